// Writes an order as UBL 2.1 by Peppol BIS Ordering 3 (transaction T01), issued on behalf of the customer.
import type { Locale } from '../../graphql/locales.ts'
import { type BilledRow, toBilledRows } from '../invoice-file/billed-rows.ts'
import { amount, toTaxCategory, toUblDocument } from '../invoice-file/ubl.ts'
import { type SellingShop, toBuyer, toPostalAddress, toSeller } from '../invoice-file/ubl-party.ts'
import { toUnitCode } from '../invoice-file/unit-codes.ts'
import { parentElement, textElement, type XmlNode } from '../invoice-file/xml.ts'
import { toEmptiesText } from '../mail/order-mails.ts'
import { formatMessage } from '../messages/messages.ts'
import { shippingText } from '../messages/shipping.ts'
import { toIsoDay } from '../rules/delivery/calendar-days.ts'
import { toTotalsWithEmpties } from '../rules/empties/empties.ts'
import type { Seller } from '../rules/invoice.ts'
import { toIncrementId } from '../rules/order.ts'
import { shippingVatPercent, toShippingCode } from '../rules/shipping.ts'
import { exemptBuyerOf } from '../rules/totals.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { RecordLine, RecordRow } from '../sql/order-records.ts'

const locale: Locale = 'en'
/** UNCL1001: order. */
const orderType = 220

/** The order as it was placed, without empties that were taken back later. Deterministic: the same order gives the same text. */
export function toOrderUbl(row: RecordRow, shop: SellingShop): string {
  const exemptBuyer = exemptBuyerOf(row.taxes)
  const isExempt = exemptBuyer !== null
  const { tax_cents, grand_total_cents } = toTotalsWithEmpties(row, JSON.parse(row.lines) as RecordLine[], [])
  const billing = JSON.parse(row.billing_address) as AddressRow
  const company = { name: row.company_name, vat_number: row.vat_number, email: row.email, code: row.company_code }
  return toUblDocument('Order', [
    textElement('cbc:CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:order:3'),
    textElement('cbc:ProfileID', 'urn:fdc:peppol.eu:poacc:bis:ordering:3'),
    textElement('cbc:ID', toIncrementId(row.number)),
    textElement('cbc:IssueDate', toIsoDay(row.created_at)),
    textElement('cbc:OrderTypeCode', orderType),
    textElement('cbc:Note', toNote(row)),
    textElement('cbc:DocumentCurrencyCode', 'EUR'),
    textElement('cbc:CustomerReference', row.purchase_reference),
    // an order is void after its delivery day
    parentElement('cac:ValidityPeriod', textElement('cbc:EndDate', row.delivery_date)),
    parentElement('cac:BuyerCustomerParty', toBuyer(billing, company, exemptBuyer)),
    // T01 has no tax scheme of the seller
    parentElement('cac:SellerSupplierParty', toSeller(shop, { hasTaxScheme: false })),
    ...toDelivery(row, shop.seller),
    row.shipping_cents === 0
      ? null
      : parentElement(
          'cac:AllowanceCharge',
          textElement('cbc:ChargeIndicator', 'true'),
          // freight
          textElement('cbc:AllowanceChargeReasonCode', 'FC'),
          textElement('cbc:AllowanceChargeReason', formatMessage(locale, 'invoice.shipping')),
          amount('cbc:Amount', row.shipping_cents),
          toTaxCategory('cac:TaxCategory', shippingVatPercent, isExempt),
        ),
    parentElement('cac:TaxTotal', amount('cbc:TaxAmount', tax_cents)),
    parentElement(
      'cac:AnticipatedMonetaryTotal',
      // deposits are lines
      amount('cbc:LineExtensionAmount', row.subtotal_cents + row.deposit_cents),
      amount('cbc:TaxExclusiveAmount', row.subtotal_cents + row.deposit_cents + row.shipping_cents),
      amount('cbc:TaxInclusiveAmount', grand_total_cents),
      row.shipping_cents === 0 ? null : amount('cbc:ChargeTotalAmount', row.shipping_cents),
      amount('cbc:PayableAmount', grand_total_cents),
    ),
    ...toBilledRows(JSON.parse(row.lines) as RecordLine[]).map((line, index) => toLine(line, index, isExempt)),
  ])
}

/** Message of the customer and announced empties, which the model has no element for; null without both. */
const toNote = ({ message, announced_empties }: RecordRow): string | null =>
  [message, toEmptiesText(locale, 'operatorMail.empties', announced_empties)].filter(Boolean).join('\n') || null

/** Day, place and recipient of the delivery; of collected goods the day, and that they are collected. */
function toDelivery({ shipping_method, shipping_address, delivery_date }: RecordRow, seller: Seller): XmlNode[] {
  const code = toShippingCode(shipping_method)
  const period = parentElement(
    'cac:RequestedDeliveryPeriod',
    textElement('cbc:StartDate', delivery_date),
    textElement('cbc:EndDate', delivery_date),
  )
  if (code === 'pickup_pickup')
    return [
      parentElement('cac:Delivery', period),
      parentElement('cac:DeliveryTerms', textElement('cbc:SpecialTerms', shippingText(locale, code, seller).label)),
    ]
  const { address1: street, address2: moreStreet, ...address } = JSON.parse(shipping_address) as AddressRow
  const person = `${address.first_name} ${address.last_name}`
  return [
    parentElement(
      'cac:Delivery',
      parentElement('cac:DeliveryLocation', toPostalAddress('cac:Address', { ...address, street, moreStreet })),
      period,
      parentElement(
        'cac:DeliveryParty',
        parentElement('cac:PartyName', textElement('cbc:Name', address.company_name ?? person)),
        parentElement('cac:Contact', textElement('cbc:Name', person), textElement('cbc:Telephone', address.phone)),
      ),
    ),
  ]
}

const toLine = (line: BilledRow, index: number, isExempt: boolean): XmlNode =>
  parentElement(
    'cac:OrderLine',
    parentElement(
      'cac:LineItem',
      textElement('cbc:ID', index + 1),
      textElement('cbc:Quantity', line.quantity, { unitCode: toUnitCode(line.unit) }),
      amount('cbc:LineExtensionAmount', line.total_cents),
      parentElement('cac:Price', amount('cbc:PriceAmount', line.price_cents)),
      parentElement(
        'cac:Item',
        textElement('cbc:Name', line.name),
        parentElement('cac:BuyersItemIdentification', textElement('cbc:ID', line.own_number)),
        parentElement('cac:SellersItemIdentification', textElement('cbc:ID', line.sku)),
        // scheme 0160: GS1 GTIN
        line.ean == null
          ? null
          : parentElement('cac:StandardItemIdentification', textElement('cbc:ID', line.ean, { schemeID: '0160' })),
        toTaxCategory('cac:ClassifiedTaxCategory', line.vat_percent, isExempt),
      ),
    ),
  )
