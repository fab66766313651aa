// Deposits from the cart to the invoice: every screen, mail and document has the same amounts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cartDetail,
  invoicePdf,
  invoiceUbl,
  offerRequest,
  orderDetail,
  placeOrder,
  productBySlug,
  productPrices,
  shippingMethods,
  viewInvoices,
} from '#contracts/generated/commerce.ts'
import { dutchSeller } from '#tests/support/dutch-seller.ts'
import { nadiasAddress, openOrdering } from '#tests/support/ordering.ts'
import { toOrderRecord } from '../../events/order-record.ts'
import { toOrderUbl } from '../../events/order-ubl.ts'
import { answerQuote } from '../../operator/answer-quote.ts'
import { updateOrders } from '../../operator/order-updates.ts'
import { demoSeller } from '../../rules/invoice.ts'
import { findOrderRecord } from '../../sql/order-records.ts'
import { readPdf } from '../../testing/pdf-text.ts'
import { type Element, readXml } from '../../testing/xml-tree.ts'

const germanSeller = { ...demoSeller, country: 'DE', vatNumber: 'DE123456788' }
const sellers = { BE: demoSeller, DE: germanSeller, NL: dutchSeller }

/** Product 200006 has 24 bottles and a crate, 200001-1 a keg, 200007 nothing. */
async function openShop(country: keyof typeof sellers) {
  const ordering = await openOrdering({
    seller: sellers[country],
    smallOrders: { freeFromCents: 20_000, feeCents: 1_500 },
  })
  const { db } = ordering.shop
  await db.batch([
    db.prepare('UPDATE stock SET quantity = 1000000'),
    db.prepare('DELETE FROM deposit_texts'),
    db.prepare('DELETE FROM deposit_articles'),
    db.prepare("INSERT INTO deposit_articles (number, cents) VALUES ('B1', 10), ('C1', 213), ('K1', 3718)"),
    db.prepare("INSERT INTO deposit_texts (number, locale, name) VALUES ('B1', 'en', 'bottle'), ('C1', 'en', 'crate')"),
    db.prepare(`UPDATE products SET deposits = '[["B1",24],["C1",1]]', vat_percent = 21 WHERE sku = '200006'`),
    db.prepare(`UPDATE products SET deposits = '[["K1",1]]' WHERE sku = '200001-1'`),
  ])
  return { ...ordering, nadia: { ...ordering.nadia, 'x-locale': 'en' } }
}

const toCents = (formatted: string | null | undefined) => Number((formatted ?? '0').replace(/[^\d-]/g, ''))
const flat = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)
const centsOf = (element: Element, name: string) => Math.round(Number(element.text(name)) * 100)

const line = fc.record({
  sku: fc.constantFrom('200006', '200001-1', '200007'),
  quantity: fc.integer({ min: 1, max: 40 }),
})
const lines = fc.uniqueArray(line, { minLength: 1, selector: ({ sku }) => sku })

const pieces = fc.integer({ min: 0, max: 60 })
/** Quantities by deposit article; announced and taken back differ. */
const empties = fc.record({ B1: pieces, C1: pieces, K1: fc.integer({ min: 0, max: 4 }) })
const amounts: Record<string, number> = { B1: 10, C1: 213, K1: 3718 }

/** Lines and totals of an invoice or order in UBL add up; returns its payable amount in cents. */
function checkUbl(document: Element, kind: 'Invoice' | 'Order'): number {
  const all =
    kind === 'Invoice' ? document.all('InvoiceLine') : document.all('OrderLine').map((one) => one.one('LineItem'))
  const total = document.one(kind === 'Invoice' ? 'LegalMonetaryTotal' : 'AnticipatedMonetaryTotal')
  const net = sum(all.map((one) => centsOf(one, 'LineExtensionAmount')))
  expect(centsOf(total, 'LineExtensionAmount')).toBe(net)
  const charges = sum(document.all('AllowanceCharge').map((one) => centsOf(one, 'Amount')))
  expect(centsOf(total, 'TaxExclusiveAmount')).toBe(net + charges)
  expect(centsOf(total, 'TaxInclusiveAmount')).toBe(net + charges + centsOf(document.one('TaxTotal'), 'TaxAmount'))
  return centsOf(total, 'PayableAmount')
}

// F639, F640, F642, F643, F683, F685, F686
test.each(['BE', 'DE', 'NL'] as const)(
  'cart, checkout, mail, order, invoice, PDF and UBL of a seller in %s have the same deposits, returned deposits and totals',
  async (country) => {
    const { shop, nadia, add } = await openShop(country)
    const seller = { shopName: 'Proviant', operatorEmail: null, seller: sellers[country] }
    const sender = { ...seller, shopOrigin: 'https://shop.example', orderPhone: null }
    let invoices = 0
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.constantFrom('delivery_delivery', 'pickup_pickup'),
        empties,
        empties,
        async (chosen, shippingMethod, announced, taken) => {
          for (const { sku, quantity } of chosen) await add(sku, quantity, nadia)
          const quantityOf = (sku: string) => chosen.find((one) => one.sku === sku)?.quantity ?? 0
          const expected = quantityOf('200006') * (24 * 10 + 213) + quantityOf('200001-1') * 3718
          const { cartDetail: cart } = await shop.ask(cartDetail, {}, nadia)
          expect(toCents(cart?.formattedPrice?.deposit)).toBe(expected)
          expect(sum((cart?.items ?? []).map(({ deposit }) => toCents(deposit?.formattedTotal)))).toBe(expected)
          const { shippingMethods: offered } = await shop.ask(shippingMethods, {}, nadia)
          const bill = (offered?.shippingMethods ?? [])
            .map(({ methods }) => methods)
            .find((one) => one?.code === shippingMethod)

          const toGiven = (quantities: typeof announced) =>
            Object.entries(quantities).map(([number, quantity]) => ({ number, quantity }))
          const input = { ...nadiasAddress, shippingMethod, empties: toGiven(announced) }
          const { id = '', incrementId } = (await shop.ask(placeOrder, { input }, nadia)).placeOrder?.order ?? {}
          const placed = (await shop.ask(orderDetail, { id }, nadia)).orderDetail
          expect(toCents(placed?.formattedPrice?.grandTotal)).toBe(toCents(bill?.formattedGrandTotal))
          const announcedCount = sum(Object.values(announced))
          expect(sum((placed?.empties ?? []).map((one) => one.announced ?? 0))).toBe(announcedCount)

          const mail = await shop.db
            .prepare("SELECT text FROM outbox WHERE recipient LIKE 'nadia@%' ORDER BY id DESC LIMIT 1")
            .first<string>('text')
          const confirmed = placed?.formattedPrice
          for (const amount of [confirmed?.grandTotal, ...(expected > 0 ? [confirmed?.deposit] : [])])
            expect(flat(mail ?? '')).toContain(flat(amount ?? 'none'))
          const rows = flat(mail ?? '').match(/^Deposit: .*: €[\d.,]+$/gm) ?? []
          expect(sum(rows.map((row) => toCents(row.slice(row.lastIndexOf('€')))))).toBe(expected)
          // not the end of another number, as in the row of deposits
          expect(new RegExp(`(?<!\\d)${announced.C1} × crate`).test(flat(mail ?? ''))).toBe(announced.C1 > 0)

          const reported = toGiven(taken).map(({ number: deposit, quantity }) => ({ deposit, quantity }))
          const report = (given: typeof reported) =>
            updateOrders({ ...sender, db: shop.db, now: new Date() }, [{ number: incrementId ?? '', empties: given }])
          const { rejected } = await report(reported)
          expect((await report(reported)).rejected).toEqual(rejected)
          const isTooMuch = rejected.length > 0
          if (isTooMuch) expect(rejected[0]?.reason).toContain('more than the order')
          const credit = isTooMuch
            ? 0
            : sum(Object.entries(taken).map(([number, count]) => count * (amounts[number] ?? 0)))

          const order = (await shop.ask(orderDetail, { id }, nadia)).orderDetail
          const { formattedPrice: price, taxes } = order ?? {}
          const total = toCents(price?.grandTotal)
          // a rejected report would have brought the total below zero
          if (country !== 'DE' && isTooMuch)
            expect(sum(Object.entries(taken).map(([number, count]) => count * (amounts[number] ?? 0)))).toBeGreaterThan(
              total,
            )
          if (country !== 'DE') expect(total).toBe(toCents(bill?.formattedGrandTotal) - credit)
          expect(toCents(price?.returnedDeposit)).toBe(-credit || 0)
          expect(sum((order?.empties ?? []).map((one) => 0 - toCents(one.formattedTotal)))).toBe(credit)
          expect(toCents(price?.subTotal)).toBe(toCents(cart?.formattedPrice?.subTotal))
          expect(toCents(price?.deposit)).toBe(expected)
          expect(sum((order?.items ?? []).map(({ deposit }) => toCents(deposit?.formattedTotal)))).toBe(expected)
          const parts = [
            ...[price?.subTotal, price?.deposit, price?.returnedDeposit],
            ...[price?.shippingAmount, price?.taxAmount],
          ].map(toCents)
          expect(sum(parts)).toBe(total)
          expect(sum((taxes ?? []).map(({ formattedAmount }) => toCents(formattedAmount)))).toBe(
            toCents(price?.taxAmount),
          )

          const sums = [
            price?.grandTotal,
            ...(expected > 0 ? [price?.deposit] : []),
            ...(credit > 0 ? [price?.returnedDeposit] : []),
          ]
          invoices += 1
          await shop.db
            .prepare(
              "INSERT INTO invoices (id, number, order_id, state, created_at, due_at) VALUES (?1, ?2, ?1, 'pending', ?3, ?3)",
            )
            .bind(id, 990_000 + invoices, '2026-12-01T09:00:00.000Z')
            .run()
          const invoice = (await shop.ask(viewInvoices, { limit: 100 }, nadia)).viewInvoices?.find(
            (one) => one.id === id,
          )
          const { deposit, returnedDeposit, grandTotal: invoiced } = invoice?.formattedPrice ?? {}
          expect([deposit, returnedDeposit, invoiced]).toEqual([
            ...[price?.deposit, price?.returnedDeposit],
            price?.grandTotal,
          ])
          expect(toCents(invoice?.payment?.formattedAmount)).toBe(total)
          // what an invoice says is not changed
          if (credit > 0) expect((await report([])).rejected[0]?.reason).toContain('has the invoice')
          const isExcluded = country !== 'DE' && expected + credit > 0
          expect(invoice?.taxNote?.includes('Article 92(a)') ?? false).toBe(isExcluded)

          const pdf = await readPdf(Buffer.from((await shop.ask(invoicePdf, { id }, nadia)).invoicePdf ?? '', 'base64'))
          const words = pdf.texts.map(flat)
          const printed = (invoice?.items ?? []).flatMap(({ deposit }) => deposit?.articles ?? [])
          for (const { number, name, formattedTotal } of printed)
            for (const fact of [number, name, formattedTotal]) expect(words).toContain(flat(fact))
          for (const { name, returned, formattedTotal } of invoice?.empties ?? [])
            for (const fact of [`Returned: ${name}`, `-${returned}`, formattedTotal])
              expect(words).toContain(flat(fact ?? 'none'))
          for (const amount of sums) expect(words).toContain(flat(amount ?? 'none'))

          const ubl = readXml((await shop.ask(invoiceUbl, { id }, nadia)).invoiceUbl ?? '')
          expect(checkUbl(ubl, 'Invoice')).toBe(total)
          expect(ubl.empty()).toEqual([])
          const categories = ubl.one('TaxTotal').all('TaxSubtotal')
          const exempt = categories.filter((one) => one.one('TaxCategory').text('ID') === 'E')
          expect(exempt.map((one) => centsOf(one, 'TaxableAmount'))).toEqual(isExcluded ? [expected - credit] : [])
          for (const subtotal of categories) {
            const { ID, Percent } = Object.fromEntries(
              ['ID', 'Percent'].map((name) => [name, subtotal.one('TaxCategory').text(name)]),
            )
            const isOf = (one: Element) => one.text('ID') === ID && one.text('Percent') === Percent
            const own = ubl.all('InvoiceLine').filter((one) => isOf(one.one('Item').one('ClassifiedTaxCategory')))
            const charges = ubl.all('AllowanceCharge').filter((one) => isOf(one.one('TaxCategory')))
            const base = sum([
              ...own.map((one) => centsOf(one, 'LineExtensionAmount')),
              ...charges.map((one) => centsOf(one, 'Amount')),
            ])
            expect(centsOf(subtotal, 'TaxableAmount')).toBe(base)
          }

          const record = await findOrderRecord(shop.db, id)
          if (!record) throw new Error('no record')
          // the UBL order is the order as it was placed
          const ublOrder = readXml(toOrderUbl(record, seller))
          expect(checkUbl(ublOrder, 'Order')).toBe(toCents(bill?.formattedGrandTotal))
          expect(ublOrder.all('Note').length).toBe(announcedCount > 0 ? 1 : 0)
          const { deposits, returnedDeposits, grandTotal, lines: exported } = toOrderRecord(record)
          expect([deposits, returnedDeposits].map((one) => Math.round(Number(one) * 100))).toEqual([expected, credit])
          expect(sum(exported.flatMap((one) => one.deposits.map((own) => Math.round(Number(own.total) * 100))))).toBe(
            expected,
          )
          expect(Math.round(Number(grandTotal) * 100)).toBe(total)
        },
      ),
      { numRuns: 12 },
    )
  },
  60_000,
)

// F638
test('the page of a product has the deposit of a packing for a customer in their language, and none for a guest', async () => {
  const { shop, nadia } = await openShop('BE')
  const slug = await shop.db
    .prepare(
      "SELECT url_key FROM product_texts WHERE locale = 'en' AND product_id = (SELECT id FROM products WHERE sku = '200006')",
    )
    .first<string>('url_key')
  const variables = { slug: slug ?? '' }
  const { productBySlug: product } = await shop.ask(productPrices, variables, nadia)
  expect(product?.deposit).toEqual({
    formattedTotal: '€4.53',
    articles: [
      { number: 'B1', name: 'bottle', quantity: 24, formattedPrice: '€0.10', formattedTotal: '€2.40' },
      { number: 'C1', name: 'crate', quantity: 1, formattedPrice: '€2.13', formattedTotal: '€2.13' },
    ],
  })
  const guest = await shop.ask(productPrices, variables, { 'x-locale': 'en' })
  expect([
    guest.productBySlug?.deposit,
    JSON.stringify(await shop.ask(productBySlug, variables, { 'x-locale': 'en' })),
  ]).toEqual([null, expect.not.stringContaining('4.53')])
})

// F641
test('a deposit does not help to reach the minimum, and does not count for the limit of a buyer', async () => {
  const ordering = await openShop('BE')
  const { shop, add, place, nadia } = ordering
  await shop.db
    .prepare("UPDATE customers SET role = 'buyer', order_limit_cents = 10000 WHERE email LIKE 'nadia@%'")
    .run()
  // goods below the limit, deposits far above it
  await add('200001-1', 2, nadia)
  const cart = (await shop.ask(cartDetail, {}, nadia)).cartDetail
  expect([toCents(cart?.formattedPrice?.subTotal) < 10_000, toCents(cart?.formattedPrice?.deposit)]).toEqual([
    true,
    7436,
  ])
  expect((await place(nadia)).errors).toEqual([])
})

// F639
test('an order keeps its deposits when they change, and a quote keeps them when it gets prices', async () => {
  const { shop, add, nadia } = await openShop('BE')
  await add('200006', 2, nadia)
  const { order } = (await shop.ask(offerRequest, { input: nadiasAddress }, nadia)).offerRequest ?? {}
  const { id = '', incrementId = '' } = order ?? {}
  await shop.db.prepare('UPDATE deposit_articles SET cents = cents * 2').run()
  const prices = [{ sku: '200006', cents: 500 }]
  const given = { number: incrementId ?? '', prices, until: '2026-12-30', text: '' }
  const sender = { shopName: 'Proviant', shopOrigin: 'https://shop.example', orderPhone: null, seller: demoSeller }
  const answered = await answerQuote({ db: shop.db, now: new Date('2026-12-01T09:00:00Z'), ...sender }, given)
  expect(answered.rejected).toEqual([])
  const { formattedPrice } = (await shop.ask(orderDetail, { id }, nadia)).orderDetail ?? {}
  expect([formattedPrice?.subTotal, formattedPrice?.deposit].map(toCents)).toEqual([1000, 906])
  expect(answered.grandTotalCents).toBe(toCents(formattedPrice?.grandTotal))
})
