import { beforeAll, expect, test } from 'vitest'
import { formatWeekday } from '#i18n/format-days.ts'
import { localize } from '#i18n/paths.ts'
import { type Checkout, checkoutActions } from '../support/checkout-actions.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, lena, nadia, visitorOf } from '../support/visit.ts'

describeEachRuntime('orders', (runtime) => {
  const { checkoutOf, fieldsOf, place, placedOf, ordersOf, readyToOrder } = checkoutActions(runtime)
  let products: StockedProduct[]

  beforeAll(async () => {
    products = await stockedProducts(runtime, 6, 10)
  })

  // F012, F014, F017, F352, F419, F561, F562
  test('an order reduces the stock, empties the cart, and its success page is for its customer only', async () => {
    const product = products[0] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 3)
    const before = await product.inStock()
    const { days } = await checkoutOf(customer)
    const day = days[2] ?? { value: '', label: '' }
    expect((await (await customer.ask('/en/checkout')).text()).match(/<option/g)).toHaveLength(days.length)
    const past = await place(customer, { ...fields, deliveryDate: '2026-01-01' })
    expect([past.status, Object.keys((await past.json()).errors)]).toEqual([422, ['deliveryDate']])
    const chosen = { message: 'Side door, please', deliveryDate: day.value, purchaseReference: 'K-12' }
    const answer = await place(customer, { ...fields, ...chosen })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ next: '/en/checkout-success' })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('pv_o='))).toMatch(
      /^pv_o=v1\.[^;]+; Max-Age=1800;.*HttpOnly;.*SameSite=Lax/,
    )
    expect(cookies.find((line) => line.startsWith('cart='))).toMatch(/^cart=0;/)
    expect(await product.inStock()).toBe(before - 3)
    expect((await checkoutOf(customer)).cart?.lines ?? []).toEqual([])

    const order = await placedOf(customer)
    expect(order).toMatchObject({ items: [{ quantity: 3 }], ...chosen })
    const thanks = await (await customer.ask('/en/checkout-success')).text()
    // both pages show the chosen day, the success page its hours and the address too
    const promised = formatWeekday('en', day.value)
    for (const expectedText of [order.number, `${promised}, 4 to 11`, 'Korenlei 112'])
      expect(thanks).toContain(expectedText)
    const detail = await (await customer.ask(`/en/dashboard/orders?order=${order.id}`)).text()
    for (const expectedText of [promised, 'K-12']) expect(detail).toContain(expectedText)

    const sealed = customer.cookies.get('pv_o') ?? ''
    const otherCustomer = await createLoggedInVisitor(runtime, lena)
    for (const other of [visitorOf(runtime), otherCustomer]) {
      other.cookies.set('pv_o', sealed)
      const page = await other.ask('/en/checkout-success')
      expect(page.status).toBe(200)
      expect(await page.text()).not.toContain(order.number)
    }
  })

  // F577
  test.each([
    [0, 1],
    [0, 3],
    [1, 1],
    [1, 7],
  ])(
    'the billed amounts equal those beside the order button, to the cent (delivery %i, %i packs)',
    async (way, quantity) => {
      const product = products[5] as StockedProduct
      const { customer } = await readyToOrder(way ? lena : nadia, product, quantity)
      await customer.post('/api/en/cart/items', { productId: products[4]?.productId, quantity: '1' })
      const checkout = await checkoutOf(customer)
      const [delivered] = checkout.methods
      const { code, bill, price, isFree } = checkout.methods[way] as Checkout['methods'][number]
      expect(bill?.total).toMatch(/\d\.\d\d$/)
      for (const path of ['/en/cart', '/en/checkout']) {
        const page = await (await customer.ask(path)).text()
        expect(page.includes('Under €250.00, delivery costs €15.00 excl. VAT.')).toBe(delivered?.isFree === false)
      }
      expect((await place(customer, { ...fieldsOf(checkout), shippingMethod: code })).status).toBe(200)
      const order = await placedOf(customer)
      expect({ total: order.grandTotal, taxes: order.taxes }).toEqual({ total: bill?.total, taxes: bill?.taxes })
      const expectedText = `${way ? 'Pickup' : 'Delivery'}</span><span>${isFree ? 'Free' : price}</span>`
      for (const path of ['/en/checkout-success', `/en/dashboard/orders?order=${order.id}`])
        expect(await (await customer.ask(path)).text()).toContain(expectedText)
      await product.restock(product.packings)
    },
  )

  // F013, F014, F275, F418, F581
  test('a quote request sent twice is stored once, changes no stock, and is shown as a quote request', async () => {
    const product = products[2] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 2)
    const [{ total }, stock] = [await ordersOf(customer), await product.inStock()]
    const submit = () =>
      customer.submit('/api/en/checkout/order', { ...fields, as: 'offer', message: 'For June, please' }, '/en/checkout')
    for (const answer of await Promise.all([submit(), submit()]))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/checkout-success'])
    expect([(await ordersOf(customer)).total, await product.inStock()]).toEqual([total + 1, stock])
    expect((await checkoutOf(customer)).cart?.lines ?? []).toEqual([])
    const thanks = await (await customer.ask('/en/checkout-success')).text()
    for (const words of ['Your request for a quote has been received', 'Number of your request', 'refrigerated truck'])
      expect(thanks).toContain(words)
    const order = await placedOf(customer)
    const detail = await (await customer.ask(`/en/dashboard/orders?order=${order.id}`)).text()
    for (const page of [thanks, detail])
      for (const words of ['For June, please', 'within one working day', 'href="tel:+3235550140"'])
        expect(page).toContain(words)
    customer.cookies.set('js', '0')
    const orders = await (await customer.ask('/en/dashboard/orders')).text()
    expect(orders.slice(orders.indexOf(`>${order.number}<`)).split('</tr>')[0]).toContain('Quote requested')
  })

  // F352, F419
  test("another company's address, an unknown method and an invalid key return 422 at their field, and the cart is kept", async () => {
    const product = products[4] as StockedProduct
    const otherCustomer = await readyToOrder(lena, product, 1)
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    const { total } = await ordersOf(customer)
    const otherAddressId = otherCustomer.fields.shippingAddressId
    expect(otherAddressId).not.toBe(fields.shippingAddressId)
    for (const [name, value] of Object.entries({
      shippingAddressId: otherAddressId,
      billingAddressId: otherAddressId,
      shippingMethod: 'teleport',
      key: 'short',
      message: 'x'.repeat(2_001),
    })) {
      const answer = await place(customer, { ...fields, [name]: value })
      expect([name, answer.status]).toEqual([name, 422])
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([name])
    }
    expect((await ordersOf(customer)).total).toBe(total)
    expect((await checkoutOf(customer)).cart?.lines).toHaveLength(1)
    await otherCustomer.customer.post('/api/en/cart/clear', {})
  })

  // F419
  test('an empty cart cannot be ordered, and guests get 401', async () => {
    const { customer, fields } = await readyToOrder(nadia, products[5] as StockedProduct, 1)
    await customer.post('/api/en/cart/clear', {})
    const { total } = await ordersOf(customer)
    const empty = await place(customer, fields)
    expect([409, 422]).toContain(empty.status)
    expect((await ordersOf(customer)).total).toBe(total)
    expect((await place(visitorOf(runtime), fields)).status).toBe(401)
    expect((await visitorOf(runtime).ask('/api/en/checkout')).status).toBe(401)
  })

  // F573
  test('the home page of a customer offers to reorder the last order and has no link to the registration', async () => {
    const product = products[0] as StockedProduct
    const { customer, fields } = await readyToOrder(nadia, product, 2)
    expect((await place(customer, fields)).status).toBe(200)
    const [order] = (await ordersOf(customer)).orders
    const home = await (await customer.ask('/en')).text()
    const again = /action="([^"]+\/orders\/[^"]+\/cart)"/.exec(home)?.[1]
    expect(again).toBe(`/api/en/orders/${order?.id}/cart`)
    for (const part of ['class="order-counter"', `href="${localize('en', 'dashboardOrderLists')}?list=`])
      expect(home).toContain(part)
    expect(home).not.toContain(`href="${localize('en', 'register')}"`)
    expect(await (await visitorOf(runtime).ask('/en')).text()).toContain(`href="${localize('en', 'register')}"`)
    expect((await customer.post(again ?? '', { how: 'add' })).status).toBe(200)
    expect((await checkoutOf(customer)).cart?.lines).toHaveLength(1)
    await customer.post('/api/en/cart/clear', {})
  })

  // F438
  test('an order of another company returns 404, to a guest 401', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const id = (await ordersOf(customer)).orders[0]?.id
    expect((await customer.ask(`/api/en/orders/${id}`)).status).toBe(200)
    const otherCustomer = await createLoggedInVisitor(runtime, lena)
    const answer = await otherCustomer.ask(`/api/en/orders/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(String(id))
    expect((await otherCustomer.ask('/api/en/orders/no-such-order')).status).toBe(404)
    expect((await visitorOf(runtime).ask(`/api/en/orders/${id}`)).status).toBe(401)
  })
})
