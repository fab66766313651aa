import { expect, onTestFinished, test } from 'vitest'
import { checkoutActions } from '../support/checkout-actions.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, nadia, visitorOf } from '../support/visit.ts'

const sentence = /Your company cannot order at the moment/
const orderButton = /<button(?![^>]*name="as")[^>]*type="submit"[^>]*>[^<]*(?:<[^>]+>)*Place order/

describeEachRuntime('credit hold', (runtime) => {
  const { place, ordersOf, readyToOrder } = checkoutActions(runtime)
  const release = () => runtime.sql('COMMERCE_DB', 'DELETE FROM credit_holds WHERE company_id = 1')
  const hold = () =>
    runtime.sql('COMMERCE_DB', "INSERT INTO credit_holds VALUES (1, '2026-11-20T08:00:00.000Z', 'F-260031', 184260)")

  // F597, F598
  test('a customer on hold sees the reason before an order, cannot order with or without scripts, and orders the same cart after the release', async () => {
    const [product] = (await stockedProducts(runtime, 1, 10)) as [StockedProduct]
    const { customer, fields } = await readyToOrder(nadia, product, 2)
    const read = async (path: string) => (await customer.ask(path)).text()
    const { total } = await ordersOf(customer)
    const stock = await product.inStock()
    expect(await read('/en/checkout')).toMatch(orderButton)
    onTestFinished(async () => void (await release()))
    await hold()

    for (const path of ['/en', '/en/dashboard', '/en/cart', '/en/checkout']) {
      const html = await read(path)
      expect(textOf(html), path).toMatch(/cannot order at the moment €1,842\.60 is unpaid.* 20 Nov 2026\. F-260031/)
      expect(html, path).toMatch(/href="\/en\/dashboard\/invoices"[^>]*>(?:<[^>]+>)*View invoices/)
      expect(html, path).toMatch(/<div class="notice[^>]*>.*href="tel:/s)
    }
    expect(await read('/en/checkout')).not.toMatch(orderButton)
    expect(await read('/en/cart')).not.toContain('href="/en/checkout"')

    const refused = await place(customer, fields)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      title: expect.stringMatching(sentence),
      errors: { creditHold: [expect.any(String)] },
    })
    const page = await customer.submit('/api/en/checkout/order', { ...fields, message: 'Ring twice' }, '/en/checkout')
    expect([page.status, textOf(await page.text())]).toEqual([422, expect.stringMatching(sentence)])
    expect([(await ordersOf(customer)).total, await product.inStock()]).toEqual([total, stock])

    await release()
    const placed = await customer.submit('/api/en/checkout/order', fields, '/en/checkout')
    expect([placed.status, placed.headers.get('location')]).toEqual([303, '/en/checkout-success'])
    expect((await ordersOf(customer)).total).toBe(total + 1)
    await product.restock(product.packings)
  })

  // F597
  test('a company on hold sees the reason with an empty cart, and guests and other companies see none', async () => {
    const customer = await createLoggedInVisitor(runtime, 'sam@bistro-de-kade.example')
    for (const path of ['/en', '/en/dashboard', '/en/cart', '/en/checkout'])
      expect(textOf(await (await customer.ask(path)).text()), path).toMatch(sentence)
    for (const other of [visitorOf(runtime), await createLoggedInVisitor(runtime, nadia)])
      for (const path of ['/en', '/en/cart']) expect(await (await other.ask(path)).text(), path).not.toMatch(sentence)
  })
})
