import { beforeEach, describe, expect, test } from 'vitest'
import { customerLogin, inviteUser, ordersList } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { columnsContaining, countRows, nadia, start, tom, useAccount } from '../../testing/personal-data.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'
import { defaultRetention, deleteExpired } from './delete-expired.ts'
import { erasePerson } from './erase-person.ts'
import { readPersonalData } from './read-person.ts'

let shop: TestCommerce

beforeEach(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'), { now: () => start })
})

describe('erasePerson', () => {
  // F609
  test('leaves the address and the name nowhere but in the documents of orders', async () => {
    const headers = await useAccount(shop)
    const { last_name: name } =
      (await shop.db
        .prepare('SELECT last_name FROM customers WHERE email = ?1')
        .bind(tom)
        .first<{ last_name: string }>()) ?? {}
    const orders = await countRows(
      shop,
      'SELECT COUNT(*) AS n FROM orders o JOIN customers c ON c.id = o.customer_id WHERE c.email = ?1',
      tom,
    )
    const erasure = await erasePerson(shop.db, tom, start.toISOString())
    expect(erasure).toMatchObject({ accounts: 1, requests: 0, mails: 1, keptOrders: orders, companies: [] })
    expect(await columnsContaining(shop, tom)).toEqual([])
    expect(
      (await columnsContaining(shop, name ?? '?')).filter(
        (place) => !/^orders\.(?:billing|shipping)_address$/.test(place),
      ),
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
    expect(await countRows(shop, 'SELECT COUNT(*) AS n FROM order_approvals')).toBe(0)
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
    expect(await columnsContaining(shop, 'pending.example')).toEqual([])
  })

  // F609
  test('deletes an invitation to the address', async () => {
    const email = 'new.cook@example.be'
    await shop.ask(inviteUser, { email, role: 'buyer' }, await shop.login('nadia'))
    expect((await readPersonalData(shop.db, email)).invitations).toHaveLength(1)
    expect((await erasePerson(shop.db, email, start.toISOString())).accounts).toBe(0)
    expect(await columnsContaining(shop, email)).toEqual([])
  })

  // F609
  test('frees the address: it can be invited again', async () => {
    await erasePerson(shop.db, tom, start.toISOString())
    await shop.ask(inviteUser, { email: tom, role: 'buyer' }, await shop.login('nadia'))
    await expect(shop.ask(customerLogin, { email: tom, password: 'proviant-demo' })).rejects.toThrow()
  })
})
