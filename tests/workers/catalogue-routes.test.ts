import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { headingOf, headLinks, titleOf } from '../support/head.ts'
import { escapeText, linksOf, mainOf } from '../support/read-html.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { countLayoutParts, shopLayout } from '../support/screens.ts'
import { createLoggedInVisitor, type Visitor, visitorOf } from '../support/visit.ts'

type Text = { id: number; locale: Locale; path: string; name: string }

const tiles = (html: string) => html.split('class="tile').length - 1

describeEachRuntime('catalogue', (runtime) => {
  const visitor = visitorOf(runtime)
  const see = async (path: string) => {
    const answer = await visitor.ask(path, { headers: { cookie: 'js=0' } })
    return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
  }
  const layoutOf = async (html: string, locale: Locale) =>
    countLayoutParts(html, { locale, t: await loadTranslator(locale) })
  const categories = (depth: number) =>
    runtime.sql<Text>(
      'COMMERCE_DB',
      `SELECT t.category_id AS id, t.locale, t.url_path AS path, t.name FROM category_texts t
       JOIN categories c ON c.id = t.category_id
       WHERE c.type = 'category' AND length(url_path) - length(replace(url_path, '/', '')) = ? ORDER BY 1, 2 LIMIT 4`,
      depth - 1,
    )
  /** URL keys of the products of a category and of those below it. */
  const productsOf = async (category: number, locale: Locale) => {
    const rows = await runtime.sql<{ path: string }>(
      'COMMERCE_DB',
      `WITH RECURSIVE below (id) AS (SELECT ? UNION ALL SELECT c.id FROM categories c JOIN below ON c.parent_id = below.id)
       SELECT t.url_key AS path FROM product_texts t JOIN products p ON p.id = t.product_id
       WHERE t.locale = ? AND p.parent_id IS NULL AND p.category_id IN (SELECT id FROM below)`,
      category,
      locale,
    )
    return rows.map(({ path }) => path)
  }
  const products = () =>
    runtime.sql<Text>(
      'COMMERCE_DB',
      `SELECT t.product_id AS id, t.locale, t.url_key AS path, t.name FROM product_texts t
       WHERE t.product_id = (SELECT min(id) FROM products WHERE type = 'configurable') ORDER BY t.locale`,
    )

  // F004, F033, F039, F076, F077, F078, F079, F114, F430
  test('categories of one, two and three segments respond in four languages and link to each other', async () => {
    for (const depth of [1, 2, 3]) {
      const texts = await categories(depth)
      expect(new Set(texts.map(({ id }) => id)).size).toBe(1)
      const paths = Object.fromEntries(texts.map(({ locale, path }) => [locale, localize(locale, 'category', path)]))
      for (const { id, locale, name } of texts) {
        const path = paths[locale] ?? ''
        const { status, html } = await see(path)
        expect([path, status]).toEqual([path, 200])
        expect(html).toContain(`<html lang="${locale}"`)
        expect(headingOf(html)).toContain(escapeText(name))
        expect(titleOf(html)).toBe(`Proviant | ${escapeText(name)}`)
        const own = await productsOf(id, locale)
        const listed = [...html.matchAll(/href="[^"]*?\/([^"/?]+)(?:\?[^"]*)?" class="name"/g)].map(([, slug]) => slug)
        expect([path, listed.length]).toEqual([path, Math.min(own.length, 16)])
        expect(own).toEqual(expect.arrayContaining(listed))
        const { canonical, alternates } = headLinks(html)
        expect(canonical).toBe(path)
        expect(alternates).toEqual({ ...paths, 'x-default': paths.en })
        expect([path, await layoutOf(html, locale)]).toEqual([path, shopLayout])
      }
    }
  })

  // F009, F137
  test('each tile has a heading and its packaging unit, and its button names what it adds', async () => {
    const { html } = await see('/en/range')
    const read = html.replace(/<a [^>]*aria-hidden="true".*?<\/a>/gs, '')
    const articles = read.match(/<article.*?<\/article>/gs) ?? []
    expect(articles).toHaveLength(16)
    const names = articles.flatMap((article) => article.match(/class="add-button[^>]*aria-label="([^"]+)"/)?.[1] ?? [])
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(10)
    for (const article of articles) {
      const name = article.match(/<h2><a [^>]*>([^<]+)<\/a><\/h2>/)?.[1]
      expect(name).toMatch(/\S/)
      expect(article).toMatch(/<span class="packing">[^<]*\d/)
    }
    for (const name of names) expect(name).toMatch(/^Add to cart: [^,]+, \S/)
  })

  // F033, F039, F080, F081, F082, F083, F114, F440, F554
  test('a product responds in four languages and links to each other', async () => {
    const texts = await products()
    const paths = Object.fromEntries(texts.map(({ locale, path }) => [locale, localize(locale, 'product', path)]))
    expect(Object.keys(paths)).toHaveLength(4)
    for (const { locale, name } of texts) {
      const { status, html } = await see(paths[locale] ?? '')
      expect([paths[locale], status]).toEqual([paths[locale], 200])
      expect(headingOf(html)).toContain(name)
      expect(titleOf(html)).toBe(`Proviant | ${escapeText(name)}`)
      expect(headLinks(html)).toEqual({ canonical: paths[locale], alternates: { ...paths, 'x-default': paths.en } })
      expect(html).toContain('application/ld+json')
      expect([locale, await layoutOf(html, locale)]).toEqual([locale, shopLayout])
    }
  })

  // F440
  test('the slug of another language redirects to the canonical URL in one hop', async () => {
    const texts = await products()
    for (const locale of locales) {
      const own = texts.find((text) => text.locale === locale)?.path ?? ''
      for (const { path } of texts.filter((text) => text.path !== own)) {
        const { status, location } = await see(localize(locale, 'product', path))
        expect([locale, path, status, location]).toEqual([locale, path, 301, localize(locale, 'product', own)])
      }
    }
  })

  // F354
  test('one segment in German and French is a category if one exists, else a product', async () => {
    for (const locale of ['de', 'fr'] as const) {
      const category = (await categories(1)).find((text) => text.locale === locale) as Text
      const product = (await products()).find((text) => text.locale === locale) as Text
      const listing = await see(`/${locale}/products/${category.path}`)
      expect(tiles(listing.html)).toBeGreaterThan(4)
      const page = await see(`/${locale}/products/${product.path}`)
      expect(headingOf(page.html)).toContain(product.name)
      expect((await see(`/${locale}/products/${category.path}/${product.path}`)).status).toBe(404)
    }
  })

  // F007, F112, F113, F141, F287, F288, F290, F441, F442
  test('page and filters change the products, title and canonical URL of the HTML', async () => {
    const names = (html: string) => [...html.matchAll(/href="\/en\/offer\/p\/([^"?#]+)"/g)].map(([, slug]) => slug)
    const first = await see('/en/range')
    const second = await see('/en/range?page=2')
    expect(new Set(names(first.html)).size).toBe(16)
    expect(new Set(names(second.html)).size).toBe(16)
    expect(names(second.html).filter((slug) => names(first.html).includes(slug))).toEqual([])
    expect(headLinks(second.html).canonical).toBe('/en/range?page=2')
    const searched = await see('/en/range?filters=search%3Atomato')
    expect(names(searched.html).length).toBeGreaterThan(0)
    expect(names(searched.html).join()).toContain('tomato')
    expect(headingOf(searched.html)).toContain('tomato')
    const most = 'SELECT brand_id AS id FROM products WHERE parent_id IS NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 6'
    const brands = (await runtime.sql<{ id: number }>('COMMERCE_DB', most)).map(({ id }) => String(id)).sort()
    const filters = `brands%3A${brands.join('%2C')}`
    const { html } = await see(`/en/range?filters=${filters}`)
    const hrefs = [...html.matchAll(/href="([^"]*page=2#results)"/g)].map(([, href]) => href)
    expect(hrefs).toContain(`/en/range?filters=${filters}&amp;page=2#results`)
    const later = await see(`/en/range?filters=${filters}&page=2`)
    expect(headLinks(later.html).canonical).toBe(`/en/range?filters=${filters}&page=2`)
    expect([new Set(names(later.html)).size, names(later.html).filter((name) => names(html).includes(name))]).toEqual([
      expect.any(Number),
      [],
    ])
    const nothing = await see('/en/range?filters=search%3Aqqqqqq')
    expect([nothing.status, new Set(names(nothing.html)).size]).toEqual([200, 0])
    const beyond = await visitor.ask('/en/range?page=999&sort=-name&view=rows')
    const lastPage = beyond.headers.get('location') ?? ''
    expect([beyond.status, lastPage]).toEqual([
      302,
      expect.stringMatching(/^\/en\/range\?page=\d+&sort=-name&view=rows$/),
    ])
    expect(new Set(names((await see(lastPage)).html)).size).toBeGreaterThan(0)
  })

  // F008, F009, F138, F143, F145
  test('tiles, rows and product page show stock status and packaging units; quantities are for customers only', async () => {
    const slug = 'abbey-cheese-2-5-kg-loaf'
    const shownTexts = async (who: Visitor, path: string, part: string) => {
      who.cookies.set('js', '0')
      const html = (await (await who.ask(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '')
      const place = html.split(part).find((piece) => piece.includes(slug)) ?? ''
      return place
        .replace(/<!--.*?-->/g, '')
        .split(/<[^>]*>/)
        .map((text) => text.replace(/\s/g, ' '))
        .filter(Boolean)
    }
    const customer = await createLoggedInVisitor(runtime)
    const listing = '/en/range?filters=search%3Aabbey%20cheese'
    for (const view of ['', '&view=rows']) {
      const guest = await shownTexts(visitorOf(runtime), listing + view, '<article')
      expect(guest).toEqual(expect.arrayContaining(['In stock', '2.5 kg', 'piece', 'case']))
      const own = await shownTexts(customer, listing + view, '<article')
      expect(own).toContainEqual(expect.stringMatching(/^(In stock: )?\d+ cases$/))
      expect(own).toContain('2 × 2.5 kg')
    }
    const page = await shownTexts(visitorOf(runtime), `/en/offer/p/${slug}`, '<html')
    const facts = ['In stock', '1 case', '2 × 2.5 kg = 5 kg', 'Inner packaging', 'washed rind']
    expect(page).toEqual(expect.arrayContaining(facts))
    const [inner] = await runtime.sql<{ packaging: string }>(
      'COMMERCE_DB',
      `SELECT d.content_packaging AS packaging FROM product_texts t JOIN products p ON p.id = t.product_id
       JOIN descriptions d ON d.id = p.description_id AND d.locale = t.locale WHERE t.locale = 'en' AND t.url_key = ?`,
      slug,
    )
    expect(page[page.indexOf('Inner packaging') + 1]).toBe(inner?.packaging)
    expect(page.join()).not.toMatch(/In stock: \d/)
    const own = await shownTexts(customer, `/en/offer/p/${slug}`, '<html')
    for (const amount of [/^In stock: \d+ pieces$/, /^In stock: \d+ cases$/])
      expect(own).toContainEqual(expect.stringMatching(amount))
  })

  // F005, F007
  test('a brand links to the listing of its products', async () => {
    const { html } = await see('/en/brands')
    const link = /href="(\/en\/range\?filters=brands[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const listing = await see(link)
    expect(listing.status).toBe(200)
    const ofBrand = await runtime.sql<{ path: string }>(
      'COMMERCE_DB',
      `SELECT t.url_key AS path FROM product_texts t JOIN products p ON p.id = t.product_id
       WHERE t.locale = 'en' AND p.parent_id IS NULL AND p.brand_id = ?`,
      /brands%3A(\d+)/.exec(link)?.[1] ?? '',
    )
    const listed = linksOf(mainOf(listing.html)).flatMap(([href]) => /^\/en\/offer\/p\/([^?#]+)/.exec(href)?.[1] ?? [])
    const foreign = listed.filter((path) => !ofBrand.some((product) => product.path === path))
    expect([new Set(listed).size, foreign]).toEqual([Math.min(ofBrand.length, 16), []])
    expect(headLinks(listing.html).canonical).toBe(link)
  })
})
