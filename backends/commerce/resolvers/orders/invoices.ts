// viewInvoices, invoicePdf, invoiceUbl and the fields of invoices. Amounts are those stored with the order.
import { Buffer } from 'node:buffer'
import { type Context, requireCustomer } from '../../context/context.ts'
import { toInvoice } from '../../invoice-file/invoice.ts'
import { toTaxNote } from '../../messages/totals-text.ts'
import { startOfDay, toIsoDay } from '../../rules/delivery/calendar-days.ts'
import { isUnpaid, toInvoiceNumber, toPaymentReference } from '../../rules/invoice.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { toIncrementId } from '../../rules/order.ts'
import { readDeposits } from '../../rules/pricing/deposits.ts'
import type { TaxRow } from '../../rules/totals.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import { readCompany } from '../../sql/customers.ts'
import { findInvoice, type InvoiceRow, readInvoices, readUnpaidInvoices } from '../../sql/invoices.ts'
import { readOrderItems } from '../../sql/orders.ts'
import { toTaxRates } from '../cart/cart-view.ts'
import { formatDepositSum, toDepositOf } from '../deposit.ts'
import { formatReturned } from '../empties/empties.ts'
import { formatExcise } from '../excise.ts'
import type { Resolvers } from '../generated/types.ts'
import { toPage } from '../paging.ts'
import { toBalance, toCreditTransfer } from './invoice-payment.ts'
import { toRecordFilter } from './record-filter.ts'

const billingAddress = (invoice: InvoiceRow) => JSON.parse(invoice.billing_address) as AddressRow

async function readWhole(context: Context, id: string) {
  const { db } = context
  const customer = await requireCustomer(context)
  const invoice = await findInvoice(db, customer, id)
  if (!invoice) return null
  const [items, company] = await Promise.all([
    readOrderItems(db, invoice.order_id),
    readCompany(db, customer.company_id),
  ])
  return { invoice, items, company }
}

export const invoiceResolvers: Resolvers = {
  Query: {
    viewInvoices: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { page, limit, orderId = null, state = null } = input ?? {}
      const today = startOfDay(toIsoDay(context.now().toISOString()))
      const filter = { ...toRecordFilter(context, input ?? {}), orderId, state, today }
      return readInvoices(context.db, customer, filter, toPage({ page: page ?? null, first: limit ?? null }, 10))
    },
    invoiceBalance: async (_, __, context) => {
      const unpaid = await readUnpaidInvoices(context.db, await requireCustomer(context))
      return toBalance(unpaid, context)
    },
    invoicePdf: async (_, { id }, context) => {
      const { locale, shopName, seller } = context
      const found = await readWhole(context, id)
      if (!found) return null
      const { drawInvoice } = await import('../../invoice-file/draw-invoice.ts')
      const given = { locale, shopName, seller, vatNumber: found.company?.vat_number ?? null }
      return Buffer.from(await drawInvoice(toInvoice(found.invoice, found.items, given))).toString('base64')
    },
    invoiceUbl: async (_, { id }, context) => {
      const found = await readWhole(context, id)
      if (!found) return null
      const { toUbl } = await import('../../invoice-file/ubl.ts')
      return toUbl(found.invoice, found.items, { ...context, company: found.company })
    },
  },
  Invoice: {
    incrementId: ({ number }) => toInvoiceNumber(number),
    createdAt: (invoice) => invoice.created_at,
    dueAt: (invoice) => invoice.due_at,
    totalQty: (invoice) => invoice.quantity,
    subTotal: (invoice) => toMajorUnits(invoice.subtotal_cents),
    baseSubTotal: (invoice) => toMajorUnits(invoice.subtotal_cents),
    grandTotal: (invoice) => toMajorUnits(invoice.grand_total_cents),
    orderId: (invoice) => invoice.order_id,
    orderIncrementId: (invoice) => toIncrementId(invoice.order_number),
    orderedBy: ({ ordered_by }) => ordered_by,
    orderAddressId: (invoice) => billingAddress(invoice).id,
    billingAddress,
    items: async ({ order_id, created_at }, _, { db }) =>
      (await readOrderItems(db, order_id)).map((item) => ({ ...item, created_at })),
    payment: (invoice, _, context) =>
      isUnpaid(invoice.state) && invoice.grand_total_cents > 0
        ? toCreditTransfer(invoice.grand_total_cents, toPaymentReference(invoice.number, context.seller), context)
        : null,
    taxNote: (invoice, _, { locale, seller }) => toTaxNote(locale, invoice, seller),
    taxes: (invoice, _, { locale }) => toTaxRates(locale, JSON.parse(invoice.taxes) as TaxRow[]),
    formattedPrice: (invoice, _, { locale }) => ({
      subTotal: formatMoney(locale, invoice.subtotal_cents),
      shippingAmount: formatMoney(locale, invoice.shipping_cents),
      taxAmount: formatMoney(locale, invoice.tax_cents),
      grandTotal: formatMoney(locale, invoice.grand_total_cents),
      deposit: formatDepositSum(locale, invoice.deposit_cents),
      returnedDeposit: formatReturned(locale, invoice.returned_cents),
    }),
  },
  InvoiceItem: {
    createdAt: (item) => item.created_at,
    qty: (item) => item.quantity,
    excise: (item, _, { locale }) => formatExcise(locale, item),
    deposit: (item, _, { locale }) => toDepositOf(locale, readDeposits(item.deposits)),
    product: (item, _, { products }) => (item.product_id === null ? null : products.one(item.product_id)),
    formattedPrice: (item, _, { locale }) => {
      const total = formatMoney(locale, item.total_cents)
      return {
        price: formatMoney(locale, item.price_cents),
        total,
        baseTotal: total,
        taxAmount: formatMoney(locale, item.tax_cents),
        grandTotal: formatMoney(locale, item.total_cents + item.tax_cents),
      }
    },
  },
}
