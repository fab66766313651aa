import { afterEach, expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { notFoundLogPath } from '#server/session/signed-link.ts'
import { operatorLink } from '../support/links.ts'
import { elementsOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { escapedText } from '../support/screens.ts'
import { visitorOf } from '../support/visit.ts'

describeEachRuntime('not-found log', (runtime) => {
  const visitor = visitorOf(runtime)
  const missing = '/en/abuot-us'
  const link = (seconds?: number) => operatorLink(runtime, seconds)
  const record = (path: string) =>
    runtime.sql('SHOP_DB', 'INSERT INTO missing_paths (path, hits, seen_at) VALUES (?, 1000, 0)', path)
  const panelOf = async (path: string) => {
    const html = await (await visitor.ask(link())).text()
    return elementsOf(html, 'section').find(({ inside }) => inside.includes(`>${path}</h2>`))?.inside
  }
  const purge = () => {
    const headers = { authorization: `Bearer ${runtime.purgeToken}` }
    return visitor.ask('/api/purge', { method: 'POST', body: '{"tags":["operation:redirects"]}', headers })
  }
  /** Submits the form without scripts. */
  const save = async (fields: Record<string, string>, page?: string) => {
    const url = page ?? link()
    const hidden = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
    return visitor.submit('/api/en/operator/redirects', { ...hidden, status: '301', target: '', ...fields }, url)
  }

  afterEach(async () => {
    await runtime.sql('SHOP_DB', 'DELETE FROM missing_paths')
    await runtime.sql('CONTENT_DB', 'DELETE FROM redirects WHERE source IN (?, ?)', missing, '/en/old-terms')
    await purge()
  })

  test('lists a missing path with its hits, its referrer and the suggested target, in each language', async () => {
    for (let visit = 0; visit < 2; visit++) {
      const headers = { referer: new URL('/en/news?from=mail', runtime.url).href }
      expect((await visitor.ask(missing, { headers })).status).toBe(404)
    }
    await expect.poll(() => panelOf(missing)).toBeDefined()
    const panel = await panelOf(missing)
    expect(panel).toContain('linked from /en/news<')
    expect(panel).toMatch(/name="target"[^>]*value="\/en\/about-us"|value="\/en\/about-us"[^>]*name="target"/)
    for (const locale of locales) {
      const t = await loadTranslator(locale)
      const url = link().replace(localize('en', 'operatorNotFound'), localize(locale, 'operatorNotFound'))
      const response = await visitor.ask(url)
      expect([locale, response.status, response.headers.get('cache-control')]).toEqual([
        ...[locale, 200, 'private, no-store'],
      ])
      const html = await response.text()
      expect(html).toContain(escapedText(t('operator.intro')))
      expect(html).toContain('<meta name="robots" content="noindex"')
    }
  })

  test('the URL without language and the former one redirect to the language of the browser', async () => {
    for (const path of [notFoundLogPath, '/operator/missing-pages']) {
      const response = await visitor.ask(`${path}?until=1`, { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
      const location = `${localize('de', 'operatorNotFound')}?until=1`
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 302, location])
    }
  })

  test('a saved redirect takes effect at once, and its path leaves the list', async () => {
    await record(missing)
    expect((await save({ source: missing, target: '/en/who-we-are' })).status).toBe(303)
    const response = await visitor.ask(missing)
    expect([response.status, response.headers.get('location')]).toEqual([301, '/en/about-us'])
    expect(await panelOf(missing)).toBeUndefined()
    await record('/en/old-terms')
    expect((await save({ source: '/en/old-terms', status: '410' })).status).toBe(303)
    expect((await visitor.ask('/en/old-terms')).status).toBe(410)
  })

  test.each([
    ['a target that redirects back', { source: missing, target: missing }, 'operator.redirectLoop'],
    ['a target without a page', { source: missing, target: '/en/nowhere' }, 'operator.targetMissing'],
    ['a target that is no web address', { source: missing, target: 'javascript:alert(1)' }, 'operator.targetInvalid'],
    ['the home page as source', { source: '/', target: '/en/news' }, 'operator.pageExists'],
    ['the home page in capitals as source', { source: '/EN', target: '/en/news' }, 'operator.pageExists'],
    ['the home page with a query as source', { source: '/?from=mail', target: '/en/news' }, 'operator.pageExists'],
    ['the home page with two slashes as source', { source: '/en//', target: '/en/news' }, 'operator.pageExists'],
    ['the home page with a language prefix as source', { source: '/nl', target: '/en/news' }, 'operator.pageExists'],
    ['an encoded home page as source', { source: '/%65n', target: '/en/news' }, 'operator.pageExists'],
    ['a page of the CMS in capitals as source', { source: '/en/CONTACT', target: '/en/news' }, 'operator.pageExists'],
    ['a screen of the shop as source', { source: '/en/cart', target: '/en/news' }, 'operator.pageExists'],
    ['a page of the CMS as source', { source: '/en/contact', target: '/en/news' }, 'operator.pageExists'],
    ['a category as source', { source: '/de/products', target: '/de/neues' }, 'operator.pageExists'],
    [
      'a product as source',
      { source: '/en/offer/p/vine-tomatoes-red-class-i', target: '/en/news' },
      'operator.pageExists',
    ],
  ] as const)('rejects %s with 422 and a message at the field', async (_, fields, message) => {
    const t = await loadTranslator('en')
    await record(fields.source)
    const response = await save(fields)
    expect(response.status).toBe(422)
    if (fields.source === missing) expect(await response.text()).toContain(escapedText(t(message)))
    const json = await visitor.post('/api/en/operator/redirects', {
      ...Object.fromEntries(new URLSearchParams(link().split('?')[1])),
      ...fields,
      status: '301',
    })
    const { errors } = (await json.json()) as { errors: Record<string, string[]> }
    expect([json.status, ...Object.values(errors).flat()]).toEqual([422, t(message)])
    expect((await visitor.ask(fields.source)).headers.get('location')).not.toBe(fields.target)
  })

  test('a path that has a page again is not listed', async () => {
    await record('/en/contact')
    await record(missing)
    expect([await panelOf('/en/contact'), typeof (await panelOf(missing))]).toEqual([undefined, 'string'])
  })

  test('a path is removed from the list', async () => {
    await record(missing)
    const page = link()
    const hidden = Object.fromEntries(new URLSearchParams(page.split('?')[1]))
    const response = await visitor.submit('/api/en/operator/not-found/remove', { ...hidden, path: missing }, page)
    expect([response.status, response.headers.get('location')]).toEqual([303, page])
    expect(await panelOf(missing)).toBeUndefined()
  })

  test('without a valid link page and API return 404, show nothing and change nothing', async () => {
    await record(missing)
    const signed = link()
    const forged = signed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    for (const wrong of [localize('en', 'operatorNotFound'), forged, link(-1)]) {
      const response = await visitor.ask(wrong)
      const html = await response.text()
      expect([wrong, response.status, html.includes(missing)]).toEqual([wrong, 404, false])
      expect(html).toContain('npm run operator -- not-found')
      const fields = {
        ...{ until: '', signature: '', source: missing, target: '/en/news', status: '301' },
        ...Object.fromEntries(new URLSearchParams(wrong.split('?')[1])),
      }
      expect((await visitor.post('/api/en/operator/redirects', fields)).status).toBe(404)
      expect((await visitor.post('/api/en/operator/not-found/remove', { ...fields, path: missing })).status).toBe(404)
    }
    expect((await visitor.ask(missing)).status).toBe(404)
    expect(await panelOf(missing)).toBeDefined()
    expect(await panelOf(localize('en', 'operatorNotFound'))).toBeUndefined()
  })
})
