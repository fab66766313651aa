// Writes an invoice as UBL 2.1 by Peppol BIS Billing 3.0 (EN 16931). Amounts are those stored with the order. Loaded dynamically.
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
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
import { parentElement, textElement, type XmlNode } from './xml.ts'

type Given = { locale: Locale; shopName: string; operatorEmail: string | null; company: CompanyRow | null }

const currency = 'EUR'
const amount = (name: string, cents: number) => textElement(name, toDecimal(cents), { currencyID: currency })

/** Deterministic: the same invoice gives the same text. */
export function toUbl(row: InvoiceRow, items: readonly OrderItemRow[], given: Given): string {
  const number = toInvoiceNumber(row.number)
  const parts = [
    textElement('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    textElement('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    textElement('cbc:ID', number),
    textElement('cbc:IssueDate', toIsoDay(row.created_at)),
    textElement('cbc:DueDate', toIsoDay(row.due_at)),
    textElement('cbc:InvoiceTypeCode', 380),
    textElement('cbc:DocumentCurrencyCode', currency),
    parentElement('cac:OrderReference', textElement('cbc:ID', toIncrementId(row.order_number))),
    parentElement('cac:AccountingSupplierParty', toSeller(given.shopName, given.operatorEmail)),
    parentElement('cac:AccountingCustomerParty', toBuyer(JSON.parse(row.billing_address) as AddressRow, given.company)),
    parentElement(
      'cac:PaymentMeans',
      textElement('cbc:PaymentMeansCode', 30),
      textElement('cbc:PaymentID', number),
      parentElement('cac:PayeeFinancialAccount', textElement('cbc:ID', wholesaler.iban.replaceAll(' ', ''))),
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
const category = (name: string, percent: number): XmlNode =>
  parentElement(name, textElement('cbc:ID', percent > 0 ? 'S' : 'Z'), textElement('cbc:Percent', percent), taxScheme)

/** The delivery fee is a document-level charge, because it is not an order line. */
function toShipping({ shipping_cents }: InvoiceRow, locale: Locale): XmlNode {
  if (shipping_cents === 0) return null
  return parentElement(
    'cac:AllowanceCharge',
    textElement('cbc:ChargeIndicator', 'true'),
    // freight
    textElement('cbc:AllowanceChargeReasonCode', 'FC'),
    textElement('cbc:AllowanceChargeReason', formatMessage(locale, 'invoice.shipping')),
    amount('cbc:Amount', shipping_cents),
    category('cac:TaxCategory', shippingVatPercent),
  )
}

function toTaxTotal(row: InvoiceRow, items: readonly OrderItemRow[]): XmlNode {
  /** Tax base of orders that did not store one. */
  const baseOf = (percent: number) =>
    items.reduce(
      (sum, item) => sum + (item.vat_percent === percent ? item.total_cents : 0),
      percent === shippingVatPercent ? row.shipping_cents : 0,
    )
  const rates = (JSON.parse(row.taxes) as TaxRow[]).map(({ percent, cents, baseCents = baseOf(percent) }) =>
    parentElement(
      'cac:TaxSubtotal',
      amount('cbc:TaxableAmount', baseCents),
      amount('cbc:TaxAmount', cents),
      category('cac:TaxCategory', percent),
    ),
  )
  return parentElement('cac:TaxTotal', amount('cbc:TaxAmount', row.tax_cents), ...rates)
}

const toTotals = ({ subtotal_cents, shipping_cents, grand_total_cents }: InvoiceRow): XmlNode =>
  parentElement(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', subtotal_cents),
    amount('cbc:TaxExclusiveAmount', subtotal_cents + shipping_cents),
    amount('cbc:TaxInclusiveAmount', grand_total_cents),
    shipping_cents > 0 ? amount('cbc:ChargeTotalAmount', shipping_cents) : null,
    amount('cbc:PayableAmount', grand_total_cents),
  )

const toLine = (item: OrderItemRow, index: number): XmlNode =>
  parentElement(
    'cac:InvoiceLine',
    textElement('cbc:ID', index + 1),
    // unit code C62: pieces, whatever the packaging unit
    textElement('cbc:InvoicedQuantity', item.quantity, { unitCode: 'C62' }),
    amount('cbc:LineExtensionAmount', item.total_cents),
    parentElement(
      'cac:Item',
      textElement('cbc:Name', item.name),
      parentElement('cac:SellersItemIdentification', textElement('cbc:ID', item.sku)),
      category('cac:ClassifiedTaxCategory', item.vat_percent),
    ),
    parentElement('cac:Price', amount('cbc:PriceAmount', item.price_cents)),
  )
