import { beforeEach, expect, test } from 'vitest'
import {
  changeStandingOrderDate,
  changeStandingOrderState,
  convertStandingOrderToCart,
  createStandingOrder,
  type StandingOrderInput,
  standingOrder,
  standingOrders,
  updateStandingOrder,
} from '#contracts/generated/commerce.ts'
import { openStanding } from '#tests/support/standing-orders.ts'

let shop: Awaited<ReturnType<typeof openStanding>>
beforeEach(async () => {
  shop = await openStanding()
})

const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]?.extensions.code
const fieldsOf = ({ errors }: { errors: { extensions: { validation?: object } }[] }) =>
  Object.keys(errors[0]?.extensions.validation ?? {})
const change = (id: string, input: object, headers = shop.nadia) =>
  shop.shop.send(changeStandingOrderDate, { id, input: { isSkipped: false, ...input } as never }, headers)
const setState = (id: string, state: string, headers = shop.nadia) =>
  shop.shop.send(changeStandingOrderState, { id, state }, headers)

// F625, F628, F629
test('shows the next eight dates, each with the instant until which it can be changed', async () => {
  const id = await shop.create({ startDate: '2027-01-15' })
  const read = await shop.read(id)
  expect(read?.dates.map(({ date }) => date)).toEqual([
    ...['2027-01-15', '2027-01-19', '2027-01-22', '2027-01-26', '2027-01-29', '2027-02-02', '2027-02-05', '2027-02-09'],
  ])
  expect(read?.dates[0]).toMatchObject({
    ...{ state: 'planned', changeableUntil: '2027-01-14T20:00:00.000Z', cutOff: '2027-01-14T21:00:00.000Z' },
    ...{ lines: null, order: null, reason: null },
  })
  expect(read?.lines).toMatchObject([{ sku: '200006', name: 'Lentils', quantity: 2, product: { name: 'Lentils' } }])
  expect(read?.formattedSubTotal).toBe('€41.36')
  expect(read?.shippingAddress).toMatchObject({ id: '2' })
})

// F625
test('a date whose order is due already is not a first date', async () => {
  shop.setTime('2027-01-11T20:00:00.000Z')
  const id = await shop.create()
  expect((await shop.read(id))?.dates[0]?.date).toBe('2027-01-15')
})

// F627
test('input that cannot be ordered is rejected at its field, and nothing is stored', async () => {
  const [line] = shop.input().lines
  const productId = line?.productId ?? ''
  const family = await shop.shop.db.prepare("SELECT id FROM products WHERE type = 'configurable'").first<number>('id')
  const colleagues = await shop.shop.db.prepare('SELECT id FROM addresses WHERE customer_id = 2').first<number>('id')
  const wrong: [field: string, input: Partial<StandingOrderInput>][] = [
    ['lines', { lines: [] }],
    ['lines', { lines: [{ productId: '999999', quantity: 1 }] }],
    ['lines', { lines: [{ productId: '1 OR 1=1', quantity: 1 }] }],
    ['lines', { lines: [{ productId: String(family), quantity: 1 }] }],
    ['lines', { lines: [{ productId, quantity: 0 }] }],
    ['lines', { lines: [{ productId, quantity: 10_000 }] }],
    [
      'lines',
      {
        lines: [
          { productId, quantity: 1 },
          { productId, quantity: 2 },
        ],
      },
    ],
    ['weekdays', { weekdays: [] }],
    ['weekdays', { weekdays: [0] }],
    ['weekdays', { weekdays: [2, 7] }],
    ['everyWeeks', { everyWeeks: 0 }],
    ['everyWeeks', { everyWeeks: 9 }],
    ['startDate', { startDate: '2027-01-10' }],
    ['startDate', { startDate: '2027-02-30' }],
    ['startDate', { startDate: 'tomorrow' }],
    ['startDate', { startDate: '2031-01-01' }],
    ['endDate', { startDate: '2027-02-01', endDate: '2027-01-31' }],
    ['endDate', { endDate: '2027-13-01' }],
    ['endDate', { endDate: '2027-01-11' }],
    // of a colleague, and of another company
    ['shippingAddressId', { shippingAddressId: String(colleagues) }],
    ['shippingAddressId', { shippingAddressId: '5' }],
    ['billingAddressId', { billingAddressId: 'none' }],
    ['shippingMethod', { shippingMethod: 'by_drone' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['purchaseReference', { purchaseReference: 'x'.repeat(61) }],
  ]
  const id = await shop.create()
  const before = await shop.read(id)
  for (const [field, given] of wrong) {
    const input = shop.input(given)
    for (const answer of [
      await shop.shop.send(createStandingOrder, { input }, shop.nadia),
      await shop.shop.send(updateStandingOrder, { id, input }, shop.nadia),
    ])
      expect([given, codeOf(answer), fieldsOf(answer)]).toEqual([given, 'BAD_USER_INPUT', [`input.${field}`]])
  }
  expect((await shop.shop.ask(standingOrders, {}, shop.nadia)).standingOrders).toEqual([before])
})

// F626
test('a repeated idempotency key creates one standing order, also concurrently', async () => {
  const headers = { ...shop.nadia, 'idempotency-key': 'first' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => shop.shop.ask(createStandingOrder, { input: shop.input() }, headers)),
  )
  expect(new Set(answers.map((answer) => answer.createStandingOrder?.standingOrder?.id)).size).toBe(1)
  expect((await shop.shop.ask(standingOrders, {}, shop.nadia)).standingOrders).toHaveLength(1)
})

// F627
test('a standing order of a colleague or another company is not found, and a bookkeeper has none', async () => {
  const id = await shop.create()
  const sofie = await shop.shop.login('sofie@brasserie-nova.example')
  for (const name of ['tom', 'lena'] as const) {
    const other = await shop.shop.login(name)
    expect((await shop.shop.ask(standingOrder, { id }, other)).standingOrder).toBeNull()
    expect((await shop.shop.ask(standingOrders, {}, other)).standingOrders).toEqual([])
    const input = name === 'tom' ? shop.input({ shippingAddressId: '1' }) : shop.input()
    for (const answer of [
      await shop.shop.send(updateStandingOrder, { id, input }, other),
      await change(id, { date: '2027-01-12', isSkipped: true }, other),
      await setState(id, 'ended', other),
      await shop.shop.send(convertStandingOrderToCart, { id, date: '2027-01-12' }, other),
    ])
      expect(codeOf(answer)).toBe('NOT_FOUND')
  }
  expect(codeOf(await shop.shop.send(standingOrders, {}, sofie))).toBe('FORBIDDEN')
  expect(codeOf(await shop.shop.send(createStandingOrder, { input: shop.input() }, sofie))).toBe('FORBIDDEN')
  expect(codeOf(await shop.shop.send(standingOrders, {}))).toBe('UNAUTHENTICATED')
  expect((await shop.read(id))?.state).toBe('active')
})

// F629
test('a date is skipped, planned again and given lines of its own; the others stay', async () => {
  const id = await shop.create()
  const productId = shop.ids['200006']
  const dateOf = async (date: string) => (await shop.read(id))?.dates.find((one) => one.date === date)
  await change(id, { date: '2027-01-12', isSkipped: true })
  expect(await dateOf('2027-01-12')).toMatchObject({ state: 'skipped', lines: null })
  await change(id, { date: '2027-01-12' })
  expect(await dateOf('2027-01-12')).toMatchObject({ state: 'planned', lines: null })
  const more = { productId: shop.ids['200002'], quantity: 3 }
  await change(id, { date: '2027-01-15', lines: [{ productId, quantity: 0 }, more] })
  expect(await dateOf('2027-01-15')).toMatchObject({ state: 'planned', lines: [{ sku: '200002', quantity: 3 }] })
  expect(await dateOf('2027-01-19')).toMatchObject({ state: 'planned', lines: null })
  // the lines of the standing order again
  await change(id, { date: '2027-01-15', lines: [{ productId, quantity: 2 }] })
  expect(await dateOf('2027-01-15')).toMatchObject({ lines: null })
})

// F627, F629
test('a date that is not due, decided or too late cannot be changed', async () => {
  const id = await shop.create()
  expect(codeOf(await change(id, { date: '2027-01-13', isSkipped: true }))).toBe('CONFLICT')
  expect(codeOf(await change(id, { date: 'never', isSkipped: true }))).toBe('CONFLICT')
  expect(codeOf(await change(id, { date: '2027-01-12', lines: [] }))).toBe('BAD_USER_INPUT')
  const productId = shop.ids['200006']
  for (const quantity of [0, -1, 10_000])
    expect(codeOf(await change(id, { date: '2027-01-12', lines: [{ productId, quantity }] }))).toBe('BAD_USER_INPUT')
  shop.setTime('2027-01-11T20:00:00.000Z')
  expect(codeOf(await change(id, { date: '2027-01-12', isSkipped: true }))).toBe('CONFLICT')
  // while its date waits for the run, the whole is not changed either
  const busy = await shop.shop.send(updateStandingOrder, { id, input: shop.input() }, shop.nadia)
  expect([codeOf(busy), busy.errors[0]?.message]).toEqual(['CONFLICT', expect.stringContaining('Tuesday, 12 January')])
  await shop.run()
  expect(codeOf(await change(id, { date: '2027-01-12', isSkipped: true }))).toBe('CONFLICT')
  expect((await shop.shop.send(updateStandingOrder, { id, input: shop.input() }, shop.nadia)).errors).toEqual([])
  expect(await shop.outcomes()).toMatchObject([{ date: '2027-01-12', outcome: 'ordered' }])
})

// F629
test('a paused standing order has no next dates, and one that has ended cannot be changed', async () => {
  const id = await shop.create()
  expect(codeOf(await setState(id, 'stopped'))).toBe('BAD_USER_INPUT')
  await setState(id, 'paused')
  expect(await shop.read(id)).toMatchObject({ state: 'paused', dates: [] })
  expect(codeOf(await change(id, { date: '2027-01-12', isSkipped: true }))).toBe('CONFLICT')
  await setState(id, 'active')
  expect((await shop.read(id))?.dates).toHaveLength(8)
  await setState(id, 'ended')
  for (const answer of [
    await setState(id, 'active'),
    await change(id, { date: '2027-01-12', isSkipped: true }),
    await shop.shop.send(updateStandingOrder, { id, input: shop.input() }, shop.nadia),
  ])
    expect(codeOf(answer)).toBe('CONFLICT')
  expect((await setState(id, 'ended')).errors).toEqual([])
})

// F635
test('a prepared date is added to what is in the cart, once', async () => {
  const id = await shop.create({ isAutomatic: false })
  const add = (headers = shop.nadia) => shop.shop.send(convertStandingOrderToCart, { id, date: '2027-01-12' }, headers)
  expect(codeOf(await add())).toBe('CONFLICT')
  const preparedIds = async () =>
    (await shop.shop.ask(standingOrders, { isPrepared: true }, shop.nadia)).standingOrders?.map((one) => one.id)
  expect(await preparedIds()).toEqual([])
  await shop.run()
  expect(await preparedIds()).toEqual([id])
  await shop.add('200002', 1)
  const answers = await Promise.all([add(), add(), add()])
  expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', 'CONFLICT', undefined])
  const cart = answers.find(({ errors }) => errors.length === 0)?.data?.convertStandingOrderToCart?.cart
  expect(cart?.items?.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['200002', 1],
    ['200006', 2],
  ])
  expect((await shop.read(id))?.dates[0]).toMatchObject({ state: 'added' })
  expect(await preparedIds()).toEqual([])
})

// F635
test('a repeated key adds a prepared date once and gets the first response', async () => {
  const id = await shop.create({ isAutomatic: false })
  await shop.run()
  const headers = { ...shop.nadia, 'idempotency-key': 'once' }
  const add = () => shop.shop.send(convertStandingOrderToCart, { id, date: '2027-01-12' }, headers)
  const [first, second] = [await add(), await add()]
  expect([first.errors, second.errors]).toEqual([[], []])
  expect(second.data?.convertStandingOrderToCart?.cart?.items).toMatchObject([{ sku: '200006', quantity: 2 }])
})

// F627
test('a customer has at most 50 standing orders', async () => {
  for (let index = 0; index < 50; index += 1) await shop.create()
  expect(codeOf(await shop.shop.send(createStandingOrder, { input: shop.input() }, shop.nadia))).toBe('BAD_USER_INPUT')
})
