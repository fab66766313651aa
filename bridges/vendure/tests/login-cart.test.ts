import { Customer, NativeAuthenticationMethod, ProductVariant } from '@vendure/core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  add,
  type Cart,
  type CartResult,
  cartFields,
  people,
  resultFields,
  startTestBridge,
  toBearer,
} from './support/bridge.ts'

let shop: Awaited<ReturnType<typeof startTestBridge>>
const cartToken = (name: string) => ({ 'x-cart-token': `guest-token-of-${name}-0123456789` })

beforeAll(async () => {
  shop = await startTestBridge()
})
afterAll(() => shop.stop())

describe('customerLogin', () => {
  it('returns a token for the right password', async () => {
    const { data } = await shop.sendLogin(people.nadia, 'proviant-demo')
    expect(data?.customerLogin).toMatchObject({ status: true, expiresIn: 86_400 })
  })

  it('rejects a wrong password and an unknown account alike', async () => {
    const [wrong, unknown] = await Promise.all([
      shop.sendLogin(people.nadia, 'wrong'),
      shop.sendLogin('unknown@brasserie-nova.example', 'wrong'),
    ])
    expect(wrong.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(unknown.errors?.[0]?.message).toBe(wrong.errors?.[0]?.message)
  })

  it('rejects a customer who requested access until the operator approves it', async () => {
    const email = 'eva@new.example'
    const request = `mutation { requestAccess(input: {
      company: { companyName: "New", email: "info@new.example", phoneNumber: "+32 9 555 01 20", activity: "Cafe", vatNumber: "BE0200000043" }
      user: { email: "${email}", firstName: "Eva", lastName: "van den Berg" }
      address: { address1: "Kaai 1", city: "Gent", country: "BE", postcode: "9000", phone: "+32 9 555 01 20" }
    }) { status success errors { field } } }`
    const first = await shop.ask(request)
    expect(first).toMatchObject({ status: true, errors: [] })
    expect(await shop.ask(request)).toEqual(first)
    await shop.ask(`mutation { forgotPassword(input: { email: "${email}" }) { status } }`)
    const { rawConnection } = shop.bridge.engine.connection
    const method = await rawConnection.getRepository(NativeAuthenticationMethod).findOneByOrFail({ identifier: email })
    const token = method.passwordResetToken ?? ''
    const check = `mutation { validateToken(token: "${token}") { success email } }`
    await shop.ask(check)
    expect(await shop.ask(check)).toEqual({ success: true, email })
    const passwords = 'password: "a-new-password", confirmPassword: "a-new-password"'
    const reset = `mutation { resetPassword(input: { token: "${token}", email: "${email}", ${passwords} }) { success } }`
    expect(await shop.ask(reset)).toEqual({ success: true })
    expect(await shop.ask(reset)).toEqual({ success: false })

    const pending = await shop.sendLogin(email, 'a-new-password')
    expect(pending.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await rawConnection.getRepository(Customer).update({ emailAddress: email }, { customFields: { approved: true } })
    const own = toBearer(await shop.sendLogin(email, 'a-new-password'))
    const account = await shop.ask(
      '{ accountInfo { customer { company { companyName status } defaultAddress { firstName lastName country } } } }',
      own,
    )
    expect(account).toMatchObject({
      customer: {
        company: { companyName: 'New', status: 'approved' },
        defaultAddress: { firstName: 'Eva', lastName: 'van den Berg', country: 'BE' },
      },
    })
  })

  it('limits attempts per account and network', async () => {
    const network = { 'x-client-network': 'network-1' }
    for (let attempt = 0; attempt < 5; attempt += 1) await shop.sendLogin(people.tom, 'wrong', network)
    const { errors } = await shop.sendLogin(people.tom, 'proviant-demo', network)
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('ends the session after a day, or after thirty if it is remembered', async () => {
    const [own, remembered] = [
      await shop.login('lena'),
      toBearer(
        await shop.send(
          `mutation { customerLogin(input: { email: "${people.lena}", password: "proviant-demo", remember: true }) { accessToken } }`,
        ),
      ),
    ]
    const now = vi.spyOn(Date, 'now')
    try {
      now.mockReturnValue(Date.now() + 25 * 60 * 60 * 1000)
      const { errors } = await shop.send('{ accountInfo { status } }', own)
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      expect(await shop.ask('{ accountInfo { status } }', remembered)).toEqual({ status: true })
    } finally {
      now.mockRestore()
    }
  })

  it('ends the session at customerLogout', async () => {
    const own = await shop.login('lena')
    await shop.ask('mutation { customerLogout { status } }', own)
    const { errors } = await shop.send('{ accountInfo { status } }', own)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

it('closes the Shop API of Vendure', async () => {
  const response = await fetch(new URL('/shop-api', shop.bridge.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ activeChannel { id } }' }),
  })
  expect(response.status).toBe(404)
})

describe('account', () => {
  it('changes the profile, and the address book of the customer only', async () => {
    const own = await shop.login('lena')
    const profile = `firstName: "Lena", lastName: "H", gender: "Female", phone: "+49 170 5550135", email: "${people.lena}"`
    const { customer } = await shop.ask<{ customer: object }>(
      `mutation { updateAccount(input: { ${profile}, preferredUnit: "2" }) { customer { name preferred_unit { id } } } }`,
      own,
    )
    expect(customer).toEqual({ name: 'Lena H', preferred_unit: { id: '2' } })
    const taken = profile.replace(people.lena, people.nadia)
    const { errors } = await shop.send(`mutation { updateAccount(input: { ${taken} }) { status } }`, own)
    expect(errors?.[0]?.extensions.validation).toHaveProperty(['input.email'])

    const address =
      'firstName: "Lena", lastName: "H", address1: "Markt 1", city: "Aachen", postcode: "52062", country: "DE", phone: "+49 241 5550134"'
    const created = await shop.ask<{ addresses: { id: string; address1: string; defaultAddress: boolean }[] }>(
      `mutation { createAddress(input: { ${address}, defaultAddress: true }) { addresses { id address1 defaultAddress } } }`,
      own,
    )
    expect(created.addresses.map(({ defaultAddress }) => defaultAddress)).toEqual([true, false])
    const id = created.addresses[0]?.id
    const other = await shop.login('nadia')
    const stolen = await shop.send(`mutation { deleteAddress(id: "${id}") { status } }`, other)
    expect(stolen.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
    const moved = await shop.ask<{ addresses: { address1: string }[] }>(
      `mutation { updateAddress(id: "${id}", input: { ${address.replace('Markt 1', 'Markt 2')}, defaultAddress: true }) { addresses { address1 } } }`,
      own,
    )
    expect(moved.addresses[0]?.address1).toBe('Markt 2')
    const left = await shop.ask<{ addresses: object[] }>(
      `mutation { deleteAddress(id: "${id}") { addresses { id } } }`,
      own,
    )
    expect(left.addresses).toHaveLength(1)
  })

  it('ends other sessions when the password changes', async () => {
    const [own, other] = [await shop.login('nadia'), await shop.login('nadia')]
    const change = (current: string, next: string) =>
      `mutation { changePassword(input: { currentPassword: "${current}", password: "${next}", confirmPassword: "${next}" }) { status } }`
    const wrong = await shop.send(change('wrong', 'another-password'), own)
    expect(wrong.errors?.[0]?.extensions.validation).toHaveProperty(['input.currentPassword'])
    await shop.ask(change('proviant-demo', 'another-password'), own)
    expect(await shop.ask('{ accountInfo { status } }', own)).toEqual({ status: true })
    const { errors } = await shop.send('{ accountInfo { status } }', other)
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    await shop.ask(change('another-password', 'proviant-demo'), own)
  })
})

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
