import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import {
  acceptQuote,
  declineQuote,
  offerRequest,
  orderDetail,
  ordersList,
  replyToQuote,
} from '#contracts/generated/commerce.ts'
import { type Headers, nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { toOrderRecord } from '../../events/order-record.ts'
import { answerQuote } from '../../operator/answer-quote.ts'
import { demoSeller } from '../../rules/invoice.ts'
import { holdCompany, releaseCompany } from '../../sql/credit-holds.ts'
import { findOrderRecord } from '../../sql/order-records.ts'

// a Wednesday, 11:00 at the depot
const requestedAt = Date.parse('2027-02-03T10:00:00Z')
const dayMs = 86_400_000
const until = '2027-02-10'
const operator = 'sales@proviant.example'

let now = requestedAt
let ordering: Awaited<ReturnType<typeof openOrdering>>
let nadia: Headers
beforeEach(async () => {
  now = requestedAt
  ordering = await openOrdering({ now: () => new Date(now) })
  nadia = { ...ordering.nadia, 'x-locale': 'en' }
  // a login is valid for a day, an answer for a week
  await ordering.shop.db.prepare("UPDATE access_tokens SET expires_at = '2099-01-01'").run()
})

const sender = { shopName: 'Proviant', shopOrigin: 'https://shop.example', orderPhone: null, seller: demoSeller }
const answer = (number: string, more: Partial<Parameters<typeof answerQuote>[1]> = {}) =>
  answerQuote(
    { db: ordering.shop.db, now: new Date(now), ...sender },
    { number, prices: [{ sku: '200006', cents: 651 }], until, text: 'For June', ...more },
  )
const detailOf = async (id: string, headers = nadia) =>
  (await ordering.shop.ask(orderDetail, { id }, headers)).orderDetail
const { shippingMethod: _, ...addresses } = nadiasAddress
const accept = (id: string, more: object = {}, headers: Headers = nadia) =>
  ordering.shop.send(acceptQuote, { id, input: { version: 1, ...addresses, ...more } }, headers)
const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code
const mailsTo = async (recipient: string) =>
  (
    await ordering.shop.db
      .prepare('SELECT subject, text, due_at FROM outbox WHERE recipient = ?1 ORDER BY id')
      .bind(recipient)
      .all<{ subject: string; text: string; due_at: string | null }>()
  ).results
const countOf = (sql: string) => ordering.shop.db.prepare(`SELECT count(*) AS count FROM ${sql}`).first<number>('count')

async function request(...lines: [sku: string, quantity: number][]) {
  for (const [sku, quantity] of lines) await ordering.add(sku, quantity)
  const { offerRequest: offer } = await ordering.shop.ask(offerRequest, { input: nadiasAddress }, nadia)
  return { id: offer?.order?.id ?? '', number: offer?.order?.incrementId ?? '' }
}

// F602, F606
test('an answer changes prices and totals, and is mailed in the language of the customer, with a reminder', async () => {
  const { id, number } = await request(['200001-1', 2], ['200006', 3])
  expect((await detailOf(id))?.quote).toEqual({ version: 0, validUntil: null, messages: [], order: null })
  const before = await detailOf(id)
  expect(await answer(number)).toMatchObject({ rejected: [] })
  const quote = await detailOf(id)
  expect(quote).toMatchObject({
    status: 'offer_sent',
    quote: { version: 1, validUntil: until, messages: [{ author: 'wholesaler', text: 'For June' }], order: null },
  })
  const priceOf = (one: typeof quote, sku: string) =>
    one?.items?.find((item) => item.sku === sku)?.formattedPrice?.price
  expect(priceOf(quote, '200006')).toBe('€6.51')
  expect(priceOf(quote, '200001-1')).toBe(priceOf(before, '200001-1'))
  expect(quote?.grandTotal).not.toBe(before?.grandTotal)
  const [, mail, reminder, ...others] = await mailsTo('nadia@brasserie-nova.example')
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Uw offerte ${number} van Proviant`)
  for (const text of ['For June', 'woensdag 10 februari', '3 × € 6,51', `orders?order=${id}`].map((one) =>
    one.replace(' ', '\u00a0'),
  ))
    expect(mail?.text.replaceAll(' ', '\u00a0')).toContain(text.replaceAll(' ', '\u00a0'))
  expect(reminder).toMatchObject({ due_at: '2027-02-08T23:00:00.000Z' })
  await answer(number, { until: '2027-02-12' })
  expect((await mailsTo('nadia@brasserie-nova.example')).map(({ due_at }) => due_at)).toEqual([
    ...[null, null, null],
    '2027-02-10T23:00:00.000Z',
  ])
})

// F602
test('an answer with a past day, an unknown line, two prices or an unknown number is rejected and changes nothing', async () => {
  const { id, number } = await request(['200006', 3])
  const { number: order } =
    (await ordering.shop.db
      .prepare('SELECT number FROM orders WHERE status = ?')
      .bind('pending')
      .first<{ number: number }>()) ?? {}
  const before = await detailOf(id)
  const reasonOf = async (...given: Parameters<typeof answer>) => (await answer(...given)).rejected
  for (const [given, reason] of [
    [{ until: '2027-02-02' }, '2027-02-02 is in the past.'],
    [{ until: '2027-02-30' }, '"2027-02-30" is not a day such as 2026-12-15.'],
    [{ until: '2029-01-01' }, '2029-01-01 is more than a year from now.'],
    [{ text: 'x'.repeat(2001) }, 'The text has 2001 characters, 2000 are allowed.'],
  ] as const)
    expect(await reasonOf(number, given)).toMatchObject([{ index: null, reason }])
  const twice = [
    { sku: '200006', cents: 1 },
    { sku: '1', cents: 1 },
    { sku: '200006', cents: 2 },
  ]
  expect(await reasonOf(number, { prices: twice })).toMatchObject([
    { index: 1, reason: `${number} has no line with 1.` },
    { index: 2, reason: '200006 has two prices.' },
  ])
  for (const other of ['PV-1', 'x', `PV-${order}`])
    expect(await reasonOf(other)).toMatchObject([{ index: null, reason: `There is no quote ${other}.` }])
  expect(await detailOf(id)).toEqual(before)
})

// F603, F604
test('an accepted quote is one order at the quoted prices, whatever the price list says, in the mails and records too', async () => {
  const { id, number } = await request(['200001-1', 2], ['200006', 3])
  await answer(number)
  const quote = await detailOf(id)
  await ordering.shop.db
    .prepare('UPDATE product_prices SET regular_cents = regular_cents + 500, final_cents = final_cents + 500')
    .run()
  const key = { 'idempotency-key': 'k'.repeat(20) }
  const { data, errors } = await accept(id, { purchaseReference: 'June' }, { ...nadia, ...key })
  expect(errors).toEqual([])
  const placed = data?.acceptQuote?.order?.id ?? ''
  const order = await detailOf(placed)
  expect(order).toMatchObject({ status: 'pending', purchaseReference: 'June', quote: null, cancelableUntil: null })
  for (const field of ['grandTotal', 'formattedPrice', 'taxes', 'totalQtyOrdered'] as const)
    expect(order?.[field]).toEqual(quote?.[field])
  const linesOf = (one: typeof quote) =>
    one?.items?.map(({ sku, qtyOrdered, formattedPrice }) => [sku, qtyOrdered, formattedPrice])
  expect(linesOf(order)).toEqual(linesOf(quote))
  expect(await detailOf(id)).toMatchObject({ status: 'offer_accepted', quote: { order: { id: placed } } })
  const total = String(order?.formattedPrice?.grandTotal)
  for (const to of ['nadia@brasserie-nova.example', operator])
    expect((await mailsTo(to)).at(-1)?.text.replace(/[\u00a0 ]/g, '')).toContain(total)
  expect((await mailsTo(operator)).at(-1)?.text).toContain(`accepts quote ${number}`)
  const row = await findOrderRecord(ordering.shop.db, placed)
  expect(row && toOrderRecord(row)).toMatchObject({
    kind: 'order',
    quote: number,
    grandTotal: total.slice(1).replace(',', ''),
  })
  const repeated = await accept(id, { purchaseReference: 'June' }, { ...nadia, ...key })
  expect(repeated.data?.acceptQuote?.order?.id).toBe(placed)
  expect([codeOf(await accept(id)), codeOf(await accept(id, {}, { ...nadia, ...key }))]).toEqual([
    'CONFLICT',
    'CONFLICT',
  ])
  expect(await countOf(`orders WHERE quote_id IS NOT NULL`)).toBe(1)
})

// F603
test('a quote can be accepted in the last second of its last day, for a later delivery day', async () => {
  const { id, number } = await request(['200006', 3])
  await answer(number)
  now = Date.parse('2027-02-10T22:59:59Z')
  const { data, errors } = await accept(id, { deliveryDate: '2027-02-13' })
  expect(errors).toEqual([])
  expect((await detailOf(data?.acceptQuote?.order?.id ?? ''))?.deliveryDate).toBe('2027-02-13')
})

// F597
test('a company on hold cannot accept a quote, and accepts it after the release', async () => {
  const { id, number } = await request(['200006', 3])
  await answer(number)
  const { db } = ordering.shop
  await holdCompany(db, 1, { since: '2027-02-03T10:00:00.000Z', reason: null, openCents: 5000 })
  const { errors } = await accept(id)
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', validation: { creditHold: [expect.any(String)] } })
  expect((await detailOf(id))?.status).toBe('offer_sent')
  await releaseCompany(db, 1)
  expect((await accept(id)).errors).toEqual([])
})

// F604
test('concurrent acceptances of one quote place one order', async () => {
  const { id, number } = await request(['200006', 3])
  await answer(number)
  const results = await Promise.all(
    ['a', 'b', 'c', 'd'].map((key) => accept(id, {}, { ...nadia, 'idempotency-key': key.repeat(20) })),
  )
  expect(results.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined])
  expect(await countOf(`orders WHERE quote_id = '${id}'`)).toBe(1)
  const copy = ordering.shop.db.prepare(`UPDATE orders SET quote_id = '${id}' WHERE status = 'completed'`)
  await expect(copy.run()).rejects.toThrow(/UNIQUE/)
})

// F605
test('an expired quote, one of another version and one of another customer cannot be accepted', async () => {
  const { id, number } = await request(['200006', 3])
  expect(codeOf(await accept(id))).toBe('CONFLICT')
  await answer(number)
  const [tom, lena] = [await ordering.shop.login('tom'), await ordering.shop.login('lena')]
  await ordering.shop.db.prepare("UPDATE access_tokens SET expires_at = '2099-01-01'").run()
  expect([(await detailOf(id, tom))?.id, await detailOf(id, lena)]).toEqual([id, null])
  for (const stranger of [tom, lena]) {
    expect(codeOf(await accept(id, {}, stranger))).toBe('NOT_FOUND')
    expect(codeOf(await ordering.shop.send(declineQuote, { id, text: 'No' }, stranger))).toBe('NOT_FOUND')
    expect(codeOf(await ordering.shop.send(replyToQuote, { id, text: 'No' }, stranger))).toBe('NOT_FOUND')
  }
  expect(codeOf(await accept(id, { version: 0 }))).toBe('CONFLICT')
  expect(codeOf(await accept(id, { deliveryDate: '2027-02-03' }))).toBe('BAD_USER_INPUT')
  expect(codeOf(await accept(id, { shippingAddressId: '999' }))).toBe('BAD_USER_INPUT')
  now = Date.parse('2027-02-10T22:59:59Z')
  expect((await detailOf(id))?.status).toBe('offer_sent')
  now += 1000
  expect((await detailOf(id))?.status).toBe('offer_expired')
  const statusesBy = async (status: string) =>
    (await ordering.shop.ask(ordersList, { first: 100, status }, nadia)).ordersList?.data.map((one) => one.id) ?? []
  expect([await statusesBy('offer_expired'), await statusesBy('offer_sent')]).toEqual([
    expect.arrayContaining([id]),
    expect.not.arrayContaining([id]),
  ])
  const late = await accept(id)
  expect([codeOf(late), late.errors[0]?.message]).toEqual([
    'CONFLICT',
    `Quote ${number} has expired. Please ask us for a new one.`,
  ])
  expect(codeOf(await ordering.shop.send(declineQuote, { id, text: null }, nadia))).toBe('CONFLICT')
  expect(await countOf('orders WHERE quote_id IS NOT NULL')).toBe(0)
})

// F606
test('a reply and a refusal reach the operator by mail and as events; a refused quote cannot be accepted', async () => {
  const { id, number } = await request(['200006', 3])
  await answer(number)
  const reply = (text: string) => ordering.shop.send(replyToQuote, { id, text }, nadia)
  expect(codeOf(await reply(' '))).toBe('BAD_USER_INPUT')
  expect(codeOf(await reply('x'.repeat(2001)))).toBe('BAD_USER_INPUT')
  for (let time = 0; time < 2; time += 1) expect((await reply('Can you do €6?')).errors).toEqual([])
  expect((await detailOf(id))?.quote?.messages.map(({ author, text }) => [author, text])).toEqual([
    ['wholesaler', 'For June'],
    ['customer', 'Can you do €6?'],
  ])
  const decline = () => ordering.shop.send(declineQuote, { id, text: 'Too expensive' }, nadia)
  expect((await Promise.all([decline(), decline()])).map(codeOf).sort()).toEqual(['CONFLICT', undefined])
  expect((await detailOf(id))?.status).toBe('offer_rejected')
  expect((await mailsTo(operator)).slice(1).map(({ subject }) => subject)).toEqual([
    `Reply from Brasserie Nova to quote ${number}`,
    `Brasserie Nova declines quote ${number}`,
  ])
  const { results } = await ordering.shop.db
    .prepare('SELECT type FROM events WHERE subject = ?1 ORDER BY id')
    .bind(id)
    .all<{ type: string }>()
  expect(results.map(({ type }) => type)).toEqual(['quote.requested', 'quote.replied', 'quote.declined'])
  expect([codeOf(await accept(id)), codeOf(await reply('No'))]).toEqual(['CONFLICT', 'CONFLICT'])
  expect((await answer(number)).rejected).toMatchObject([{ index: null, reason: `${number} was declined.` }])
  expect((await mailsTo('nadia@brasserie-nova.example')).every(({ due_at }) => due_at === null)).toBe(true)
})

const step = fc.oneof(
  fc.record({ kind: fc.constant('answer' as const), cents: fc.integer({ min: 1, max: 999 }) }),
  fc.record({
    kind: fc.constant('accept' as const),
    version: fc.integer({ min: 0, max: 3 }),
    key: fc.constantFrom('a', 'b'),
  }),
  fc.record({ kind: fc.constantFrom('decline' as const, 'reply' as const, 'wait' as const) }),
)

// F604
test('whatever happens to a quote, it has one state, and at most one order at the prices of its last answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 6 }), async (history) => {
      const { id, number } = await request(['200006', 2])
      const run = (one: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
        if (one.kind === 'answer') {
          const day = new Date(now + 7 * dayMs).toISOString().slice(0, 10)
          return answer(number, { prices: [{ sku: '200006', cents: one.cents }], until: day })
        }
        if (one.kind === 'accept')
          return accept(id, { version: one.version }, { ...nadia, 'idempotency-key': `${one.key}-${id}` })
        if (one.kind === 'decline') return ordering.shop.send(declineQuote, { id, text: null }, nadia)
        if (one.kind === 'reply') return ordering.shop.send(replyToQuote, { id, text: 'Hm' }, nadia)
        now += 4 * dayMs
        return null
      }
      for (const concurrent of history) await Promise.all(concurrent.map(run))
      const quote = await detailOf(id)
      const orders = await countOf(`orders WHERE quote_id = '${id}'`)
      expect(orders).toBe(quote?.status === 'offer_accepted' ? 1 : 0)
      const placed = quote?.quote?.order
      if (placed) expect((await detailOf(placed.id))?.grandTotal).toBe(quote?.grandTotal)
    }),
    { numRuns: 25 },
  )
}, 60_000)
