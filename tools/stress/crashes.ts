// Kills the shop repeatedly while customers order, then checks that each confirmed order exists once and the stock is right.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareNode } from '../../scripts/prepare.ts'
import { type NodeShop, startNodeShop } from '../../tests/support/server.ts'
import { createLoggedInVisitor, findOrderableProducts, type Visitor, visitorOf } from '../../tests/support/visit.ts'
import { createTestCustomers, toOrderForm, withDatabase } from './buyers.ts'
import type { StressResult } from './stress-result.ts'

type Checkout = Parameters<typeof toOrderForm>[0]

const clients = 8

/** Stock quantity that no run can sell out. */
const plenty = 1_000_000

export async function runCrashes({ kills }: { kills: number }): Promise<StressResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-kills-'))
  await prepareNode(dataDir, {})
  withDatabase(dataDir, (db) => db.exec(`UPDATE stock SET quantity = ${plenty}`))
  const start = () => startNodeShop({ dataDir, env: { LOG_LEVEL: 'error' } })
  let shop: NodeShop = await start()
  const products = await findOrderableProducts(shop, clients)
  const jars: Visitor['cookies'][] = []
  for (const email of createTestCustomers(dataDir, clients))
    jars.push((await createLoggedInVisitor(shop, email)).cookies)

  const confirmed = new Set<string>()
  let retried = 0
  let over = false
  /** Repeats a request until a response arrives, across restarts of the shop. */
  async function insist(cookies: Visitor['cookies'], path: string, body?: object): Promise<Response | null> {
    for (let tries = 0; !over || tries < 20; tries++) {
      if (tries > 0) await sleep(100)
      const visitor = visitorOf(shop)
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      const response = await (body ? visitor.post(path, body) : visitor.ask(path)).catch(() => null)
      const text = await response?.text().catch(() => null)
      if (response && text !== null && text !== undefined && response.status < 500) return new Response(text, response)
      retried++
    }
    return null
  }
  async function order(cookies: Visitor['cookies'], productId: string) {
    while (!over) {
      await insist(cookies, '/api/en/cart/items', { productId, quantity: '1' })
      const checkout = (await (await insist(cookies, '/api/en/checkout'))?.json()) as Checkout | undefined
      if (!checkout?.key) continue
      const response = await insist(cookies, '/api/en/checkout/order', toOrderForm(checkout))
      if (response?.ok) confirmed.add(checkout.key)
    }
  }
  const ordering = Promise.all(jars.map((cookies, index) => order(cookies, products[index] ?? '')))
  try {
    for (let kill = 0; kill < kills; kill++) {
      // wait until orders are in flight again
      const before = confirmed.size
      for (let waits = 0; confirmed.size === before && waits < 500; waits++) await sleep(20)
      await sleep(400 * Math.random())
      await shop.kill()
      shop = await start()
    }
    over = true
    await ordering
    await shop.stop()
    return withDatabase(dataDir, (db) => {
      const keys = db.prepare(
        'SELECT idempotency_key AS key, count(*) AS orders FROM orders WHERE idempotency_key IS NOT NULL GROUP BY 1',
      )
      const made = new Map(keys.all().map((row) => [String(row.key), Number(row.orders)]))
      const doubled = [...made.values()].filter((orders) => orders > 1).length
      const lost = [...confirmed].filter((key) => !made.has(key)).length
      const partial = db
        .prepare(
          `SELECT count(*) AS n FROM orders o WHERE idempotency_key IS NOT NULL
           AND quantity <> (SELECT coalesce(sum(quantity), 0) FROM order_items l WHERE l.order_id = o.id)`,
        )
        .get()
      const astray = db
        .prepare(
          `SELECT count(*) AS n FROM stock s WHERE quantity <> ${plenty} - (SELECT coalesce(sum(l.quantity * p.stock_units), 0)
           FROM order_items l JOIN products p ON p.id = l.product_id JOIN orders o ON o.id = l.order_id
           WHERE p.stock_id = s.id AND p.is_stock_article = 1 AND o.idempotency_key IS NOT NULL)`,
        )
        .get()
      const unmailed = db
        .prepare(
          `SELECT count(*) AS n FROM orders o WHERE idempotency_key IS NOT NULL
           AND (SELECT count(*) FROM outbox WHERE instr(text, '?order=' || o.id) > 0) <> 1`,
        )
        .get()
      const of = `of ${confirmed.size} confirmed orders of ${clients} customers, ${kills} kills, ${retried} tries without an answer`
      return [
        { part: 'kills', what: `lost ${of}`, value: lost, unit: '', limit: 0 },
        { part: 'kills', what: 'doubled', value: doubled, unit: '', limit: 0 },
        { part: 'kills', what: 'stocks that do not add up', value: Number(astray?.n), unit: '', limit: 0 },
        { part: 'kills', what: 'not mailed once', value: Number(unmailed?.n), unit: '', limit: 0 },
        { part: 'kills', what: 'without their lines', value: Number(partial?.n), unit: '', limit: 0 },
      ]
    })
  } finally {
    over = true
    await shop.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
