import { Order } from '@vendure/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { add, type Cart, type CartResult, cartFields, startTestBridge } from './support/bridge.ts'

type Placed = { success: boolean; order: { id: string; incrementId: string; status: string; grandTotal: number } }

let shop: Awaited<ReturnType<typeof startTestBridge>>
let own: Record<string, string>
let addressId: string

const place = (key: string, more = '') =>
  shop.send(
    `mutation { placeOrder(input: { billingAddressId: "${addressId}", shippingAddressId: "${addressId}",
      shippingMethod: "delivery_delivery" ${more} }) { success order { id incrementId status grandTotal } } }`,
    { ...own, 'idempotency-key': key },
  )
const placed = ({ data }: Awaited<ReturnType<typeof place>>) => data?.placeOrder as Placed
const fill = async (quantity = 2) =>
  (await shop.ask<CartResult>(add(await shop.productId('200006'), quantity), own)).cart as Cart
const ordersOf = () => shop.ask<{ data: { id: string }[] }>('{ ordersList(first: 100) { data { id } } }', own)

beforeAll(async () => {
  shop = await startTestBridge()
  own = await shop.login('nadia')
  const { addresses } = await shop.ask<{ addresses: { id: string }[] }>('{ addresses { addresses { id } } }', own)
  addressId = addresses[0]?.id ?? ''
})
afterAll(() => shop.stop())

describe('placeOrder', () => {
  it('rejects another version or subtotal of the cart, and orders nothing', async () => {
    const cart = await fill()
    const version = await place('version', `cartVersion: ${cart.version - 1}`)
    expect(version.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      validation: { 'input.cartVersion': [expect.any(String)] },
    })
    const sum = await place('sum', 'cartSubTotal: 1')
    expect(sum.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      validation: { 'input.cartSubTotal': [expect.any(String)] },
    })
    expect((await ordersOf()).data).toEqual([])
    expect(await shop.ask(`{ cartDetail ${cartFields} }`, own)).toEqual(cart)
  })

  it('places one order for a repeated key, also of concurrent requests', async () => {
    const cart = await fill()
    const more = `cartVersion: ${cart.version} cartSubTotal: ${cart.subTotal}`
    const results = await Promise.all([place('once', more), place('once', more), place('once', more)])
    const ids = new Set(results.map((result) => placed(result).order.id))
    expect(ids.size).toBe(1)
    await fill(1)
    const repeated = placed(await place('once', more))
    expect(ids).toContain(repeated.order.id)
    expect((await ordersOf()).data).toEqual([{ id: repeated.order.id }])

    const other = await place('once', `${more} message: "other"`)
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT')
    const stored = await shop.bridge.engine.connection.rawConnection
      .getRepository(Order)
      .findOneByOrFail({ id: repeated.order.id })
    expect(stored).toMatchObject({ state: 'PaymentAuthorized', active: false, code: repeated.order.incrementId })
    expect(stored.totalWithTax / 100).toBe(repeated.order.grandTotal)
  })

  it('places one order of one cart with two keys', async () => {
    const before = (await ordersOf()).data.length
    await fill(1)
    const results = await Promise.all([place('left'), place('right')])
    expect(results.filter((result) => result.errors === undefined)).toHaveLength(1)
    expect((await ordersOf()).data).toHaveLength(before + 1)
  })

  it('charges the fee of small orders that shippingMethods shows', async () => {
    await fill(1)
    const { shippingMethods } = await shop.ask<{
      shippingMethods: { methods: { code: string; price: number; grandTotal: number } }[]
    }>('{ shippingMethods { shippingMethods { methods { code price grandTotal } } } }', own)
    const delivery = shippingMethods.find(({ methods }) => methods.code === 'delivery_delivery')?.methods
    expect(delivery?.price).toBe(15)
    expect(placed(await place('fee')).order.grandTotal).toBe(delivery?.grandTotal)
  })

  it('rejects a cart over the stock and keeps it', async () => {
    const id = await shop.productId('200005')
    const guest = { 'x-cart-token': 'guest-token-of-shortage-0123456789' }
    const limited = await shop.ask<CartResult>(add(id, 9999), own)
    const other = await shop.login('lena')
    await shop.ask(add(id, 9999), other)
    expect(placed(await place('takes-all')).success).toBe(true)
    const { addresses } = await shop.ask<{ addresses: { id: string }[] }>('{ addresses { addresses { id } } }', other)
    const result = await shop.send(
      `mutation { placeOrder(input: { billingAddressId: "${addresses[0]?.id}", shippingAddressId: "${addresses[0]?.id}",
        shippingMethod: "pickup_pickup" }) { success } }`,
      other,
    )
    expect(limited.skipped).toHaveLength(1)
    expect(result.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      validation: { 'items.200005': [expect.any(String)] },
    })
    expect((await shop.ask<Cart>(`{ cartDetail ${cartFields} }`, other)).itemsQty).toBeGreaterThan(0)
    expect(await shop.ask(`{ cartDetail ${cartFields} }`, guest)).toBeNull()
  })

  it('hides an order from other customers and puts it into the cart again', async () => {
    const [order] = (await ordersOf()).data
    const other = await shop.login('lena')
    expect(await shop.ask(`{ orderDetail(id: "${order?.id}") { id } }`, other)).toBeNull()
    const { data } = await shop.send(
      `mutation { convertOrderToCart(id: "${(await ordersOf()).data.at(-1)?.id}", replace: true) { status cart ${cartFields} } }`,
      own,
    )
    expect(data?.convertOrderToCart).toMatchObject({ status: true, cart: { items: [{ sku: '200006' }] } })
  })
})
