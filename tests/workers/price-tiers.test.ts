import { expect, onTestFinished, test } from 'vitest'
import { checkoutActions } from '../support/checkout-actions.ts'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, nadia, visitorOf } from '../support/visit.ts'

describeEachRuntime('price tiers', (runtime) => {
  const { checkoutOf, fieldsOf, place, placedOf } = checkoutActions(runtime)

  // F599, F601
  test('customers see the tiers on the product page, in rows and in the cart, the order has their price, and guests see none', async () => {
    const [product] = await runtime.sql<{
      id: number
      sku: string
      url_key: string
      final_cents: number
      stock_id: number
      quantity: number
    }>(
      'COMMERCE_DB',
      `SELECT p.id, p.sku, t.url_key, r.final_cents, p.stock_id, s.quantity FROM public_products p
       JOIN product_texts t ON t.product_id = p.id AND t.locale = 'en'
       JOIN product_prices r ON r.product_id = p.id AND r.price_group = 'A' JOIN stock s ON s.id = p.stock_id
       WHERE p.type = 'simple' AND p.parent_id IS NULL AND p.is_stock_article = 1 AND r.tiers IS NULL
         AND s.quantity >= 40 * p.stock_units AND p.id NOT IN (SELECT product_id FROM customer_prices) ORDER BY p.id DESC LIMIT 1`,
    )
    if (!product) throw new Error('no product is well stocked')
    const set = (tiers: string | null) =>
      runtime.sql(
        'COMMERCE_DB',
        "UPDATE product_prices SET tiers = ? WHERE product_id = ? AND price_group = 'A'",
        tiers,
        product.id,
      )
    onTestFinished(async () => {
      await set(null)
      await runtime.sql('COMMERCE_DB', 'UPDATE stock SET quantity = ? WHERE id = ?', product.quantity, product.stock_id)
    })
    await set('[[5,123],[10,117]]')
    const page = `/en/offer/p/${product.url_key}`
    const rows = `/en/range?filters=search%3A${product.sku}`
    const guest = visitorOf(runtime)
    for (const path of [page, rows]) expect(await (await guest.ask(path)).text(), path).not.toMatch(/€1\.23|tiers"/)

    const customer = await createLoggedInVisitor(runtime, nadia)
    const read = async (path: string) => textOf(await (await customer.ask(path)).text())
    expect(await read(page)).toMatch(/From 5 × .+ €1\.23 From 10 × .+ €1\.17/)
    expect(await read(`${rows}&view=rows`)).toMatch(/5\+: €1\.23/)
    await customer.post('/api/en/cart/clear', {})
    await customer.post('/api/en/cart/items', { productId: String(product.id), quantity: '3' })
    expect(await read('/en/cart')).toContain('2 more: €1.23 each')
    await customer.post('/api/en/cart/items', { productId: String(product.id), quantity: '2' })
    const cart = await read('/en/cart')
    expect(cart).toContain('5 more: €1.17 each')
    expect(cart).toContain('€6.15')
    await customer.post('/api/en/cart/items', { productId: String(product.id), quantity: '27' })
    expect(await read('/en/cart')).not.toContain(' more: €')
    const checkout = await checkoutOf(customer)
    const pickup = checkout.methods.find(({ code }) => code === 'pickup_pickup')?.code
    expect((await place(customer, { ...fieldsOf(checkout), shippingMethod: pickup })).status).toBe(200)
    const order = await placedOf(customer)
    expect(JSON.stringify(order)).toContain('€37.44')
    expect(await read(`/en/dashboard/orders?order=${order.id}`)).toContain('€1.17')
  })
})
