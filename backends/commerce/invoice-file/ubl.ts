// Writes an invoice as UBL 2.1 by Peppol BIS Billing 3.0 (EN 16931). Amounts are those stored with the order. Loaded dynamically.
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { toExciseNote } from '../messages/totals-text.ts'
import { toIsoDay } from '../rules/delivery/calendar-days.ts'
import { memberStateOf } from '../rules/intra-community.ts'
import { type Seller, toInvoiceNumber, toPaymentReference } from '../rules/invoice.ts'
import { toDecimal } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import { shippingVatPercent } from '../rules/shipping.ts'
import { exemptBuyerOf, type TaxRow } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { CompanyRow } from '../sql/customers.ts'
import type { InvoiceRow } from '../sql/invoices.ts'
import type { OrderItemRow } from '../sql/orders.ts'
import { type BilledRow, toBilledRows, toCreditRows } from './billed-rows.ts'
import { taxScheme, toBuyer, toPostalAddress, toSeller } from './ubl-party.ts'
import { toUnitCode } from './unit-codes.ts'
import { parentElement, textElement, type XmlNode } from './xml.ts'

type Given = {
  locale: Locale
  shopName: string
  operatorEmail: string | null
  seller: Seller
  company: CompanyRow | null
}

const currency = 'EUR'
export const amount = (name: string, cents: number) => textElement(name, toDecimal(cents), { currencyID: currency })

/** Deterministic: the same invoice gives the same text. */
export function toUbl(row: InvoiceRow, items: readonly OrderItemRow[], given: Given): string {
  const number = toInvoiceNumber(row.number)
  const exemptBuyer = exemptBuyerOf(row.taxes)
  const isExempt = exemptBuyer !== null
  const parts = [
    textElement('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
    textElement('cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'),
    textElement('cbc:ID', number),
    textElement('cbc:IssueDate', toIsoDay(row.created_at)),
    textElement('cbc:DueDate', toIsoDay(row.due_at)),
    textElement('cbc:InvoiceTypeCode', 380),
    textElement('cbc:DocumentCurrencyCode', currency),
    parentElement('cac:OrderReference', textElement('cbc:ID', toIncrementId(row.order_number))),
    parentElement('cac:AccountingSupplierParty', toSeller(given)),
    parentElement(
      'cac:AccountingCustomerParty',
      toBuyer(JSON.parse(row.billing_address) as AddressRow, given.company, exemptBuyer),
    ),
    toDelivery(row),
    parentElement(
      'cac:PaymentMeans',
      textElement('cbc:PaymentMeansCode', 30),
      textElement('cbc:PaymentID', toPaymentReference(row.number, given.seller).reference),
      toAccount(given.seller),
    ),
    toShipping(row, given.locale, isExempt),
    toTaxTotal(row, items, given.locale),
    toTotals(row),
    ...[...toBilledRows(items), ...toCreditRows(given.locale, row.returned_empties)].map((item, index) =>
      toLine(item, index, isExempt, given.locale),
    ),
  ]
  return toUblDocument('Invoice', parts)
}

export function toUblDocument(type: 'Invoice' | 'Order', parts: readonly XmlNode[]): string {
  const spaces = [
    ['xmlns', `${type}-2`],
    ['xmlns:cac', 'CommonAggregateComponents-2'],
    ['xmlns:cbc', 'CommonBasicComponents-2'],
  ].map(([name, schema]) => `${name}="urn:oasis:names:specification:ubl:schema:xsd:${schema}"`)
  const content = parts.filter((part) => part !== null).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${type} ${spaces.join(' ')}>\n${content}\n</${type}>\n`
}

/**
 * UNCL5305 tax category: S for standard and reduced rates, Z for zero, K for an exempt intra-Community supply, E for deposits that are
 * not taxed. O, out of scope, cannot be on an invoice with other categories (BR-O-11). @param percent null: not part of the taxable amount
 */
export const toTaxCategory = (
  name: string,
  percent: number | null,
  isExempt: boolean,
  reason: XmlNode[] = [],
): XmlNode => {
  const code = percent === null ? 'E' : isExempt ? 'K' : percent > 0 ? 'S' : 'Z'
  return parentElement(
    name,
    textElement('cbc:ID', code),
    textElement('cbc:Percent', isExempt ? 0 : (percent ?? 0)),
    ...(code === 'E' || code === 'K' ? reason : []),
    taxScheme,
  )
}

const toAccount = ({ iban, bic }: Seller): XmlNode =>
  parentElement(
    'cac:PayeeFinancialAccount',
    textElement('cbc:ID', iban.replaceAll(' ', '')),
    bic === null ? null : parentElement('cac:FinancialInstitutionBranch', textElement('cbc:ID', bic)),
  )

/** Place and day of the delivery, which an exempt supply requires (BR-IC-11, BR-IC-12); null for collected goods and older orders. */
function toDelivery({ shipping_method, shipping_address, delivery_date }: InvoiceRow): XmlNode {
  if (shipping_method === 'pickup_pickup' || delivery_date === null) return null
  const { address1: street, address2: moreStreet, ...place } = JSON.parse(shipping_address) as AddressRow
  // EN 16931 lists XI, Northern Ireland, besides the codes of ISO 3166
  const country = memberStateOf(place) ?? place.country
  return parentElement(
    'cac:Delivery',
    textElement('cbc:ActualDeliveryDate', delivery_date),
    parentElement('cac:DeliveryLocation', toPostalAddress('cac:Address', { ...place, street, moreStreet, country })),
  )
}

/** The delivery fee is a document-level charge, because it is not an order line. */
function toShipping({ shipping_cents }: InvoiceRow, locale: Locale, isExempt: boolean): XmlNode {
  if (shipping_cents === 0) return null
  return parentElement(
    'cac:AllowanceCharge',
    textElement('cbc:ChargeIndicator', 'true'),
    // freight
    textElement('cbc:AllowanceChargeReasonCode', 'FC'),
    textElement('cbc:AllowanceChargeReason', formatMessage(locale, 'invoice.shipping')),
    amount('cbc:Amount', shipping_cents),
    toTaxCategory('cac:TaxCategory', shippingVatPercent, isExempt),
  )
}

function toTaxTotal(row: InvoiceRow, items: readonly OrderItemRow[], locale: Locale): XmlNode {
  /** Tax base of orders that did not store one. */
  const baseOf = (percent: number) =>
    items.reduce(
      (sum, item) => sum + (item.vat_percent === percent ? item.total_cents : 0),
      percent === shippingVatPercent ? row.shipping_cents : 0,
    )
  const intraCommunity = [
    textElement('cbc:TaxExemptionReasonCode', 'VATEX-EU-IC'),
    textElement('cbc:TaxExemptionReason', `Intra-community supply. ${formatMessage(locale, 'invoice.exemptLaw')}`),
  ]
  const deposit = [textElement('cbc:TaxExemptionReason', formatMessage(locale, 'invoice.depositNote'))]
  const rates = (JSON.parse(row.taxes) as TaxRow[]).map(
    ({ percent, cents, baseCents = baseOf(percent), exemptBuyer, isExcluded = false }) =>
      parentElement(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', baseCents),
        amount('cbc:TaxAmount', cents),
        isExcluded
          ? toTaxCategory('cac:TaxCategory', null, false, deposit)
          : toTaxCategory('cac:TaxCategory', percent, exemptBuyer !== undefined, intraCommunity),
      ),
  )
  return parentElement('cac:TaxTotal', amount('cbc:TaxAmount', row.tax_cents), ...rates)
}

/** Deposits and returned deposits are lines. */
function toTotals({ subtotal_cents, deposit_cents, returned_cents, shipping_cents, grand_total_cents }: InvoiceRow) {
  const lineCents = subtotal_cents + deposit_cents - returned_cents
  return parentElement(
    'cac:LegalMonetaryTotal',
    amount('cbc:LineExtensionAmount', lineCents),
    amount('cbc:TaxExclusiveAmount', lineCents + shipping_cents),
    amount('cbc:TaxInclusiveAmount', grand_total_cents),
    shipping_cents > 0 ? amount('cbc:ChargeTotalAmount', shipping_cents) : null,
    amount('cbc:PayableAmount', grand_total_cents),
  )
}

const toLine = (item: BilledRow, index: number, isExempt: boolean, locale: Locale): XmlNode =>
  parentElement(
    'cac:InvoiceLine',
    textElement('cbc:ID', index + 1),
    textElement('cbc:Note', toExciseNote(locale, item)),
    textElement('cbc:InvoicedQuantity', item.quantity, { unitCode: toUnitCode(item.unit) }),
    amount('cbc:LineExtensionAmount', item.total_cents),
    parentElement(
      'cac:Item',
      textElement('cbc:Name', item.name),
      parentElement('cac:BuyersItemIdentification', textElement('cbc:ID', item.own_number)),
      parentElement('cac:SellersItemIdentification', textElement('cbc:ID', item.sku)),
      toTaxCategory('cac:ClassifiedTaxCategory', item.vat_percent, isExempt),
    ),
    parentElement('cac:Price', amount('cbc:PriceAmount', item.price_cents)),
  )
