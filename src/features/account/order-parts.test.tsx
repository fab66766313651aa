// The parts of the dashboard that show orders, in each state: not there yet, filled, empty, and failed.
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { Settled } from '#features/forms/settled.ts'
import type { OrderPage, OrderSummary } from '#features/orders/order.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import { htmlAtLast, htmlAtOnce, wordsOf } from '#tests/support/render-part.tsx'
import { Overview } from './overview.tsx'

type Orders = Promise<Settled<OrderPage>>

let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const order: OrderSummary = {
  id: 'o1',
  number: 'PV-240017',
  status: 'processing',
  placedAt: '2026-11-19T01:43:00.000Z',
  reference: 'ERP-9',
  lines: 7,
  packs: 19,
  grandTotal: '€451.46',
}
const nothing = new Promise<never>(() => undefined)
const told = (orders: OrderSummary[]): Orders =>
  Promise.resolve({ ok: true, value: { orders, page: 1, pageCount: 1, total: orders.length } })
const noCart = Promise.resolve({ ok: true as const, value: { summary: null } })
const noInvoices = Promise.resolve({ ok: true as const, value: { invoices: [] } })
const failed: Orders = Promise.resolve({ ok: false, problem: { status: 503, title: 'Orders are out of reach' } })

const parts: [string, (orders: Orders) => ReactNode][] = [
  ['the table of orders', (orders) => <OrdersPage page={1} list={orders} opened={null} />],
  ['recent orders', (orders) => <Overview firstName="Nadia" cart={noCart} recent={orders} invoices={noInvoices} />],
]

test.each(parts)('%s: boxes of their size say that they are busy until the orders are there', async (_name, part) => {
  const waiting = await htmlAtOnce(part(nothing))
  expect(waiting).toContain(`<div class="panel" aria-busy="true"><span class="vh">${t('forms.loading')}</span>`)
  expect(waiting.split('class="lrow"').length - 1).toBeGreaterThanOrEqual(5)
})

test.each(parts)(
  '%s: an order is told with number, date, state, lines and sum, and leads to itself',
  async (_name, part) => {
    const seen = wordsOf(await htmlAtLast(part(told([order]))))
    const facts = ['PV-240017', '19 Nov 2026', t('orders.statuses.processing'), '7', '€451.46']
    for (const fact of facts) expect(seen).toContain(fact)
    const link = '<a class="id num" href="/en/dashboard/orders?order=o1#order">PV-240017</a>'
    expect(await htmlAtLast(part(told([order])))).toContain(link)
  },
)

test.each(parts)('%s: without orders it says so and leads to the range', async (_name, part) => {
  const empty = await htmlAtLast(part(told([])))
  for (const text of [t('orders.empty'), t('orders.emptyText'), t('orders.emptyAction')]) expect(empty).toContain(text)
  expect(empty).toContain('href="/en/range"')
  expect(empty).not.toContain('<table')
})

test.each(parts)('%s: what failed says so in words, and the rest of the screen stands', async (_name, part) => {
  const broken = await htmlAtLast(part(failed))
  expect(broken).toContain('Orders are out of reach')
  expect(broken).not.toContain('<table')
  expect(broken).toContain('<h1')
})
