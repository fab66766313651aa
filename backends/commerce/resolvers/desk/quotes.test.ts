import { beforeEach, expect, test } from 'vitest'
import {
  declineQuote,
  deskAnswerQuote,
  deskQuote,
  deskQuotes,
  deskStaff,
  offerRequest,
  orderDetail,
  replyToQuote,
} from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { createTestStaff } from '../../testing/staff.ts'

// a Wednesday, 11:00 at the depot
const start = Date.parse('2027-02-03T10:00:00Z')
const until = '2027-02-10'
const dayMs = 86_400_000
let now = start
let ordering: Awaited<ReturnType<typeof openOrdering>>
let staff: Awaited<ReturnType<typeof createTestStaff>>
let quote: { id: string; number: string }
beforeEach(async () => {
  now = start
  ordering = await openOrdering({ now: () => new Date(now) })
  staff = await createTestStaff(ordering.shop.db)
  await ordering.shop.db.prepare("UPDATE access_tokens SET expires_at = '2099-01-01'").run()
  await ordering.add('200006', 3)
  const { offerRequest: offer } = await ordering.shop.ask(offerRequest, { input: nadiasAddress }, ordering.nadia)
  quote = { id: offer?.order?.id ?? '', number: offer?.order?.incrementId ?? '' }
})

const answer = (more: object = {}) =>
  ordering.shop.send(
    deskAnswerQuote,
    {
      input: {
        number: quote.number,
        version: 0,
        until,
        text: ' For June ',
        prices: [{ sku: '200006', price: '6.51' }],
        ...more,
      },
    },
    staff.headers,
  )
const numbersOf = async (state?: string) =>
  (await ordering.shop.ask(deskQuotes, { state: state ?? null }, staff.headers)).deskQuotes?.map(({ number }) => number)
const waiting = async () => (await ordering.shop.ask(deskStaff, {}, staff.headers)).deskStaff?.waiting?.quotes

// F679, F680
test('an answer has its prices, text and day, is mailed to the customer, and is in the log', async () => {
  expect(await numbersOf()).toContain(quote.number)
  const before = (await waiting()) ?? 0
  const { data, errors } = await answer()
  expect(errors).toEqual([])
  expect(data?.deskAnswerQuote).toMatchObject({
    status: 'offer_sent',
    isWaiting: false,
    version: 1,
    validUntil: until,
    lines: [{ sku: '200006', quantity: 3, price: '6.51', total: '19.53' }],
    messages: [{ author: 'wholesaler', text: 'For June' }],
    log: [{ staff: staff.email, action: 'answered', detail: '2027-02-10, 200006: 6.51' }],
  })
  const { orderDetail: seen } = await ordering.shop.ask(orderDetail, { id: quote.id }, ordering.nadia)
  expect(seen).toMatchObject({ grandTotal: Number(data?.deskAnswerQuote?.grandTotal), quote: { version: 1 } })
  expect(await waiting()).toBe(before - 1)
  expect(await numbersOf()).not.toContain(quote.number)
  expect(await numbersOf('sent')).toContain(quote.number)

  await ordering.shop.ask(replyToQuote, { id: quote.id, text: 'From Tuesday?' }, ordering.nadia)
  expect(await numbersOf()).toContain(quote.number)
  now += 8 * dayMs
  expect([await numbersOf('sent'), await numbersOf('expired')]).toEqual([
    expect.not.arrayContaining([quote.number]),
    expect.arrayContaining([quote.number]),
  ])
})

// F680
test('a wrong price, day, text or line is rejected at its field, and nothing changes', async () => {
  const read = async () => (await ordering.shop.ask(deskQuote, { number: quote.number }, staff.headers)).deskQuote
  const before = await read()
  for (const [given, path, sentence] of [
    [{ until: '2027-02-02' }, 'input.until', '2027-02-02 is in the past.'],
    [{ until: '3.2.2027' }, 'input.until', '"3.2.2027" is not a day such as 2026-12-15.'],
    [{ text: 'x'.repeat(2001) }, 'input.text', 'The text has 2001 characters, 2000 are allowed.'],
    ...['', '0', '0.00', '-1', '1,5', '1.234', '1e3', '99999999'].map(
      (price) =>
        [
          { prices: [{ sku: '200006', price }] },
          'input.prices.200006',
          'Enter a price for 200006, for example 12.50.',
        ] as const,
    ),
    [{ prices: [{ sku: '1', price: '1' }] }, 'input.prices.1', `${quote.number} has no line with 1.`],
  ] as const) {
    const { errors } = await answer(given)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', validation: { [path]: [sentence] } })
  }
  const german = await ordering.shop.send(
    deskAnswerQuote,
    { input: { number: quote.number, version: 0, until: '2027-02-02', text: '', prices: [] } },
    { ...staff.headers, 'x-locale': 'de' },
  )
  expect(german.errors[0]?.message).toBe('2027-02-02 liegt in der Vergangenheit.')
  expect(await read()).toEqual(before)
})

// F680
test('of two answers to the same version one succeeds, and a declined quote takes none', async () => {
  const codes = (await Promise.all([answer(), answer()])).map(({ errors }) => errors[0]?.extensions.code ?? 'DONE')
  expect(codes.sort()).toEqual(['CONFLICT', 'DONE'])
  expect((await answer()).errors[0]?.extensions.code).toBe('CONFLICT')
  expect((await answer({ version: 1, until: '2027-02-12' })).errors).toEqual([])
  await ordering.shop.ask(declineQuote, { id: quote.id, text: null }, ordering.nadia)
  expect((await answer({ version: 2 })).errors[0]).toMatchObject({
    message: `${quote.number} was declined.`,
    extensions: { code: 'CONFLICT' },
  })
  expect(await numbersOf('declined')).toContain(quote.number)
  const { deskQuote: after } = await ordering.shop.ask(deskQuote, { number: quote.number }, staff.headers)
  expect(after?.log).toHaveLength(2)
})

// F679
test('an order and an unknown number are no quotes', async () => {
  const order = await ordering.shop.db
    .prepare("SELECT number FROM orders WHERE status = 'completed' LIMIT 1")
    .first<number>('number')
  for (const number of [`PV-${order}`, 'PV-1', 'x', "PV-1' --"]) {
    const read = await ordering.shop.send(deskQuote, { number }, staff.headers)
    expect([read.errors[0]?.extensions.code, (await answer({ number })).errors[0]?.extensions.code]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ])
  }
})
