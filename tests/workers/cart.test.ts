import { beforeAll, expect, test } from 'vitest'
import { textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { type StockedProduct, stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, demoPassword, lena, nadia, tom, type Visitor, visitorOf } from '../support/visit.ts'

type Line = { id: string; productId: string; quantity: number; price: string | null }
type Cart = { id: string; version: number; lines: Line[]; totals: object | null }
type Change = { cart: Cart; added?: number; skipped: unknown[] }

describeEachRuntime('the cart', (runtime) => {
  let gouda: StockedProduct
  let butter: StockedProduct

  const cartOf = async (visitor: Visitor) => ((await (await visitor.ask('/api/en/cart')).json()) as { cart: Cart }).cart
  const quantitiesOf = async (visitor: Visitor) =>
    Object.fromEntries((await cartOf(visitor)).lines.map(({ productId, quantity }) => [productId, quantity]))
  const add = (visitor: Visitor, { productId }: StockedProduct, quantity: number, more: object = {}) =>
    visitor.post('/api/en/cart/items', { productId, quantity: String(quantity), ...more })
  const emptied = async (email: string) => {
    const customer = await createLoggedInVisitor(runtime, email)
    await customer.post('/api/en/cart/clear', {})
    return customer
  }
  const changed = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return (await answer.json()) as Change
  }

  beforeAll(async () => {
    const found = await stockedProducts(runtime, 2)
    gouda = found[0] as StockedProduct
    butter = found[1] as StockedProduct
  })

  // F011, F428
  test('a guest cart is identified by an HttpOnly cookie and not visible to others', async () => {
    const guest = visitorOf(runtime)
    expect(await cartOf(guest)).toBeNull()
    const answer = await add(guest, gouda, 2)
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((line) => line.startsWith('pv_c='))).toMatch(
      /^pv_c=[0-9a-f]{32}; Max-Age=2592000; .*HttpOnly; .*SameSite=Lax/,
    )
    expect(cookies.find((line) => line.startsWith('cart='))).toMatch(/^cart=1;(?!.*HttpOnly)/)
    expect((await changed(answer)).cart.lines).toMatchObject([{ productId: gouda.productId, quantity: 2, price: null }])
    expect((await cartOf(guest)).totals).toBeNull()
    expect(await cartOf(visitorOf(runtime))).toBeNull()
    const guessed = visitorOf(runtime)
    guessed.cookies.set('pv_c', '0'.repeat(32))
    expect((await cartOf(guessed))?.lines ?? []).toEqual([])
  })

  // F563
  test('a customer gets the order deadline and delivery day on every order page, a guest the general delivery rule', async () => {
    const customer = await emptied(nadia)
    await add(customer, gouda, 1)
    const promiseOf = async (visitor: Visitor) =>
      (
        (await (await visitor.ask('/api/en/cart/promise')).json()) as {
          promise: { text: string; until: string } | null
        }
      ).promise
    const promise = await promiseOf(customer)
    expect(promise?.text).toMatch(/^Order before 22:00 (?:today|on \w+) for delivery on \w+, \d+ \w+\.$/)
    expect(Date.parse(promise?.until ?? '')).toBeGreaterThan(Date.now())
    for (const path of ['/en/cart', '/en/checkout', '/en/dashboard'])
      expect([path, (await (await customer.ask(path)).text()).includes(promise?.text ?? '-')]).toEqual([path, true])
    const guest = visitorOf(runtime)
    expect(await promiseOf(guest)).toBeNull()
    // the cart shows the general delivery rule, which is the same for every guest
    const read = await (await guest.ask('/en/cart')).text()
    expect(read).toMatch(/class="delivery-promise">.{0,200}data-clock="[^"]*">Order before 22:00, delivered the next/s)
    expect(read).not.toContain('for delivery on')
    await customer.post('/api/en/cart/clear', {})
  })

  // F563
  test('every page contains the order deadline: a text that is valid in a cached page, and the next days for the countdown', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const { promise } = (await (await customer.ask('/api/en/cart/promise')).json()) as { promise: { until: string } }
    for (const visitor of [visitorOf(runtime), customer])
      for (const path of ['/en', '/en/about-us']) {
        const html = await (await visitor.ask(path)).text()
        const [, days, words] = /data-clock="([^"]*)">([^<]*)</.exec(html) ?? []
        expect(words).toBe('Order before 22:00, delivered the next delivery day')
        expect(days?.split('\n')).toHaveLength(7)
        expect(days).toMatch(/^\d{8} \{\} h \{\} min left, delivered \w+day 4 to 11\n/)
        expect(Number.parseInt(days ?? '', 10) * 60_000).toBe(Date.parse(promise.until))
      }
  })

  // F127, F128, F414, F415, F561
  test('quantities are added and changed, and never exceed 9999 or the stock', async () => {
    const customer = await emptied(tom)
    await add(customer, gouda, 2)
    const { cart } = await changed(await add(customer, gouda, 3))
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([5])
    const line = cart.lines[0]?.id
    const update = (quantity: string) => customer.post(`/api/en/cart/items/${line}`, { quantity })
    expect((await changed(await update('7'))).cart.lines[0]?.quantity).toBe(7)
    expect((await update('9999')).status).toBe(200)
    for (const quantity of ['-1', '10000', '1.5', 'x', '']) expect((await update(quantity)).status).toBe(422)
    const tooMany = await update(String(gouda.packings + 1))
    expect([200, 422]).toContain(tooMany.status)
    const [shown] = (await cartOf(customer)).lines
    expect(shown?.quantity).toBeLessThanOrEqual(gouda.packings)
    expect(shown?.quantity).toBeGreaterThanOrEqual(7)
  })

  // F414
  test('adding more than the stock adds the available quantity with a message', async () => {
    const customer = await emptied(tom)
    const { cart, skipped, added } = await changed(await add(customer, gouda, gouda.packings + 5))
    expect(cart.lines[0]?.quantity).toBe(gouda.packings)
    expect(added).toBe(gouda.packings)
    expect(skipped).toMatchObject([{ requested: gouda.packings + 5, added: gouda.packings }])
    const more = await add(customer, gouda, 1)
    expect(more.status).toBe(422)
    expect(await more.json()).toMatchObject({ errors: { quantity: [expect.any(String)] } })
  })

  test('a guest gets the requested quantity and a warning that less is in stock, without the quantity', async () => {
    const guest = visitorOf(runtime)
    const { productId, packings } = gouda
    const wanted = packings + 5
    const answer = await add(guest, gouda, wanted)
    const text = await answer.clone().text()
    const { cart, skipped, added } = await changed(answer)
    expect([cart.lines[0]?.quantity, skipped, added]).toEqual([wanted, [], wanted])
    expect(text).toMatch(/We have less of .+ in stock than you want/)

    // without scripts the next page shows the message, once
    const fields = { productId, quantity: '1' }
    const plain = await guest.submit('/api/en/cart/items', fields, '/en/range')
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/en/range'])
    const html = await (await guest.ask('/en/range')).text()
    expect(html).toMatch(/Added to your cart: 1\s× [\s\S]+We have less of .+ in stock than you want/)
    const [words = ''] = /We have less of[^<]*/.exec(html) ?? []
    expect(words).not.toMatch(new RegExp(`\\b${packings}\\b`))
    expect(await (await guest.ask('/en/range')).text()).not.toContain('Added to your cart: 1')
  })

  // F414
  test('the same idempotency key twice counts once, two keys count twice', async () => {
    const guest = visitorOf(runtime)
    await add(guest, butter, 1)
    const idempotencyKey = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => add(guest, gouda, 2, { idempotencyKey })))
    expect(await quantitiesOf(guest)).toMatchObject({ [gouda.productId]: 2 })
    await Promise.all([1, 2, 3].map(() => add(guest, gouda, 1, { idempotencyKey: crypto.randomUUID() })))
    expect(await quantitiesOf(guest)).toMatchObject({ [gouda.productId]: 5 })
  })

  // F127, F128, F416, F417
  test('a line is removed by its button or by the quantity 0, and the cart is cleared by one request', async () => {
    const guest = visitorOf(runtime)
    await add(guest, gouda, 1)
    const { cart } = await changed(await add(guest, butter, 1))
    const [first, second] = cart.lines
    const removed = await changed(await guest.post(`/api/en/cart/items/${first?.id}/remove`, {}))
    expect(removed.cart.lines.map(({ id }) => id)).toEqual([second?.id])
    const none = await guest.post(`/api/en/cart/items/${second?.id}`, { quantity: '0' })
    expect(none.headers.getSetCookie().join()).toContain('cart=0')
    expect((await changed(none)).cart.lines).toEqual([])
    await add(guest, gouda, 4)
    expect((await changed(await guest.post('/api/en/cart/clear', {}))).cart.lines).toEqual([])
    expect(await quantitiesOf(guest)).toEqual({})
  })

  // F415, F416
  test('a line of another cart cannot be changed or removed', async () => {
    const owner = visitorOf(runtime)
    const { cart } = await changed(await add(owner, gouda, 2))
    const other = visitorOf(runtime)
    await add(other, butter, 1)
    for (const [path, fields] of [
      [`/api/en/cart/items/${cart.lines[0]?.id}`, { quantity: '9' }],
      [`/api/en/cart/items/${cart.lines[0]?.id}/remove`, {}],
    ] as const) {
      const answer = await other.post(path, fields)
      expect([path, answer.status >= 400 && answer.status < 500]).toEqual([path, true])
    }
    expect(await quantitiesOf(owner)).toEqual({ [gouda.productId]: 2 })
    expect(await quantitiesOf(other)).toEqual({ [butter.productId]: 1 })
  })

  // F011
  test("at login a guest cart is merged into the customer's once, limited by the stock, with a message", async () => {
    const before = await emptied(lena)
    await add(before, gouda, 3)
    await add(before, butter, butter.packings - 1)
    const guest = visitorOf(runtime)
    await add(guest, gouda, 4)
    await add(guest, butter, 5)
    const token = guest.cookies.get('pv_c') ?? ''
    const login = await guest.post('/api/en/account/login', { email: lena, password: demoPassword })
    expect(await login.json()).toMatchObject({ next: '/en/dashboard', notice: expect.stringMatching(/\S/) })
    expect(guest.cookies.has('pv_c')).toBe(false)
    const joined = { [gouda.productId]: 7, [butter.productId]: butter.packings }
    expect(await quantitiesOf(guest)).toEqual(joined)
    // the old guest cart cookie does not add a second time
    const again = visitorOf(runtime)
    again.cookies.set('pv_c', token)
    await again.post('/api/en/account/login', { email: lena, password: demoPassword })
    expect(await quantitiesOf(again)).toEqual(joined)
    await emptied(lena)
  })

  // F011
  test('two devices of one customer share a cart, a colleague has a separate one', async () => {
    const kitchen = await emptied(nadia)
    const colleague = await emptied(tom)
    const office = await createLoggedInVisitor(runtime, nadia)
    await add(kitchen, gouda, 2)
    await add(office, butter, 1)
    await add(colleague, gouda, 9)
    const shared = { [gouda.productId]: 2, [butter.productId]: 1 }
    expect(await quantitiesOf(kitchen)).toEqual(shared)
    expect(await quantitiesOf(office)).toEqual(shared)
    expect(await quantitiesOf(colleague)).toEqual({ [gouda.productId]: 9 })
    expect((await cartOf(kitchen)).totals).not.toBeNull()
    await kitchen.post('/api/en/account/logout', {})
    expect(await quantitiesOf(await createLoggedInVisitor(runtime, nadia))).toEqual(shared)
    await Promise.all([emptied(nadia), emptied(tom)])
  })

  test('without scripts a form redirects to its page, and with errors shows the page with the input', async () => {
    const guest = visitorOf(runtime)
    const good = await guest.submit(
      '/api/en/cart/items',
      { productId: gouda.productId, quantity: '2' },
      '/en/range?page=2',
    )
    expect([good.status, good.headers.get('location')]).toEqual([303, '/en/range?page=2'])
    const page2 = await guest.ask('/en/range?page=2')
    expect(page2.headers.get('cache-status')).toBe('proviant-page; fwd=bypass')
    expect(textOf(await page2.text())).toMatch(/Added to your cart: 2\s× /)
    const line = (await cartOf(guest)).lines[0]?.id
    const bad = await guest.submit(`/api/en/cart/items/${line}`, { quantity: 'seven' }, '/en/cart')
    expect(bad.status).toBe(422)
    const page = await bad.text()
    expect(page).toContain('value="seven"')
    expect(textOf(page)).toContain('Enter a whole number from 1 to 9999.')
    expect(await quantitiesOf(guest)).toEqual({ [gouda.productId]: 2 })
  })
})
