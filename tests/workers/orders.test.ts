// From the cart to an order, once: the same press, the same form or the same second never make two, and nobody sees another's.
import { beforeAll, expect, test } from 'vitest'
import { formatWeekday } from '#i18n/format.ts'
import { localize } from '#i18n/paths.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type Stocked, stocked } from '../support/stocked.ts'
import { lena, loggedIn, nadia, tom, type Visitor, visitorOf } from '../support/visit.ts'

type Checkout = {
  cart: { lines: object[] } | null
  addresses: { id: string; isDefault: boolean }[]
  methods: { code: string; price: string; isFree: boolean; bill: { total: string; taxes: object[] } | null }[]
  key: string
  seen: string
  days: { value: string; label: string }[]
}
type Fields = { shippingAddressId: string; billingAddressId: string; shippingMethod: string; key: string; seen: string }
type Order = {
  id: string
  number: string
  items: { quantity: number; unit: string | null }[]
  grandTotal: string
  taxes: object[]
}

describeEachRuntime('orders', (runtime) => {
  let products: Stocked[]

  const json = async <Body>(visitor: Visitor, path: string) => (await (await visitor.ask(path)).json()) as Body
  const checkoutOf = (visitor: Visitor) => json<Checkout>(visitor, '/api/en/checkout')
  const fieldsOf = ({ addresses, methods, key, seen }: Checkout): Fields => ({
    shippingAddressId: addresses[0]?.id ?? '',
    billingAddressId: 'same',
    shippingMethod: methods[0]?.code ?? '',
    key,
    seen,
  })
  const place = (visitor: Visitor, fields: object) => visitor.post('/api/en/checkout/order', fields)
  const ordersOf = async (visitor: Visitor) =>
    (await json<{ total: number; orders: { id: string }[] }>(visitor, '/api/en/orders')) ?? { total: 0, orders: [] }

  /** A customer with only this in the cart, and the fields of an order that would be taken. */
  async function readyToOrder(email: string, product: Stocked, quantity: number) {
    const customer = await loggedIn(runtime, email)
    await customer.post('/api/en/cart/clear', {})
    const added = await customer.post('/api/en/cart/items', {
      productId: product.productId,
      quantity: String(quantity),
    })
    expect(added.status).toBe(200)
    return { customer, fields: fieldsOf(await checkoutOf(customer)) }
  }

  beforeAll(async () => {
    products = await stocked(runtime, 6, 10)
  })

  test('an order is placed: stock goes down, the cart is empty, and the success page shows it to its owner only', async () => {
    const product = products[0] as Stocked
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

    const { order } = await json<{ order: Order }>(customer, '/api/en/checkout/placed')
    expect(order).toMatchObject({ items: [{ quantity: 3 }], ...chosen })
    const thanks = await (await customer.ask('/en/checkout-success')).text()
    // on both pages the day is the one that was chosen, on this one with its hours and the door
    const promised = formatWeekday('en', day.value)
    for (const told of [order.number, `${promised}, 4 to 11`, 'Korenlei 112']) expect(thanks).toContain(told)
    const detail = await (await customer.ask(`/en/dashboard/orders?order=${order.id}`)).text()
    for (const told of [promised, 'K-12']) expect(detail).toContain(told)

    const sealed = customer.cookies.get('pv_o') ?? ''
    const stranger = await loggedIn(runtime, lena)
    for (const other of [visitorOf(runtime), stranger]) {
      other.cookies.set('pv_o', sealed)
      const page = await other.ask('/en/checkout-success')
      expect(page.status).toBe(200)
      expect(await page.text()).not.toContain(order.number)
    }
  })

  test.each([
    [0, 1],
    [0, 3],
    [1, 1],
    [1, 7],
  ])('what is billed is what stood beside the button, to the cent (delivery %i, %i packs)', async (way, quantity) => {
    const product = products[5] as Stocked
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
    const { order } = await json<{ order: Order }>(customer, '/api/en/checkout/placed')
    expect({ total: order.grandTotal, taxes: order.taxes }).toEqual({ total: bill?.total, taxes: bill?.taxes })
    const told = `Delivery</span><span>${isFree ? 'Free' : price}</span>`
    for (const path of ['/en/checkout-success', `/en/dashboard/orders?order=${order.id}`])
      expect(await (await customer.ask(path)).text()).toContain(told)
    await product.restock(product.packings)
  })

  test('the same key twice, at once or later, is one order and one delivery', async () => {
    const product = products[1] as Stocked
    const { customer, fields } = await readyToOrder(nadia, product, 2)
    const stock = await product.inStock()
    const { total } = await ordersOf(customer)
    const answers = await Promise.all([1, 2, 3].map(() => place(customer, fields)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await place(customer, fields)).status).toBe(200)
    expect((await ordersOf(customer)).total).toBe(total + 1)
    expect(await product.inStock()).toBe(stock - 2)
  })

  test('a form that is sent twice without scripts is one order too, and both lead to its success page', async () => {
    const product = products[2] as Stocked
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    const { total } = await ordersOf(customer)
    const submit = () => customer.submit('/api/en/checkout/order', fields, '/en/checkout')
    for (const answer of await Promise.all([submit(), submit()]))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/checkout-success'])
    expect((await ordersOf(customer)).total).toBe(total + 1)
    expect(await product.inStock()).toBe(product.packings - 1)
  })

  test('an offer is asked for by the second button, once, takes no stock, and is told as one here and among the orders', async () => {
    const product = products[2] as Stocked
    const { customer, fields } = await readyToOrder(nadia, product, 2)
    const [{ total }, stock] = [await ordersOf(customer), await product.inStock()]
    const submit = () => customer.submit('/api/en/checkout/order', { ...fields, as: 'offer' }, '/en/checkout')
    for (const answer of await Promise.all([submit(), submit()]))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/checkout-success'])
    expect([(await ordersOf(customer)).total, await product.inStock()]).toEqual([total + 1, stock])
    expect((await checkoutOf(customer)).cart?.lines ?? []).toEqual([])
    const thanks = await (await customer.ask('/en/checkout-success')).text()
    for (const words of ['Your request for a quote has been received', 'Number of your request', 'refrigerated truck'])
      expect(thanks).toContain(words)
    const { order } = await json<{ order: Order }>(customer, '/api/en/checkout/placed')
    customer.cookies.set('js', '0')
    const orders = await (await customer.ask('/en/dashboard/orders')).text()
    expect(orders.slice(orders.indexOf(`>${order.number}<`)).split('</tr>')[0]).toContain('Quote requested')
  })

  test('an offer of a cart that another tab changed is not asked for either', async () => {
    const product = products[4] as Stocked
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    await customer.post('/api/en/cart/items', { productId: products[5]?.productId, quantity: '2' })
    const refused = await place(customer, { ...fields, as: 'offer' })
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { detail: string }).detail).toMatch(/^Added: 2 × /)
    await customer.post('/api/en/cart/clear', {})
  })

  test('a cart that another tab changed is not ordered: the checkout comes again with it, the difference in words and the choices kept', async () => {
    const product = products[4] as Stocked
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    const { total } = await ordersOf(customer)
    await customer.post('/api/en/cart/items', { productId: products[5]?.productId, quantity: '2' })
    const refused = await place(customer, fields)
    expect(refused.status).toBe(409)
    expect(((await refused.json()) as { detail: string }).detail).toMatch(/^Added: 2 × .+ Subtotal .+ before, .+ now\./)

    const again = await customer.submit('/api/en/checkout/order', { ...fields, message: 'Ring twice' }, '/en/checkout')
    expect(again.status).toBe(422)
    const html = await again.text()
    expect(html).toMatch(/Added: 2 × /)
    expect(html).toContain('Ring twice')
    expect((await ordersOf(customer)).total).toBe(total)
    const now = /name="seen" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
    const confirmed = { ...fields, seen: now?.replaceAll('&amp;', '&') ?? '' }
    expect((await customer.submit('/api/en/checkout/order', confirmed, '/en/checkout')).status).toBe(303)
    const { order } = await json<{ order: Order }>(customer, '/api/en/checkout/placed')
    expect(order.items.map(({ quantity }) => quantity)).toEqual([1, 2])
    for (const each of [product, products[5] as Stocked]) await each.restock(each.packings)
  })

  test('when three customers want the last two, two get one each, and the stock is never below zero', async () => {
    const product = products[3] as Stocked
    const ready = await Promise.all([nadia, tom, lena].map((email) => readyToOrder(email, product, 1)))
    await product.restock(2)
    const answers = await Promise.all(ready.map(({ customer, fields }) => place(customer, fields)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, expect.any(Number)])
    const refused = answers.find(({ status }) => status !== 200)
    expect([409, 422]).toContain(refused?.status)
    expect(await refused?.json()).toMatchObject({ title: expect.stringMatching(/\S/) })
    expect(await product.inStock()).toBe(0)
    const carts = await Promise.all(ready.map(({ customer }) => checkoutOf(customer)))
    expect(carts.filter(({ cart }) => cart?.lines.length === 1)).toHaveLength(1)
    await Promise.all(ready.map(({ customer }) => customer.post('/api/en/cart/clear', {})))
    await product.restock(product.packings)
  })

  test("another company's address, an unknown method and an odd key are refused at their field, and the cart is kept", async () => {
    const product = products[4] as Stocked
    const stranger = await readyToOrder(lena, product, 1)
    const { customer, fields } = await readyToOrder(nadia, product, 1)
    const { total } = await ordersOf(customer)
    const theirs = stranger.fields.shippingAddressId
    expect(theirs).not.toBe(fields.shippingAddressId)
    for (const [name, value] of Object.entries({
      shippingAddressId: theirs,
      billingAddressId: theirs,
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
    await stranger.customer.post('/api/en/cart/clear', {})
  })

  test('an empty cart is no order, and a guest is asked to log in', async () => {
    const { customer, fields } = await readyToOrder(nadia, products[5] as Stocked, 1)
    await customer.post('/api/en/cart/clear', {})
    const { total } = await ordersOf(customer)
    const empty = await place(customer, fields)
    expect([409, 422]).toContain(empty.status)
    expect((await ordersOf(customer)).total).toBe(total)
    expect((await place(visitorOf(runtime), fields)).status).toBe(401)
    expect((await visitorOf(runtime).ask('/api/en/checkout')).status).toBe(401)
  })

  test('the home page lays the last order out to be ordered again in one press, and sells no access to who has it', async () => {
    const product = products[0] as Stocked
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

  test("somebody else's order is not found, whoever asks", async () => {
    const customer = await loggedIn(runtime, nadia)
    const id = (await ordersOf(customer)).orders[0]?.id
    expect((await customer.ask(`/api/en/orders/${id}`)).status).toBe(200)
    const stranger = await loggedIn(runtime, lena)
    const answer = await stranger.ask(`/api/en/orders/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain(String(id))
    expect((await stranger.ask('/api/en/orders/no-such-order')).status).toBe(404)
    expect((await visitorOf(runtime).ask(`/api/en/orders/${id}`)).status).toBe(401)
  })
})
