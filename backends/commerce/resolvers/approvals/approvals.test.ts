import { beforeEach, expect, test } from 'vitest'
import {
  acceptQuote,
  approveOrder,
  changeApproval,
  changeUserLimits,
  changeUserRole,
  companyUsers,
  convertApprovalToCart,
  offerRequest,
  orderApproval,
  orderApprovals,
  orderDetail,
  orderLimits,
  placeOrder,
  removeUser,
  requestApproval,
  returnApproval,
  withdrawApproval,
} from '#contracts/generated/commerce.ts'
import { type Headers, openOrdering } from '#tests/support/ordering.ts'
import { answerQuote } from '../../operator/answer-quote.ts'
import { demoSeller } from '../../rules/invoice.ts'
import { holdCompany, releaseCompany } from '../../sql/credit-holds.ts'

// a Wednesday, 11:00 at the depot; the cut-off of the next day is at 21:00 UTC
const requestedAt = Date.parse('2027-02-03T10:00:00Z')
const cutOff = Date.parse('2027-02-03T21:00:00Z')

let now = requestedAt
let ordering: Awaited<ReturnType<typeof openOrdering>>
let shop: typeof ordering.shop
/** Administrator; a buyer with a limit of € 50 per order; an approver. */
let nadia: Headers
let tom: Headers
let sofie: Headers
let sent: number

const details = { billingAddressId: '3', shippingAddressId: '3', shippingMethod: 'pickup_pickup' }
const english = (headers: Headers) => ({ ...headers, 'x-locale': 'en' })
const run = (sql: string) => shop.db.prepare(sql).run()
const countOf = (sql: string) => shop.db.prepare(`SELECT count(*) AS count FROM ${sql}`).first<number>('count')
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code
const messageOf = ({ errors }: { errors: { message: string }[] }) => errors[0]?.message
const mailsTo = async (recipient: string) =>
  (
    await shop.db
      .prepare('SELECT subject, text FROM outbox WHERE recipient = ?1 ORDER BY id')
      .bind(recipient)
      .all<{ subject: string; text: string }>()
  ).results

beforeEach(async () => {
  now = requestedAt
  sent = 0
  ordering = await openOrdering({ now: () => new Date(now) })
  shop = ordering.shop
  await run("UPDATE customers SET role = 'buyer', order_limit_cents = 5000, month_limit_cents = NULL WHERE id = 2")
  await run("UPDATE customers SET role = 'approver', locale = 'fr' WHERE id = 5")
  await run('DELETE FROM order_approvals')
  await run('DELETE FROM outbox')
  nadia = english(await shop.login('nadia'))
  tom = english(await shop.login('tom'))
  sofie = english(await shop.login('sofie@brasserie-nova.example'))
  await run("UPDATE access_tokens SET expires_at = '2099-01-01'")
  // of the company: all its users may choose it
  const { results } = await shop.db
    .prepare('SELECT id FROM addresses WHERE company_id = 1 AND customer_id IS NULL')
    .all<{ id: number }>()
  const address = String(results[0]?.id)
  Object.assign(details, { billingAddressId: address, shippingAddressId: address })
})

const detailOf = async (id: string, headers = sofie) => (await shop.ask(orderApproval, { id }, headers)).orderApproval
const idsOf = async (headers: Headers) =>
  (await shop.ask(orderApprovals, {}, headers)).orderApprovals?.data.map(({ id }) => id) ?? []
const decidableTo = async (headers: Headers) => {
  const { orderApprovals: found } = await shop.ask(orderApprovals, { first: 3, canDecide: true }, headers)
  return [found?.paginatorInfo.total, found?.data.map(({ id }) => id)]
}
const send = (headers: Headers, more: object = {}) =>
  shop.send(requestApproval, { input: { ...details, ...more } }, headers)
/** Sends a cart with 10 sacks of lentils, about € 65. */
async function request(lines: [sku: string, quantity: number][] = [['200006', 10]], headers = tom) {
  for (const [sku, quantity] of lines) await ordering.add(sku, quantity, headers)
  sent += 1
  const answer = await send({ ...headers, 'idempotency-key': `request-${sent}` })
  expect(answer.errors).toEqual([])
  return answer.data?.requestApproval?.id ?? ''
}
const approve = async (id: string, headers = sofie, version?: string) =>
  shop.send(approveOrder, { id, input: { version: version ?? (await detailOf(id, headers))?.version ?? '' } }, headers)
const change = async (id: string, quantities: Record<string, number>, headers = sofie, version?: string) => {
  const detail = await detailOf(id, headers)
  const items = Object.entries(quantities).map(([sku, quantity]) => ({
    id: detail?.items.find((item) => item.sku === sku)?.id ?? sku,
    quantity,
  }))
  return shop.send(changeApproval, { id, input: { version: version ?? detail?.version ?? '', items } }, headers)
}
const expire = async (): Promise<{ expired: number; failures: unknown[] }> =>
  JSON.parse(await (await shop.visit('/approvals/expire', 'POST')).text())

// F616
test('placeOrder rejects a buyer above a limit, with the amount, and places the order within it; others have no limit', async () => {
  await ordering.add('200006', 10, tom)
  const orders = await ordering.orderCount()
  const rejected = await shop.send(placeOrder, { input: details }, tom)
  expect([codeOf(rejected), messageOf(rejected)]).toEqual([
    'CONFLICT',
    'This order exceeds your limit of €50.00 per order (excl. VAT, without delivery costs). Nothing was ordered: send it for approval.',
  ])
  expect(Object.keys(rejected.errors[0]?.extensions.validation ?? {})).toEqual(['orderLimit'])
  expect(await ordering.orderCount()).toBe(orders)
  await run('UPDATE customers SET order_limit_cents = NULL, month_limit_cents = 100000 WHERE id = 2')
  expect((await shop.send(placeOrder, { input: details }, tom)).errors).toEqual([])
  // the month has one order; a canceled one does not count
  await run('UPDATE customers SET month_limit_cents = 1 WHERE id = 2')
  await ordering.add('200006', 1, tom)
  expect(messageOf(await shop.send(placeOrder, { input: details }, tom))).toContain('per month')
  const { accountInfo } = await shop.ask(orderLimits, {}, tom)
  expect(accountInfo?.customer?.orderLimits).toMatchObject({ order: null, month: 0.01 })
  expect(accountInfo?.customer?.orderLimits?.orderedThisMonth).toBeGreaterThan(0)
  await run("UPDATE orders SET status = 'canceled' WHERE customer_id = 2")
  expect((await shop.ask(orderLimits, {}, tom)).accountInfo?.customer?.orderLimits?.orderedThisMonth).toBe(0)
  // the first of the next month at the depot
  await run("UPDATE orders SET status = 'pending' WHERE customer_id = 2")
  now = Date.parse('2027-02-28T23:00:00Z')
  expect((await shop.ask(orderLimits, {}, tom)).accountInfo?.customer?.orderLimits?.orderedThisMonth).toBe(0)
  await run("UPDATE customers SET role = 'approver' WHERE id = 2")
  expect((await shop.send(placeOrder, { input: details }, tom)).errors).toEqual([])
})

// F616
test('an order placed concurrently between the check and the write counts: the statement that inserts the order decides', async () => {
  await run('UPDATE customers SET order_limit_cents = NULL, month_limit_cents = 30000 WHERE id = 2')
  await ordering.add('200006', 10, tom)
  const write = shop.db.batch.bind(shop.db)
  shop.db.batch = async (statements) => {
    // the batch of an order; reads have fewer statements
    if (statements.length >= 8) {
      shop.db.batch = write
      await run(`UPDATE orders SET customer_id = 2, company_id = 1, status = 'pending', created_at = '2027-02-03', subtotal_cents = 29999,
          shipping_cents = 0, tax_cents = 0, grand_total_cents = 29999
        WHERE id = (SELECT MIN(id) FROM orders)`)
    }
    return write(statements)
  }
  const answer = await shop.send(placeOrder, { input: details }, tom)
  expect(messageOf(answer)).toContain('€300.00 per month')
  expect(await countOf("orders WHERE created_at >= '2027-02-03T'")).toBe(0)
})

// F616
test('of a cart and a quote that exceed the limit of the month only together, one is ordered', async () => {
  await run('UPDATE customers SET order_limit_cents = NULL, month_limit_cents = NULL WHERE id = 2')
  const sender = { shopName: 'Proviant', shopOrigin: 'https://shop.example', orderPhone: null, seller: demoSeller }
  for (let round = 0; round < 4; round += 1) {
    await run("DELETE FROM orders WHERE customer_id = 2 AND status = 'pending'")
    await ordering.add('200006', 10, tom)
    const { offerRequest: offer } = await shop.ask(offerRequest, { input: details }, tom)
    const { id = '', incrementId } = offer?.order ?? {}
    const quoted = { number: incrementId ?? '', prices: [{ sku: '200006', cents: 651 }], until: '2027-02-10', text: '' }
    await answerQuote({ db: shop.db, now: new Date(now), ...sender }, quoted)
    await ordering.add('200006', 3, tom)
    await run('UPDATE customers SET month_limit_cents = 10000 WHERE id = 2')
    const { shippingMethod: _, ...places } = details
    const [placed, accepted] = await Promise.all([
      shop.send(placeOrder, { input: details }, tom),
      shop.send(acceptQuote, { id, input: { version: 1, ...places } }, tom),
    ])
    expect([codeOf(placed), codeOf(accepted)].toSorted()).toEqual(['CONFLICT', undefined])
    await run('DELETE FROM cart_items')
    await run('UPDATE customers SET month_limit_cents = NULL WHERE id = 2')
  }
})

// F617, F618
test('requestApproval keeps the cart as it was seen, empties it, mails each approver once, and repeats its outcome', async () => {
  await ordering.add('200006', 10, tom)
  const key = { ...tom, 'idempotency-key': 'one' }
  const more = { message: 'For Saturday', purchaseReference: 'PO 7' }
  const answers = await Promise.all([send(key, more), send(key, more), send(key, more)])
  answers.push(await send(key, more))
  const ids = new Set(answers.map(({ data }) => data?.requestApproval?.id))
  expect([ids.size, codeOf(await send(key, { ...more, message: 'Other' }))]).toEqual([1, 'CONFLICT'])
  const [id = ''] = [...ids]
  expect(await detailOf(id, tom)).toMatchObject({
    status: 'waiting',
    exceeded: 'order',
    ...more,
    deliveryDate: '2027-02-04',
    changedDeliveryDate: null,
    expiresAt: '2027-02-03T21:00:00.000Z',
    problems: [],
    canDecide: false,
    canWithdraw: true,
    items: [{ sku: '200006', quantity: 10, requestedQuantity: 10, changes: [] }],
  })
  expect(await countOf('cart_items i JOIN carts c ON c.id = i.cart_id WHERE c.customer_id = 2')).toBe(0)
  const mails = [await mailsTo('nadia@brasserie-nova.example'), await mailsTo('sofie@brasserie-nova.example')]
  expect(mails.map(({ length }) => length)).toEqual([1, 1])
  expect(mails[1]?.[0]?.subject).toContain('Tom Verbeke demande votre approbation')
  expect(mails[1]?.[0]?.text).toContain(`/fr/dashboard/approvals?approval=${id}`)
  expect(await mailsTo('tom@brasserie-nova.example')).toEqual([])
  // an order within the limit needs none, nor does an administrator
  await ordering.add('200006', 1, tom)
  expect(messageOf(await send(tom))).toBe('This order is within your limit. You can place it yourself.')
  await ordering.add('200006', 10, nadia)
  expect(codeOf(await send(nadia))).toBe('CONFLICT')
})

// F617
test('requestApproval rejects a cart that has changed, and wrong details', async () => {
  expect(codeOf(await send(tom))).toBe('BAD_USER_INPUT')
  await ordering.add('200006', 10, tom)
  expect(codeOf(await send(tom, { cartVersion: 99 }))).toBe('CONFLICT')
  expect(codeOf(await send(tom, { shippingAddressId: '999' }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await send(tom, { deliveryDate: '2027-02-02' }))).toBe('BAD_USER_INPUT')
  expect(await countOf('order_approvals')).toBe(0)
})

// F621
test('an approved request is one order in the name of the buyer, with its mails and its event, and shows the approver', async () => {
  const id = await request()
  const answer = await approve(id)
  expect(answer.errors).toEqual([])
  const order = answer.data?.approveOrder?.order
  expect((await shop.ask(orderDetail, { id: order?.id ?? '' }, tom)).orderDetail).toMatchObject({
    customer: { name: 'Tom Verbeke' },
    approvedBy: { name: 'Sofie Maes' },
    status: 'pending',
    deliveryDate: '2027-02-04',
    cancelableUntil: '2027-02-03T21:00:00.000Z',
  })
  expect((await shop.ask(orderApprovals, {}, tom)).orderApprovals?.data).toMatchObject([
    { id, status: 'approved', decidedBy: { name: 'Sofie Maes' }, order: { incrementId: order?.incrementId } },
  ])
  expect(await mailsTo('tom@brasserie-nova.example')).toHaveLength(1)
  expect(await mailsTo('sales@proviant.example')).toHaveLength(1)
  expect(await countOf(`events WHERE type = 'order.placed' AND subject = '${order?.id}'`)).toBe(1)
  expect(await ordering.stockOf('200006')).toBe(190)
  // a lost response: the same outcome; a colleague learns who decided
  const version = (await detailOf(id))?.version ?? ''
  expect((await approve(id, sofie, version)).data?.approveOrder?.order).toEqual(order)
  const late = await approve(id, nadia)
  expect([codeOf(late), messageOf(late)]).toEqual([
    'CONFLICT',
    `Sofie Maes has already approved this request: order ${order?.incrementId} has been placed.`,
  ])
  expect(await countOf(`orders WHERE approval_id = '${id}'`)).toBe(1)
})

// F621
test('two approvers at once and double clicks give one order', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await request()
    const version = (await detailOf(id))?.version ?? ''
    const answers = await Promise.all([sofie, nadia, sofie, nadia].map((headers) => approve(id, headers, version)))
    expect(new Set(answers.map(({ data, errors }) => data?.approveOrder?.order?.id ?? codeOf({ errors }))).size).toBe(2)
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2)
    expect(await countOf(`orders WHERE approval_id = '${id}'`)).toBe(1)
  }
})

// F621
test('an approval and a return at once: one of them happens, and the other learns of it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await request()
    const version = (await detailOf(id))?.version ?? ''
    const [approved, returned] = await Promise.all([
      approve(id, sofie, version),
      shop.send(returnApproval, { id, reason: 'Too much' }, nadia),
    ])
    expect([codeOf(approved), codeOf(returned)].toSorted()).toEqual(['CONFLICT', undefined])
    expect(await countOf(`orders WHERE approval_id = '${id}'`)).toBe(codeOf(approved) ? 0 : 1)
  }
})

// F619
test('a changed price, a lower stock and a product that is gone are shown, and an older state is not ordered', async () => {
  const id = await request([
    ['200006', 10],
    ['200001-1', 6],
    ['200002', 2],
  ])
  const { version = '' } = (await detailOf(id)) ?? {}
  await run(`UPDATE product_prices SET regular_cents = regular_cents + 100, final_cents = final_cents + 100
    WHERE product_id = (SELECT id FROM products WHERE sku = '200006')`)
  await run(`UPDATE stock SET quantity = 4 WHERE id = (SELECT stock_id FROM products WHERE sku = '200001-1')`)
  await run(`UPDATE products SET type = 'configurable' WHERE sku = '200002'`)
  const stale = await approve(id, sofie, version)
  expect([codeOf(stale), messageOf(stale)]).toEqual([
    'CONFLICT',
    'Something has changed in the meantime. Nothing was ordered: please check the request again.',
  ])
  const changed = await detailOf(id)
  expect(changed?.items.map(({ sku, changes, available }) => [sku, changes, available])).toEqual([
    ['200006', ['priceUp'], null],
    ['200001-1', ['short'], 4],
    ['200002', ['gone'], null],
  ])
  expect(changed?.items[1]?.substitutes).not.toBeNull()
  expect(changed?.items[2]).toMatchObject({ product: null, formattedPrice: null, name: 'Wheat flour' })
  expect(changed?.problems).toHaveLength(2)
  // a line that is not in stock prevents the order
  expect(codeOf(await approve(id))).toBe('CONFLICT')
  expect((await change(id, { '200001-1': 4, '200002': 0 })).errors).toEqual([])
  const shown = await detailOf(id)
  const answer = await approve(id)
  expect(answer.errors).toEqual([])
  const placed = (await shop.ask(orderDetail, { id: answer.data?.approveOrder?.order?.id ?? '' }, tom)).orderDetail
  expect(placed?.items?.map(({ sku, qtyOrdered }) => [sku, qtyOrdered])).toEqual([
    ['200006', 10],
    ['200001-1', 4],
  ])
  expect(placed?.formattedPrice?.subTotal).toBe(shown?.formattedPrice.subTotal)
  expect((await detailOf(id))?.items.map(({ requestedQuantity, quantity }) => [requestedQuantity, quantity])).toEqual([
    [10, 10],
    [6, 4],
    [2, 0],
  ])
})

// F619
test('a product that is now on order has another delivery day, which is shown and ordered', async () => {
  const id = await request()
  const { version = '' } = (await detailOf(id)) ?? {}
  await run("UPDATE products SET is_stock_article = 0 WHERE sku = '200006'")
  expect(codeOf(await approve(id, sofie, version))).toBe('CONFLICT')
  expect((await detailOf(id))?.changedDeliveryDate).toBe('2027-02-06')
  const { data } = await approve(id)
  const order = (await shop.ask(orderDetail, { id: data?.approveOrder?.order?.id ?? '' }, tom)).orderDetail
  expect(order?.deliveryDate).toBe('2027-02-06')
})

// F620
test('changed quantities need the current version, are stored once and are ordered at the price of their tier', async () => {
  const id = await request()
  await run(
    `UPDATE product_prices SET tiers = '[[20, 100]]' WHERE product_id = (SELECT id FROM products WHERE sku = '200006')`,
  )
  const { version = '' } = (await detailOf(id)) ?? {}
  expect(codeOf(await change(id, { '200006': -1 }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await change(id, { '200006': 10_000 }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await change(id, { 999: 1 }))).toBe('NOT_FOUND')
  expect(codeOf(await change(id, { '200006': 20 }, sofie, 'other'))).toBe('CONFLICT')
  expect((await change(id, { '200006': 20 }, sofie, version)).errors).toEqual([])
  // a repeated submission changes nothing
  expect((await change(id, { '200006': 20 }, sofie, version)).errors).toEqual([])
  expect(codeOf(await approve(id, sofie, version))).toBe('CONFLICT')
  const detail = await detailOf(id)
  expect(detail).toMatchObject({
    formattedPrice: { subTotal: '€20.00' },
    items: [{ quantity: 20, requestedQuantity: 10 }],
  })
  const { data } = await approve(id)
  const order = (await shop.ask(orderDetail, { id: data?.approveOrder?.order?.id ?? '' }, tom)).orderDetail
  expect([order?.formattedPrice?.subTotal, order?.totalQtyOrdered]).toEqual(['€20.00', 20])
})

// F620
test('without any line nothing is ordered', async () => {
  const id = await request()
  await change(id, { '200006': 0 })
  expect((await detailOf(id))?.problems).toEqual(['No line is left. Return the request with a reason instead.'])
  expect(codeOf(await approve(id))).toBe('CONFLICT')
})

// F620
test('a returned request has a reason and a mail; the buyer puts its lines back in the cart', async () => {
  const id = await request()
  const giveBack = (reason: string, headers = sofie) => shop.send(returnApproval, { id, reason }, headers)
  expect([codeOf(await giveBack(' ')), codeOf(await giveBack('x'.repeat(1001)))]).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
  ])
  const toCart = (headers: Headers) => shop.send(convertApprovalToCart, { id }, headers)
  expect(codeOf(await toCart(tom))).toBe('CONFLICT')
  for (let time = 0; time < 2; time += 1) expect((await giveBack('Take the smaller sacks')).errors).toEqual([])
  expect(messageOf(await giveBack('No', nadia))).toBe('Sofie Maes has already returned this request.')
  const mails = await mailsTo('tom@brasserie-nova.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Take the smaller sacks')
  expect(await detailOf(id, tom)).toMatchObject({
    status: 'returned',
    reason: 'Take the smaller sacks',
    decidedBy: { name: 'Sofie Maes' },
    canReorder: true,
  })
  expect(codeOf(await toCart(sofie))).toBe('NOT_FOUND')
  const { data } = await toCart(tom)
  expect(data?.convertApprovalToCart?.cart?.items?.map(({ quantity }) => quantity)).toEqual([10])
  expect(codeOf(await approve(id))).toBe('CONFLICT')
})

// F620
test('the buyer withdraws a waiting request, and no one else does', async () => {
  const id = await request()
  const withdraw = (headers: Headers) => shop.send(withdrawApproval, { id }, headers)
  expect(codeOf(await withdraw(sofie))).toBe('NOT_FOUND')
  for (let time = 0; time < 2; time += 1) expect((await withdraw(tom)).errors).toEqual([])
  expect(messageOf(await approve(id))).toBe('Tom Verbeke has withdrawn this request.')
  const other = await request()
  await approve(other)
  expect(codeOf(await shop.send(withdrawApproval, { id: other }, tom))).toBe('CONFLICT')
})

// F622
test('a request that waits at its cut-off expires once, with one mail for each, and cannot be approved any more', async () => {
  const id = await request()
  const version = (await detailOf(id))?.version ?? ''
  await run('DELETE FROM outbox')
  now = cutOff - 1
  expect(await expire()).toEqual({ expired: 0, failures: [] })
  now = cutOff
  // before the job has run
  expect((await detailOf(id))?.status).toBe('expired')
  expect(codeOf(await approve(id, sofie, version))).toBe('CONFLICT')
  const runs = await Promise.all([expire(), expire(), expire()])
  expect(runs.map(({ expired }) => expired).toSorted()).toEqual([0, 0, 1])
  expect(await expire()).toEqual({ expired: 0, failures: [] })
  for (const name of ['tom', 'nadia', 'sofie']) expect(await mailsTo(`${name}@brasserie-nova.example`)).toHaveLength(1)
  expect(await countOf('outbox')).toBe(3)
  expect(await countOf('orders WHERE approval_id IS NOT NULL')).toBe(0)
  const { data } = await shop.send(convertApprovalToCart, { id }, tom)
  expect(data?.convertApprovalToCart?.cart?.items).toHaveLength(1)
})

// F623
test('a hold and the minimum order stop the approval, and nothing else does after the release', async () => {
  const id = await request()
  await holdCompany(shop.db, 1, { since: '2027-02-03T10:00:00Z', reason: null, openCents: null })
  expect((await detailOf(id))?.problems[0]).toContain('cannot order at the moment')
  expect(codeOf(await approve(id))).toBe('CONFLICT')
  await releaseCompany(shop.db, 1)
  expect((await approve(id)).errors).toEqual([])
})

// F623
test('the request of a removed user is approved without a mail to them; a user with a limit does not approve their own', async () => {
  const [first, second] = [await request(), await request()]
  await shop.ask(changeUserRole, { id: '2', role: 'approver' }, nadia)
  const promoted = english(await shop.login('tom'))
  expect((await detailOf(first, promoted))?.canDecide).toBe(false)
  expect(await decidableTo(promoted)).toEqual([0, []])
  const own = await approve(first, promoted)
  expect([codeOf(own), messageOf(own)]).toEqual([
    'FORBIDDEN',
    'You cannot approve a request of your own, because you have a limit. A colleague decides.',
  ])
  expect((await decidableTo(sofie))[0]).toBe(2)
  expect((await approve(first, sofie)).errors).toEqual([])
  expect(await decidableTo(sofie)).toEqual([1, [second]])
  await shop.ask(removeUser, { id: '2' }, nadia)
  await run('DELETE FROM outbox')
  expect((await approve(second)).errors).toEqual([])
  expect(await countOf("outbox WHERE recipient LIKE 'removed%'")).toBe(0)
  expect(await countOf('orders WHERE approval_id IS NOT NULL AND customer_id = 2')).toBe(2)
})

// F623
test('another company finds no request; a buyer sees own ones and decides none; a bookkeeper sees none', async () => {
  const id = await request()
  const lena = english(await shop.login('lena'))
  await run("UPDATE access_tokens SET expires_at = '2099-01-01'")
  expect([await detailOf(id, lena), await idsOf(lena)]).toEqual([null, []])
  expect(codeOf(await approve(id, lena, 'x'))).toBe('NOT_FOUND')
  expect(codeOf(await shop.send(returnApproval, { id, reason: 'No' }, lena))).toBe('NOT_FOUND')
  expect(codeOf(await shop.send(changeApproval, { id, input: { version: 'x', items: [] } }, lena))).toBe('NOT_FOUND')
  expect(codeOf(await approve('nonsense', sofie, 'x'))).toBe('NOT_FOUND')
  expect([await idsOf(tom), await idsOf(sofie)]).toEqual([[id], [id]])
  expect([await decidableTo(tom), await decidableTo(lena)]).toEqual([
    [0, []],
    [0, []],
  ])
  for (const answer of [
    await approve(id, tom),
    await shop.send(returnApproval, { id, reason: 'No' }, tom),
    await shop.send(changeApproval, { id, input: { version: 'x', items: [] } }, tom),
  ])
    expect(codeOf(answer)).toBe('FORBIDDEN')
  await run("UPDATE customers SET role = 'bookkeeper' WHERE id = 5")
  expect(codeOf(await shop.send(orderApprovals, {}, sofie))).toBe('FORBIDDEN')
  expect(codeOf(await shop.send(approveOrder, { id, input: { version: 'x' } }, sofie))).toBe('FORBIDDEN')
  // a buyer does not see the requests of a colleague
  await run("UPDATE customers SET role = 'buyer' WHERE id = 5")
  expect([await detailOf(id, sofie), await idsOf(sofie)]).toEqual([null, []])
})

// F615
test('an administrator sets and removes the limits of a buyer; wrong amounts, roles and users are rejected', async () => {
  const set = (id: string, input: { order?: number | null; month?: number | null }, headers = nadia) =>
    shop.send(changeUserLimits, { id, input }, headers)
  const limitsOf = async (email: string) => {
    const { companyUsers: all } = await shop.ask(companyUsers, {}, nadia)
    return all?.users.find((user) => user.email === email)?.orderLimits
  }
  expect((await set('2', { order: 250, month: 1000.5 })).errors).toEqual([])
  expect(await limitsOf('tom@brasserie-nova.example')).toMatchObject({
    formattedOrder: '€250.00',
    formattedMonth: '€1,000.50',
  })
  for (const wrong of [{ order: -1 }, { month: 1_000_001 }])
    expect(codeOf(await set('2', wrong))).toBe('BAD_USER_INPUT')
  expect(codeOf(await set('5', { order: 1 }))).toBe('BAD_USER_INPUT')
  expect([codeOf(await set('3', { order: 1 })), codeOf(await set('x', {}))]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  for (const headers of [tom, sofie]) expect(codeOf(await set('2', {}, headers))).toBe('FORBIDDEN')
  expect((await set('2', {})).errors).toEqual([])
  expect(await limitsOf('tom@brasserie-nova.example')).toBeNull()
})
