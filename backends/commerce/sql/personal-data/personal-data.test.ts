import { beforeEach, describe, expect, test } from 'vitest'
import { addItemToCart, customerLogin, forgotPassword, inviteUser, ordersList } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createCommerce } from '../../handler.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { defaultRetention, deleteExpired } from './delete-expired.ts'
import { erasePerson } from './erase-person.ts'
import { readPersonalData } from './read-person.ts'

const start = new Date('2026-11-28T09:00:00Z')
const tom = 'tom@brasserie-nova.example'
const nadia = 'nadia@brasserie-nova.example'
let shop: TestCommerce

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => start })
})

const count = async (sql: string, ...values: string[]) =>
  (await shop.db
    .prepare(sql)
    .bind(...values)
    .first<number>('n')) ?? 0

/** Every text of the database that contains a string, by table and column. */
async function columnsContaining(text: string): Promise<string[]> {
  const tables = await shop.db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%search%'",
    )
    .all<{ name: string }>()
  const found: string[] = []
  for (const { name } of tables.results) {
    const columns = await shop.db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all<{ name: string }>()
    for (const column of columns.results) {
      const sql = `SELECT COUNT(*) AS n FROM "${name}" WHERE instr(lower(CAST("${column.name}" AS TEXT)), lower(?1)) > 0`
      if ((await count(sql, text)) > 0) found.push(`${name}.${column.name}`)
    }
  }
  return found
}

async function useAccount() {
  const headers = await shop.login('tom')
  const product = await shop.db.prepare("SELECT id FROM products WHERE sku = '200001-1'").first<number>('id')
  await shop.ask(addItemToCart, { productId: String(product), quantity: 2 }, headers)
  await shop.ask(forgotPassword, { email: tom }, { 'x-locale': 'en' })
  return headers
}

describe('readPersonalData', () => {
  // F607
  test('returns every subject that has data about the person, without secrets', async () => {
    await useAccount()
    const data = await readPersonalData(shop.db, tom.toUpperCase())
    expect(data.account).toMatchObject([{ email: tom, company: 'Brasserie Nova' }])
    expect(data.cart).toMatchObject([{ quantity: 2 }])
    expect(data.sessions).toHaveLength(1)
    expect(data.mails).toMatchObject([{ subject: expect.any(String) }])
    const hashes = await shop.db
      .prepare('SELECT password_hash AS hash FROM customers UNION SELECT token_hash FROM access_tokens')
      .all<{ hash: string }>()
    for (const { hash } of hashes.results) expect(JSON.stringify(data)).not.toContain(hash)
    expect(JSON.stringify(data)).not.toContain(nadia)
  })

  // F607
  test('is empty for an unknown address', async () => {
    expect(await readPersonalData(shop.db, 'unknown@example.be')).toEqual({})
  })
})

describe('erasePerson', () => {
  // F609
  test('leaves the address and the name nowhere but in the documents of orders', async () => {
    const headers = await useAccount()
    const { last_name: name } =
      (await shop.db
        .prepare('SELECT last_name FROM customers WHERE email = ?1')
        .bind(tom)
        .first<{ last_name: string }>()) ?? {}
    const orders = await count(
      'SELECT COUNT(*) AS n FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.email = ?1',
      tom,
    )
    const erasure = await erasePerson(shop.db, tom, start.toISOString())
    expect(erasure).toMatchObject({ accounts: 1, requests: 0, mails: 1, keptOrders: orders, companies: [] })
    expect(await columnsContaining(tom)).toEqual([])
    expect(
      (await columnsContaining(name ?? '?')).filter((place) => !/^orders\.(?:billing|shipping)_address$/.test(place)),
    ).toEqual([])
    // the session has ended
    await expect(shop.ask(ordersList, {}, headers)).rejects.toThrow('UNAUTHENTICATED')
    expect(await readPersonalData(shop.db, tom)).toEqual({})
  })

  // F609
  test('leaves other accounts of the company, and names a company that loses its administrator', async () => {
    const before = await readPersonalData(shop.db, tom)
    const erasure = await erasePerson(shop.db, nadia, start.toISOString())
    expect(erasure.accounts).toBe(1)
    expect(await readPersonalData(shop.db, tom)).toEqual(before)
    await shop.db
      .prepare("UPDATE customers SET role = 'buyer' WHERE email <> ?1")
      .bind('lena@gasthaus-adler.example')
      .run()
    const last = await erasePerson(shop.db, 'lena@gasthaus-adler.example', start.toISOString())
    expect(last.withoutAdministrator).toEqual(['Gasthaus Adler'])
  })

  // F609
  test('deletes requests for approval without an order', async () => {
    const insert = `INSERT INTO order_approvals (id, company_id, customer_id, status, fingerprint, cart_version, exceeded,
        shipping_method, delivery_date, billing_address, shipping_address, created_at, expires_at)
      SELECT ?2, company_id, id, ?2, '', 1, 'order', 'delivery_delivery', '2026-11-30', '{}', '{}', '2026-11-28', '2026-11-29'
      FROM customers WHERE email = ?1`
    for (const status of ['waiting', 'approved', 'returned']) await shop.db.prepare(insert).bind(tom, status).run()
    expect((await readPersonalData(shop.db, tom)).approvals).toHaveLength(3)
    await erasePerson(shop.db, tom, start.toISOString())
    const { results } = await shop.db
      .prepare("SELECT id FROM order_approvals WHERE created_at = '2026-11-28'")
      .all<{ id: string }>()
    expect(results).toEqual([{ id: 'approved' }])
    await deleteExpired(shop.db, defaultRetention, new Date('2038-01-01'))
    expect(await count('SELECT COUNT(*) AS n FROM order_approvals')).toBe(0)
  })

  // F609
  test('deletes personal lists and keeps those of the company', async () => {
    const insert = `INSERT INTO product_lists (customer_id, company_id, name, created_at)
      SELECT id, CASE WHEN ?2 = 'Company' THEN company_id END, ?2, '2026-11-28' FROM customers WHERE email = ?1`
    for (const name of ['Personal', 'Company']) await shop.db.prepare(insert).bind(tom, name).run()
    await erasePerson(shop.db, tom, start.toISOString())
    const { results } = await shop.db
      .prepare("SELECT name FROM product_lists WHERE created_at = '2026-11-28'")
      .all<{ name: string }>()
    expect(results).toEqual([{ name: 'Company' }])
  })

  // F609
  test('deletes a request for access as a whole', async () => {
    const erasure = await erasePerson(shop.db, 'wacht@pending.example', start.toISOString())
    expect(erasure).toMatchObject({ accounts: 0, requests: 1, withoutAdministrator: [] })
    expect(await columnsContaining('pending.example')).toEqual([])
  })

  // F609
  test('deletes an invitation to the address', async () => {
    const email = 'new.cook@example.be'
    await shop.ask(inviteUser, { email, role: 'buyer' }, await shop.login('nadia'))
    expect((await readPersonalData(shop.db, email)).invitations).toHaveLength(1)
    expect((await erasePerson(shop.db, email, start.toISOString())).accounts).toBe(0)
    expect(await columnsContaining(email)).toEqual([])
  })

  // F609
  test('frees the address: it can be invited again', async () => {
    await erasePerson(shop.db, tom, start.toISOString())
    await shop.ask(inviteUser, { email: tom, role: 'buyer' }, await shop.login('nadia'))
    await expect(shop.ask(customerLogin, { email: tom, password: 'proviant-demo' })).rejects.toThrow()
  })
})

describe('deleteExpired', () => {
  const later = (days: number) => new Date(start.getTime() + days * 86_400_000)
  const all = async () => ({
    orders: await count('SELECT COUNT(*) AS n FROM orders'),
    lines: await count('SELECT COUNT(*) AS n FROM order_items'),
    invoices: await count('SELECT COUNT(*) AS n FROM invoices'),
    requests: await count("SELECT COUNT(*) AS n FROM companies WHERE status = 'pending'"),
    mails: await count('SELECT COUNT(*) AS n FROM outbox'),
  })

  // F608
  test('deletes nothing before the end of a period', async () => {
    await useAccount()
    const before = await all()
    expect(before.orders).toBeGreaterThan(0)
    expect(before.mails).toBeGreaterThan(0)
    await deleteExpired(shop.db, defaultRetention, later(29))
    expect(await all()).toEqual(before)
  })

  // F608
  test('deletes mails, requests for access and orders after their periods, but no order with an open invoice', async () => {
    await useAccount()
    const open = await count("SELECT COUNT(*) AS n FROM invoices WHERE state NOT IN ('paid', 'refunded')")
    expect(open).toBeGreaterThan(0)
    await deleteExpired(shop.db, defaultRetention, later(31))
    expect(await all()).toMatchObject({ mails: 0, requests: 1 })
    await deleteExpired(shop.db, defaultRetention, later(400))
    expect(await all()).toMatchObject({ requests: 0, orders: expect.any(Number) })
    await deleteExpired(shop.db, defaultRetention, later(3_700))
    const { orders, invoices } = await all()
    expect([orders, invoices]).toEqual([open, open])
    expect(await columnsContaining('pending.example')).toEqual([])
  })

  // F608
  test('keeps everything with periods of 0 days', async () => {
    await useAccount()
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
    expect(await count('SELECT COUNT(*) AS n FROM standing_order_dates WHERE order_id IS NULL')).toBe(1)
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
    expect(await count('SELECT COUNT(*) AS n FROM orders')).toBe(2)
    await deleteExpired(shop.db, defaultRetention, later(7_000))
    expect(await count('SELECT COUNT(*) AS n FROM orders')).toBe(0)
  })

  // F608
  test('runs by the route that the edge calls', async () => {
    await useAccount()
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
