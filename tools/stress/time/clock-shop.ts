// A shop on Node with an adjustable clock, the default limits and a mail provider that can be off, and what the rows of the part count.
import { startMailApi } from '../../../tests/support/mail-servers.ts'
import { type NodeShop, startNodeShop } from '../../../tests/support/server.ts'
import { demoPassword, nadia, type Visitor, visitorOf } from '../../../tests/support/visit.ts'
import { defaultLimits } from '../pinned-shop.ts'
import type { StressResult } from '../stress-result.ts'

export const daySeconds = 86_400
/** The work of every minute runs in this interval. */
export const minuteMs = 100

export type ClockShop = NodeShop & {
  mails: Awaited<ReturnType<typeof startMailApi>>['posted']
  /** Whether the mail provider accepts mails. */
  setProvider(isUp: boolean): void
  /** A visitor with an address of their own. */
  visitor(): Visitor
  /** A session of a customer, of a day or with `remember` of thirty. */
  logIn(remember?: boolean, email?: string): Promise<Visitor>
}

export async function startClockShop(env: Record<string, string> = {}): Promise<ClockShop> {
  let isUp = true
  const api = await startMailApi(() => (isUp ? 200 : 503))
  const mail = { MAIL_API_URL: api.url, MAIL_API_TOKEN: 'token-of-the-shop', MAIL_FROM: 'Shop <shop@shop.example>' }
  const shop = await startNodeShop({ env: { ...defaultLimits, ...mail, ...env }, clock: { minuteMs } })
  let visitors = 0
  const visitor = () => {
    visitors += 1
    return visitorOf(shop, `10.${Math.floor(visitors / 250)}.${visitors % 250}.1`)
  }
  return {
    ...shop,
    mails: api.posted,
    setProvider: (up) => {
      isUp = up
    },
    visitor,
    async logIn(remember = false, email = nadia) {
      const customer = visitor()
      const body = { email, password: demoPassword, ...(remember && { remember: 'yes' }) }
      const response = await customer.post('/api/en/account/login', body)
      if (!response.ok) throw new Error(`login failed: ${response.status} ${await response.text()}`)
      await response.text()
      return customer
    },
    async stop() {
      await shop.stop()
      await api.close()
    },
  }
}

/** Counts how often a promise was checked and broken, and prints the first breaks. */
export class Promises {
  readonly #broken = new Map<string, string[]>()
  readonly #checked = new Map<string, number>()

  check(promise: string, isKept: boolean, found: unknown): void {
    this.#checked.set(promise, (this.#checked.get(promise) ?? 0) + 1)
    const broken = this.#broken.get(promise) ?? []
    this.#broken.set(promise, broken)
    if (!isKept) broken.push(typeof found === 'string' ? found : JSON.stringify(found))
  }

  /** One row for each promise, with the limit 0. */
  get results(): StressResult[] {
    return [...this.#broken].map(([promise, broken]) => {
      for (const found of broken.slice(0, 3)) console.error(`${promise}: ${found.slice(0, 300)}`)
      const what = `${promise}, of ${this.#checked.get(promise)}`
      return { part: 'time', what, value: broken.length, unit: '', limit: 0 }
    })
  }
}
