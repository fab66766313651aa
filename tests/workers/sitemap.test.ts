import { expect, test } from 'vitest'
import { assets } from '#backends/content/seed/data/assets.ts'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import { elementsOf, textOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

/** Site names of the demo, in the order of their ids. */
const siteLocales: Locale[] = ['nl', 'en', 'de', 'fr']

describeEachRuntime('sitemap', (runtime) => {
  const visitor = visitorOf(runtime)
  const { origin } = new URL(runtime.url)
  const read = async (path: string) => (await visitor.ask(path)).text()
  const textsOf = (xml: string, name: string) => elementsOf(xml, name).map(({ text }) => text)
  async function pagesOf(locale: Locale, part = '') {
    const answer = await visitor.ask(`/sitemap-${locale}${part}.xml`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    const pages = elementsOf(await answer.text(), 'url').map(({ inside }) => ({
      path: (textsOf(inside, 'loc')[0] ?? '').replace(origin, ''),
      changed: textsOf(inside, 'lastmod')[0],
      images: textsOf(inside, 'image:loc'),
      equals: Object.fromEntries(
        [...inside.matchAll(/<xhtml:link rel="alternate" hreflang="([\w-]+)" href="([^"]*)"\/>/g)].map(
          ([, language, href = '']) => [language, textOf(href).replace(origin, '')],
        ),
      ),
    }))
    return new Map(pages.map((page) => [page.path, page]))
  }

  /** Number of products, and the sitemap parts that list them. */
  async function productParts() {
    const { total } = JSON.parse(await read('/api/en/catalogue/listing')) as { total: number }
    return { total, parts: Array.from({ length: Math.ceil(total / 1000) }, (_, index) => `-${index + 1}`) }
  }

  test('robots.txt names the index, and the index the sitemaps of each language', async () => {
    expect(await read('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const { parts } = await productParts()
    expect(textsOf(await read('/sitemap.xml'), 'loc')).toEqual(
      locales.flatMap((locale) => ['', ...parts].map((part) => `${origin}/sitemap-${locale}${part}.xml`)),
    )
    const none = ['-3', '1.5', 'x', ''].map((part) => `/api/en/catalogue/sitemap?part=${part}`)
    for (const path of ['/sitemap-en-999.xml', '/sitemap-xx.xml', ...none])
      expect([path, (await visitor.ask(path)).status]).toEqual([path, 404])
  })

  test('contains every CMS page without noindex and every category once, with links between all translations', async () => {
    const lists = new Map(await Promise.all(locales.map(async (locale) => [locale, await pagesOf(locale)] as const)))
    const written = await runtime.sql<{ site_id: number; uri: string; updated_at: string; hidden: number | null }>(
      'CONTENT_DB',
      "SELECT site_id, uri, updated_at, json_extract(seo, '$.noIndex') AS hidden FROM entry_texts WHERE uri IS NOT NULL",
    )
    expect(written.filter(({ hidden }) => hidden)).not.toEqual([])
    for (const { site_id, uri, updated_at, hidden } of written) {
      const locale = siteLocales[site_id - 1] ?? 'nl'
      const path = `${locale === 'nl' ? '' : `/${locale}`}${uri === '__home__' ? '' : `/${uri}`}` || '/'
      // a route of the shop replaces this entry
      if (!['home', 'content'].includes(matchPath(path).route)) continue
      const page = lists.get(locale)?.get(path)
      if (hidden) {
        expect([path, page]).toEqual([path, undefined])
        continue
      }
      expect([path, page?.changed]).toEqual([path, new Date(updated_at).toISOString()])
      expect([path, Object.keys(page?.equals ?? {}).sort()]).toEqual([path, ['de', 'en', 'fr', 'nl', 'x-default']])
    }
    const categories = await runtime.sql<{ count: number }>('COMMERCE_DB', 'SELECT count(*) AS count FROM categories')
    for (const [locale, pages] of lists) {
      const ways = [...pages.keys()].filter((path) => ['range', 'category', 'product'].includes(matchPath(path).route))
      expect([locale, ways.length > 100, ways.length <= (categories[0]?.count ?? 0) + 1]).toEqual([locale, true, true])
      for (const { path, equals } of pages.values()) {
        expect(matchPath(path).route).not.toMatch(/dashboard|cart|checkout|login|register/)
        for (const other of locales) {
          const there = equals[other] ? lists.get(other)?.get(equals[other]) : undefined
          if (equals[other]) expect([path, other, there?.equals[locale]]).toEqual([path, other, path])
        }
      }
    }
  })

  test('contains every product once per language, with its images', async () => {
    const { total, parts } = await productParts()
    const productsOf = async (locale: Locale) => {
      const found = await Promise.all(parts.map((part) => pagesOf(locale, part)))
      return new Map(found.flatMap((part) => [...part]))
    }
    const [english, german] = await Promise.all([productsOf('en'), productsOf('de')])
    expect([english.size, german.size]).toEqual([total, total])
    for (const { path, equals, images } of [...english.values()].slice(0, 50)) {
      expect([path, german.get(equals.de ?? '')?.equals.en]).toEqual([path, path])
      expect([path, images[0]]).toEqual([path, expect.stringMatching(`^${origin}/img/1280/commerce/`)])
    }
    const [shown] = english.keys()
    expect((await visitor.ask(shown ?? '')).status).toBe(200)
  })

  test('contains the image of an article, is updated by a purge, and omits pages with noIndex', async () => {
    const path = '/en/news/festive-list-2026'
    const where = `entry_id = ${entryIds.festive} AND site_id = 2`
    const edit = async (seo: string) => {
      await runtime.sql('CONTENT_DB', `UPDATE entry_texts SET seo = ? WHERE ${where}`, seo)
      const body = JSON.stringify({ tags: [`entry:${entryIds.festive}`] })
      const headers = { authorization: `Bearer ${runtime.purgeToken}` }
      expect((await visitor.ask('/api/purge', { method: 'POST', body, headers })).status).toBe(200)
    }
    const before = (await pagesOf('en')).get(path)
    expect(before?.images).toEqual([expect.stringContaining(assets.festive.path)])
    const [row] = await runtime.sql<{ seo: string }>('CONTENT_DB', `SELECT seo FROM entry_texts WHERE ${where}`)
    try {
      await edit(JSON.stringify({ ...JSON.parse(row?.seo ?? '{}'), noIndex: true }))
      expect((await pagesOf('en')).get(path)).toBeUndefined()
      expect((await pagesOf('de')).size).toBeGreaterThan(100)
    } finally {
      await edit(row?.seo ?? '{}')
    }
    const after = (await pagesOf('en')).get(path)
    expect(Date.parse(after?.changed ?? '')).toBeGreaterThan(Date.parse(before?.changed ?? ''))
  })
})
