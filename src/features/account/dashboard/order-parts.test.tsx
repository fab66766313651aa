// Components that show orders and lists, in each state: pending, filled, empty and failed.
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { InvoicesPage } from '#features/invoices/invoices-page.tsx'
import type { OverviewList } from '#features/lists/list.ts'
import { ListsPage } from '#features/lists/overview/lists-page.tsx'
import { noFilter } from '#features/orders/filter/record-filter.ts'
import type { OrderPage, OrderSummary } from '#features/orders/order.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import type { Result } from '#service/result.ts'
import { initialHtml, settledHtml, textOf } from '#tests/support/render-part.tsx'
import { Overview } from './overview.tsx'

type Orders = Promise<Result<OrderPage>>
type Lists = Promise<Result<{ lists: OverviewList[] }>>

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
  orderedBy: null,
  placedOnBehalfBy: null,
  purchaseReference: null,
  lines: 7,
  packs: 19,
  grandTotal: '€451.46',
}
const unfiltered = {
  page: 1,
  filter: noFilter,
  options: Promise.resolve({ ok: true as const, value: { search: true, state: true, years: [2026, 2025] } }),
}
const pending = new Promise<never>(() => undefined)
const loaded = (orders: OrderSummary[]): Orders =>
  Promise.resolve({ ok: true, value: { orders, page: 1, pageCount: 1, total: orders.length } })
const noCart = Promise.resolve({ ok: true as const, value: { summary: null } })
const noAddresses = Promise.resolve({ ok: true as const, value: { own: [], ofCompany: [], canChange: true } })
const noInvoices = Promise.resolve({ ok: true as const, value: { invoices: [] } })
const noLists = Promise.resolve({ ok: true as const, value: { lists: [] } })
const failed: Orders = Promise.resolve({ ok: false, problem: { status: 503, title: 'Orders are out of reach' } })

const unopened = {
  opened: null,
  reorder: null,
  allergens: null,
  confirm: null,
  phone: null,
}

const overview = (orders: Orders, lists: Lists) => (
  <Overview
    firstName="Nadia"
    cart={noCart}
    recent={orders}
    planning={null}
    owed={null}
    invoices={noInvoices}
    lists={lists}
    addresses={noAddresses}
  />
)
const parts: [string, (orders: Orders) => ReactNode][] = [
  ['the table of orders', (orders) => <OrdersPage {...unfiltered} list={orders} {...unopened} />],
  ['recent orders', (orders) => overview(orders, noLists)],
]

// F130, F132
test.each(parts)('%s: shows skeletons with aria-busy while the orders are pending', async (_name, part) => {
  const waiting = await initialHtml(part(pending))
  expect(waiting).toContain(
    `<div class="panel" aria-busy="true"><span class="visually-hidden">${t('forms.loading')}</span>`,
  )
  expect(waiting.split('class="row-skeleton"').length - 1).toBeGreaterThanOrEqual(5)
})

test('the headers of orders, invoices and lists reserve the space of the pending count', async () => {
  const place = '<span class="count figures">\u00a0</span>'
  const waitingOrders = await initialHtml(<OrdersPage {...unfiltered} list={pending} {...unopened} />)
  expect(waitingOrders).toContain(place)
  expect(waitingOrders).toContain('href="/api/en/orders/csv"')
  const waitingInvoices = await initialHtml(
    <InvoicesPage {...unfiltered} balance={null} list={pending} opened={null} />,
  )
  expect(waitingInvoices).toContain('href="/api/en/invoices/csv"')
  expect(await initialHtml(<ListsPage lists={pending} {...unopened} sheet={null} save={null} back={null} />)).toContain(
    place,
  )
})

// F017, F130, F132, F275
test.each(parts)(
  '%s: shows number, date, status, line count and total of an order with a link to it',
  async (_name, part) => {
    const seen = textOf(await settledHtml(part(loaded([order]))))
    const facts = ['PV-240017', '19 Nov 2026', t('orders.statuses.processing'), '7', '€451.46']
    for (const fact of facts) expect(seen).toContain(fact)
    const link = '<a class="record-link figures" href="/en/dashboard/orders?order=o1#order">PV-240017</a>'
    expect(await settledHtml(part(loaded([order])))).toContain(link)
  },
)

// F017, F130
test("the table of orders shows the customer's own reference, else the one of the wholesaler", async () => {
  const own = { ...order, id: 'o2', purchaseReference: 'Week 48' }
  const table = await settledHtml(<OrdersPage {...unfiltered} list={loaded([own, order])} {...unopened} />)
  expect(textOf(table).filter((text) => ['Week 48', 'ERP-9'].includes(text))).toEqual(['Week 48', 'ERP-9'])
})

// F418
test('a quote request offers adding to the cart instead of a reorder, and is not the last order', async () => {
  const asked = { ...order, id: 'o2', number: 'PV-240018', status: 'offer_requested', grandTotal: '€99.00' }
  const table = await settledHtml(<OrdersPage {...unfiltered} list={loaded([asked])} {...unopened} />)
  expect(table).toContain(`>${t('reorder.put')}<`)
  expect(table).toContain(`"${t('orders.toCartNamed', { number: 'PV-240018' })}"`)
  expect(table).not.toContain(t('orders.again'))
  const home = await settledHtml(overview(loaded([asked, order]), noLists))
  expect(home).toContain('order=o1&amp;cart=1')
  expect(home).not.toContain('order=o2&amp;cart=1')
})

// F130, F132
test.each(parts)('%s: without orders shows an empty state with a link to the catalogue', async (_name, part) => {
  const empty = await settledHtml(part(loaded([])))
  for (const text of [t('orders.empty'), t('orders.emptyText'), t('orders.emptyAction')]) expect(empty).toContain(text)
  expect(empty).toContain('href="/en/range"')
  expect(empty).not.toContain('<table')
})

// F130, F132
test.each(parts)('%s: shows the error message of failed orders, and the rest of the page', async (_name, part) => {
  const broken = await settledHtml(part(failed))
  expect(broken).toContain('Orders are out of reach')
  expect(broken).not.toContain('<table')
  expect(broken).toContain('<h1')
})

const noOrders = loaded([])
const lists = (...all: OverviewList[]): Lists => Promise.resolve({ ok: true, value: { lists: all } })
const friday: OverviewList = {
  ...{ id: 'l7', name: 'Friday delivery', articles: 8, packs: 19, contents: null },
  ...{ isShared: true, author: 'Nadia Benali', isOwn: true, canEdit: true, canShare: true, version: 1 },
}
const screen = (all: Lists) => <ListsPage lists={all} {...unopened} sheet={null} save={null} back={null} />
const listParts: [string, (lists: Lists) => ReactNode][] = [
  ['the screen of lists', screen],
  ['the lists of the overview', (all) => overview(noOrders, all)],
]

// F134, F136
test.each(listParts)('%s: shows skeletons with aria-busy while the lists are pending', async (_, part) => {
  expect(await initialHtml(part(pending))).toContain(
    `<div class="panel" aria-busy="true"><span class="visually-hidden">${t('forms.loading')}</span>`,
  )
})

// F134
test.each(listParts)(
  '%s: shows name and item count of a list with links to it and to its reorder preview',
  async (_, part) => {
    const seen = await settledHtml(part(lists(friday)))
    expect(seen).toContain('href="/en/dashboard/orderLists?list=l7">Friday delivery</a>')
    expect(seen).toContain('href="/en/dashboard/orderLists?list=l7&amp;cart=1#reorder"')
    expect(seen).toContain(`>${t('cart.items', { count: 8 })}, ${t('cart.packs', { count: 19 })}<`)
    expect(seen).not.toContain(t('lists.none'))
  },
)

// F134, F136
test.each(listParts)('%s: without lists explains how to create one', async (_, part) => {
  expect(await settledHtml(part(lists()))).toContain(t('lists.noneText'))
})

const failedLists: Lists = Promise.resolve({ ok: false, problem: { status: 503, title: 'Lists are out of reach' } })
// F134, F136
test.each(listParts)('%s: shows the error message of failed lists', async (_, part) => {
  expect(await settledHtml(part(failedLists))).toContain('Lists are out of reach')
})

// F134, F136
test('the form for a new list is shown in every state, and the overview links to it', async () => {
  const states = [initialHtml(screen(pending)), settledHtml(screen(lists())), settledHtml(screen(failedLists))]
  for (const html of await Promise.all(states)) {
    expect(html).toContain('id="new-list"')
    expect(html).toContain('action="/api/en/lists"')
    expect(html).toContain('name="name"')
  }
  for (const all of [lists(), lists(friday)])
    expect(await settledHtml(overview(noOrders, all))).toContain('href="/en/dashboard/orderLists#new-list"')
})
