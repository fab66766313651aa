// Excise that prices include: information on products, orders and invoices.
import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import {
  cartDetail,
  invoicePdf,
  invoiceUbl,
  orderDetail,
  placeOrder,
  productBySlug,
  viewInvoices,
} from '#contracts/generated/commerce.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { toOrderRecord } from '../../events/order-record.ts'
import { findOrderRecord } from '../../sql/order-records.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { readXml } from '../../testing/xml-tree.ts'

const flat = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')

// F697
test('product, cart, order, its mail, invoice, PDF and UBL say the excise of the order date, and sums do not change', async () => {
  const { shop, nadia: session, add } = await openOrdering()
  const nadia = { ...session, 'x-locale': 'en' }
  const setExcise = (cents: number | null) =>
    shop.db.prepare("UPDATE products SET excise_cents = ? WHERE sku = '200006'").bind(cents).run()
  await setExcise(384)
  const urlKey = await shop.db
    .prepare(
      "SELECT url_key FROM product_texts WHERE locale = 'en' AND product_id = (SELECT id FROM products WHERE sku = '200006')",
    )
    .first<string>('url_key')
  const guest = await shop.ask(productBySlug, { slug: urlKey ?? '' }, { 'x-locale': 'en' })
  expect(guest.productBySlug?.excise).toBe('€3.84')

  await add('200006', 3, nadia)
  await add('200007', 1, nadia)
  const expected = [
    ['200006', '€11.52'],
    ['200007', null],
  ]
  const cart = (await shop.ask(cartDetail, {}, nadia)).cartDetail
  expect(cart?.items?.map(({ sku, excise }) => [sku, excise])).toEqual(expected)
  const input = { ...nadiasAddress, shippingMethod: 'pickup_pickup' }
  const { id = '', formattedPrice } = (await shop.ask(placeOrder, { input }, nadia)).placeOrder?.order ?? {}
  await setExcise(500)
  const mail = await shop.db.prepare('SELECT text FROM outbox ORDER BY id DESC LIMIT 1').first<string>('text')
  expect(flat(mail ?? '').match(/incl\. €[\d.]+ excise/g)).toEqual(['incl. €11.52 excise'])
  const order = (await shop.ask(orderDetail, { id }, nadia)).orderDetail
  expect(order?.items?.map(({ sku, excise }) => [sku, excise])).toEqual(expected)
  expect(order?.formattedPrice?.grandTotal).toBe(formattedPrice?.grandTotal)
  const record = await findOrderRecord(shop.db, id)
  expect(record && toOrderRecord(record).lines.map(({ excise }) => excise)).toEqual(['11.52', null])

  await shop.db
    .prepare(
      "INSERT INTO invoices (id, number, order_id, state, created_at, due_at) VALUES (?1, 990001, ?1, 'pending', ?2, ?2)",
    )
    .bind(id, '2026-12-01T09:00:00.000Z')
    .run()
  const invoice = (await shop.ask(viewInvoices, { limit: 100 }, nadia)).viewInvoices?.find((one) => one.id === id)
  expect(invoice?.items?.map(({ sku, excise }) => [sku, excise])).toEqual(expected)
  expect(invoice?.formattedPrice?.grandTotal).toBe(order?.formattedPrice?.grandTotal)
  const pdf = (await shop.ask(invoicePdf, { id }, nadia)).invoicePdf ?? ''
  expect(flat((await readPdf(Buffer.from(pdf, 'base64'))).texts.join(' '))).toContain('incl. €11.52 excise')
  const ubl = readXml((await shop.ask(invoiceUbl, { id }, nadia)).invoiceUbl ?? '')
  const lines = ubl.all('InvoiceLine').map((line) => line.children.map(({ name }) => name).slice(0, 3))
  expect(lines).toEqual([
    ['ID', 'Note', 'InvoicedQuantity'],
    ['ID', 'InvoicedQuantity', 'LineExtensionAmount'],
  ])
  expect(flat(ubl.all('InvoiceLine')[0]?.text('Note') ?? '')).toBe('incl. €11.52 excise')
})
