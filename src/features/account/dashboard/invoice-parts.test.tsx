// Components that show invoices, in each state: pending, filled, empty and failed.
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { InvoicePage, InvoiceSummary } from '#features/invoices/invoice.ts'
import { InvoicesPage } from '#features/invoices/invoices-page.tsx'
import { OwedTile } from '#features/invoices/owed-tile.tsx'
import { noFilter } from '#features/orders/filter/record-filter.ts'
import { loadTranslator, type Translate } from '#i18n/translator.ts'
import type { Result } from '#service/result.ts'
import { initialHtml, settledHtml, textOf } from '#tests/support/render-part.tsx'
import { Overview } from './overview.tsx'

type Invoices = Promise<Result<InvoicePage>>

let t: Translate
beforeAll(async () => {
  t = await loadTranslator('en')
})

const invoice: InvoiceSummary = {
  id: 'i1',
  number: 'F-260010',
  state: 'overdue',
  date: '2026-10-16T01:43:00.000Z',
  dueAt: '2026-11-15T01:43:00.000Z',
  orderId: 'o1',
  orderedBy: null,
  orderNumber: 'PV-240027',
  grandTotal: '€451.46',
}
const unfiltered = {
  page: 1,
  filter: noFilter,
  options: Promise.resolve({ ok: true as const, value: { search: true, state: true, years: [2026, 2025] } }),
}
const pending = new Promise<never>(() => undefined)
const balance = {
  openCount: 2,
  open: '€600.00',
  overdueCount: 1,
  overdue: '€451.46',
  overdueSince: '2026-11-15T01:43:00.000Z',
}
const loaded = (invoices: InvoiceSummary[]): Invoices =>
  Promise.resolve({ ok: true, value: { invoices, page: 1, hasOlder: false } })
const failed: Invoices = Promise.resolve({ ok: false, problem: { status: 503, title: 'Invoices are out of reach' } })
const noCart = Promise.resolve({ ok: true as const, value: { summary: null } })
const noLists = Promise.resolve({ ok: true as const, value: { lists: [] } })
const noAddresses = Promise.resolve({ ok: true as const, value: { own: [], ofCompany: [], canChange: true } })
const noOrders = Promise.resolve({ ok: true as const, value: { orders: [], page: 1, pageCount: 1, total: 0 } })

const parts: [string, (invoices: Invoices) => ReactNode][] = [
  [
    'the table of invoices',
    (invoices) => <InvoicesPage {...unfiltered} balance={null} list={invoices} opened={null} />,
  ],
  [
    'recent invoices',
    (invoices) => (
      <Overview
        firstName="Nadia"
        cart={noCart}
        recent={noOrders}
        planning={null}
        owed={null}
        invoices={invoices}
        lists={noLists}
        addresses={noAddresses}
      />
    ),
  ],
]

test('an invoice on a phone is a two-line card link without a separate button', async () => {
  const table = await settledHtml(
    <InvoicesPage {...unfiltered} balance={null} list={loaded([invoice])} opened={null} />,
  )
  expect(table).not.toContain('phone-line')
})

// F131, F133
test.each(parts)('%s: shows skeletons with aria-busy while the invoices are pending', async (_name, part) => {
  const waiting = await initialHtml(part(pending))
  expect(waiting).toContain(
    `<div class="panel" aria-busy="true"><span class="visually-hidden">${t('forms.loading')}</span>`,
  )
})

// F018, F131
test('the table of invoices shows invoice date and due date of an invoice, and links to its order', async () => {
  const html = await settledHtml(<InvoicesPage {...unfiltered} balance={null} list={loaded([invoice])} opened={null} />)
  const cells = [...html.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gs)].map(([, inside = '']) => textOf(inside).join(' '))
  const columns = ['invoices.invoice', 'invoices.date', 'orders.status', 'invoices.due', 'orders.order'] as const
  expect(cells.slice(0, 6)).toEqual([...columns.map((column) => t(column)), t('orders.total')])
  expect(cells.slice(7, 13)).toEqual([
    'F-260010',
    '16 Oct 2026',
    t('invoices.states.overdue'),
    '15 Nov 2026',
    'PV-240027',
    '€451.46',
  ])
  expect(html).toMatch(/href="\/en\/dashboard\/orders\?order=o1[^"]*">PV-240027</)
})

// F131, F133
test.each(parts)('%s: shows number, date, state and total of an invoice with a link to it', async (_name, part) => {
  const html = await settledHtml(part(loaded([invoice])))
  for (const fact of ['F-260010', '16 Oct 2026', t('invoices.states.overdue'), '€451.46'])
    expect(textOf(html)).toContain(fact)
  expect(html).toContain('<a class="record-link figures" href="/en/dashboard/invoices?invoice=i1#invoice">F-260010</a>')
})

// F131, F133
test.each(parts)('%s: without invoices shows an empty state with a link to the orders', async (_name, part) => {
  const empty = await settledHtml(part(loaded([])))
  for (const text of [t('invoices.empty'), t('invoices.emptyText')]) expect(empty).toContain(text)
  expect(empty).toContain('href="/en/dashboard/orders"')
  expect(empty).not.toContain('<table')
})

// F131, F133
test.each(parts)('%s: shows the error message of failed invoices, and the rest of the page', async (_name, part) => {
  const broken = await settledHtml(part(failed))
  expect(broken).toContain('Invoices are out of reach')
  expect(broken).not.toContain('F-260010')
  expect(broken).toContain('<h1')
})

// F583
test('the tile of the amount owed shows what is overdue and since when', async () => {
  const seen = textOf(await settledHtml(<OwedTile balance={balance} />)).join(' ')
  expect(seen).toContain('€600.00')
  expect(seen).toContain('€451.46 of this has been overdue since 15 November 2026.')
  const paid = { ...balance, openCount: 0, overdueCount: 0, overdueSince: null }
  expect(await settledHtml(<OwedTile balance={paid} />)).toContain(t('invoices.nothingOpen'))
})
