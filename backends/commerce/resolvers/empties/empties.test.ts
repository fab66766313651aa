// Empties: what a customer announces, until when, and what the wholesaler credits.
import { beforeEach, expect, test } from 'vitest'
import {
  acceptQuote,
  announceEmpties,
  approveOrder,
  invoicePdf,
  invoiceUbl,
  offerRequest,
  orderApproval,
  orderDetail,
  placeOrder,
  requestApproval,
  returnableArticles,
  viewInvoices,
} from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { answerQuote } from '../../operator/answer-quote.ts'
import { updateOrders } from '../../operator/order-updates.ts'
import { demoSeller } from '../../rules/invoice.ts'
import { readPdf } from '../../testing/pdf-text.ts'

const placedAt = new Date('2027-02-03T10:00:00Z')
const sender = { shopName: 'Proviant', shopOrigin: 'https://shop.example', orderPhone: null, seller: demoSeller }

let now: Date
let ordering: Awaited<ReturnType<typeof openOrdering>>
beforeEach(async () => {
  now = placedAt
  ordering = await openOrdering({ now: () => now })
  const { db } = ordering.shop
  await db.batch([
    db.prepare('DELETE FROM deposit_texts'),
    db.prepare('DELETE FROM deposit_articles'),
    db.prepare("INSERT INTO deposit_articles (number, cents) VALUES ('C1', 213), ('K1', 3718)"),
    db.prepare("INSERT INTO deposit_texts (number, locale, name) VALUES ('C1', 'nl', 'bak'), ('C1', 'de', 'Kasten')"),
    db.prepare(`UPDATE products SET deposits = '[["C1",1]]', vat_percent = 21 WHERE sku = '200006'`),
  ])
})

const place = async (empties?: { number: string; quantity: number }[]) => {
  await ordering.add('200006', 3)
  const { data, errors } = await ordering.place(ordering.nadia, empties && { empties })
  expect(errors).toEqual([])
  const { id = '', incrementId } = data?.placeOrder?.order ?? {}
  return { id, number: incrementId ?? '' }
}
const emptiesOf = async (id: string, headers = ordering.nadia) =>
  (await ordering.shop.ask(orderDetail, { id }, headers)).orderDetail?.empties ?? null
const announce = (id: string, empties: { number: string; quantity: number }[], headers = ordering.nadia) =>
  ordering.shop.send(announceEmpties, { id, empties }, headers)
const report = (number: string, empties: { deposit: string; quantity: number }[]) =>
  updateOrders({ ...sender, db: ordering.shop.db, now }, [{ number, empties }])
const mailsTo = async (recipient: string) =>
  (
    await ordering.shop.db
      .prepare('SELECT subject, text, due_at FROM outbox WHERE recipient LIKE ?1 ORDER BY id')
      .bind(recipient)
      .all<{ subject: string; text: string; due_at: string | null }>()
  ).results

// F683
test('customers read the deposit articles in their language, guests none', async () => {
  const { shop, nadia } = ordering
  expect((await shop.ask(returnableArticles, {}, nadia)).returnableArticles).toEqual([
    { number: 'C1', name: 'bak', formattedPrice: expect.stringContaining('2,13') },
    { number: 'K1', name: 'K1', formattedPrice: expect.stringContaining('37,18') },
  ])
  const { errors } = await shop.send(returnableArticles, {})
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

// F683
test('an announcement is stored with the order and is in the mails to customer and operator', async () => {
  const { id } = await place([
    { number: 'C1', quantity: 4 },
    { number: 'K1', quantity: 0 },
  ])
  expect(await emptiesOf(id)).toEqual([
    { number: 'C1', name: 'bak', announced: 4, returned: null, formattedPrice: null, formattedTotal: null },
  ])
  const [customer, operator] = [(await mailsTo('nadia@%')).at(-1), (await mailsTo('sales@%')).at(-1)]
  expect([customer?.text, operator?.text]).toEqual([
    expect.stringContaining('U geeft leeggoed mee: 4 × bak.'),
    expect.stringMatching(/4 × bak/),
  ])
})

// F683
test.each([
  [[{ number: 'X9', quantity: 1 }], 'Leeggoed X9 nemen we niet terug. Laad de pagina opnieuw.'],
  [[{ number: 'C1', quantity: -1 }], 'bak: geef een geheel aantal van 0 tot 9999 op.'],
  [[{ number: 'C1', quantity: 10_000 }], 'bak: geef een geheel aantal van 0 tot 9999 op.'],
  [
    [
      { number: 'C1', quantity: 1 },
      { number: 'C1', quantity: 2 },
    ],
    'Geef elk soort leeggoed één keer op.',
  ],
])('a wrong announcement is rejected with a sentence, and nothing is ordered: %j', async (empties, sentence) => {
  await ordering.add('200006', 3)
  const before = await ordering.orderCount()
  const { errors } = await ordering.place(ordering.nadia, { empties })
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    validation: { 'input.empties': [sentence] },
  })
  expect(await ordering.orderCount()).toBe(before)
})

// F683
test('an order that is sent again with its key and another announcement is a conflict', async () => {
  await ordering.add('200006', 3)
  const headers = { ...ordering.nadia, 'idempotency-key': 'key-of-the-empties' }
  const send = (quantity: number) =>
    ordering.shop.send(placeOrder, { input: { ...nadiasAddress, empties: [{ number: 'C1', quantity }] } }, headers)
  expect((await send(2)).errors).toEqual([])
  expect((await send(2)).errors).toEqual([])
  expect((await send(3)).errors[0]?.extensions.code).toBe('CONFLICT')
})

// F684
test('an announcement changes until the cut-off, and the operator gets one mail with the last one', async () => {
  const { id, number } = await place([{ number: 'C1', quantity: 1 }])
  for (const quantity of [2, 5, 5]) expect((await announce(id, [{ number: 'C1', quantity }])).errors).toEqual([])
  expect(await emptiesOf(id)).toMatchObject([{ announced: 5 }])
  const changed = (await mailsTo('sales@%')).filter(({ subject }) => subject.startsWith('Empties'))
  expect(changed).toHaveLength(1)
  expect(changed[0]).toMatchObject({ text: expect.stringContaining('5 × bak'), due_at: expect.any(String) })
  const own = (await mailsTo('nadia@%')).filter(({ subject }) => subject === `Leeggoed bij uw bestelling ${number}`)
  expect(own.map(({ text }) => /(\d) × bak/.exec(text)?.[1])).toEqual(['2', '5'])
  await announce(id, [])
  expect(await emptiesOf(id)).toBeNull()

  now = new Date('2027-02-03T21:30:00Z')
  const { errors } = await announce(id, [{ number: 'C1', quantity: 1 }])
  expect(errors[0]).toMatchObject({
    message: `Het leeggoed van bestelling ${number} kan niet meer worden gewijzigd. Bel ons, of geef het mee met de chauffeur.`,
    extensions: { code: 'CONFLICT' },
  })
  expect(await emptiesOf(id)).toBeNull()
})

// F684
test('another company, a colleague and a guest cannot change an announcement', async () => {
  const { id } = await place()
  const tom = await ordering.shop.login('tom')
  const empties = [{ number: 'C1', quantity: 1 }]
  expect((await announce(id, empties, tom)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect((await announce(id, empties, {})).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await announce('no-such-order', empties)).errors[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await emptiesOf(id)).toBeNull()
})

// F683
test('a request for approval keeps the announcement for its order', async () => {
  const { shop, nadia, add } = ordering
  await shop.db.prepare("UPDATE customers SET role = 'buyer', order_limit_cents = 100 WHERE email LIKE 'nadia@%'").run()
  await add('200006', 30)
  const input = { ...nadiasAddress, empties: [{ number: 'C1', quantity: 7 }] }
  const { requestApproval: sent } = await shop.ask(requestApproval, { input }, nadia)
  await shop.db
    .prepare("UPDATE customers SET role = 'administrator', order_limit_cents = NULL WHERE email LIKE 'nadia@%'")
    .run()
  const id = sent?.id ?? ''
  const shown = (await shop.ask(orderApproval, { id }, nadia)).orderApproval
  expect(shown?.empties).toMatchObject([{ number: 'C1', announced: 7, returned: null }])
  const version = shown?.version ?? ''
  const approved = await shop.ask(approveOrder, { id, input: { version } }, nadia)
  expect(await emptiesOf(approved.approveOrder?.order?.id ?? '')).toMatchObject([{ number: 'C1', announced: 7 }])
})

// F683
test('the order of a quote has its own announcement', async () => {
  const { shop, nadia, add } = ordering
  await add('200006', 3)
  const { shippingMethod: _, ...addresses } = nadiasAddress
  const asked = await shop.ask(
    offerRequest,
    { input: { ...nadiasAddress, empties: [{ number: 'C1', quantity: 2 }] } },
    nadia,
  )
  const { id = '', incrementId } = asked.offerRequest?.order ?? {}
  expect(await emptiesOf(id)).toMatchObject([{ announced: 2 }])
  const answer = { number: incrementId ?? '', prices: [], until: '2027-02-20', text: '' }
  expect((await answerQuote({ ...sender, db: shop.db, now }, answer)).rejected).toEqual([])
  const input = { ...addresses, version: 1, empties: [{ number: 'C1', quantity: 3 }] }
  const accepted = await shop.ask(acceptQuote, { id, input }, nadia)
  expect(await emptiesOf(accepted.acceptQuote?.order?.id ?? '')).toMatchObject([{ announced: 3, returned: null }])
})

// F685
test('what is reported replaces what was reported before, at the amount of the first report', async () => {
  const { id, number } = await place([{ number: 'C1', quantity: 4 }])
  expect((await report(number, [{ deposit: 'C1', quantity: 3 }])).rejected).toEqual([])
  await ordering.shop.db.prepare("UPDATE deposit_articles SET cents = 500 WHERE number = 'C1'").run()
  expect((await report(number, [{ deposit: 'C1', quantity: 2 }])).rejected).toEqual([])
  expect(await emptiesOf(id)).toEqual([
    {
      ...{ number: 'C1', name: 'bak', announced: 4, returned: 2 },
      formattedPrice: expect.stringContaining('2,13'),
      formattedTotal: expect.stringMatching(/-.*4,26/),
    },
  ])
  const order = (await ordering.shop.ask(orderDetail, { id }, ordering.nadia)).orderDetail
  expect(order?.formattedPrice?.returnedDeposit).toMatch(/-.*4,26/)
  await report(number, [])
  expect(await emptiesOf(id)).toMatchObject([{ announced: 4, returned: 0 }])
})

// F685
test('a wrong report is rejected with a reason, and nothing of its call is written', async () => {
  const { id, number } = await place()
  const before = (await ordering.shop.ask(orderDetail, { id }, ordering.nadia)).orderDetail
  const c1 = (quantity: number) => ({ deposit: 'C1', quantity })
  const reasons = async (...empties: { deposit: string; quantity: number }[]) =>
    (await report(number, empties)).rejected.map(({ reason }) => reason)
  expect(await reasons({ deposit: 'X9', quantity: 1 })).toEqual(['There is no deposit article X9.'])
  expect(await reasons(c1(1), c1(2))).toEqual([`${number} names the empties C1 twice.`])
  expect(await reasons(c1(900))).toEqual([
    expect.stringMatching(/^The empties of PV-\d+ are worth €[\d,.]+ more than the order: /),
  ])
  const two = await updateOrders({ ...sender, db: ordering.shop.db, now }, [
    { number, state: 'delivered', empties: [c1(1)] },
    { number, empties: [c1(2)] },
  ])
  expect(two.rejected).toEqual([{ index: 1, reason: `${number} has two different lists of empties.` }])
  expect((await ordering.shop.ask(orderDetail, { id }, ordering.nadia)).orderDetail).toEqual(before)
})

// F685, F686
test('an order that is worth as much as its empties has an invoice of zero, which is not paid', async () => {
  const { shop, nadia } = ordering
  const { id, number } = await place()
  const total = await shop.db
    .prepare('SELECT grand_total_cents AS n FROM orders WHERE id = ?1')
    .bind(id)
    .first<number>('n')
  await shop.db.prepare("UPDATE deposit_articles SET cents = ?1 WHERE number = 'K1'").bind(total).run()
  expect((await report(number, [{ deposit: 'K1', quantity: 1 }])).rejected).toEqual([])
  await shop.db
    .prepare(
      "INSERT INTO invoices (id, number, order_id, state, created_at, due_at) VALUES ('i1', 990001, ?1, 'pending', ?2, ?2)",
    )
    .bind(id, now.toISOString())
    .run()
  const invoice = (await shop.ask(viewInvoices, { limit: 100 }, nadia)).viewInvoices?.find((one) => one.id === 'i1')
  expect([invoice?.grandTotal, invoice?.payment, invoice?.empties?.map(({ returned }) => returned)]).toEqual([
    0,
    null,
    [1],
  ])
  const pdf = await readPdf(Buffer.from((await shop.ask(invoicePdf, { id: 'i1' }, nadia)).invoicePdf ?? '', 'base64'))
  expect(pdf.texts).toContain('Niets te betalen.')
  const ubl = (await shop.ask(invoiceUbl, { id: 'i1' }, nadia)).invoiceUbl
  expect(ubl).toContain('<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>')
  expect(ubl).toContain('<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>')
})
