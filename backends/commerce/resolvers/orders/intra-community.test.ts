// Exempt intra-Community supplies in carts, checkouts, orders, mails and invoices: the same amounts everywhere.
import { beforeAll, expect, test } from 'vitest'
import {
  cartDetail,
  invoicePdf,
  invoiceUbl,
  orderDetail,
  shippingMethods,
  viewInvoices,
} from '#contracts/generated/commerce.ts'
import { openOrdering } from '#tests/support/ordering.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { readXml } from '../../testing/xml-tree.ts'

const inLille = { billingAddressId: '5', shippingAddressId: '6' }
const inEupen = { billingAddressId: '5', shippingAddressId: '8' }
const fr = 'FR83404833048'
const exempt = [{ percent: 0, amount: 0, exemption: 'intra-Community supply' }]

let ordering: Awaited<ReturnType<typeof openOrdering>>
let lena: Record<string, string>
beforeAll(async () => {
  ordering = await openOrdering()
  lena = { ...(await ordering.shop.login('lena')), 'x-locale': 'en' }
  // a French company with addresses in Lille and Eupen; the number of an address does not count
  await ordering.shop.db.batch([
    ordering.shop.db.prepare(`UPDATE companies SET vat_number = '${fr}' WHERE id = 2`),
    ordering.shop.db.prepare(
      "UPDATE addresses SET city = 'Lille', postcode = '59000', country = 'FR' WHERE id IN (5, 6)",
    ),
    ordering.shop.db.prepare("UPDATE addresses SET vat_id = 'BE0123456749' WHERE company_id = 2"),
  ])
})

const readCart = async (headers = lena) => (await ordering.shop.ask(cartDetail, {}, headers)).cartDetail
const readRates = async (headers = lena) =>
  ((await ordering.shop.ask(shippingMethods, {}, headers)).shippingMethods?.shippingMethods ?? []).map(
    ({ methods }) => methods,
  )

/** Places an order of 3 × 200006 and 1 × 200001-1, whose rates are 6 and 21 %, and invoices it. */
async function order(given: typeof inLille & { shippingMethod?: string }) {
  const { shop, add, place } = ordering
  await add('200006', 3, lena)
  await add('200001-1', 1, lena)
  const [rates, cart] = [await readRates(), await readCart()]
  const { data, errors } = await place(lena, given)
  expect(errors).toEqual([])
  const id = data?.placeOrder?.order?.id ?? ''
  const placed = (await shop.ask(orderDetail, { id }, lena)).orderDetail
  const text =
    (await shop.db.prepare('SELECT text FROM outbox WHERE text LIKE ?1').bind(`%${id}%`).first<string>('text')) ?? ''
  await shop.db
    .prepare(
      "INSERT INTO invoices (id, number, order_id, state, created_at, due_at) VALUES (?1, ?2, ?1, 'pending', ?3, ?3)",
    )
    .bind(id, Number(placed?.incrementId?.slice(3)), '2026-12-01T09:00:00.000Z')
    .run()
  const invoice = (await shop.ask(viewInvoices, {}, lena)).viewInvoices?.find((one) => one.orderId === id)
  const pdf = Buffer.from((await shop.ask(invoicePdf, { id }, lena)).invoicePdf ?? '', 'base64')
  const ubl = readXml((await shop.ask(invoiceUbl, { id }, lena)).invoiceUbl ?? '')
  return { rates, cart, placed, text, invoice, pdf: (await readPdf(pdf)).texts.join(' '), ubl }
}

test('an exempt order has no VAT in the cart, the checkout, the order, its mail and its invoice', async () => {
  const { rates, cart, placed, text, invoice, pdf, ubl } = await order(inLille)
  const [delivery] = rates
  const net = (cart?.subTotal ?? 0) + (delivery?.price ?? 0)
  expect(delivery?.price).toBe(15)
  expect([cart?.taxTotal, cart?.grandTotal]).toEqual([0, cart?.subTotal])
  for (const { taxes } of [cart, delivery, placed, invoice].map((one) => one ?? { taxes: null }))
    expect(taxes).toMatchObject(exempt)
  for (const total of [delivery?.grandTotal, placed?.grandTotal, invoice?.grandTotal]) expect(total).toBeCloseTo(net, 9)
  const shown = delivery?.formattedGrandTotal ?? ''
  for (const item of placed?.items ?? []) expect(item.formattedPrice?.grantTotal).toBe(item.formattedPrice?.total)
  const note = `Exempt intra-Community supply, Article 138 of Directive 2006/112/EC. VAT number of the seller: BE 0999.999.922. VAT number of the buyer: ${fr}.`
  expect(invoice?.taxNote).toBe(note)
  for (const document of [text, pdf])
    for (const fact of ['VAT 0% - intra-Community supply', shown, note]) expect(document).toContain(fact)
  expect(pdf).toContain(`VAT ${fr}`)

  expect(ubl.one('AccountingCustomerParty').one('Party').one('PartyTaxScheme').text('CompanyID')).toBe(fr)
  expect(ubl.one('AccountingSupplierParty').one('Party').one('PartyTaxScheme').text('CompanyID')).toBe('BE0999999922')
  const where = ubl.one('Delivery')
  expect(where.text('ActualDeliveryDate')).toBe(placed?.deliveryDate)
  expect(where.one('DeliveryLocation').one('Address').one('Country').text('IdentificationCode')).toBe('FR')
  const rate = ubl.one('TaxTotal').one('TaxSubtotal')
  const category = rate.one('TaxCategory')
  expect(category.children.map(({ name }) => name)).toEqual([
    ...['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'],
  ])
  expect([category.text('TaxExemptionReasonCode'), category.text('TaxExemptionReason')]).toEqual([
    'VATEX-EU-IC',
    'Intra-community supply. Exempt intra-Community supply, Article 138 of Directive 2006/112/EC',
  ])
  const parts = [
    category,
    ubl.one('AllowanceCharge').one('TaxCategory'),
    ...ubl.all('InvoiceLine').map((line) => line.one('Item').one('ClassifiedTaxCategory')),
  ]
  expect(parts.map((part) => [part.text('ID'), part.text('Percent')])).toEqual(Array(4).fill(['K', '0']))
  expect([Number(rate.text('TaxableAmount')), rate.text('TaxAmount')]).toEqual([expect.closeTo(net, 9), '0.00'])
  expect(Number(ubl.one('LegalMonetaryTotal').text('PayableAmount'))).toBeCloseTo(net, 9)
})

test.each([
  ['delivered at home', inEupen, 0],
  ['collected', { ...inLille, shippingMethod: 'pickup_pickup' }, 1],
])('an order that is %s has the VAT that the checkout announced', async (_, given, index) => {
  const { rates, placed, text, invoice, pdf, ubl } = await order(given)
  const rate = rates[index]
  const [other] = rate?.addressTotals ?? []
  expect(rates.map((one) => one?.addressTotals?.map(({ addressId }) => addressId))).toEqual([['8'], []])
  const announced = index === 0 ? other : rate
  expect(placed?.taxes).toEqual(announced?.taxes)
  expect(placed?.taxes?.map(({ percent, exemption }) => [percent, exemption])).toEqual([
    [6, null],
    [21, null],
  ])
  expect(placed?.formattedPrice?.grandTotal).toBe(announced?.formattedGrandTotal)
  expect(invoice).toMatchObject({ taxNote: null, formattedPrice: { grandTotal: announced?.formattedGrandTotal } })
  for (const document of [text, pdf]) {
    expect(document).toContain(announced?.formattedGrandTotal)
    expect(document).not.toContain('intra-Community')
  }
  const categories = ubl
    .one('TaxTotal')
    .all('TaxSubtotal')
    .map((one) => one.one('TaxCategory'))
  expect(categories.map((one) => one.text('ID'))).toEqual(['S', 'S'])
  expect(ubl.all('Delivery')).toHaveLength(index === 0 ? 1 : 0)
})

test('a company without a foreign VAT number has the same totals at every address', async () => {
  const { shop, nadia, add } = ordering
  await add('200006', 1)
  await shop.db.prepare("UPDATE addresses SET country = 'FR', postcode = '59000' WHERE id = 3").run()
  const rates = await readRates(nadia)
  expect(rates.map((rate) => rate?.addressTotals)).toEqual([[], []])
  expect((await readCart(nadia))?.taxes).toMatchObject([{ percent: 6, exemption: null }])
})

test('the delivery location of an exempt order in Northern Ireland is XI', async () => {
  await ordering.shop.db.prepare("UPDATE addresses SET country = 'GB', postcode = 'BT1 5GS' WHERE id = 6").run()
  const { ubl, placed } = await order(inLille)
  expect(placed?.taxes).toMatchObject(exempt)
  expect(ubl.one('Delivery').one('DeliveryLocation').one('Address').one('Country').text('IdentificationCode')).toBe(
    'XI',
  )
})
