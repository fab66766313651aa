import { beforeAll, expect, test } from 'vitest'
import { invoicePdf, viewInvoices } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { locales } from '../../graphql/locales.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openTestCommerce, type TestCommerce } from '../testing/shop.ts'

let shop: TestCommerce
let nadia: Record<string, string>
beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  nadia = await shop.login('nadia')
})

const invoicesOf = async (headers: Record<string, string>) =>
  (await shop.ask(viewInvoices, {}, headers)).viewInvoices ?? []
const fileOf = async (id: string, headers: Record<string, string>) =>
  (await shop.ask(invoicePdf, { id }, headers)).invoicePdf

test.each(locales)('the PDF has the amounts of the API, line by line, in %s', async (locale) => {
  const headers = { ...nadia, 'x-locale': locale }
  for (const invoice of (await invoicesOf(headers)).slice(0, 3)) {
    const { texts, title } = await readPdf(Buffer.from((await fileOf(invoice.id, headers)) ?? '', 'base64'))
    expect(title).toContain(invoice.incrementId)
    // the standard fonts lack some no-break spaces, which are replaced by another one
    const words = texts.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))
    const flat = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
    for (const { sku, qty, formattedPrice } of invoice.items ?? [])
      for (const fact of [sku, String(qty), formattedPrice?.price, formattedPrice?.total])
        expect(words).toContain(flat(fact))
    const { subTotal, shippingAmount, grandTotal } = invoice.formattedPrice ?? {}
    for (const sum of [subTotal, shippingAmount, grandTotal]) expect(words).toContain(flat(sum))
    for (const { formattedAmount, formattedBase, percent } of invoice.taxes ?? []) {
      expect(words).toContain(flat(formattedAmount))
      expect(words.some((text) => text.includes(`${percent}`) && text.endsWith(flat(formattedBase)))).toBe(true)
    }
    expect(words).toContain(flat(invoice.orderIncrementId))
  }
})

test('names both parties with VAT numbers, amount due and due date', async () => {
  const headers = { ...nadia, 'x-locale': 'en' }
  const [, open, , paid] = await invoicesOf(headers)
  const words = async (id = '') => (await readPdf(Buffer.from((await fileOf(id, headers)) ?? '', 'base64'))).texts
  const texts = await words(open?.id)
  expect(texts).toEqual(expect.arrayContaining(['VAT BE 0999.999.922', 'VAT BE0123456749', 'Korenlei 112']))
  // the structured communication of Belgian banks, as the screen shows it
  const { reference } = open?.payment ?? {}
  expect(reference).toMatch(/^\+{3}000\/0260\/\d{5}\+{3}$/)
  expect(texts).toContain(`Payable by 23 November 2026 to BE68 5390 0754 7034, quoting ${reference}.`)
  expect(await words(paid?.id)).toContain('Paid.')
})

test('an invoice of another company is null, and a guest gets UNAUTHENTICATED', async () => {
  const [own] = await invoicesOf(nadia)
  expect(await fileOf(own?.id ?? '', await shop.login('lena'))).toBeNull()
  expect(await fileOf('no-such-invoice', nadia)).toBeNull()
  const { data, errors } = await shop.send(invoicePdf, { id: own?.id ?? '' })
  expect([data?.invoicePdf ?? null, errors[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED'])
})

test('continues on further pages with a table header, and the same invoice gives the same bytes', async () => {
  const [newest] = await invoicesOf(nadia)
  const more = `INSERT INTO order_items (order_id, position, product_id, sku, name, weight_grams, quantity, price_cents, total_cents, vat_percent, tax_cents)
    WITH RECURSIVE n(i) AS (VALUES (100) UNION ALL SELECT i + 1 FROM n WHERE i < 160)
    SELECT ?1, i, NULL, 'X' || i, 'A name that is so long that it does not fit into the width of its column', 1, 1, 100, 100, 6, 6 FROM n`
  await shop.db
    .prepare(more)
    .bind(newest?.orderId ?? null)
    .run()
  const file = (await fileOf(newest?.id ?? '', nadia)) ?? ''
  const { texts } = await readPdf(Buffer.from(file, 'base64'))
  expect(texts.filter((text) => text === 'Description').length).toBeGreaterThan(2)
  expect(texts).toContain('X160')
  expect(texts.some((text) => /^Page 3 of \d/.test(text))).toBe(true)
  expect(await fileOf(newest?.id ?? '', nadia)).toBe(file)
})
