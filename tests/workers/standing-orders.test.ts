import { expect, onTestFinished, test } from 'vitest'
import { createCommerce } from '#backends/commerce/handler.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { Sql } from '#server/storage/storage.ts'
import { startEdgeShop } from '../support/edge-shop.ts'
import { newestMail } from '../support/newest-mail.ts'
import { escapeText } from '../support/read-html.ts'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { createLoggedInVisitor, lena, nadia, type Visitor, visitorOf } from '../support/visit.ts'

type Draft = {
  lines: { productId: string }[]
  choices: { addresses: { value: string }[]; today: string; key: string }
}
type Read = { order: { state: string; dates: { date: string; state: string }[]; lines: { quantity: number }[] } }

const json = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body

/** Fields of a standing order of the products of nadia's latest order, one of each. */
async function readFields(customer: Visitor) {
  const { orders } = await json<{ orders: { id: string }[] }>(customer.ask('/api/en/orders'))
  const draft = await json<Draft>(customer.ask(`/api/en/standing-orders/draft?from=order:${orders[0]?.id}`))
  const address = draft.choices.addresses[0]?.value ?? ''
  return {
    ...Object.fromEntries(draft.lines.map(({ productId }) => [`quantity:${productId}`, '1'])),
    ...{ everyWeeks: '1', 'weekday:2': '1', 'weekday:5': '1', startDate: draft.choices.today, how: 'automatic' },
    ...{ shippingAddressId: address, billingAddressId: address, shippingMethod: 'delivery_delivery' },
  }
}

async function create(customer: Visitor, fields: Record<string, string>): Promise<string> {
  const { next } = await json<{ next: string }>(customer.post('/api/en/standing-orders', fields))
  return new URL(next, 'http://shop.example').searchParams.get('standing') ?? ''
}

const remove = (runtime: Runtime, id: string) =>
  runtime.sql('COMMERCE_DB', 'DELETE FROM standing_orders WHERE id = ?', id)

describeEachRuntime('standing orders', (runtime) => {
  // F636
  test.each(['nl', 'en', 'de', 'fr'] as const)(
    'are made, changed, skipped, paused and ended without scripts, in %s',
    async (locale) => {
      const customer = await createLoggedInVisitor(runtime, nadia)
      const t = await loadTranslator(locale)
      const { orders } = await json<{ orders: { id: string }[] }>(customer.ask('/api/en/orders'))
      const screen = localize(locale, 'dashboardStandingOrders')
      const source = `${screen}?from=order:${orders[0]?.id}`
      const form = await (await customer.ask(source)).text()
      for (const text of [t('standing.weekdays'), t('standing.howAutomatic'), `/api/${locale}/standing-orders"`])
        expect(form).toContain(escapeText(text))
      const fields = await readFields(customer)
      const api = `/api/${locale}/standing-orders`
      const { 'weekday:2': _, 'weekday:5': __, ...noDays } = fields
      const refused = await customer.submit(api, { ...noDays, message: 'Achterdeur', everyWeeks: '3' }, source)
      const page = await refused.text()
      expect(refused.status).toBe(422)
      expect(page).toContain('Achterdeur')
      expect(page).toMatch(/<option value="3" selected/)
      const created = await customer.submit(api, fields, source)
      const next = created.headers.get('location') ?? ''
      expect([created.status, next]).toEqual([303, expect.stringContaining(`${screen}?standing=`)])
      const id = new URL(next, runtime.url).searchParams.get('standing') ?? ''
      onTestFinished(async () => void (await remove(runtime, id)))
      const read = async () => (await json<Read>(customer.ask(`/api/en/standing-orders/${id}`))).order
      const date = (await read()).dates.find(({ state }) => state === 'planned')?.date ?? ''
      expect((await customer.submit(`${api}/${id}/dates/${date}`, { skip: '1' }, next)).status).toBe(303)
      expect((await read()).dates[0]).toMatchObject({ date, state: 'skipped' })
      expect((await customer.submit(`${api}/${id}/dates/${date}`, {}, next)).status).toBe(303)
      expect((await customer.submit(`${api}/${id}`, { ...fields, everyWeeks: '2' }, next)).status).toBe(303)
      for (const state of ['paused', 'active', 'ended'] as const) {
        expect((await customer.submit(`${api}/${id}/state`, { state }, next)).status).toBe(303)
        expect((await read()).state).toBe(state)
        expect(await (await customer.ask(next)).text()).toContain(escapeText(t(`standing.states.${state}`)))
      }
    },
  )

  // F627
  test('bad input and foreign ids are rejected with a sentence, and nothing changes', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const stranger = await createLoggedInVisitor(runtime, lena)
    const fields = await readFields(customer)
    const id = await create(customer, fields)
    onTestFinished(async () => void (await remove(runtime, id)))
    const read = async () => (await json<Read>(customer.ask(`/api/en/standing-orders/${id}`))).order
    const before = await read()
    const { lines } = await json<Draft>(customer.ask(`/api/en/standing-orders/draft?from=cart`))
    const wrong: [visitor: Visitor, path: string, body: Record<string, string>, status: number][] = [
      [customer, '', { ...fields, startDate: '2020-01-01' }, 422],
      [customer, '', { ...fields, startDate: 'soon' }, 422],
      [customer, '', { ...fields, endDate: '2020-01-01' }, 422],
      [customer, '', { ...fields, everyWeeks: '9' }, 422],
      [customer, '', { ...fields, everyWeeks: '-1' }, 422],
      [customer, '', { ...fields, 'quantity:999999': '1' }, 422],
      [customer, '', { ...fields, [`quantity:${lines[0]?.productId ?? '1'}`]: '1,5' }, 422],
      [customer, '', { ...fields, shippingAddressId: '6' }, 422],
      [customer, '', { ...fields, shippingMethod: 'by_drone' }, 422],
      [customer, '', { ...fields, how: 'maybe' }, 422],
      [customer, `/${id}`, { ...fields, code: 'no-such-code' }, 422],
      [customer, '/none', fields, 404],
      [customer, '/none/state', { state: 'paused' }, 404],
      [customer, `/${id}/state`, { state: 'gone' }, 422],
      [customer, `/${id}/dates/2020-01-07`, { skip: '1' }, 409],
      [customer, `/${id}/dates/${before.dates[0]?.date}/cart`, {}, 409],
      [stranger, `/${id}`, fields, 404],
      [stranger, `/${id}/state`, { state: 'ended' }, 404],
      [stranger, `/${id}/dates/${before.dates[0]?.date}`, { skip: '1' }, 404],
      [stranger, `/${id}/dates/${before.dates[0]?.date}/cart`, {}, 404],
      [visitorOf(runtime), '', fields, 401],
    ]
    for (const [visitor, path, body, status] of wrong) {
      const answer = await visitor.post(`/api/en/standing-orders${path}`, body)
      const { title } = (await answer.json()) as { title?: string }
      expect([path, body, answer.status]).toEqual([path, body, status])
      expect(title).toMatch(/^[A-Z].*[.]$/)
    }
    expect(await read()).toEqual(before)
    for (const path of [`?standing=${id}`, '?standing=none', '?from=order:none', '?from=x'])
      expect([path, (await stranger.ask(`/en/dashboard/standing-orders${path}`)).status]).toEqual([path, 404])
  })

  // F635
  test('a prepared date is first on the dashboard, and fills the cart for its day once', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    await customer.post('/api/en/cart/clear', {})
    const id = await create(customer, { ...(await readFields(customer)), how: 'prepared' })
    onTestFinished(async () => {
      await customer.post('/api/en/cart/clear', {})
      await remove(runtime, id)
    })
    const { days } = await json<{ days: { value: string }[] }>(customer.ask('/api/en/checkout'))
    const date = days.find(({ value }) => new Date(value).getUTCDay() !== 0)?.value ?? ''
    const prepared = "INSERT INTO standing_order_dates VALUES (?, ?, 'prepared', NULL, NULL, '')"
    await runtime.sql('COMMERCE_DB', prepared, id, date)
    const dashboard = await (await customer.ask('/en/dashboard')).text()
    const action = `/api/en/standing-orders/${id}/dates/${date}/cart`
    expect(dashboard).toContain(`action="${action}"`)
    const added = await customer.submit(action, {}, '/en/dashboard')
    expect([added.status, added.headers.get('location')]).toEqual([303, `/en/checkout?day=${date}`])
    expect(await (await customer.ask(`/en/checkout?day=${date}`)).text()).toMatch(
      new RegExp(`<option value="${date}" selected`),
    )
    expect((await customer.submit(action, {}, '/en/dashboard')).status).toBe(422)
    expect(await (await customer.ask('/en/dashboard')).text()).not.toContain(action)
  })
})

// F632
test('on Node the timer tells once that a date was missed', async () => {
  const { runtimes } = await import('../support/runtimes.ts')
  const [runtime] = runtimes
  if (!runtime) throw new Error('no shop')
  const customer = await createLoggedInVisitor(runtime, nadia)
  const id = await create(customer, await readFields(customer))
  onTestFinished(async () => void (await remove(runtime, id)))
  await makeLate(runtime.sql.bind(null, 'COMMERCE_DB') as never, id)
  await expect
    .poll(async () => (await newestMail(runtime, nadia))?.subject ?? '', { timeout: 100_000, interval: 2_000 })
    .toMatch(/^(?:Niet besteld|Not ordered)/)
}, 120_000)

/** Its last due date is one for which the cut-off has passed. */
async function makeLate(run: (query: string, ...values: string[]) => Promise<unknown>, id: string) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await run(
    "UPDATE standing_orders SET weekdays = '123456', start_date = ?, done_until = ?, end_date = ?, next_check_at = '' WHERE id = ?",
    ...[day(-20), day(-4), day(-1), id],
  )
}

// F630, F631, F632
test('in workerd the cron tells once that a date was missed, and D1 orders a date once', async () => {
  const shop = await startEdgeShop({ DEMO: '1' })
  onTestFinished(async () => void (await shop.dispose()))
  const db: Sql = await shop.miniflare.getD1Database('COMMERCE_DB')
  const customer = await createLoggedInVisitor(shop, nadia)
  const id = await create(customer, await readFields(customer))
  const run = (query: string, ...values: string[]) =>
    db
      .prepare(query)
      .bind(...values)
      .run()
  await makeLate(run, id)
  await shop.runCron()
  await shop.runCron()
  const outcomes = "SELECT DISTINCT outcome FROM standing_order_dates WHERE outcome <> 'closed'"
  await expect.poll(async () => (await db.prepare(outcomes).all()).results).toEqual([{ outcome: 'missed' }])

  // the same database with a clock at the instant of the order
  const other = await create(customer, { ...(await readFields(customer)), startDate: '2027-12-01' })
  const orderAll = () => {
    const now = () => new Date('2027-12-02T20:00:00.000Z')
    const backend = createCommerce({ db, debug: true, shopOrigin: 'https://shop.example', now })
    return backend(new Request('http://x/standing-orders/run', { method: 'POST' }))
  }
  await run("UPDATE standing_orders SET done_until = '2027-12-01', next_check_at = '' WHERE id = ?", other)
  await run("UPDATE standing_orders SET state = 'ended' WHERE id <> ?", other)
  await Promise.all([orderAll(), orderAll()])
  await orderAll()
  const orders = 'SELECT standing_order_date, delivery_date, status FROM orders WHERE standing_order_id = ?1'
  expect((await db.prepare(orders).bind(other).all()).results).toEqual([
    { standing_order_date: '2027-12-03', delivery_date: '2027-12-03', status: 'pending' },
  ])
}, 120_000)
