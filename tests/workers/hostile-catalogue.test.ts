import { beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, visitorOf } from '../support/visit.ts'

const search = (text: string) => `filters=search:${encodeURIComponent(text)}`
const many = (name: string, prefix = '') =>
  `filters=${name}:${Array.from({ length: 400 }, (_, index) => prefix + (index + 1)).join(',')}`

const searches = {
  '300 letters': search('x'.repeat(300)),
  '300 letters in words': search('tomaat '.repeat(43)),
  '301 letters': search('é'.repeat(301)),
  '300 letters that fold to two': search('ß'.repeat(300)),
  '300 pictures': search('🍅'.repeat(300)),
  '51 bytes of % and _': search(`${'%_'.repeat(25)}%`),
  '51 bytes of %': search('%'.repeat(51)),
  '51 bytes of _': search('_'.repeat(51)),
  quotes: search('"\'`“„«»\\'),
  'words of a query language': search('NEAR(tomaat kaas, 2) AND NOT name:x* OR ^y -z + {a b} "'),
  'a lone operator': search('*'),
  'a statement of SQL': search("'; DROP TABLE products; --"),
  markup: search('"><script>alert(1)</script>'),
  'a picture in parts': search('👩‍🍳'),
  NUL: search('tom\0aat'),
  'nothing but NUL': search('\0\0'),
  'a new line': search('a\r\nset-cookie: x=1'),
  'letters from right to left': search('\u202etaamot'),
  'half a letter': 'filters=search:%ED%A0%80tomaat',
  'a cut letter': 'filters=search:%E0%A4',
  'an overlong letter': 'filters=search:%C0%AF',
  'Latin 1': 'filters=search:caf%E9',
  'a lone percent sign': 'filters=search:%',
  'no hexadecimal number': 'filters=search:%zz%1',
}
const pages = Object.fromEntries(
  [
    '-1',
    '0',
    '1e9',
    '1000000000',
    '999999',
    'NaN',
    'Infinity',
    '0x10',
    '1.5',
    '%202',
    '{"a":1}',
    '"x"',
    'null',
    '',
  ].map((page) => [`page ${page}`, `page=${page}`]),
)
const filters = {
  '400 brands': many('brands'),
  '400 brands below zero': many('brands', '-'),
  '400 allergens': many('contains_allergen', 'a'),
  'a number without end': `filters=brands:${'9'.repeat(59)}`,
  'a number that is none': 'filters=brands:1e400,NaN,0x1',
  'names of JavaScript': 'filters=__proto__:1;constructor:2;contains_allergen:__proto__,toString',
  'unknown filters': 'filters=colour:red;x;:;=;,',
  'other values': 'filters=is_stock_article:yes;new:2;brands:%27--',
  'more than 2 kB of search': search('y'.repeat(2_100)),
  'more than 2 kB of brands': `filters=brands:${'1,'.repeat(1_500)}`,
  'as JSON': 'filters={"search":"x"}',
  'as numbers': 'filters=[1,2]',
}
const parameters = {
  'given twice': 'page=2&page=3&filters=brands:1&filters=new:1&sort=name&sort=sku&view=rows&view=tiles',
  'as lists': 'page[]=2&filters[]=new:1&sort[]=name',
  'without values': 'page&filters&sort&view',
  'of an unknown order and look': 'sort=price;x&view=nonsense',
  'of names of JavaScript': 'sort=constructor&view=__proto__&__proto__[a]=1&constructor=2',
  unknown: `${'x=1&'.repeat(300)}utm_source=y&Page=2&FILTERS=new:1`,
  'of signs alone': '&&&===&%00=%00&%',
}
const queries = Object.entries({ ...searches, ...pages, ...filters, ...parameters })

describeEachRuntime('hostile listing URL', (runtime) => {
  const visitor = visitorOf(runtime)

  /** Cache keys after requests of the regular pages. */
  let before: Set<string>
  beforeAll(async () => {
    for (const locale of locales) {
      for (const name of ['home', 'range', 'brands'] as const) await (await visitor.ask(localize(locale, name))).text()
      await (await visitor.ask(`/api/${locale}/catalogue/facets`)).text()
    }
    await new Promise((done) => setTimeout(done, 1_000))
    before = new Set(await runtime.kvKeys())
  })

  /** The response after at most two redirects within this shop: to the canonical URL, and to the last page of the listing. */
  async function open(path: string, who = visitor, redirects = 2): Promise<{ status: number; html: string }> {
    const response = await who.ask(path, { headers: { accept: 'text/html' } })
    const target = response.headers.get('location')
    if (target === null || redirects === 0) return { status: response.status, html: await response.text() }
    const url = new URL(target, runtime.url)
    expect(url.origin, path).toBe(new URL(runtime.url).origin)
    return open(url.pathname + url.search, who, redirects - 1)
  }

  async function emptyMessagesIn(locale: Locale): Promise<RegExp> {
    const t = await loadTranslator(locale)
    const texts = [t('catalogue.emptyTitle'), t('catalogue.emptySearch', { search: '|' }).split('|')[0] ?? '']
    return new RegExp(`<h2[^>]*>(${texts.map((text) => text.trim()).join('|')})`)
  }
  const decoded = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&nbsp;', ' ')

  test.each(locales)('shows products or the reason for none, in its language (%s)', async (locale) => {
    const emptyMessages = await emptyMessagesIn(locale)
    // each language gets every fourth query, and all queries that broke listings before
    const place = locales.indexOf(locale)
    for (const [name, query] of queries.filter((_, index) => index % locales.length === place || index < 14)) {
      const { status, html } = await open(`${localize(locale, 'range')}?${query}`)
      const shown = {
        products: /<article class="(tile|product-row)/.test(html),
        excuse: emptyMessages.test(decoded(html)),
      }
      expect([name, status, (html.match(/<h1/g) ?? []).length]).toEqual([name, 200, 1])
      expect([name, html.includes(`<html lang="${locale}"`)]).toEqual([name, true])
      expect([name, shown.products !== shown.excuse]).toEqual([name, true])
      expect([name, /<script>alert|set-cookie: x/.test(html) && html.includes('<script>alert(1)')]).toEqual([
        name,
        false,
      ])
    }
  })

  test('customers get a response too', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const emptyMessages = await emptyMessagesIn('en')
    for (const [name, query] of queries.filter((_, index) => index % 5 === 0)) {
      const { status, html } = await open(`${localize('en', 'range')}?${query}`, customer)
      const answered = /<article class="(tile|product-row)/.test(html) || emptyMessages.test(decoded(html))
      expect([name, status, answered]).toEqual([name, 200, true])
    }
  })

  test('a category, a product and the brands page ignore queries of other pages', async () => {
    const tree = (await (await visitor.ask('/api/de/catalogue/departments')).json()) as {
      departments: { href: string }[]
    }
    const category = tree.departments[0]?.href ?? ''
    const listing = (await (await visitor.ask('/api/de/catalogue/listing')).json()) as { products: { href: string }[] }
    const product = listing.products[0]?.href ?? ''
    for (const path of [category, product, '/de/brands', '/de']) {
      for (const [name, query] of queries.filter((_, index) => index % 6 === 0)) {
        const { status } = await open(`${path}?${query}`)
        expect([path, name, status]).toEqual([path, name, 200])
      }
    }
  })

  test('equivalent spellings of a URL redirect to one URL', async () => {
    for (const path of ['%00', '%01%02', '%20', '%20%20', '%2F', '%2f%2f', '%5C', '/%00/'].flatMap((end) => [
      `/en/range${end}`,
      `/de/products${end}`,
      `/merken${end}`,
    ])) {
      const answer = await visitor.ask(path)
      const target = answer.headers.get('location')
      expect([path, answer.status, target]).toEqual([path, 301, path.replace(/[%/][^a-z]+$|%2f.*$/, '')])
    }
  })

  test('unknown products return 404 with a message', async () => {
    const odd = ['x'.repeat(300), "'--", ...'%25_%25 no%00thing%20 %ED%A0%80 %F0%9F%8D%85 __proto__ %5cx -1'.split(' ')]
    for (const slug of odd) {
      for (const locale of locales) {
        const { status, html } = await open(localize(locale, 'product', '').replace(/\/?$/, `/${slug}`))
        expect([slug, locale, status]).toEqual([slug, locale, 404])
        expect([slug, html.includes((await loadTranslator(locale))('global.pageNotFound'))]).toEqual([slug, true])
      }
    }
  })

  test('the API returns data or a problem with a message for every request', async () => {
    for (const [index, [name, query]] of queries.entries()) {
      const locale = locales[index % locales.length] ?? 'nl'
      for (const route of ['listing', 'facets', 'products', 'filter']) {
        const answer = await visitor.ask(`/api/${locale}/catalogue/${route}?${query}`)
        const body = await answer.text()
        if (route === 'filter') expect([name, answer.status]).toEqual([name, 302])
        else if (route === 'products') expect([name, answer.status < 500, body.length > 20]).toEqual([name, true, true])
        else {
          expect([name, route, answer.status]).toEqual([name, route, 200])
          expect(Object.keys(JSON.parse(body))).toContain(route === 'listing' ? 'products' : 'brands')
        }
      }
    }
  })

  test('the filter form without scripts redirects to a clean URL, whatever its fields contain', async () => {
    const long = encodeURIComponent('%_'.repeat(400))
    for (const fields of [
      `search=${long}`,
      'search=%00%ED%A0%80',
      `${'brands=1&'.repeat(400)}`,
      Array.from({ length: 400 }, (_, index) => `brands=${index}`).join('&'),
      'category=../../x&search=a',
      'category=//evil.example/&search=a',
      'category=%5C%5Cevil.example',
      'sort=x&view=x&is_stock_article=x&new=x',
    ]) {
      for (const route of ['filter', 'search']) {
        const answer = await visitor.ask(`/api/en/catalogue/${route}?${fields}`)
        const target = new URL(answer.headers.get('location') ?? '', runtime.url)
        expect([fields.slice(0, 30), answer.status, target.origin]).toEqual([
          fields.slice(0, 30),
          302,
          new URL(runtime.url).origin,
        ])
        expect(target.search.length).toBeLessThan(8_000)
        expect((await open(target.pathname + target.search)).status).toBeLessThan(500)
      }
    }
  })

  test('hostile URLs store nothing in the durable cache', async () => {
    // includes the requests of the tests above
    for (let made = 0; made < 8; made++) {
      for (const query of [
        `filters=brands:${9_000 + made}`,
        `filters=contains_allergen:made-up-${made},milk`,
        `filters=search:made-up-${made}`,
        `page=${900 + made}`,
        `category=made-up-${made}`,
      ]) {
        for (const route of ['listing', 'facets'])
          await (await visitor.ask(`/api/en/catalogue/${route}?${query}`)).text()
      }
    }
    await new Promise((done) => setTimeout(done, 1_500))
    const newKeys = (await runtime.kvKeys()).filter((key) => !before.has(key))
    expect(
      newKeys.filter((key) => /made-up|search|brands"|allergen"|"page":\d{3}|page:.*(filters|view)/.test(key)),
    ).toEqual([])
    expect(newKeys.length).toBeLessThan(40)
  })
})
