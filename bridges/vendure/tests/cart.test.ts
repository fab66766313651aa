import { ProductVariant } from '@vendure/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { add, type Cart, type CartResult, cartFields, resultFields, startTestBridge } from './support/bridge.ts'

let shop: Awaited<ReturnType<typeof startTestBridge>>
const cartToken = (name: string) => ({ 'x-cart-token': `guest-token-of-${name}-0123456789` })

beforeAll(async () => {
  shop = await startTestBridge()
})
afterAll(() => shop.stop())

describe('cart', () => {
  it('has no prices for guests and those of the customer group after the login, with the lines of both', async () => {
    const [maize, lentils] = [await shop.productId('200004'), await shop.productId('200006')]
    const first = await shop.login('nadia')
    await shop.ask(add(maize, 1), first)
    const guest = cartToken('merge')
    await shop.ask(add(maize, 2), guest)
    const before = await shop.ask<CartResult>(add(lentils, 3), guest)
    expect(before.cart).toMatchObject({ isGuest: true, subTotal: null, itemsQty: 5 })
    expect(before.cart?.items[0]?.price).toBeNull()

    const own = await shop.login('nadia', guest)
    const merged = await shop.ask<Cart>(`{ cartDetail ${cartFields} }`, { ...own, ...guest })
    expect(merged.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['200004', 3],
      ['200006', 3],
    ])
    const variants = await shop.bridge.engine.connection.rawConnection.getRepository(ProductVariant).find()
    const prices = merged.items.map(({ sku }) => {
      const groups = variants.find((variant) => variant.sku === sku)?.customFields.groupPrices
      return (groups?.find(({ group }) => group === 'A')?.price ?? 0) / 100
    })
    expect(merged.items.map(({ price }) => price)).toEqual(prices)
    expect(merged.subTotal).toBeCloseTo(prices.reduce((sum, price) => sum + price * 3, 0))
    expect(await shop.ask(`{ cartDetail ${cartFields} }`, guest)).toBeNull()
  })

  it('changes nothing when an idempotency key is repeated', async () => {
    const id = await shop.productId('200006')
    const guest = { ...cartToken('repeat'), 'idempotency-key': 'key-1' }
    const first = await shop.ask<CartResult>(add(id, 2), guest)
    const [second, third] = await Promise.all([shop.ask(add(id, 2), guest), shop.ask(add(id, 2), guest)])
    expect(second).toEqual(first)
    expect(third).toEqual(first)
  })

  it('lowers the quantity of a customer to the stock, and reveals no stock to guests', async () => {
    const id = await shop.productId('200005')
    const own = await shop.login('lena')
    const lowered = await shop.ask<CartResult>(add(id, 500), own)
    const has = lowered.cart?.items[0]?.quantity ?? 0
    expect(has).toBeGreaterThan(0)
    expect(has).toBeLessThan(500)
    expect(lowered.skipped).toMatchObject([{ sku: '200005', reason: 'lowered', requested: 500, added: has }])
    expect(lowered.message).toContain(String(has))

    const guest = await shop.ask<CartResult>(add(id, 500), cartToken('curious'))
    expect(guest.cart?.items).toMatchObject([{ quantity: 500, available: null }])
    expect(guest.message).not.toMatch(/\d/)

    const soldOut = await shop.ask<CartResult>(add(await shop.productId('200003'), 1), own)
    expect(soldOut).toMatchObject({ status: false, skipped: [{ reason: 'out_of_stock' }] })
    const onOrder = await shop.ask<CartResult>(add(await shop.productId('200004'), 700), own)
    expect(onOrder).toMatchObject({ status: true, skipped: [] })
    await shop.ask(`mutation { removeAllCartItem ${resultFields} }`, own)
  })

  it('sets, takes and removes quantities and counts versions', async () => {
    const id = await shop.productId('200006')
    const guest = cartToken('changes')
    const { cart } = await shop.ask<CartResult>(add(id, 2), guest)
    const line = cart?.items[0]?.id
    const set = await shop.ask<CartResult>(
      `mutation { updateItemToCart(input: { qty: [{ cartItemId: "${line}", quantity: 7 }] }) ${resultFields} }`,
      guest,
    )
    expect(set.cart).toMatchObject({ version: (cart?.version ?? 0) + 1, itemsQty: 7 })
    const taken = await shop.ask<CartResult>(
      `mutation { takeFromCart(input: { productId: "${id}", quantity: 3 }) ${resultFields} }`,
      guest,
    )
    expect(taken.cart?.itemsQty).toBe(4)
    const removed = await shop.ask<CartResult>(`mutation { removeCartItem(id: "${line}") ${resultFields} }`, guest)
    expect(removed.cart?.items).toEqual([])
    const again = await shop.ask<CartResult>(`mutation { removeCartItem(id: "${line}") ${resultFields} }`, guest)
    expect(again.status).toBe(false)
  })

  it('shows the present price of a line', async () => {
    const own = await shop.login('nadia')
    await shop.ask(add(await shop.productId('200007'), 1), own)
    const variants = shop.bridge.engine.connection.rawConnection.getRepository(ProductVariant)
    const variant = await variants.findOneByOrFail({ sku: '200007' })
    const groupPrices = [{ group: 'A', price: 12_34, regular: 0 }]
    await variants.update(variant.id, { customFields: { groupPrices } })
    const cart = await shop.ask<Cart>(`{ cartDetail ${cartFields} }`, own)
    expect(cart.items.find(({ sku }) => sku === '200007')?.price).toBe(12.34)
    await shop.ask(`mutation { removeAllCartItem ${resultFields} }`, own)
  })
})
