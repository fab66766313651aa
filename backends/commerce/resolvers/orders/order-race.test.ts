import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addresses, placeOrder } from '#contracts/generated/commerce.ts'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'

// F419
test('one key places one order under concurrent repeats; other details under the same key are a conflict', async () => {
  const { shop, nadia, add, place, stockOf, orderCount } = await openOrdering()
  await add('200006', 2)
  const key = { ...nadia, 'idempotency-key': 'checkout-1' }
  const before = await orderCount()
  const answers = await Promise.all(Array.from({ length: 12 }, () => place(key)))
  expect(new Set(answers.map(({ data, errors }) => data?.placeOrder?.order?.id ?? errors[0]?.message)).size).toBe(1)
  expect([await orderCount(), await stockOf('200006')]).toEqual([before + 1, 198])
  expect((await place(key)).data).toEqual(answers[0]?.data)
  expect((await place(key, { message: 'other' })).errors[0]?.extensions.code).toBe('CONFLICT')

  const lena = { ...(await shop.login('lena')), 'idempotency-key': 'checkout-1' }
  await add('200006', 1, lena)
  const hers = await place(lena, { billingAddressId: '5', shippingAddressId: '6' })
  expect(hers.data?.placeOrder?.success).toBe(true)
})

test('concurrent calls without a key sell one cart once', async () => {
  const { nadia, add, place, stockOf, orderCount } = await openOrdering()
  await add('200006', 2)
  const before = await orderCount()
  const answers = await Promise.all([place(nadia), place(nadia), place(nadia)])
  expect(answers.filter(({ data }) => data?.placeOrder?.success)).toHaveLength(1)
  expect([await orderCount(), await stockOf('200006')]).toEqual([before + 1, 198])
})

// F570
test(
  'concurrent orders never oversell or lose stock',
  async () => {
    const { shop, add, stockOf } = await openOrdering()
    const buyers = await Promise.all(
      (['nadia', 'tom', 'lena'] as const).map(async (name) => {
        const headers = await shop.login(name)
        const { addresses: book } = await shop.ask(addresses, {}, headers)
        const id = book?.addresses?.[0]?.id ?? ''
        return { headers, variables: { billingAddressId: id, shippingAddressId: id, shippingMethod: 'pickup_pickup' } }
      }),
    )
    const wishes = fc.array(
      fc.record({
        buyer: fc.integer({ min: 0, max: 2 }),
        sku: fc.constantFrom('200001-1', '200001-2', '200005'),
        quantity: fc.integer({ min: 1, max: 14 }),
        key: fc.option(fc.constantFrom('a', 'b')),
      }),
      { minLength: 3, maxLength: 12 },
    )
    let run = 0
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        run += 1
        await shop.db.batch([
          shop.db.prepare('DELETE FROM cart_items'),
          shop.db.prepare('DELETE FROM invoices'),
          shop.db.prepare('DELETE FROM orders'),
          shop.db.prepare(
            "UPDATE stock SET quantity = 30 WHERE id = (SELECT stock_id FROM products WHERE sku = '200001')",
          ),
          shop.db.prepare(
            "UPDATE stock SET quantity = 4 WHERE id = (SELECT stock_id FROM products WHERE sku = '200005')",
          ),
        ])
        await Promise.all(
          all.map(async ({ buyer, sku, quantity, key }) => {
            const { headers, variables } = buyers[buyer] ?? { headers: {}, variables: nadiasAddress }
            await add(sku, quantity, headers)
            await shop.send(
              placeOrder,
              { input: variables },
              key === null ? headers : { ...headers, 'idempotency-key': `${run}-${key}` },
            )
          }),
        )
        const sold = (skus: string) =>
          shop.db
            .prepare(
              `SELECT COALESCE(SUM(i.quantity * p.stock_units), 0) AS units FROM order_items i JOIN products p ON p.id = i.product_id WHERE p.number = ?1`,
            )
            .bind(skus)
            .first<number>('units')
        expect([(await stockOf('200001')) ?? -1, (await stockOf('200005')) ?? -1]).toEqual([
          30 - Number(await sold('200001')),
          4 - Number(await sold('200005')),
        ])
        const wrong = await shop.db
          .prepare(`SELECT COUNT(*) AS count FROM orders o WHERE line_count <> (SELECT COUNT(*) FROM order_items WHERE order_id = o.id)
        OR subtotal_cents <> (SELECT SUM(total_cents) FROM order_items WHERE order_id = o.id)`)
          .first<number>('count')
        expect(wrong).toBe(0)
        const unmailed = await shop.db
          .prepare(`SELECT COUNT(*) AS count FROM orders o WHERE idempotency_key LIKE ?1
        AND (SELECT COUNT(*) FROM outbox WHERE instr(text, '?order=' || o.id) > 0) <> 1`)
          .bind(`${run}-%`)
          .first<number>('count')
        expect(unmailed).toBe(0)
      }),
      historyRuns('concurrent orders and stock', { numRuns: 40 }),
    )
  },
  historyTimeoutMs,
)

// F570
test('of forty customers who order the last ten pieces ten succeed, and thirty get an error that names the product', async () => {
  const { shop, add, stockOf } = await openOrdering()
  await shop.db
    .prepare("UPDATE stock SET quantity = 1000 WHERE id = (SELECT stock_id FROM products WHERE sku = '200006')")
    .run()
  const { results } = await shop.db
    .prepare("SELECT name FROM pragma_table_info('customers') WHERE name NOT IN ('id', 'email')")
    .all<{ name: string }>()
  const columns = results.map(({ name }) => name).join()
  const buyers = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const email = `buyer-${index}@brasserie-nova.example` as const
      await shop.db
        .prepare(`INSERT INTO customers (email, ${columns}) SELECT ?1, ${columns} FROM customers WHERE id = 1`)
        .bind(email)
        .run()
      const headers = { ...(await shop.login(email)), 'x-locale': 'en' }
      await add('200006', 1, headers)
      return headers
    }),
  )
  await shop.db
    .prepare("UPDATE stock SET quantity = 10 WHERE id = (SELECT stock_id FROM products WHERE sku = '200006')")
    .run()
  const company = { ...nadiasAddress, shippingAddressId: '1' }
  const answers = await Promise.all(buyers.map((headers) => shop.send(placeOrder, { input: company }, headers)))
  const refused = answers.flatMap(({ errors }) => errors)
  expect([answers.filter(({ errors }) => errors.length === 0).length, refused.length]).toEqual([10, 30])
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['There is not enough stock of: Lentils.']))
  expect(await stockOf('200006')).toBe(0)
})
