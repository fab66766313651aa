import { expect, test } from 'vitest'
import type { InvoiceFieldsFragment } from '#contracts/generated/commerce.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { toInvoice, toInvoiceSummary } from './invoice.ts'
import { stateOf } from './invoice-state.ts'
import { toInvoicesCsv } from './invoices-csv.ts'

/** What a backend without extensions tells. */
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
  createdAt: '2026-10-16T01:43:00.000Z',
  dueAt: '2026-11-15T01:43:00.000Z',
  orderIncrementId: 'PV-1',
}

test('an invoice of a backend without extensions is called by its id, and its sums are written out', () => {
  expect(toInvoice(plain, 'en', false)).toMatchObject({
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

test('every state of the contract has words, and one that nobody foresaw is shown as it is', () => {
  for (const state of ['pending', 'pending_payment', 'paid', 'overdue', 'refunded'])
    expect(stateOf(state).key).not.toBeNull()
  expect(stateOf('toString')).toEqual({ tone: 'off', key: null })
})

test('the file for spreadsheets holds the rows of the table, with numbers that can be added up', async () => {
  const csv = async (locale: 'en' | 'de') => toInvoicesCsv([whole, plain], locale, await loadTranslator(locale))
  expect((await csv('en')).split('\r\n')).toEqual([
    '\ufeffInvoice,Invoice date,Due date,Status,Order,Subtotal excl. VAT,Total incl. VAT',
    'F-1,2026-10-16,2026-11-15,Paid,PV-1,17.20,20.81',
    'i1,,,,o1,17.20,20.81',
    '',
  ])
  expect((await csv('de')).split('\r\n')[1]).toBe('F-1;2026-10-16;2026-11-15;Bezahlt;PV-1;17,20;20,81')
})
