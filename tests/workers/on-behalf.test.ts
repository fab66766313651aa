// Orders of staff in the name of a customer: the session of the shop and its end. The journeys are in tests/e2e/on-behalf.test.ts.
import { expect, test } from 'vitest'
import { hashSecret } from '#backends/commerce/rules/secrets.ts'
import { wasLoggedInCookie } from '#protocol/protocol.ts'
import { createOnBehalfVisitor, logInAtDesk, startOrder } from '../support/on-behalf.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import {
  createLoggedInVisitor,
  findOrderableProducts,
  lena,
  nadia,
  tom,
  type Visitor,
  visitorOf,
} from '../support/visit.ts'

const toms = '2'

describeEachRuntime('orders on behalf', (runtime) => {
  const bar = /<aside class="on-behalf".*?<\/aside>/s
  const barOf = async (visitor: Visitor, path: string) => bar.exec(await (await visitor.ask(path)).text())?.[0]
  const linesOf = async (visitor: Visitor) => {
    const { cart } = (await (await visitor.ask('/api/en/cart')).json()) as {
      cart: { lines: { product: { id: string } }[] } | null
    }
    return cart?.lines.length ?? 0
  }
  /** The session of the shop does nothing: pages lead to the desk, calls are 401. */
  async function expectEnd(visitor: Visitor) {
    const copy = visitorOf(runtime)
    copy.cookies.set('pv_s', visitor.cookies.get('pv_s') ?? '')
    expect((await copy.ask('/api/en/orders')).status).toBe(401)
    expect((await copy.post('/api/en/cart/items', { productId: '1', quantity: '1' })).status).toBe(401)
    const page = await copy.ask('/en/dashboard')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/desk/en/customers'])
    expect(copy.cookies.has('pv_s')).toBe(false)
  }

  // F690
  test('a session in the name of a customer ends at its end, at the logout of staff and with their account', async () => {
    const { visitor: first, email } = await createOnBehalfVisitor(runtime, toms)
    expect((await first.ask('/en/dashboard')).status).toBe(200)
    const held = visitorOf(runtime)
    held.cookies.set('pv_s', first.cookies.get('pv_s') ?? '')
    const ended = await first.submit('/desk/en/on-behalf/end', {}, '/en/dashboard')
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/desk/en/customers/1'])
    expect([first.cookies.has('pv_s'), first.cookies.has('pv_k')]).toEqual([false, true])
    await expectEnd(held)
    const log = await runtime.sql('COMMERCE_DB', 'SELECT action, detail FROM desk_log WHERE staff = ?', email)
    expect(log.slice(1)).toEqual([
      { action: 'on_behalf', detail: 'user 2' },
      { action: 'on_behalf_end', detail: 'user 2' },
    ])

    const { visitor: second } = await createOnBehalfVisitor(runtime, toms)
    expect((await second.submit('/desk/en/logout', {}, '/desk/en')).status).toBe(303)
    await expectEnd(second)

    const { visitor: third, email: removed } = await createOnBehalfVisitor(runtime, toms)
    const staff = '(SELECT id FROM staff WHERE email = ?)'
    await runtime.sql('COMMERCE_DB', `DELETE FROM staff_sessions WHERE staff_id = ${staff}`, removed)
    await runtime.sql('COMMERCE_DB', 'DELETE FROM staff WHERE email = ?', removed)
    await expectEnd(third)

    const { visitor: fourth } = await createOnBehalfVisitor(runtime, toms)
    await runtime.sql('COMMERCE_DB', "UPDATE access_tokens SET expires_at = '2020' WHERE staff_session IS NOT NULL")
    await expectEnd(fourth)
  })

  // F690
  test('guests, customers and other sites start no session, and an unknown user is a sentence', async () => {
    for (const visitor of [
      visitorOf(runtime),
      await createLoggedInVisitor(runtime, tom),
      await createLoggedInVisitor(runtime, lena),
    ]) {
      const before = visitor.cookies.get('pv_s')
      for (const path of ['/desk/en/customers', '/desk/en/customers/1']) {
        const answer = await visitor.ask(path)
        expect([path, answer.status]).toEqual([path, 401])
        expect(await answer.text()).not.toContain('Brasserie Nova')
      }
      expect((await startOrder(visitor, toms)).status).toBe(401)
      expect(visitor.cookies.get('pv_s')).toBe(before)
    }
    const staff = visitorOf(runtime)
    await logInAtDesk(runtime, staff)
    for (const [locale, words] of [
      ['en', 'There is no such user'],
      ['fr', 'Cet utilisateur n’existe pas'],
    ] as const)
      for (const id of ['', '0', '999999', "1' OR 1=1", 'x'.repeat(500)]) {
        const answer = await startOrder(staff, id, locale)
        expect([answer.status, (await answer.text()).includes(words)]).toEqual([404, true])
      }
    const bookkeeper = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      "SELECT id FROM customers WHERE company_id = 1 AND role = 'bookkeeper' LIMIT 1",
    )
    const refused = await startOrder(staff, String(bookkeeper[0]?.id))
    expect([refused.status, (await refused.text()).includes('does not allow ordering')]).toEqual([409, true])
    for (const id of ['0', 'x', '999999']) expect((await staff.ask(`/desk/en/customers/${id}`)).status).toBe(404)
    const forged = await staff.ask('/desk/en/customers/1/order', {
      method: 'POST',
      body: new URLSearchParams({ user: toms }),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    })
    expect(forged.status).toBe(403)
    expect(staff.cookies.has('pv_s')).toBe(false)
  })

  // F690
  test('a session replaces that of a customer in this browser, and its end leaves a session of a customer', async () => {
    const visitor = await createLoggedInVisitor(runtime, nadia)
    await logInAtDesk(runtime, visitor)
    const own = visitorOf(runtime)
    own.cookies.set('pv_s', visitor.cookies.get('pv_s') ?? '')
    const left = await visitor.submit('/desk/en/on-behalf/end', {}, '/en')
    expect([left.status, left.headers.get('location')]).toEqual([303, '/desk/en/customers'])
    expect((await own.ask('/api/en/orders')).status).toBe(200)
    const started = await startOrder(visitor, toms, 'de')
    expect([started.status, started.headers.get('location')]).toEqual([303, '/de'])
    expect(visitor.cookies.has(wasLoggedInCookie)).toBe(false)
    expect((await own.ask('/api/en/orders')).status).toBe(401)
    expect(await barOf(visitor, '/de')).toContain('Sie bestellen für Brasserie Nova (Tom Verbeke) als An Maes.')
  })

  // F692
  test('the carts of the customer and of staff are apart, and a guest cart of the browser is not merged', async () => {
    const [productId = ''] = await findOrderableProducts(runtime, 1)
    const customer = await createLoggedInVisitor(runtime, tom)
    await customer.post('/api/en/cart/clear', {})
    await customer.post('/api/en/cart/items', { productId, quantity: '1' })
    const browser = visitorOf(runtime)
    await browser.post('/api/en/cart/items', { productId, quantity: '1' })
    await logInAtDesk(runtime, browser)
    await startOrder(browser, toms)
    expect(await linesOf(browser)).toBe(0)
    await browser.post('/api/en/cart/items', { productId, quantity: '1' })
    expect([await linesOf(browser), await linesOf(customer)]).toEqual([1, 1])
    await browser.post('/api/en/cart/clear', {})
    expect([await linesOf(browser), await linesOf(customer)]).toEqual([0, 1])
    await browser.submit('/desk/en/on-behalf/end', {}, '/en')
    expect(await linesOf(browser)).toBe(1)
    await customer.post('/api/en/cart/clear', {})
  })

  // F696
  test('every page has the bar, also without scripts, and no cached page, other visitor or script gets it or the token', async () => {
    const { visitor } = await createOnBehalfVisitor(runtime, toms)
    const customer = await createLoggedInVisitor(runtime, tom)
    const stored = await runtime.sql<{ token_hash: string }>('COMMERCE_DB', 'SELECT token_hash FROM access_tokens')
    const tokens = new Set(stored.map(({ token_hash }) => token_hash))
    const paths = ['/en', '/en/range', '/en/cart', '/en/checkout', '/en/dashboard', '/en/dashboard/orders', '/en/news']
    const withBar = async (one: Visitor, path: string) => {
      const answer = await one.ask(path)
      const html = await answer.text()
      return { hasBar: bar.test(html), html, cacheControl: answer.headers.get('cache-control') }
    }
    for (let time = 0; time < 2; time += 1)
      for (const path of paths) {
        const { hasBar, html, cacheControl } = await withBar(visitor, path)
        expect([path, hasBar, cacheControl]).toEqual([path, true, 'private, no-store'])
        expect(html).toContain('action="/desk/en/on-behalf/end"')
        const secrets = html.match(/[\w-]{20,}/g) ?? []
        expect(secrets.filter((secret) => tokens.has(hashSecret(secret)))).toEqual([])
        for (const other of [customer, visitorOf(runtime)])
          expect([path, (await withBar(other, path)).html.includes('as An Maes')]).toEqual([path, false])
      }
    visitor.cookies.set('js', '0')
    expect(await barOf(visitor, '/en')).toContain('You order for Brasserie Nova (Tom Verbeke) as An Maes.')
    for (const key of await runtime.kvKeys())
      expect([key, (await runtime.kvGet(key))?.includes('An Maes') ?? false]).toEqual([key, false])
    const missing = await visitor.ask('/en/no-such-page')
    expect([missing.status, bar.test(await missing.text())]).toEqual([404, true])
    expect(visitor.cookies.get('pv_s')).toMatch(/^v1\./)
  })
})
