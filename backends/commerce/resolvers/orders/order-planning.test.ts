import { expect, test } from 'vitest'
import { deliveryOptions, orderProposal, productChanges } from '#contracts/generated/commerce.ts'
import { openOrdering } from '#tests/support/ordering.ts'

type Lines = [sku: string, quantity: number][]

/** A Monday; the next delivery day is Tuesday 3 March. */
const now = new Date('2026-03-02T09:00:00Z')
const dayMs = 86_400_000

/** A customer without orders, and a function that places one for a day before 3 March. */
async function openHistory() {
  const ordering = await openOrdering({ now: () => now })
  const { shop, nadia, add, place } = ordering
  await shop.db.prepare("UPDATE orders SET status = 'canceled'").run()
  const orderBefore = async (daysAgo: number, lines: Lines) => {
    for (const [sku, quantity] of lines) await add(sku, quantity)
    const { data, errors } = await place(nadia)
    expect(errors).toEqual([])
    const day = new Date(Date.parse('2026-03-03') - daysAgo * dayMs).toISOString()
    await shop.db
      .prepare('UPDATE orders SET delivery_date = ?2, created_at = ?3 WHERE id = ?1')
      .bind(data?.placeOrder?.order?.id ?? '', day.slice(0, 10), day)
      .run()
  }
  const propose = async () => (await shop.ask(orderProposal, {}, nadia)).orderProposal
  const lines = async () => (await propose())?.lines.map(({ product, quantity }) => [product.sku, quantity])
  const changes = async () => (await shop.ask(productChanges, {}, { ...nadia, 'x-locale': 'en' })).productChanges
  return { ...ordering, orderBefore, propose, lines, changes }
}

// F566
test('a proposal has the next delivery day, what is usual on that weekday, and what is due, but nothing in the cart', async () => {
  const { shop, nadia, add, orderBefore, propose, lines } = await openHistory()
  expect(await propose()).toMatchObject({ deliveryDate: '2026-03-03', timeZone: 'Europe/Brussels', lines: [] })
  for (const week of [4, 3, 2, 1]) await orderBefore(week * 7, [['200006', week === 1 ? 9 : 2]])
  for (const daysAgo of [31, 21, 11]) await orderBefore(daysAgo, [['200007', 1]])
  const { deliveryOptions: options } = await shop.ask(deliveryOptions, {}, nadia)
  const proposal = await propose()
  expect([proposal?.deliveryDate, proposal?.cutOff]).toEqual([options?.days[0]?.date, options?.days[0]?.cutOff])
  expect(proposal?.lines).toMatchObject([
    { product: { sku: '200006' }, quantity: 2, times: 4, deliveries: 4, sameWeekday: true, everyDays: null },
    { product: { sku: '200007' }, quantity: 1, times: null, everyDays: 10, lastDaysAgo: 11 },
  ])
  await add('200006', 1)
  expect(await lines()).toEqual([['200007', 1]])
  expect((await shop.send(orderProposal, {}, await shop.login('lena'))).data?.orderProposal?.lines).toEqual([])
})

// F565, F566
test('a proposed line that is short shows what is available with substitutes; canceled orders and products that are gone or on order do not count', async () => {
  const { shop, ids, orderBefore, propose, lines } = await openHistory()
  for (const week of [3, 2, 1]) await orderBefore(week * 7, [['200006', 3]])
  await shop.db
    .prepare('UPDATE stock SET quantity = 2 WHERE id = (SELECT stock_id FROM products WHERE sku = ?1)')
    .bind('200006')
    .run()
  expect((await propose())?.lines).toMatchObject([{ available: 2, substitutes: expect.any(Array) }])
  await shop.db.prepare('UPDATE products SET is_stock_article = 0 WHERE id = ?1').bind(Number(ids['200006'])).run()
  expect(await lines()).toEqual([])
  await shop.db.prepare('UPDATE products SET is_stock_article = 1').run()
  expect(await lines()).toHaveLength(1)
  await shop.db.prepare('DELETE FROM products WHERE id = ?1').bind(Number(ids['200006'])).run()
  expect(await lines()).toEqual([])
})

// F582
test('a change of allergens, content, origin or price since the last order is reported with both values, the allergens first', async () => {
  const { shop, orderBefore, changes } = await openHistory()
  await orderBefore(7, [
    ['200006', 1],
    ['200007', 1],
  ])
  expect(await changes()).toEqual([])
  const change = (sql: string, sku: string) => shop.db.prepare(`${sql} WHERE sku = ?1`).bind(sku).run()
  await change('UPDATE products SET content_count = content_count + 1', '200006')
  await shop.db
    .prepare(
      "UPDATE product_prices SET final_cents = final_cents - final_cents / 10 WHERE product_id = (SELECT id FROM products WHERE sku = '200007')",
    )
    .run()
  await change("UPDATE products SET allergens = 'm' || substr(allergens, 2)", '200007')
  await shop.db
    .prepare(
      "UPDATE descriptions SET origin = 'Spain' WHERE locale = 'en' AND id = (SELECT description_id FROM products WHERE sku = '200006')",
    )
    .run()
  const found = await changes()
  expect(found).toMatchObject([
    {
      sku: '200007',
      allergens: [{ code: 'gluten', label: 'Gluten', after: 'may_contain' }],
      packing: null,
      origin: null,
      price: { before: expect.stringMatching(/^€\d/), after: expect.stringMatching(/^€\d/) },
    },
    { sku: '200006', allergens: [], packing: { before: expect.any(String) }, origin: { after: 'Spain' }, price: null },
  ])
  expect(found?.[1]?.packing?.after).not.toBe(found?.[1]?.packing?.before)
  expect(found?.[1]?.origin?.before).not.toBe('Spain')
  // a new order is compared from then on
  await orderBefore(1, [
    ['200006', 1],
    ['200007', 1],
  ])
  expect(await changes()).toEqual([])
  await change('DELETE FROM products', '200006')
  expect(await changes()).toMatchObject([{ sku: '200006', product: null, allergens: [] }])
})

// F582
test('an order from before the states were stored reports only a changed price', async () => {
  const { shop, orderBefore, changes } = await openHistory()
  await orderBefore(7, [['200006', 1]])
  await shop.db.prepare('UPDATE order_items SET ordered_state = NULL').run()
  await shop.db.prepare("UPDATE products SET allergens = 'cccccccccccccc'").run()
  expect(await changes()).toEqual([])
  await shop.db
    .prepare('UPDATE product_prices SET regular_cents = regular_cents * 2, final_cents = final_cents * 2')
    .run()
  expect(await changes()).toMatchObject([{ allergens: [], packing: null, origin: null, price: {} }])
})
