// Writes an invoice as UBL 2.1 by Peppol BIS Billing 3.0 (EN 16931). Amounts are those stored with the order. Loaded dynamically.
import type { Locale } from '../../graphql/locales.ts'
import { say } from '../messages/messages.ts'
import { toIsoDay } from '../rules/delivery/calendar-days.ts'
import { toInvoiceNumber, wholesaler } from '../rules/invoice.ts'
import { toDecimal } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import { shippingVatPercent } from '../rules/shipping.ts'
import type { TaxRow } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { CompanyRow } from '../sql/customers.ts'
import type { InvoiceRow } from '../sql/invoices.ts'
import type { OrderItemRow } from '../sql/orders.ts'
import { taxScheme, toBuyer, toSeller } from './ubl-party.ts'
import { branch, leaf, type Part } from './xml.ts'

type Given = { locale: Locale; shopName: string; operatorEmail: string | null; company: CompanyRow | null }

const currency = 'EUR'
const amount = (name: string, cents: number) => leaf(name, toDecimal(cents), { currencyID: currency })

/** Deterministic: the same invoice gives the same text. */
export function toUbl(row: InvoiceRow, items: readonly OrderItemRow[], given: Given): string {
  const number = toInvoiceNumber(row.number)
  const parts = [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    leaf('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    leaf('cbc:ID', number),
    leaf('cbc:IssueDate', toIsoDay(row.created_at)),
    leaf('cbc:DueDate', toIsoDay(row.due_at)),
    leaf('cbc:InvoiceTypeCode', 380),
    leaf('cbc:DocumentCurrencyCode', currency),
    branch('cac:OrderReference', leaf('cbc:ID', toIncrementId(row.order_number))),
    branch('cac:AccountingSupplierParty', toSeller(given.shopName, given.operatorEmail)),
    branch('cac:AccountingCustomerParty', toBuyer(JSON.parse(row.billing_address) as AddressRow, given.company)),
    branch(
      'cac:PaymentMeans',
      leaf('cbc:PaymentMeansCode', 30),
      leaf('cbc:PaymentID', number),
      branch('cac:PayeeFinancialAccount', leaf('cbc:ID', wholesaler.iban.replaceAll(' ', ''))),
    ),
    toShipping(row, given.locale),
    toTaxTotal(row, items),
    toTotals(row),
    ...items.map(toLine),
  ]
  const spaces = [
    ['xmlns', 'Invoice-2'],
    ['xmlns:cac', 'CommonAggregateComponents-2'],
    ['xmlns:cbc', 'CommonBasicComponents-2'],
  ].map(([name, schema]) => `${name}="urn:oasis:names:specification:ubl:schema:xsd:${schema}"`)
  const content = parts.filter((part) => part !== null).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Invoice ${spaces.join(' ')}>\n${content}\n</Invoice>\n`
}

/** UNCL5305 tax category: S for standard and reduced rates, Z for zero. */
const category = (name: string, percent: number): Part =>
  branch(name, leaf('cbc:ID', percent > 0 ? 'S' : 'Z'), leaf('cbc:Percent', percent), taxScheme)

/** The delivery fee is a document-level charge, because it is not an order line. */
function toShipping({ shipping_cents }: InvoiceRow, locale: Locale): Part {
  if (shipping_cents === 0) return null
  return branch(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', 'true'),
    // freight
    leaf('cbc:AllowanceChargeReasonCode', 'FC'),
    leaf('cbc:AllowanceChargeReason', say(locale, 'invoice.shipping')),
    amount('cbc:Amount', shipping_cents),
    category('cac:TaxCategory', shippingVatPercent),
  )
}

function toTaxTotal(row: InvoiceRow, items: readonly OrderItemRow[]): Part {
  /** Tax base of orders that did not store one. */
  const baseOf = (percent: number) =>
    items.reduce(
      (sum, item) => sum + (item.vat_percent === percent ? item.total_cents : 0),
      percent === shippingVatPercent ? row.shipping_cents : 0,
    )
  const rates = (JSON.parse(row.taxes) as TaxRow[]).map(({ percent, cents, baseCents = baseOf(percent) }) =>
    branch(
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', baseCents),
      amount('cbc:TaxAmount', cents),
      category('cac:TaxCategory', percent),
    ),
  )
  return branch('cac:TaxTotal', amount('cbc:TaxAmount', row.tax_cents), ...rates)
}

const toTotals = ({ subtotal_cents, shipping_cents, grand_total_cents }: InvoiceRow): Part =>
  branch(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', subtotal_cents),
    amount('cbc:TaxExclusiveAmount', subtotal_cents + shipping_cents),
    amount('cbc:TaxInclusiveAmount', grand_total_cents),
    shipping_cents > 0 ? amount('cbc:ChargeTotalAmount', shipping_cents) : null,
    amount('cbc:PayableAmount', grand_total_cents),
  )

const toLine = (item: OrderItemRow, index: number): Part =>
  branch(
    'cac:InvoiceLine',
    leaf('cbc:ID', index + 1),
    // unit code C62: pieces, whatever the packaging unit
    leaf('cbc:InvoicedQuantity', item.quantity, { unitCode: 'C62' }),
    amount('cbc:LineExtensionAmount', item.total_cents),
    branch(
      'cac:Item',
      leaf('cbc:Name', item.name),
      branch('cac:SellersItemIdentification', leaf('cbc:ID', item.sku)),
      category('cac:ClassifiedTaxCategory', item.vat_percent),
    ),
    branch('cac:Price', amount('cbc:PriceAmount', item.price_cents)),
  )
