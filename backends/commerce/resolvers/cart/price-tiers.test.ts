import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartDetail, orderDetail, productPrices, removeAllCartItem } from '#contracts/generated/commerce.ts'
import { openOrdering } from '#tests/support/ordering.ts'

const cents = (amount: number | null | undefined) => Math.round((amount ?? Number.NaN) * 100)

async function openTiers() {
  const given = await openOrdering()
  const { shop, ids, nadia } = given
  await shop.db.prepare('UPDATE stock SET quantity = 100000').run()
  const setGroup = (sku: string, final: number, tiers: string | null) =>
    shop.db
      .prepare('UPDATE product_prices SET regular_cents = ?2, final_cents = ?2, tiers = ?3 WHERE product_id = ?1')
      .bind(Number(ids[sku]), final, tiers)
      .run()
  const setCompany = (sku: string, final: number, tiers: string | null) =>
    shop.db
      .prepare(
        'INSERT OR REPLACE INTO customer_prices (company_id, product_id, regular_cents, final_cents, tiers) VALUES (1, ?1, ?2, ?2, ?3)',
      )
      .bind(Number(ids[sku]), final, tiers)
      .run()
  const cart = async () => (await shop.ask(cartDetail, {}, { ...nadia, 'x-locale': 'en' })).cartDetail
  return { ...given, setGroup, setCompany, cart, clear: () => shop.ask(removeAllCartItem, {}, nadia) }
}

// F599
test('the price of a cart line follows its quantity, and order and cart have the same totals to the cent', async () => {
  const { shop, nadia, add, place, cart, setGroup } = await openTiers()
  await setGroup('200006', 1299, '[[5,1240],[20,1111]]')
  await shop.db.prepare("UPDATE products SET weight_tolerance = 10 WHERE sku = '200006'").run()
  await add('200001-1', 1)
  for (const [added, quantity, price] of [
    [4, 4, 1299],
    [1, 5, 1240],
    [14, 19, 1240],
    [1, 20, 1111],
  ] as const) {
    await add('200006', added)
    const line = (await cart())?.items?.find(({ sku }) => sku === '200006')
    expect([line?.quantity, cents(line?.price), cents(line?.total)]).toEqual([quantity, price, price * quantity])
  }
  const before = await cart()
  const sum = before?.items?.reduce((total, { total: line }) => total + cents(line), 0)
  expect(cents(before?.subTotal)).toBe(sum)
  // the tolerance of weighed goods is that of the price which applies
  expect(before?.formattedTolerance).toBe(`€${((1111 * 20) / 1000).toFixed(2)}`)
  const id = (await place(nadia, { shippingMethod: 'pickup_pickup' })).data?.placeOrder?.order?.id ?? ''
  const order = (await shop.ask(orderDetail, { id }, { ...nadia, 'x-locale': 'en' })).orderDetail
  expect(order?.items?.map(({ formattedPrice }) => formattedPrice?.price)).toContain('€11.11')
  expect(order?.formattedPrice?.subTotal).toBe(before?.formattedPrice?.subTotal)
  expect(cents(order?.grandTotal)).toBe(cents(before?.grandTotal))
  const mail = await shop.db.prepare('SELECT text FROM outbox ORDER BY id DESC LIMIT 1').first<string>('text')
  expect(mail).toContain('(200006): €222.20')
  const stored = await shop.db
    .prepare('SELECT SUM(total_cents) AS cents FROM order_items WHERE order_id = ?1')
    .bind(id)
    .first<number>('cents')
  expect(stored).toBe(sum)
})

test('for any tiers the subtotal is the sum of the lines, and each line its quantity times its price', async () => {
  const { add, cart, clear, setGroup } = await openTiers()
  const tiers = fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 1, max: 5000 })), {
    selector: ([quantity]) => quantity,
    maxLength: 4,
  })
  await fc.assert(
    fc.asyncProperty(
      tiers,
      fc.integer({ min: 1, max: 80 }),
      fc.integer({ min: 1, max: 80 }),
      async (given, first, second) => {
        await clear()
        await setGroup('200006', 5000, JSON.stringify(given.toSorted(([a], [b]) => a - b)))
        await add('200006', first)
        await add('200001-1', second)
        const found = await cart()
        for (const { quantity, price, total } of found?.items ?? []) expect(cents(total)).toBe(quantity * cents(price))
        expect(cents(found?.subTotal)).toBe(found?.items?.reduce((sum, { total }) => sum + cents(total), 0))
      },
    ),
    { numRuns: 25 },
  )
})

// F600, F601
test('the price of a company replaces the tiers of its group, and a guest gets none', async () => {
  const { shop, nadia, add, cart, setGroup, setCompany } = await openTiers()
  await setGroup('200006', 1299, '[[5,1240]]')
  const slug = 'linzen'
  const tiersOf = async (headers: Record<string, string>) =>
    (await shop.ask(productPrices, { slug }, { ...headers, 'x-locale': 'nl' })).productBySlug?.priceHtml?.tiers
  expect(await tiersOf(nadia)).toMatchObject([{ quantity: 5, price: '12.40' }])
  await add('200006', 5)
  const price = async () => cents((await cart())?.items?.[0]?.price)
  expect(await price()).toBe(1240)
  await setCompany('200006', 1250, null)
  expect([await price(), await tiersOf(nadia)]).toEqual([1250, []])
  await setCompany('200006', 1250, '[[5,1199]]')
  expect([await price(), await tiersOf(nadia)]).toEqual([1199, [expect.objectContaining({ price: '11.99' })]])
  expect(await tiersOf(await shop.login('lena'))).toMatchObject([{ price: '12.40' }])
  expect(await tiersOf({})).toBeUndefined()
})
