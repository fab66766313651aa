import { expect, onTestFinished, test } from 'vitest'
import { localeOfPath, localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import {
  createLoggedInVisitor,
  demoPassword,
  findOrderableProducts,
  lena,
  nadia,
  visitorOf,
  waitForCached,
} from '../support/visit.ts'

describeEachRuntime('sessions', (runtime) => {
  const user = async (visitor = visitorOf(runtime), headers: Record<string, string> = {}) =>
    (await visitor.ask('/api/auth/user', { headers })).json() as Promise<{
      loggedIn: boolean
      user: Record<string, unknown> | null
    }>

  // F187, F294, F386
  test('a guest has no user', async () => {
    expect(await user()).toEqual({ loggedIn: false, user: null })
  })

  // F152, F187, F404, F561
  test('a customer is identified by the session cookie until the logout', async () => {
    const customer = await createLoggedInVisitor(runtime)
    // a proxy in front of the shop may require other credentials
    for (const headers of [undefined, { authorization: 'Basic cHJveHk6cGFzcw==' }])
      expect(await user(customer, headers)).toMatchObject({
        loggedIn: true,
        user: { email: nadia, firstName: 'Nadia' },
      })
    const before = customer.cookies.get('pv_s') ?? ''
    expect((await customer.post('/api/en/account/logout', {})).status).toBe(200)
    expect(await user(customer)).toEqual({ loggedIn: false, user: null })
    // the token in the old cookie is revoked too
    expect(await user(visitorOf(runtime), { cookie: `pv_s=${before}` })).toEqual({ loggedIn: false, user: null })
  })

  // F386, F465
  test('a bearer token takes precedence over the cookie, and an invalid one is a guest, without an error', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const query = `mutation { customerLogin(input: {email: "${lena}", password: "${demoPassword}"}) { accessToken } }`
    const answer = await visitorOf(runtime).post('/graphql/commerce', { query })
    const { data } = (await answer.json()) as { data: { customerLogin: { accessToken: string } } }
    const authorization = `Bearer ${data.customerLogin.accessToken}`
    const hers = { firstName: 'Lena', lastName: 'Hoffmann', email: lena, company: { companyName: 'Gasthaus Adler' } }
    for (const visitor of [visitorOf(runtime), customer])
      expect(await user(visitor, { authorization })).toMatchObject({ loggedIn: true, user: hers })
    expect(await user(customer, { authorization: 'Bearer nonsense' })).toEqual({ loggedIn: false, user: null })
    for (const cookie of ['pv_s=', 'pv_s=v1.k1.x.y', 'pv_s=%00', `pv_s=${'a'.repeat(3_000)}`]) {
      expect(await user(visitorOf(runtime), { cookie })).toEqual({ loggedIn: false, user: null })
    }
  })

  // F555
  test("a tampered cookie is a guest's on every page and is deleted", async () => {
    const customer = await createLoggedInVisitor(runtime)
    const sealed = customer.cookies.get('pv_s') ?? ''
    const tampered = sealed.slice(0, -10) + (sealed.at(-10) === 'A' ? 'B' : 'A') + sealed.slice(-9)
    const guest = visitorOf(runtime)
    const page = await guest.ask('/en/dashboard', { headers: { cookie: `pv_s=${tampered}` } })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/en/login?redirect=%2Fen%2Fdashboard'])
    const home = await guest.ask('/en', { headers: { cookie: `pv_s=${tampered}` } })
    expect(home.status).toBe(200)
    expect(home.headers.getSetCookie().join()).toMatch(/pv_s=;.*Max-Age=0/i)
  })

  test('an invalid session cookie does not bypass the page cache', async () => {
    await waitForCached(visitorOf(runtime), '/en/range')
    const answer = await visitorOf(runtime).ask('/en/range', { headers: { cookie: 'pv_s=x; pv_n=x' } })
    expect(answer.headers.get('cache-status')).toMatch(/^proviant-page; hit/)
    expect(answer.headers.getSetCookie().join()).toMatch(/pv_s=;[^,]*Max-Age=0/i)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('<h1')
  })

  // F126, F327, F408
  test('the session cookie is sealed and HttpOnly, and persistent only if requested', async () => {
    const login = (fields: object) =>
      visitorOf(runtime).post('/api/en/account/login', { email: nadia, password: demoPassword, ...fields })
    const line = async (fields: object) =>
      (await login(fields)).headers.getSetCookie().find((cookie) => cookie.startsWith('pv_s=')) ?? ''
    const short = await line({})
    expect(short).toMatch(/HttpOnly/i)
    expect(short).toMatch(/SameSite=Lax/i)
    expect(short).not.toMatch(/Max-Age|Expires/i)
    expect(await line({ remember: 'on' })).toMatch(/Max-Age=\d{6,}/i)
    expect(decodeURIComponent(short)).not.toContain('Nadia')
  })

  // F276
  test('a wrong password and an unknown email return the same message, a pending company 403 with another one', async () => {
    const login = async (email: string, password: string) => {
      const answer = await visitorOf(runtime).post('/api/en/account/login', { email, password })
      return [answer.status, ((await answer.json()) as { title: string }).title] as const
    }
    const [status, wrong] = await login(lena, 'not-her-password')
    expect(status).toBe(422)
    expect((await login('unknown@nowhere.example', 'whatever-it-is'))[1]).toBe(wrong)
    const [pending, words] = await login('wacht@pending.example', demoPassword)
    expect([pending, words === wrong]).toEqual([403, false])
  })

  test('too many failed logins return 429 with Retry-After, with and without scripts, and other customers can log in', async () => {
    onTestFinished(async () => {
      await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
    })
    const timeIn = (ms: number) => new Date(Date.now() + ms).toISOString()
    const insert = 'INSERT INTO login_failures (key, failures, window_ends_at, last_at) VALUES (?, 25, ?, ?)'
    await runtime.sql('COMMERCE_DB', 'DELETE FROM login_failures')
    await runtime.sql('COMMERCE_DB', insert, `account:${lena}`, timeIn(600_000), timeIn(0))
    const fields = { email: lena, password: demoPassword }
    const refused = await visitorOf(runtime).post('/api/en/account/login', fields)
    const plain = await visitorOf(runtime).submit('/api/en/account/login', fields, '/en/login')
    for (const { status, headers } of [refused, plain]) {
      const wait = Number(headers.get('retry-after'))
      expect([status, wait > 0 && wait <= 30]).toEqual([429, true])
    }
    expect(await plain.text()).toContain(`value="${lena}"`)
    expect((await createLoggedInVisitor(runtime, nadia)).cookies.has('pv_s')).toBe(true)
  })

  // F276, F277
  test('a disabled customer and a customer of a rejected or blocked company are logged out at once', async () => {
    const company = 'UPDATE companies SET status = ? WHERE id = (SELECT company_id FROM customers WHERE email = ?)'
    for (const [change, off, on] of [
      ['UPDATE customers SET is_active = ? WHERE email = ?', 0, 1],
      ...(['rejected', 'blocked'] as const).map((status) => [company, status, 'approved'] as const),
    ] as const) {
      onTestFinished(async () => {
        await runtime.sql('COMMERCE_DB', change, on, lena)
      })
      const customer = await createLoggedInVisitor(runtime, lena)
      expect((await customer.ask('/api/en/orders')).status).toBe(200)
      await runtime.sql('COMMERCE_DB', change, off, lena)
      expect((await customer.ask('/api/en/orders')).status).toBe(401)
      expect((await customer.ask('/en/dashboard')).headers.get('location')).toBe('/en/login?redirect=%2Fen%2Fdashboard')
      expect(await user(customer)).toEqual({ loggedIn: false, user: null })
      const login = await visitorOf(runtime).post('/api/en/account/login', { email: lena, password: demoPassword })
      expect(login.status).toBe(403)
      await runtime.sql('COMMERCE_DB', change, on, lena)
    }
  })

  test('a session revoked at the backend is reported on every page, and the login redirects back', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    await runtime.sql(
      'COMMERCE_DB',
      'DELETE FROM access_tokens WHERE customer_id = (SELECT id FROM customers WHERE email = ?)',
      lena,
    )
    // the first call with the token detects it
    expect((await customer.ask('/api/en/orders')).status).toBe(401)
    for (const path of ['/en/cart', '/en/checkout', '/en/about-us', '/en/range', '/de/products']) {
      const text = await (await customer.ask(path)).text()
      expect([path, /data-customer|Lena Hoffmann/.exec(text)?.[0]]).toEqual([path, undefined])
      const locale = localeOfPath(path)
      const words = (await loadTranslator(locale))('forms.sessionOver')
      const login = localize(locale, 'login')
      expect([path, text.includes(words)]).toEqual([path, true])
      expect([path, text.includes(`href="${login}?redirect=${encodeURIComponent(path)}"`)]).toEqual([path, true])
      expect([path, text.replace(/<script[\s\S]*?<\/script>/g, '').split(words).length]).toEqual([path, 2])
      expect([path, text.includes('Your cart is empty')]).toEqual([path, false])
    }
    for (const path of ['/en/dashboard', '/en/dashboard/orders']) {
      const { status, headers } = await customer.ask(path)
      const login = `/en/login?redirect=${encodeURIComponent(path)}`
      expect([path, status, headers.get('location')]).toEqual([path, 302, login])
    }
    const [productId = ''] = await findOrderableProducts(runtime, 1)
    const write = await customer.post('/api/en/cart/items', { productId, quantity: '1' })
    expect([write.status, await write.json()]).toEqual([
      401,
      expect.objectContaining({ title: 'Your session has ended.' }),
    ])
    const plain = await customer.submit('/api/en/cart/items', { productId, quantity: '1' }, '/en/range')
    expect(plain.status).toBe(422)
    expect(await plain.text()).toContain('href="/en/login?redirect=%2Fen%2Frange"')

    // the login page deletes the session cookie
    expect(customer.cookies.has('pv_s')).toBe(true)
    const login = await customer.ask('/en/login?redirect=%2Fen%2Fcart')
    expect([login.status, customer.cookies.has('pv_s')]).toEqual([200, false])
    expect(await login.text()).toContain('Your session has ended.')
    const active = await (await createLoggedInVisitor(runtime, lena)).ask('/en/login')
    expect([active.status, active.headers.get('location')]).toEqual([302, '/en/dashboard'])
  })

  test('after an expired session login, checkout and cart show a message until the next login or logout', async () => {
    const customer = await createLoggedInVisitor(runtime, lena)
    customer.cookies.delete('pv_s')
    const expiredMessage = 'Your session has ended.'
    const hasExpiredMessage = async (path: string) => [
      path,
      (await (await customer.ask(path)).text()).includes(expiredMessage),
    ]
    const [productId = ''] = await findOrderableProducts(runtime, 1)
    expect((await customer.ask('/en/dashboard')).headers.get('location')).toBe('/en/login?redirect=%2Fen%2Fdashboard')
    for (const path of ['/en/login?redirect=%2Fen%2Fdashboard', '/en/checkout', '/en/cart'])
      expect(await hasExpiredMessage(path)).toEqual([path, true])
    expect(await (await customer.ask('/en/cart')).text()).toContain('href="/en/login?redirect=%2Fen%2Fcart"')
    // the first addition opens a guest cart and reports the expired session; later ones do not repeat it
    const fields = { productId, quantity: '1' }
    const [first, second] = [
      await customer.post('/api/en/cart/items', fields),
      await customer.post('/api/en/cart/items', fields),
    ]
    expect(await first.json()).toMatchObject({ added: 1, message: expect.stringContaining(expiredMessage) })
    expect(await second.json()).toMatchObject({ added: 1, message: null })

    // at the login the guest cart is merged into the customer's cart
    const login = await customer.post('/api/en/account/login', { email: lena, password: demoPassword })
    expect(login.status).toBe(200)
    expect(await hasExpiredMessage('/en/cart')).toEqual(['/en/cart', false])
    expect((await (await customer.ask('/api/en/cart')).json()) as object).toMatchObject({
      cart: { lines: expect.arrayContaining([expect.objectContaining({ productId })]) },
    })
    await customer.post('/api/en/account/logout', {})
    for (const visitor of [customer, visitorOf(runtime)])
      expect((await (await visitor.ask('/en/login')).text()).includes(expiredMessage)).toBe(false)
  })

  test('a write from a page rendered for another customer is rejected', async () => {
    const [productId = ''] = await findOrderableProducts(runtime, 1)
    const other = await createLoggedInVisitor(runtime, lena)
    for (const visitor of [visitorOf(runtime), other]) {
      const write = await visitor.post('/api/en/cart/items', { productId, quantity: '1' }, { 'x-customer': '4711' })
      expect([write.status, await write.json()]).toEqual([401, { title: 'Your session has ended.', status: 401 }])
      const plain = await visitor.submit(
        '/api/en/cart/items',
        { productId, quantity: '1', _customer: '4711' },
        '/en/range',
      )
      expect([plain.status, (await plain.text()).includes('Your session has ended.')]).toEqual([422, true])
      expect(visitor.cookies.has('pv_c')).toBe(false)
    }
  })

  test('no response contains a token', async () => {
    const customer = await createLoggedInVisitor(runtime)
    for (const path of ['/api/auth/user', '/en', '/en/dashboard', '/en/cart']) {
      const text = await (await customer.ask(path)).text()
      expect(text).not.toMatch(/apiToken|accessToken|"token"/)
    }
  })
})
