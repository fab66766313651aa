import { beforeEach, expect, test } from 'vitest'
import { cancelOrder, cartDetail, offerRequest, orderDetail, ordersList } from '#contracts/generated/commerce.ts'
import { type Headers, nadiasAddress, openOrdering } from '#tests/support/ordering.ts'

// a Wednesday, 11:00 at the depot: the cut-off is 22:00 there
const placedAt = Date.parse('2027-02-03T10:00:00Z')
const cutOff = '2027-02-03T21:00:00.000Z'

let now = placedAt
let ordering: Awaited<ReturnType<typeof openOrdering>>
let nadia: Headers
beforeEach(async () => {
  now = placedAt
  ordering = await openOrdering({ now: () => new Date(now) })
  nadia = { ...ordering.nadia, 'x-locale': 'en' }
})

const cancel = (id: string, toCart = false, headers = nadia) => ordering.shop.send(cancelOrder, { id, toCart }, headers)
const codeOf = ({ errors }: Awaited<ReturnType<typeof cancel>>) => errors[0]?.extensions.code
const detailOf = async (id: string) => (await ordering.shop.ask(orderDetail, { id }, nadia)).orderDetail
const cartOf = async () =>
  (await ordering.shop.ask(cartDetail, {}, nadia)).cartDetail?.items?.map(({ sku, quantity }) => [sku, quantity]) ?? []
const mails = async () =>
  (
    await ordering.shop.db
      .prepare(`SELECT subject, text, html FROM outbox WHERE recipient LIKE 'nadia@%' ORDER BY id`)
      .all<Record<string, string>>()
  ).results

async function order(...lines: [sku: string, quantity: number][]): Promise<string> {
  for (const [sku, quantity] of lines) await ordering.add(sku, quantity)
  const { data, errors } = await ordering.place(nadia)
  expect(errors).toEqual([])
  return data?.placeOrder?.order?.id ?? ''
}

// F579
test('a cancellation returns exactly the stock that the order took, once, and is mailed once', async () => {
  const { shop, stockOf } = ordering
  const stocks = async () => [await stockOf('200001-1'), await stockOf('200006')]
  const before = await stocks()
  const id = await order(['200001-1', 2], ['200001-2', 1], ['200006', 3])
  expect(await stocks()).not.toEqual(before)
  expect(await detailOf(id)).toMatchObject({ status: 'pending', cancelableUntil: cutOff })
  // a product that has become one on order since then
  await shop.db.prepare("UPDATE products SET is_stock_article = 0 WHERE sku = '200006'").run()
  expect((await cancel(id)).data?.cancelOrder).toMatchObject({ status: true, message: null })
  expect(await stocks()).toEqual(before)
  expect(await detailOf(id)).toMatchObject({ status: 'canceled', cancelableUntil: null })
  const repeated = await Promise.all([cancel(id), cancel(id, true)])
  for (const { data } of repeated)
    expect(data?.cancelOrder).toMatchObject({
      status: true,
      message: expect.stringMatching(/^Order PV-\d+ had already/),
    })
  expect([await stocks(), await cartOf()]).toEqual([before, []])
  const [, mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Your order PV-\d+ at Proviant is cancelled$/)
  const { ordersList: list } = await shop.ask(ordersList, { first: 1, page: 1 }, nadia)
  expect(list?.data[0]).toMatchObject({ id, status: 'canceled' })
})

// F579
test('an order can be canceled until the last millisecond before its cut-off, and nothing changes after it', async () => {
  const { stockOf } = ordering
  const [late, early] = [await order(['200006', 3]), await order(['200006', 2])]
  now = Date.parse(cutOff) - 1
  expect((await cancel(early)).errors).toEqual([])
  const before = [await stockOf('200006'), await cartOf(), (await mails()).length]
  now += 1
  for (const toCart of [false, true]) {
    const { errors } = await cancel(late, toCart)
    expect(errors[0]?.extensions.code).toBe('CONFLICT')
    expect(errors[0]?.message).toMatch(/^Order PV-\d+ can no longer be changed or cancelled here. Please call us.$/)
  }
  expect([await stockOf('200006'), await cartOf(), (await mails()).length]).toEqual(before)
  expect((await detailOf(late))?.status).toBe('pending')
  // an order that was canceled in time stays so
  expect((await cancel(early)).data?.cancelOrder?.status).toBe(true)
})

// F580
test('a changed order is canceled, and its lines are added to the cart in the same transaction, also the last pieces', async () => {
  const { shop, stockOf, add, ids } = ordering
  await shop.db
    .prepare('UPDATE stock SET quantity = 5 WHERE id = (SELECT stock_id FROM products WHERE id = ?1)')
    .bind(ids['200006'] ?? '')
    .run()
  const id = await order(['200006', 5], ['200007', 2])
  expect(await stockOf('200006')).toBe(0)
  await add('200007', 1)
  const keyed = (key: string) => ({ ...nadia, 'idempotency-key': key })
  const answers = await Promise.all(
    ['tab-1-0001', 'tab-2-0002', 'tab-1-0001'].map((key) => cancel(id, true, keyed(key))),
  )
  for (const { data } of answers) expect(data?.cancelOrder).toMatchObject({ status: true, skipped: [] })
  const lines = [
    ['200007', 3],
    ['200006', 5],
  ]
  expect([await cartOf(), await stockOf('200006')]).toEqual([lines, 5])
  expect((await detailOf(id))?.status).toBe('canceled')
  const sent = await mails()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.text).toContain('Place the changed order before Wednesday, 3 February at 22:00')
  const { errors } = await ordering.place(nadia)
  expect([errors, await stockOf('200006')]).toEqual([[], 0])
})

test('names a product that can no longer be ordered, and cancels nevertheless', async () => {
  const id = await order(['200006', 1])
  await ordering.shop.db.prepare("DELETE FROM products WHERE sku = '200006'").run()
  const { data } = await cancel(id, true)
  expect(data?.cancelOrder).toMatchObject({ status: true, skipped: [{ sku: '200006', reason: 'gone' }] })
  expect((await detailOf(id))?.status).toBe('canceled')
})

// F579
test('orders of others are not found; quotes and orders in progress cannot be canceled', async () => {
  const { shop, add } = ordering
  const id = await order(['200006', 1])
  for (const name of ['tom', 'lena'] as const)
    for (const toCart of [false, true])
      expect(codeOf(await cancel(id, toCart, await shop.login(name)))).toBe('NOT_FOUND')
  expect(codeOf(await cancel(id, false, {}))).toBe('UNAUTHENTICATED')
  expect(codeOf(await cancel('no-such-order'))).toBe('NOT_FOUND')
  await shop.db.prepare("UPDATE orders SET status = 'processing' WHERE id = ?1").bind(id).run()
  expect([codeOf(await cancel(id)), (await detailOf(id))?.cancelableUntil]).toEqual(['CONFLICT', null])
  await add('200006', 1)
  const { offerRequest: offer } = await shop.ask(offerRequest, { input: nadiasAddress }, nadia)
  const quote = offer?.order?.id ?? ''
  expect([codeOf(await cancel(quote)), (await detailOf(quote))?.cancelableUntil]).toEqual(['CONFLICT', null])
})

test('the mail of an order says until when it can be changed, with a link, and always has telephone and address', async () => {
  const id = await order(['200006', 1])
  const [mail] = await mails()
  for (const form of [mail?.text, mail?.html?.replaceAll('&amp;', '&')])
    for (const told of [
      'You can change or cancel this order yourself until Wednesday, 3 February at 22:00.',
      `https://shop.example/en/dashboard/orders?order=${id}&sheet=change`,
      '+32 3 555 01 40',
      'Havenkaai 12, 2030 Antwerpen',
    ])
      expect(form).toContain(told)
  await ordering.add('200006', 1)
  await ordering.shop.ask(offerRequest, { input: nadiasAddress }, nadia)
  const offer = (await mails())[1]?.text
  expect(offer).toContain('+32 3 555 01 40')
  expect(offer).not.toContain('sheet=change')
})
