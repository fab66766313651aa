// The seller of the shop's settings, in the VAT of carts and orders, in mails and in invoice files.
import { beforeAll, expect, test } from 'vitest'
import {
  cartDetail,
  invoicePdf,
  invoiceUbl,
  orderDetail,
  shippingMethods,
  viewInvoices,
} from '#contracts/generated/commerce.ts'
import { dutchSeller } from '#tests/support/dutch-seller.ts'
import { openOrdering } from '#tests/support/ordering.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { readXml } from '../../testing/xml-tree.ts'

let ordering: Awaited<ReturnType<typeof openOrdering>>
let nadia: Record<string, string>
beforeAll(async () => {
  ordering = await openOrdering({ seller: dutchSeller, operatorLocale: 'fr' })
  nadia = { ...ordering.nadia, 'x-locale': 'en' }
})

/** Nadia's company and its addresses are Belgian. */
test('a Belgian company buys without VAT from a Dutch seller, whose address, numbers and account are named', async () => {
  const { shop, add, place } = ordering
  await add('200006', 3, nadia)
  const cart = (await shop.ask(cartDetail, {}, nadia)).cartDetail
  expect([cart?.taxTotal, cart?.grandTotal]).toEqual([0, cart?.subTotal])
  const methods = (await shop.ask(shippingMethods, {}, nadia)).shippingMethods?.shippingMethods ?? []
  const labels = methods.map((group) => group.methods?.label ?? '')
  expect(labels.filter((label) => label.includes('Prinsengracht 1'))).toHaveLength(1)
  const { data } = await place(nadia)
  const id = data?.placeOrder?.order?.id ?? ''
  const placed = (await shop.ask(orderDetail, { id }, nadia)).orderDetail
  expect(placed?.taxes).toMatchObject([{ percent: 0, amount: 0, exemption: 'intra-Community supply' }])
  const { results } = await shop.db
    .prepare("SELECT recipient, subject, text FROM outbox ORDER BY recipient = 'sales@proviant.example'")
    .all<{ recipient: string; subject: string; text: string }>()
  expect(results).toHaveLength(2)
  for (const { recipient, text } of results) expect(text, recipient).toContain('NL123456782B90')
  expect(results[0]?.text).toContain('Prinsengracht 1, 1015 DB Amsterdam')
  expect(results[1]?.subject).toMatch(/^Commande .* de Brasserie Nova$/)

  await shop.db
    .prepare(
      "INSERT INTO invoices (id, number, order_id, state, created_at, due_at) VALUES (?1, 990001, ?1, 'pending', ?2, ?2)",
    )
    .bind(id, '2026-12-01T09:00:00.000Z')
    .run()
  const pdf = await readPdf(Buffer.from((await shop.ask(invoicePdf, { id }, nadia)).invoicePdf ?? '', 'base64'))
  for (const text of ['Prinsengracht 1', '1015 DB Amsterdam, Netherlands', 'NL123456782B90', 'NL91 ABNA 0417 1643 00'])
    expect(JSON.stringify(pdf)).toContain(text)
  const ubl = readXml((await shop.ask(invoiceUbl, { id }, nadia)).invoiceUbl ?? '')
  const party = ubl.one('AccountingSupplierParty').one('Party')
  const address = party.one('PostalAddress')
  expect([address.text('StreetName'), address.text('PostalZone'), address.text('CityName')]).toEqual([
    'Prinsengracht 1',
    '1015 DB',
    'Amsterdam',
  ])
  expect(address.one('Country').text('IdentificationCode')).toBe('NL')
  expect(party.one('PartyTaxScheme').text('CompanyID')).toBe('NL123456782B90')
  const account = ubl.one('PaymentMeans').one('PayeeFinancialAccount')
  expect([account.text('ID'), account.all('FinancialInstitutionBranch')]).toEqual(['NL91ABNA0417164300', []])
  expect(ubl.one('PaymentMeans').text('PaymentID')).toBe('F-990001')
  const invoice = (await shop.ask(viewInvoices, {}, nadia)).viewInvoices?.find((one) => one.id === id)
  const transfer = { iban: 'NL91 ABNA 0417 1643 00', bic: null, reference: 'F-990001', isStructured: false }
  expect(invoice?.payment).toMatchObject({ ...transfer, amount: invoice?.grandTotal })
})
