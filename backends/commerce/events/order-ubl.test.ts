import { beforeEach, expect, test } from 'vitest'
import { acceptQuote, invoiceUbl, offerRequest } from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { answerQuote } from '../operator/answer-quote.ts'
import { demoSeller } from '../rules/invoice.ts'
import { findOrderRecord } from '../sql/order-records.ts'
import { readXml } from '../testing/xml-tree.ts'
import { toOrderUbl } from './order-ubl.ts'

const shop = { shopName: 'Proviant', operatorEmail: 'sales@proviant.example', seller: demoSeller }

let ordering: Awaited<ReturnType<typeof openOrdering>>
beforeEach(async () => {
  ordering = await openOrdering({ now: () => new Date('2027-02-03T23:30:00Z') })
})

async function order(input: object = {}) {
  await ordering.add('200006', 3)
  await ordering.add('200001-1', 2)
  const { data, errors } = await ordering.place(ordering.nadia, { ...nadiasAddress, ...input })
  expect(errors).toEqual([])
  const row = await findOrderRecord(ordering.shop.db, data?.placeOrder?.order?.id ?? '')
  if (!row) throw new Error('no order')
  return { row, ubl: readXml(toOrderUbl(row, shop)) }
}

/** In schema order. */
const elements = [
  ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'OrderTypeCode', 'Note', 'DocumentCurrencyCode'],
  ...['CustomerReference', 'ValidityPeriod', 'BuyerCustomerParty', 'SellerSupplierParty', 'Delivery', 'DeliveryTerms'],
  ...['AllowanceCharge', 'TaxTotal', 'AnticipatedMonetaryTotal', 'OrderLine'],
]

test('an order has the elements of Peppol Ordering in schema order, none empty, with its parties and lines', async () => {
  const { row, ubl } = await order({ message: 'Ring <twice>', purchaseReference: 'week & 48' })
  const names = [...new Set(ubl.children.map(({ name }) => name))]
  expect(names).toEqual(elements.filter((name) => names.includes(name)))
  expect(ubl.empty()).toEqual([])
  const texts = Object.fromEntries(
    ubl.children.filter(({ children }) => children.length === 0).map(({ name }) => [name, ubl.text(name)]),
  )
  expect(texts).toEqual({
    CustomizationID: 'urn:fdc:peppol.eu:poacc:trns:order:3',
    ProfileID: 'urn:fdc:peppol.eu:poacc:bis:ordering:3',
    ID: `PV-${row.number}`,
    // half past midnight in Brussels
    IssueDate: '2027-02-04',
    OrderTypeCode: '220',
    Note: 'Ring <twice>',
    DocumentCurrencyCode: 'EUR',
    CustomerReference: 'week & 48',
  })
  const buyer = ubl.one('BuyerCustomerParty').one('Party')
  expect([buyer.text('EndpointID'), buyer.one('EndpointID').attributes.schemeID]).toEqual(['0123456749', '0208'])
  expect(buyer.one('PartyIdentification').text('ID')).toBe('C10231')
  const supplier = ubl.one('SellerSupplierParty').one('Party')
  expect(supplier.one('PartyName').text('Name')).toBe('Proviant')
  expect(supplier.all('PartyTaxScheme')).toEqual([])
  const delivery = ubl.one('Delivery')
  expect(delivery.one('RequestedDeliveryPeriod').text('StartDate')).toBe(row.delivery_date)
  expect(delivery.one('DeliveryLocation').one('Address').text('CityName')).toBe('Gent')
  expect(delivery.one('DeliveryParty').one('Contact').text('Telephone')).not.toBe('')
  const lines = ubl.all('OrderLine').map((line) => line.one('LineItem'))
  expect(
    lines.map((line) => [
      line.text('ID'),
      line.text('Quantity'),
      line.one('Quantity').attributes.unitCode,
      line.one('Item').one('SellersItemIdentification').text('ID'),
      line.one('Item').one('StandardItemIdentification').text('ID').length,
      line.one('Item').one('ClassifiedTaxCategory').text('Percent'),
    ]),
  ).toEqual([
    ['1', '3', 'XSA', '200006', 13, '6'],
    ['2', '2', 'XBO', '200001-1', 13, '21'],
  ])
})

test('the totals are those of the order, to the cent', async () => {
  const { row, ubl } = await order()
  const cents = (text: string) => Math.round(Number(text) * 100)
  const totals = ubl.one('AnticipatedMonetaryTotal')
  const sum = ubl
    .all('OrderLine')
    .reduce((all, line) => all + cents(line.one('LineItem').text('LineExtensionAmount')), 0)
  expect([sum, cents(totals.text('LineExtensionAmount'))]).toEqual([row.subtotal_cents, row.subtotal_cents])
  expect(row.shipping_cents).toBeGreaterThan(0)
  expect(cents(ubl.one('AllowanceCharge').text('Amount'))).toBe(row.shipping_cents)
  expect(cents(totals.text('ChargeTotalAmount'))).toBe(row.shipping_cents)
  expect(cents(ubl.one('TaxTotal').text('TaxAmount'))).toBe(row.tax_cents)
  expect(cents(totals.text('TaxExclusiveAmount')) + row.tax_cents).toBe(row.grand_total_cents)
  expect(cents(totals.text('PayableAmount'))).toBe(row.grand_total_cents)
})

test('collected goods have no delivery location, and an exempt supply has category K', async () => {
  const { ubl } = await order({ shippingMethod: 'pickup_pickup' })
  expect(ubl.one('Delivery').children.map(({ name }) => name)).toEqual(['RequestedDeliveryPeriod'])
  expect(ubl.one('DeliveryTerms').text('SpecialTerms')).toContain('Collection')
  await ordering.shop.db.prepare("UPDATE companies SET vat_number = 'FR83404833048' WHERE id = 1").run()
  await ordering.shop.db.prepare("UPDATE addresses SET country = 'FR', postcode = '59000' WHERE id = 2").run()
  const { ubl: exempt } = await order()
  const categories = exempt
    .all('OrderLine')
    .map((line) => line.one('LineItem').one('Item').one('ClassifiedTaxCategory'))
  expect(categories.map((one) => [one.text('ID'), one.text('Percent')])).toEqual([
    ['K', '0'],
    ['K', '0'],
  ])
  expect(exempt.one('TaxTotal').text('TaxAmount')).toBe('0.00')
})

// F603
test('order and invoice of an accepted quote have its prices, whatever the catalogue says', async () => {
  const { shop: backend, nadia, add } = ordering
  await add('200006', 3)
  const { offerRequest: requested } = await backend.ask(offerRequest, { input: nadiasAddress }, nadia)
  const { id = '', incrementId } = requested?.order ?? {}
  const sender = { shopOrigin: 'https://shop.example', orderPhone: null, shopName: 'Proviant', seller: demoSeller }
  const now = new Date('2027-02-03T23:30:00Z')
  const given = { number: incrementId ?? '', prices: [{ sku: '200006', cents: 651 }], until: '2027-02-10', text: '' }
  expect(await answerQuote({ db: backend.db, now, ...sender }, given)).toMatchObject({ rejected: [] })
  const { shippingMethod: _, ...addresses } = nadiasAddress
  const { acceptQuote: accepted } = await backend.ask(acceptQuote, { id, input: { version: 1, ...addresses } }, nadia)
  const row = await findOrderRecord(backend.db, accepted?.order?.id ?? '')
  if (!row) throw new Error('no order')
  const cents = (text: string) => Math.round(Number(text) * 100)
  const ubl = readXml(toOrderUbl(row, shop))
  const item = ubl.one('OrderLine').one('LineItem')
  expect(cents(item.one('Price').text('PriceAmount'))).toBe(651)
  expect(cents(item.text('LineExtensionAmount'))).toBe(3 * 651)
  expect(cents(ubl.one('AnticipatedMonetaryTotal').text('PayableAmount'))).toBe(row.grand_total_cents)

  await backend.db
    .prepare(
      "INSERT INTO invoices VALUES ('i1', 990001, ?1, 'pending', '2027-02-05T08:00:00Z', '2027-03-07T08:00:00Z')",
    )
    .bind(accepted?.order?.id ?? '')
    .run()
  const invoice = readXml((await backend.ask(invoiceUbl, { id: 'i1' }, nadia)).invoiceUbl ?? '')
  expect(cents(invoice.one('InvoiceLine').one('Price').text('PriceAmount'))).toBe(651)
  expect(cents(invoice.one('LegalMonetaryTotal').text('PayableAmount'))).toBe(row.grand_total_cents)
})
