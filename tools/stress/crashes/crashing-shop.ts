// A shop that is killed and started again, and clients that repeat a request until a response arrives.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cutOffOf, isDeliveryDay } from '../../../backends/commerce/rules/delivery/delivery-days.ts'
import { addDays, todayOf } from '../../../backends/commerce/rules/standing-orders/schedule.ts'
import { prepareNode } from '../../../scripts/prepare.ts'
import { type NodeShop, startNodeShop } from '../../../tests/support/server.ts'
import { type Visitor, visitorOf } from '../../../tests/support/visit.ts'

/** Standing orders of a delivery day are ordered from an hour before its cut-off on; the shop's clock starts in that hour. */
const beforeCutOffMs = 50 * 60_000
/** The interval of the work of every minute. */
const shortMinuteMs = 200
const pauseMs = 100
/** Tries of a request that began before the end of the run. */
const lastTries = 40

export type CrashingShop = {
  dataDir: string
  /** The delivery day that standing orders are due for. */
  deliveryDay: string
  /** The instance that runs now, or ran last. */
  shop(): NodeShop
  isOver(): boolean
  /** Requests that got no response, or one of 5xx. */
  unanswered(): number
  /** Repeats a request until a response below 500 arrives, across restarts; null if the run is over before. */
  insist(cookies: Visitor['cookies'], path: string, body?: object): Promise<Response | null>
  /** Sends a request once; null without a complete response below 500. */
  tryOnce(cookies: Visitor['cookies'], path: string, body?: object): Promise<Response | null>
  restart(): Promise<void>
  /** Lets the clients finish. */
  end(): void
  remove(): Promise<void>
}

export async function startCrashingShop(env: Record<string, string>): Promise<CrashingShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-kills-'))
  await prepareNode(dataDir, {})
  const { deliveryDay, aheadMs } = findEvening()
  const clock = { aheadMs, minuteMs: shortMinuteMs }
  const start = () => startNodeShop({ dataDir, clock, env: { LOG_LEVEL: 'error', ...env } })
  let shop = await start()
  let over = false
  let unanswered = 0

  async function tryOnce(cookies: Visitor['cookies'], path: string, body?: object): Promise<Response | null> {
    const visitor = visitorOf(shop)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    const response = await (body ? visitor.post(path, body) : visitor.ask(path)).catch(() => null)
    const text = await response?.text().catch(() => null)
    if (response && text !== null && text !== undefined && response.status < 500) return new Response(text, response)
    unanswered += 1
    return null
  }
  async function insist(cookies: Visitor['cookies'], path: string, body?: object): Promise<Response | null> {
    for (let tries = 0; !over || tries < lastTries; tries++) {
      if (tries > 0) await sleep(pauseMs)
      const response = await tryOnce(cookies, path, body)
      if (response) return response
    }
    return null
  }
  return {
    ...{ dataDir, deliveryDay, tryOnce, insist },
    shop: () => shop,
    isOver: () => over,
    unanswered: () => unanswered,
    async restart() {
      await shop.kill()
      shop = await start()
    },
    end() {
      over = true
    },
    async remove() {
      over = true
      await shop.kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The next evening on which standing orders are due, and how far ahead it is. */
function findEvening(): { deliveryDay: string; aheadMs: number } {
  for (let day = 1; ; day++) {
    const deliveryDay = addDays(todayOf(new Date()), day)
    const aheadMs = Date.parse(cutOffOf(deliveryDay, 0)) - beforeCutOffMs - Date.now()
    if (isDeliveryDay(deliveryDay) && aheadMs > 0) return { deliveryDay, aheadMs }
  }
}
