import { expect } from 'vitest'
import type { Runtime } from './runtimes.ts'
import type { StockedProduct } from './stocked-products.ts'
import { createLoggedInVisitor, type Visitor } from './visit.ts'

export type Checkout = {
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

export function checkoutActions(runtime: Runtime) {
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
  const placedOf = async (visitor: Visitor) => (await json<{ order: Order }>(visitor, '/api/en/checkout/placed')).order
  const ordersOf = async (visitor: Visitor) =>
    (await json<{ total: number; orders: { id: string }[] }>(visitor, '/api/en/orders')) ?? { total: 0, orders: [] }

  /** A customer with only this product in the cart, and valid fields of an order. */
  async function readyToOrder(email: string, product: StockedProduct, quantity: number) {
    const customer = await createLoggedInVisitor(runtime, email)
    await customer.post('/api/en/cart/clear', {})
    const added = await customer.post('/api/en/cart/items', {
      productId: product.productId,
      quantity: String(quantity),
    })
    expect(added.status).toBe(200)
    return { customer, fields: fieldsOf(await checkoutOf(customer)) }
  }

  return { checkoutOf, fieldsOf, place, placedOf, ordersOf, readyToOrder }
}
