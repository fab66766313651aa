import { beforeAll, expect, test } from 'vitest'
import { invoiceUbl, viewInvoices } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'
import { readXml } from '../testing/xml-tree.ts'
import { toUnitCode } from './unit-codes.ts'

let shop: TestCommerce
let nadia: Record<string, string>
beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
})

const invoicesOf = async (headers: Record<string, string>) =>
  (await shop.ask(viewInvoices, {}, headers)).viewInvoices ?? []
const fileOf = async (id: string, headers = nadia) => (await shop.ask(invoiceUbl, { id }, headers)).invoiceUbl ?? ''

const rowsOfInvoices = async () => {
  const { results } = await shop.db
    .prepare('SELECT id, order_id AS orderId FROM invoices')
    .all<{ id: number; orderId: string }>()
  const own = new Set((await invoicesOf(nadia)).map(({ id }) => id))
  return results.map((row) => ({ ...row, id: String(row.id) })).filter(({ id }) => own.has(id))
}

/** In schema order; elements of `optional` occur only with content. */
const order = [
  ...['CustomizationID', 'ProfileID', 'ID', 'IssueDate', 'DueDate', 'InvoiceTypeCode', 'DocumentCurrencyCode'],
  ...['OrderReference', 'AccountingSupplierParty', 'AccountingCustomerParty', 'Delivery', 'PaymentMeans'],
  ...['AllowanceCharge', 'TaxTotal', 'LegalMonetaryTotal', 'InvoiceLine'],
]
const optional = ['AllowanceCharge', 'Delivery']

const inBrussels = (instant: string | null | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(new Date(instant ?? ''))

test('each invoice has the elements that Peppol requires, in schema order and none empty', async () => {
  let charges = 0
  for (const { id, incrementId, createdAt, dueAt } of await invoicesOf(nadia)) {
    const invoice = readXml(await fileOf(id))
    const names = [...new Set(invoice.children.map(({ name }) => name))]
    expect(names.filter((name) => !optional.includes(name))).toEqual(order.filter((name) => !optional.includes(name)))
    expect(names).toEqual(order.filter((name) => names.includes(name)))
    expect(invoice.empty()).toEqual([])
    expect(invoice.text('ID')).toBe(incrementId)
    // an evening in UTC is the next day in Brussels
    expect(invoice.text('IssueDate')).toBe(inBrussels(createdAt))
    expect(invoice.text('DueDate')).toBe(inBrussels(dueAt))
    expect(invoice.text('DocumentCurrencyCode')).toBe('EUR')
    const ends = ['AccountingSupplierParty', 'AccountingCustomerParty'].map((side) => {
      const party = invoice.one(side).one('Party')
      const number = party.one('PartyTaxScheme').text('CompanyID')
      expect(party.one('PartyLegalEntity').text('RegistrationName')).not.toBe('')
      expect(party.one('PostalAddress').one('Country').text('IdentificationCode')).toBe('BE')
      // check digits of a Belgian enterprise number
      expect(97 - (Number(number.slice(2, 10)) % 97)).toBe(Number(number.slice(10)))
      return [party.one('EndpointID').attributes.schemeID, party.text('EndpointID') === number.slice(2)]
    })
    expect(ends).toEqual([
      ['0208', true],
      ['0208', true],
    ])
    expect(invoice.one('PaymentMeans').text('PaymentMeansCode')).toBe('30')
    expect(invoice.one('PaymentMeans').text('PaymentID')).toMatch(/^\+{3}000\/0260\/\d{5}\+{3}$/)
    const account = invoice.one('PaymentMeans').one('PayeeFinancialAccount')
    expect([account.text('ID'), account.one('FinancialInstitutionBranch').text('ID')]).toEqual([
      'BE68539007547034',
      'PRVNBEBB',
    ])
    charges += invoice.all('AllowanceCharge').length
  }
  // at least one order has a delivery fee
  expect(charges).toBeGreaterThan(0)
})

test('amounts equal those of the API and add up as EN 16931 requires', async () => {
  const cents = (text: string | number | null | undefined) => Math.round(Number(text) * 100)
  for (const invoice of await invoicesOf(nadia)) {
    const xml = readXml(await fileOf(invoice.id))
    const total = (name: string) => cents(xml.one('LegalMonetaryTotal').text(name))
    const taxes = xml.one('TaxTotal').all('TaxSubtotal')
    const lines = xml.all('InvoiceLine')
    expect([total('LineExtensionAmount'), total('PayableAmount')]).toEqual([
      cents(invoice.subTotal),
      cents(invoice.grandTotal),
    ])
    expect(
      lines.map((line) => [
        line.one('Item').one('SellersItemIdentification').text('ID'),
        line.text('InvoicedQuantity'),
      ]),
    ).toEqual(invoice.items?.map(({ sku, qty }) => [sku, String(qty)]))
    expect(taxes.map((rate) => Number(rate.one('TaxCategory').text('Percent')))).toEqual(
      invoice.taxes?.map(({ percent }) => percent),
    )
    const sum = (values: number[]) => values.reduce((whole, value) => whole + value, 0)
    const charge = sum(xml.all('AllowanceCharge').map((one) => cents(one.text('Amount'))))
    for (const line of lines)
      expect(cents(line.one('Price').text('PriceAmount')) * Number(line.text('InvoicedQuantity'))).toBe(
        cents(line.text('LineExtensionAmount')),
      )
    expect(sum(lines.map((line) => cents(line.text('LineExtensionAmount'))))).toBe(total('LineExtensionAmount'))
    expect(total('TaxExclusiveAmount')).toBe(total('LineExtensionAmount') + charge)
    const tax = cents(xml.one('TaxTotal').text('TaxAmount'))
    expect(total('TaxInclusiveAmount')).toBe(total('TaxExclusiveAmount') + tax)
    expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount'))
    expect(sum(taxes.map((rate) => cents(rate.text('TaxAmount'))))).toBe(tax)
    expect(sum(taxes.map((rate) => cents(rate.text('TaxableAmount'))))).toBe(total('TaxExclusiveAmount'))
    for (const rate of taxes) {
      const percent = rate.one('TaxCategory').text('Percent')
      const ofRate = lines.filter((line) => line.one('Item').one('ClassifiedTaxCategory').text('Percent') === percent)
      const goods = sum(ofRate.map((line) => cents(line.text('LineExtensionAmount'))))
      expect(cents(rate.text('TaxableAmount'))).toBe(goods + (percent === '21' ? charge : 0))
      const exact = (cents(rate.text('TaxableAmount')) * Number(percent)) / 100
      expect(Math.abs(cents(rate.text('TaxAmount')) - exact)).toBeLessThanOrEqual(0.5)
    }
  }
})

test('escapes any product name, and old orders get a computed tax base', async () => {
  const [newest] = await invoicesOf(nadia)
  const before = await fileOf(newest?.id ?? '')
  expect(await fileOf(newest?.id ?? '')).toBe(before)
  await shop.db
    .prepare('UPDATE order_items SET name = ?2 WHERE order_id = ?1')
    .bind(newest?.orderId ?? '', 'Fish & <chips> \u202e"à\u2066 la" \u0007\u0085👍')
    .run()
  const taxes = await shop.db
    .prepare('SELECT taxes FROM orders WHERE id = ?1')
    .bind(newest?.orderId ?? '')
    .first<string>('taxes')
  const without = JSON.stringify(
    JSON.parse(taxes ?? '[]').map(({ percent, cents }: Record<string, number>) => ({ percent, cents })),
  )
  await shop.db
    .prepare('UPDATE orders SET taxes = ?2 WHERE id = ?1')
    .bind(newest?.orderId ?? '', without)
    .run()
  const after = readXml(await fileOf(newest?.id ?? ''))
  expect(after.all('InvoiceLine')[0]?.one('Item').text('Name')).toBe('Fish & <chips> "à la" 👍')
  const bases = (text: string) =>
    readXml(text)
      .one('TaxTotal')
      .all('TaxSubtotal')
      .map((rate) => rate.text('TaxableAmount'))
  expect(bases(await fileOf(newest?.id ?? ''))).toEqual(bases(before))
})

test('an invoice of another company is empty, and a guest gets UNAUTHENTICATED', async () => {
  const [own] = await invoicesOf(nadia)
  expect(await fileOf(own?.id ?? '', await shop.login('lena'))).toBe('')
  const { data, errors } = await shop.send(invoiceUbl, { id: own?.id ?? '' })
  expect([data?.invoiceUbl ?? null, errors[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
  // the endpoint of a German buyer is the VAT number
  const lena = { ...(await shop.login('lena')), 'x-locale': 'de' }
  const [german] = await invoicesOf(lena)
  const party = readXml(await fileOf(german?.id ?? '', lena))
    .one('AccountingCustomerParty')
    .one('Party')
  expect(party.one('EndpointID').attributes).toEqual({ schemeID: '9930' })
  expect(party.text('EndpointID')).toMatch(/^DE\d{9}$/)
})

test('the quantity of a line has the code of the unit in which the product is sold', async () => {
  const codes = new Map<string | null, Set<string | undefined>>()
  for (const { id, orderId } of await rowsOfInvoices()) {
    const { results: items } = await shop.db
      .prepare(
        `SELECT u.code FROM order_items i LEFT JOIN products p ON p.id = i.product_id LEFT JOIN units u ON u.id = p.unit_id
         WHERE i.order_id = ? ORDER BY i.position`,
      )
      .bind(orderId)
      .all<{ code: string | null }>()
    const quantities = readXml(await fileOf(id)).all('InvoiceLine')
    for (const [index, line] of quantities.entries()) {
      const code = items[index]?.code ?? null
      codes.set(code, (codes.get(code) ?? new Set()).add(line.one('InvoicedQuantity').attributes.unitCode))
    }
  }
  expect(codes.size).toBeGreaterThan(2)
  for (const [unit, used] of codes) expect([unit, ...used]).toEqual([unit, toUnitCode(unit)])
})
