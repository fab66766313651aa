import { expect, test } from 'vitest'
import { type InvoiceFieldsFragment, invoiceSummaries } from '#contracts/generated/commerce.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { apiUnder, makeTestContext, nadia } from '#tests/support/api-context.ts'
import type { Payment } from './credit-transfer.ts'
import { toInvoice, toInvoiceSummary } from './invoice.ts'
import { toStateChip } from './invoice-state.ts'
import { toInvoicesCsv } from './invoices-csv.ts'

const plain = {
  id: 'i1',
  totalQty: 2,
  subTotal: 17.2,
  baseSubTotal: 17.2,
  grandTotal: 20.81,
  orderId: 'o1',
  orderAddressId: 'a1',
  items: [{ id: 'l', sku: 's1', createdAt: null, qty: 2, formattedPrice: null, product: null }],
} as InvoiceFieldsFragment
const whole: InvoiceFieldsFragment = {
  ...plain,
  incrementId: 'F-1',
  state: 'paid',
  createdAt: '2026-10-15T22:30:00.000Z',
  dueAt: '2026-11-14T23:30:00.000Z',
  orderIncrementId: 'PV-1',
}

test('toInvoice uses ids as numbers and formats amounts if the backend has no extensions', () => {
  expect(toInvoice(plain, 'en', { payment: null, hasPdf: false, hasUbl: false })).toMatchObject({
    number: 'i1',
    orderNumber: 'o1',
    state: null,
    subTotal: '€17.20',
    grandTotal: '€20.81',
    taxes: [],
    items: [{ name: 's1', quantity: 2, href: null }],
  })
  expect(toInvoiceSummary(whole, 'en')).toMatchObject({ number: 'F-1', orderNumber: 'PV-1', state: 'paid' })
})

// F018
test('toInvoiceSummary has the due date beside the invoice date', () => {
  expect(toInvoiceSummary(whole, 'en')).toMatchObject({ date: whole.createdAt, dueAt: whole.dueAt })
})

// F018
test('an unpaid invoice is overdue once its due date is past in the time zone of the wholesaler', () => {
  const due = { ...whole, dueAt: '2026-11-22T23:30:00.000Z' }
  const stateOf = (state: string, now: string) => toInvoiceSummary({ ...due, state }, 'en', new Date(now)).state
  const [lastMinute, nextDay] = ['2026-11-23T22:59:59.000Z', '2026-11-23T23:00:00.000Z'] as const
  for (const state of ['pending', 'pending_payment'])
    expect([stateOf(state, lastMinute), stateOf(state, nextDay)]).toEqual([state, 'overdue'])
  expect([stateOf('paid', nextDay), stateOf('refunded', nextDay)]).toEqual(['paid', 'refunded'])
  expect(toInvoiceSummary({ ...due, state: 'pending', dueAt: null }, 'en', new Date(nextDay)).state).toBe('pending')
})

test('stateOf has a label for every state of the contract and none for an unknown state', () => {
  for (const state of ['pending', 'pending_payment', 'paid', 'overdue', 'refunded'])
    expect(toStateChip(state).key).not.toBeNull()
  expect(toStateChip('toString')).toEqual({ tone: 'off', key: null })
})

test('toInvoicesCsv writes the rows of the table with amounts as plain numbers', async () => {
  const csv = async (locale: 'en' | 'de') => toInvoicesCsv([whole, plain], locale, await loadTranslator(locale))
  expect((await csv('en')).split('\r\n')).toEqual([
    '\ufeffInvoice,Invoice date,Due date,Status,Order,Subtotal excl. VAT,Total incl. VAT',
    'F-1,2026-10-16,2026-11-15,Paid,PV-1,17.20,20.81',
    'i1,,,,o1,17.20,20.81',
    '',
  ])
  expect((await csv('de')).split('\r\n')[1]).toBe('F-1;2026-10-16;2026-11-15;Bezahlt;PV-1;17,20;20,81')
})

// F018, F133, F436, F499, F500
test('reads the first ten invoices and returns five for the overview', async () => {
  expect(invoiceSummaries.text).toMatch(/\$page: ?Int ?= ?1,? ?\$limit: ?Int ?= ?10\b/)
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...whole, id: `i${index}` }))
  const { context, asked } = await makeTestContext({ invoiceSummaries: ten }, { session: nadia })
  const read = async (path: string) =>
    ((await (await apiUnder('/invoices').request(path, {}, { context })).json()) as { invoices: { id: string }[] })
      .invoices
  expect((await read('/')).map(({ id }) => id)).toEqual(ten.map(({ id }) => id))
  expect((await read('/recent')).map(({ id }) => id)).toEqual(['i0', 'i1', 'i2', 'i3', 'i4'])
  const [first, second] = [1, 2].map((page) => ({ page, limit: 10 }))
  // a full page is followed by a request for the next one, which decides whether there are older invoices
  expect(asked.map(({ variables }) => variables)).toEqual([first, second, first])
})

test('reads all invoices page by page, also from a backend that caps or ignores the limit and the page', async () => {
  const all = Array.from({ length: 23 }, (_, index) => ({ ...whole, id: `i${index}` }))
  const read = async (path: string, viewInvoices: (asked: { page: number; limit: number }) => object[]) => {
    const { context } = await makeTestContext({ viewInvoices, invoiceSummaries: viewInvoices }, { session: nadia })
    return await apiUnder('/invoices').request(path, {}, { context })
  }
  const capped = ({ page, limit }: { page: number; limit: number }) => {
    const size = Math.min(limit, 10)
    return all.slice((page - 1) * size, page * size)
  }
  const rowsOf = async (response: Response) => (await response.text()).trimEnd().split('\r\n').length - 1
  expect(await rowsOf(await read('/csv', capped))).toBe(23)
  expect(await rowsOf(await read('/csv', () => all.slice(0, 10)))).toBe(10)
  expect(await (await read('/i22', capped)).json()).toMatchObject({ id: 'i22' })
  expect((await read('/i23', capped)).status).toBe(404)
  const older = async (page: string, from: typeof capped) =>
    ((await (await read(`?page=${page}`, from)).json()) as { hasOlder: boolean }).hasOlder
  expect([await older('1', capped), await older('2', capped), await older('3', capped)]).toEqual([true, true, false])
  expect(await older('1', () => all.slice(0, 10))).toBe(false)
})

test('an invoice has a payment with its QR code if the backend tells how to pay it, and the balance is null if it has none', async () => {
  const transfer = { beneficiary: 'Proviant', iban: 'BE68 5390 0754 7034', bic: null, amount: 20.81 }
  const payment = { ...transfer, formattedAmount: '€20.81', reference: 'F-1', isStructured: false }
  const read = async (data: Record<string, unknown>, path: string) => {
    const { context } = await makeTestContext(data, { session: nadia })
    return (await apiUnder('/invoices').request(path, {}, { context })).json()
  }
  const { payment: shown } = (await read({ viewInvoices: [{ ...whole, payment }] }, '/i1')) as { payment: Payment }
  expect(shown).toMatchObject({ amount: '€20.81', reference: 'F-1', qr: { path: expect.stringMatching(/^M\d/) } })
  expect(await read({ viewInvoices: [whole] }, '/i1')).toMatchObject({ payment: null })
  const owed = { openCount: 1, formattedOpen: '€20.81', overdueCount: 0, formattedOverdue: '€0.00', overdueSince: null }
  expect(await read({ invoiceBalance: { ...owed, payment } }, '/balance')).toEqual({
    balance: { openCount: 1, open: '€20.81', overdueCount: 0, overdue: '€0.00', overdueSince: null, payment: shown },
  })
  expect(await read({ invoiceBalance: null }, '/balance')).toEqual({ balance: null })
})

test('hasPdf and hasUbl are false if the backend lacks the query', async () => {
  const ask = async (lacks: string[]) => {
    const { context } = await makeTestContext(
      { viewInvoices: [whole], invoicePdf: btoa('%PDF'), invoiceUbl: '<Invoice/>', lacks },
      { session: nadia },
    )
    const text = async (path: string) => (await apiUnder('/invoices').request(path, {}, { context })).text()
    const { hasPdf, hasUbl } = JSON.parse(await text('/i1'))
    return [hasPdf, hasUbl, await text('/i1/pdf'), await text('/i1/ubl')]
  }
  expect(await ask([])).toEqual([true, true, '%PDF', '<Invoice/>'])
  expect((await ask(['Query.invoicePdf'])).slice(0, 2)).toEqual([false, true])
  expect((await ask(['Query.invoiceUbl'])).slice(0, 2)).toEqual([true, false])
})

test('a file is named after its invoice, and sent with its id if the invoices cannot be read', async () => {
  const nameOf = async (viewInvoices: unknown, path: string) => {
    const { context } = await makeTestContext(
      { viewInvoices, invoicePdf: btoa('%PDF'), invoiceUbl: '<Invoice/>' },
      { session: nadia },
    )
    const answer = await apiUnder('/invoices').request(path, {}, { context })
    return [answer.status, answer.headers.get('content-disposition')]
  }
  const named = { ...whole, incrementId: 'PV-7' }
  expect(await nameOf([named], '/i1/pdf')).toEqual([200, 'attachment; filename="PV-7.pdf"'])
  expect(await nameOf([named], '/i1/ubl')).toEqual([200, 'attachment; filename="PV-7.xml"'])
  const fail = () => Promise.reject(new Error('no invoices'))
  expect(await nameOf(fail, '/i1/pdf')).toEqual([200, 'attachment; filename="i1.pdf"'])
})

test('toInvoice has the packaging unit and its content of each line', () => {
  const product = { id: '7', name: 'Milk', urlKey: 'milk', packing_label: 'case', content_value: '12 x 1 l' }
  const items = [{ id: 'l', name: null, sku: 's1', createdAt: null, qty: 2, formattedPrice: null, product }]
  const { items: lines } = toInvoice({ ...plain, items } as InvoiceFieldsFragment, 'en', {
    payment: null,
    hasPdf: false,
    hasUbl: false,
  })
  expect(lines).toMatchObject([{ unit: 'case', content: expect.stringContaining('12') }])
})
