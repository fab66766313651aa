// Request handling before rendering: URLs, languages, headers, origin of writes.
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { routes } from '#i18n/routes.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { stampOf } from '../../scripts/setup/build.mjs'
import { titleOf } from '../support/head.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, visitorOf } from '../support/visit.ts'

describeEachRuntime('the edge', (runtime) => {
  const visitor = visitorOf(runtime)
  const location = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await visitorOf(runtime).ask(path, { headers })
    return [answer.status, answer.headers.get('location')]
  }

  test('other letter case or a trailing slash redirects to the exact path in one hop and keeps the query', async () => {
    expect(await location('/DE/auth/forgotpassword/?a=1')).toEqual([301, '/de/auth/forgotPassword?a=1'])
    expect(await location('/nl/winkelmandje')).toEqual([301, '/winkelmandje'])
    expect(await location('/en/range/')).toEqual([301, '/en/range'])
  })

  test('the lower-case spelling of every path of the URL table redirects to the exact path', async () => {
    const paths = Object.values(routes).flatMap((row) => locales.map((locale) => row[locale] as string))
    const mixed = paths.filter((path) => !path.includes('{') && path !== path.toLowerCase())
    expect(mixed.length).toBeGreaterThan(5)
    for (const path of mixed) expect(await location(`${path.toLowerCase()}?a=1`)).toEqual([301, `${path}?a=1`])
  })

  // F513, F514, F515, F516, F517, F554
  test('a first visit to / redirects to the language of the browser and stores it for a year', async () => {
    const first = await visitorOf(runtime).ask('/', { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
    expect([first.status, first.headers.get('location')]).toEqual([302, '/de'])
    expect(first.headers.get('set-cookie')).toBe('locale=de; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(first.headers.get('cache-control')).toBe('private, no-store')
  })

  // F517, F554
  test('a later visit to / follows its cookie, and a deep link never redirects to another language', async () => {
    expect(await location('/', { cookie: 'locale=fr', 'accept-language': 'de' })).toEqual([302, '/fr'])
    const deep = await visitor.ask('/en/range', { headers: { 'accept-language': 'de' } })
    expect([deep.status, deep.headers.get('set-cookie')]).toEqual([200, null])
  })

  // F554
  test('/nl redirects to / and stores the language', async () => {
    const answer = await visitorOf(runtime).ask('/nl')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    expect(answer.headers.get('set-cookie')).toContain('locale=nl')
  })

  // F039
  test('a missing product, category or page has the 404 title after the brand', async () => {
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      for (const route of ['product', 'category', 'content'] as const) {
        const path = localize(locale, route, route === 'product' ? 'nothing' : 'nothing/here')
        const html = await (await visitor.ask(path)).text()
        expect([path, titleOf(html)]).toEqual([path, `Proviant | ${t('global.pageNotFound')}`])
      }
    }
  })

  // F088, F089, F090, F091, F092, F093, F094, F095, F096, F097, F098, F099, F100, F101, F102, F103, F104, F105, F106, F107, F274, F393, F394, F395, F396, F397
  test('protected screens redirect guests to the login of the same language, with the return path', async () => {
    for (const row of Object.values(routes)) {
      if (row.guard !== 'protected') continue
      for (const locale of locales) {
        const [status, target] = await location(`${row[locale]}?page=2`)
        expect([status, target]).toEqual([
          302,
          `${routes.login[locale]}?redirect=${encodeURIComponent(`${row[locale]}?page=2`)}`,
        ])
      }
    }
  })

  // F040, F041, F042, F043, F044, F045, F046, F047, F048, F049, F050, F051, F052, F053, F054, F055, F056, F057, F058, F059, F109, F273, F388, F389, F390, F391, F392
  test('guest-only screens redirect customers to the dashboard or to the requested path of this site', async () => {
    const customer = await createLoggedInVisitor(runtime)
    for (const row of Object.values(routes)) {
      if (row.guard !== 'only-not-logged-in') continue
      for (const locale of locales) {
        const answer = await customer.ask(row[locale])
        expect([answer.status, answer.headers.get('location')]).toEqual([302, routes.dashboard[locale]])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
      }
    }
    const asked = await customer.ask('/en/login?redirect=%2Fen%2Fcart')
    expect(asked.headers.get('location')).toBe('/en/cart')
    const elsewhere = await customer.ask('/en/login?redirect=%2F%2Fevil.example')
    expect(elsewhere.headers.get('location')).toBe('/en/dashboard')
  })

  test('server functions do not exist', async () => {
    expect((await visitor.ask('/_serverFn/anything')).status).toBe(404)
    expect((await visitor.post('/_serverFn/anything', {})).status).toBe(404)
  })

  // F561
  test('every response has the security headers, and pages a policy without unsafe-inline', async () => {
    for (const path of ['/en', '/en/login', '/healthz', '/en/nothing-here', '/favicon.svg', '/icons.svg']) {
      const { headers } = await visitor.ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
      expect(headers.get('cache-control')).not.toBeNull()
    }
  })

  test('no nonce is used twice', async () => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 20; visit++) {
      const { headers } = await visitor.ask('/en/login')
      nonces.add(/'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '')
    }
    expect(nonces.size).toBe(20)
  })

  // F234
  test('cross-origin writes return 403, whatever their headers', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const headerSets: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      {},
    ]
    for (const path of ['/api/en/cart/clear', '/api/en/content/form', '/api/en/content/newsletter']) {
      for (const headers of headerSets) {
        const { status } = await customer.ask(path, { method: 'POST', headers })
        expect([path, headers, status]).toEqual([path, headers, 403])
      }
    }
  })

  test('/healthz returns 200 for a running process, /readyz the state of its dependencies', async () => {
    expect(await (await visitor.ask('/healthz')).json()).toEqual({ status: 'ok' })
    const ready = await visitor.ask('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toMatchObject({
      status: 'ready',
      database: { ok: true },
      kv: { ok: true },
      commerce: { ok: true },
      content: { ok: true },
    })
  })

  // F467
  test('/build/latest.json returns the build id for the version check', async () => {
    const build = stampOf('.').slice(0, 8)
    expect(await (await visitor.ask('/build/latest.json')).json()).toEqual({ build })
  })
})
