import { beforeEach, describe, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createCommerce } from '../../handler.ts'
import { columnsContaining, countRows, start, useAccount } from '../../testing/personal-data.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { insertLog } from '../desk/desk-log.ts'
import { defaultRetention, deleteExpired } from './delete-expired.ts'

let shop: TestCommerce

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => start })
})

describe('deleteExpired', () => {
  const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
  const all = async () => ({
    orders: await countRows(shop, 'SELECT COUNT(*) AS n FROM orders'),
    lines: await countRows(shop, 'SELECT COUNT(*) AS n FROM order_items'),
    invoices: await countRows(shop, 'SELECT COUNT(*) AS n FROM invoices'),
    requests: await countRows(shop, "SELECT COUNT(*) AS n FROM companies WHERE status = 'pending'"),
    mails: await countRows(shop, 'SELECT COUNT(*) AS n FROM outbox'),
  })

  // F608
  test('deletes nothing before the end of a period', async () => {
    await useAccount(shop)
    const before = await all()
    expect(before.orders).toBeGreaterThan(0)
    expect(before.mails).toBeGreaterThan(0)
    await deleteExpired(shop.db, defaultRetention, later(29))
    expect(await all()).toEqual(before)
  })

  // F608
  test('deletes mails, requests for access and orders after their periods, but no order with an open invoice', async () => {
    await useAccount(shop)
    const open = await countRows(shop, "SELECT COUNT(*) AS n FROM invoices WHERE state NOT IN ('paid', 'refunded')")
    expect(open).toBeGreaterThan(0)
    await deleteExpired(shop.db, defaultRetention, later(31))
    expect(await all()).toMatchObject({ mails: 0, requests: 1 })
    await deleteExpired(shop.db, defaultRetention, later(400))
    expect(await all()).toMatchObject({ requests: 0, orders: expect.any(Number) })
    await deleteExpired(shop.db, defaultRetention, later(3_700))
    const { orders, invoices } = await all()
    expect([orders, invoices]).toEqual([open, open])
    expect(await columnsContaining(shop, 'pending.example')).toEqual([])
  })

  // F608
  test('deletes entries of the log of the desk with the orders', async () => {
    const entry = { at: start.toISOString(), staff: 'an@shop.example', action: 'login' } as const
    await shop.db.batch([insertLog(shop.db, entry), insertLog(shop.db, { ...entry, at: later(100).toISOString() })])
    const count = () => countRows(shop, 'SELECT COUNT(*) AS n FROM desk_log')
    await deleteExpired(shop.db, { ...defaultRetention, orders: 0 }, later(10_000))
    await deleteExpired(shop.db, defaultRetention, later(3_653))
    expect(await count()).toBe(2)
    await deleteExpired(shop.db, defaultRetention, later(3_654))
    expect(await count()).toBe(1)
  })

  // F608
  test('keeps everything with periods of 0 days', async () => {
    await useAccount(shop)
    const before = await all()
    await deleteExpired(shop.db, { orders: 0, mails: 0, requests: 0 }, later(10_000))
    expect(await all()).toEqual(before)
  })

  // F608
  test('deletes the order of a date of a standing order, and keeps the date', async () => {
    await shop.db.prepare('DELETE FROM invoices').run()
    await shop.db.batch([
      shop.db.prepare(`INSERT INTO standing_orders (id, company_id, customer_id, state, weekdays, every_weeks, start_date, is_automatic,
          shipping_method, shipping_address_id, billing_address_id, done_until, next_check_at, created_at, updated_at)
        SELECT 's1', company_id, customer_id, 'active', '2', 1, '2026-01-01', 1, 'delivery_delivery', 1, 1, '', '', '', ''
        FROM orders LIMIT 1`),
      shop.db.prepare(`INSERT INTO standing_order_dates (standing_order_id, date, outcome, order_id, decided_at)
        SELECT 's1', '2026-01-06', 'ordered', id, '' FROM orders LIMIT 1`),
    ])
    await deleteExpired(shop.db, defaultRetention, later(3_700))
    expect((await all()).orders).toBe(0)
    expect(await countRows(shop, 'SELECT COUNT(*) AS n FROM standing_order_dates WHERE order_id IS NULL')).toBe(1)
  })

  // F608
  test('keeps a quote while the order that accepts it stays', async () => {
    const [quote, order] = (
      await shop.db.prepare('SELECT id FROM orders ORDER BY created_at LIMIT 2').all<{ id: string }>()
    ).results
    await shop.db.prepare('DELETE FROM invoices').run()
    await shop.db
      .prepare('UPDATE orders SET quote_id = ?1, created_at = ?3 WHERE id = ?2')
      .bind(quote?.id ?? '', order?.id ?? '', later(3_000).toISOString())
      .run()
    await deleteExpired(shop.db, defaultRetention, later(3_700))
    expect(await countRows(shop, 'SELECT COUNT(*) AS n FROM orders')).toBe(2)
    await deleteExpired(shop.db, defaultRetention, later(7_000))
    expect(await countRows(shop, 'SELECT COUNT(*) AS n FROM orders')).toBe(0)
  })

  // F608
  test('runs by the route that the edge calls', async () => {
    await useAccount(shop)
    const commerce = createCommerce({
      db: shop.db,
      debug: false,
      shopOrigin: 'https://shop.example',
      now: () => later(31),
    })
    const call = (method: string) => commerce(new Request('http://commerce.embedded/expired/delete', { method }))
    expect((await call('POST')).status).toBe(204)
    expect((await all()).mails).toBe(0)
  })
})
