import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failedAfterWrite } from '../support/faults.ts'
import { fetchPage } from '../support/fetch-page.ts'
import { waitUntil } from '../support/polling.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { createGuestWithTwoItems, createLoggedInVisitor, tom, type Visitor, visitorOf } from '../support/visit.ts'

const unavailable = 'This part cannot be reached right now.'

describe.each(runtimes)('writes during an outage ($name)', ({ name }) => {
  let shop: ProxiedShop
  let guest: Visitor
  let guestWithCart: Visitor
  let productId = ''

  beforeAll(async () => {
    shop = await startShopBehind(name)
    guest = visitorOf(shop)
    ;({ guest: guestWithCart, productId } = await createGuestWithTwoItems(shop))
  })
  afterAll(() => shop.stop())

  test.each(Object.entries(failedAfterWrite))(
    'an order that was placed with %s is sent again with its idempotency key and placed once',
    async (_, instead) => {
      shop.commerce.behave({ mode: 'pass' })
      const placing = await createLoggedInVisitor(shop, tom)
      const read = async <Answer>(path: string) => (await (await placing.ask(path)).json()) as Answer
      const orders = async () => (await read<{ total: number }>('/api/en/orders')).total
      await placing.post('/api/en/cart/clear', {})
      await placing.post('/api/en/cart/items', { productId, quantity: '1' })
      type Given = { addresses: { id: string }[]; methods: { code: string }[]; key: string; seen: string }
      const { addresses, methods, key, seen } = await read<Given>('/api/en/checkout')
      const fields = {
        shippingAddressId: addresses[0]?.id ?? '',
        billingAddressId: 'same',
        shippingMethod: methods[0]?.code ?? '',
        key,
        seen,
      }
      const before = await orders()

      shop.commerce.forget()
      shop.commerce.behave({ mode: 'lose', operationName: 'placeOrder', ...(instead && { instead }) })
      const leadsTo = (answer: Response) => [answer.status, answer.headers.get('location')]
      const ordered = await placing.submit('/api/en/checkout/order', fields, '/en/checkout')
      expect(leadsTo(ordered)).toEqual([303, '/en/checkout'])
      const page = await fetchPage(placing, '/en/checkout')
      expect(page.visible).toContain('We are checking whether your order arrived')
      expect(page.visible).not.toContain('Your cart is empty')
      const retryOrder = () => placing.submit('/api/en/checkout/unconfirmed', {}, '/en/checkout')
      expect(leadsTo(await retryOrder())).toEqual([303, '/en/checkout'])

      shop.commerce.behave({ mode: 'pass' })
      expect(leadsTo(await retryOrder())).toEqual([303, '/en/checkout-success'])
      expect(await orders()).toBe(before + 1)
      expect((await fetchPage(placing, '/en/checkout')).visible).not.toContain('We are checking')
      const keys = new Set(callsOf(shop.commerce, 'placeOrder').map(({ variables }) => JSON.stringify(variables)))
      expect(keys.size).toBe(1)
    },
  )

  test.each(['hang', 'refuse'] as const)(
    'a login and an addition to the cart fail with 503, and the form keeps its input and the cart its cookie (%s)',
    async (mode) => {
      shop.commerce.behave({ mode })
      const credentials = { email: 'typed@brasserie-nova.example', password: 'proviant-demo' }
      const [json, form, pressed] = await Promise.all([
        guest.post('/api/en/account/login', credentials),
        guest.submit('/api/en/account/login', credentials, '/en/login?redirect=%2Fen%2Fcart'),
        guestWithCart.post('/api/de/cart/items', { productId, quantity: '1' }),
      ])
      expect(json.status).toBe(503)
      expect(json.headers.get('retry-after')).toBe('10')
      expect(await json.json()).toMatchObject({ title: expect.stringContaining(unavailable) })

      const page = await form.text()
      expect(form.status).toBe(503)
      expect(page).toContain('value="typed@brasserie-nova.example"')
      expect(page).toContain('value="/en/cart"')
      expect(page).toContain(unavailable)
      expect(page).not.toContain('proviant-demo')

      expect(pressed.status).toBe(503)
      expect(await pressed.json()).toMatchObject({ title: expect.stringContaining('nicht erreichbar') })
      expect([...guestWithCart.cookies.keys()]).toContain('pv_c')
    },
  )

  test('after the outage the cart is unchanged', async () => {
    shop.commerce.behave({ mode: 'pass' })
    await waitUntil(async () => (await guestWithCart.ask('/api/en/cart')).ok, 10_000)
    const { cart } = (await (await guestWithCart.ask('/api/en/cart')).json()) as { cart: { packs: number } }
    expect(cart.packs).toBe(2)
  })
})
