// The order format of events and exports: docs/orders.md describes it. Money is decimal text in euros.

import { readAnnounced } from '../rules/empties/empties.ts'
import { toDecimal } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import { type Deposit, readDeposits } from '../rules/pricing/deposits.ts'
import { toLastDay, toQuoteStatus } from '../rules/quotes/quote.ts'
import { type TaxRow, toTaxedRows } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { RecordLine, RecordRow } from '../sql/order-records.ts'

export type OrderRecord = ReturnType<typeof toOrderRecord>

export function toOrderRecord(row: RecordRow, now = new Date()) {
  return {
    id: row.id,
    number: toIncrementId(row.number),
    kind: row.status.startsWith('offer') ? 'quote' : 'order',
    status: toQuoteStatus(row, now),
    /** Last day on which a quote can be accepted, and the quote that an order accepts. */
    validUntil: row.quote_until && toLastDay(row.quote_until),
    quote: row.quote_number === null ? null : toIncrementId(row.quote_number),
    placedAt: row.created_at,
    placedOnBehalfBy: row.placed_on_behalf_by,
    deliveryDate: row.delivery_date,
    shippingMethod: row.shipping_method,
    purchaseReference: row.purchase_reference,
    message: row.message,
    company: { id: row.company_id, name: row.company_name, vatNumber: row.vat_number, externalCode: row.company_code },
    customer: { id: row.customer_id, email: row.email, firstName: row.first_name, lastName: row.last_name },
    billingAddress: toAddress(row.billing_address),
    shippingAddress: toAddress(row.shipping_address),
    lines: (JSON.parse(row.lines) as RecordLine[]).map((line, index) => ({
      position: index + 1,
      sku: line.sku,
      buyerSku: line.own_number,
      name: line.name,
      ean: line.ean,
      unit: line.unit,
      quantity: line.quantity,
      unitPrice: toDecimal(line.price_cents),
      total: toDecimal(line.total_cents),
      vatPercent: line.vat_percent,
      vat: toDecimal(line.tax_cents),
      /** Included in the total; null: none, or not known. */
      excise: line.excise_cents === null ? null : toDecimal(line.excise_cents * line.quantity),
      deposits: readDeposits(line.deposits).map(toDepositRecord),
    })),
    empties: { announced: readAnnounced(row.announced_empties), returned: toReturnedRecords(row) },
    currency: 'EUR',
    subtotal: toDecimal(row.subtotal_cents),
    deposits: toDecimal(row.deposit_cents),
    returnedDeposits: toDecimal(row.returned_cents),
    shipping: toDecimal(row.shipping_cents),
    vat: toDecimal(row.tax_cents),
    vatByRate: toTaxedRows(JSON.parse(row.taxes) as TaxRow[]).map(({ percent, cents }) => ({
      percent,
      vat: toDecimal(cents),
    })),
    grandTotal: toDecimal(row.grand_total_cents),
  }
}

const toDepositRecord = ({ number, name, quantity, priceCents, totalCents, vatPercent }: Deposit) => ({
  ...{ number, name, quantity },
  unitPrice: toDecimal(priceCents),
  total: toDecimal(totalCents),
  vatPercent,
})

/** Null: not reported. */
const toReturnedRecords = ({ returned_empties: stored }: RecordRow) =>
  stored === null ? null : readDeposits(stored).map(toDepositRecord)

function toAddress(json: string) {
  const address = JSON.parse(json) as AddressRow
  return {
    id: address.id,
    companyName: address.company_name,
    firstName: address.first_name,
    lastName: address.last_name,
    address1: address.address1,
    address2: address.address2,
    postcode: address.postcode,
    city: address.city,
    country: address.country,
    phone: address.phone,
  }
}
