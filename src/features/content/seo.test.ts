import { expect, test } from 'vitest'
import { attacks } from '#tests/support/attacks.ts'
import type { ContentPage } from './content-page.ts'
import { entryHead, headTitle } from './entry-head.ts'
import { type Seo, toSeo } from './seo.ts'

const json = (value: unknown) => JSON.stringify(value)
const containers = {
  metaTitleContainer: json({ title: { title: 'Levering | Proviant' } }),
  metaTagContainer: json({
    description: { name: 'description', content: 'Van 4 tot 11 uur.' },
    robots: { name: 'robots', content: 'noindex, nofollow' },
    referrer: { name: 'referrer', content: 'unsafe-url' },
    refresh: { 'http-equiv': 'refresh', content: '0;url=https://evil.example' },
    'og:image': { property: 'og:image', content: '/media/a.webp' },
    'og:url': { property: 'og:url', content: 'https://cms.example/levering' },
  }),
  metaLinkContainer: json({ canonical: { rel: 'canonical', href: 'https://cms.example/levering' } }),
  metaJsonLdContainer: json({
    main: { '@type': 'WebPage', name: '</script><script>alert(1)</script>', url: '/levering' },
  }),
  metaSiteVarsContainer: json({ siteName: 'Proviant' }),
}

const pageWith = (seo: Seo, more: Partial<ContentPage> = {}): ContentPage => ({
  entry: {
    id: '1',
    title: 'Levering',
    typeHandle: 'pages',
    sectionHandle: 'pages',
    siteId: 1,
    uri: 'levering',
    path: '/levering',
    template: 'generic',
    blocks: [],
    seo,
    alternates: { nl: '/levering', en: '/en/delivery' },
    postDate: null,
    intro: null,
    author: null,
    job: null,
    image: null,
  },
  above: [],
  overview: null,
  jobs: null,
  legal: [],
  faqs: [],
  articleNumbers: [],
  ...more,
})

const head = (page: ContentPage, more: object = {}) =>
  entryHead(page, { title: `Proviant | ${headTitle(page)}`, origin: 'https://shop.example', ...more })

// F191, F192, F193
test('entryHead passes on title, description, robots and Open Graph tags, and drops refresh and referrer', () => {
  const { meta } = head(pageWith(toSeo(containers)))
  expect(meta).toEqual([
    { title: 'Proviant | Levering' },
    { name: 'description', content: 'Van 4 tot 11 uur.' },
    { name: 'robots', content: 'noindex, nofollow' },
    { property: 'og:image', content: 'https://shop.example/media/a.webp' },
    { property: 'og:url', content: 'https://shop.example/levering' },
  ])
})

// F194
test('the canonical URL has the shop’s origin, whatever host and prefix the CMS uses', () => {
  const canonical = (href: string, more: object = {}) =>
    head(pageWith({ ...toSeo(containers), canonical: href }), more).links[0]?.href
  for (const href of [
    'https://cms.example/levering',
    'https://cms.example/nl/levering/',
    'https://cms.example/index.php/levering',
    'javascript:alert(1)',
  ])
    expect([href, canonical(href)]).toEqual([href, 'https://shop.example/levering'])
  expect(canonical('https://cms.example/levering', { page: 2 })).toBe('https://shop.example/levering?page=2')
  const linked = { next: { rel: 'next', href: '/wrong' }, canonical: { rel: 'canonical', href: '/over-ons' } }
  expect(head(pageWith(toSeo({ ...containers, metaLinkContainer: json(linked) }))).links[0]?.href).toBe(
    'https://shop.example/over-ons',
  )
  // canonical URL of another page: its path, with the shop's origin
  expect(canonical('https://cms.example/nl/over-ons?a=1')).toBe('https://shop.example/over-ons')
  expect(canonical('/over-ons')).toBe('https://shop.example/over-ons')
})

// F194
test('the canonical URL of the home page does not contain the name that it has in the CMS', () => {
  const { entry, ...around } = pageWith(toSeo(containers))
  const canonical = (href: string, uri = '__home__') => {
    const seo = { ...entry.seo, canonical: href, jsonLd: [{ '@type': 'WebSite', url: href }] }
    return head({ ...around, entry: { ...entry, uri, path: '/en', seo } } as ContentPage)
  }
  for (const href of ['https://cms.example/en/__home__', 'https://cms.example/en/', '/en/__home__/']) {
    const { links, scripts } = canonical(href)
    expect([href, links[0]?.href]).toEqual([href, 'https://shop.example/en'])
    expect([href, JSON.stringify(scripts)]).toEqual([href, expect.not.stringContaining('__home__')])
  }
  // the home page as the canonical URL of another page
  expect(canonical('https://cms.example/en/__home__', 'welcome').links[0]?.href).toBe('https://shop.example/en')
})

// F191, F193
test('toSeo removes the site name after any separator, but not inside a sentence', () => {
  const titleOf = (title: string) => toSeo({ ...containers, metaTitleContainer: json({ title: { title } }) }).title
  for (const separator of [
    ' | ',
    ' - ',
    ' – ',
    ' — ',
    ' · ',
    ' • ',
    ' » ',
    ' / ',
    ' :: ',
    ': ',
    ', ',
    '|',
    ' ~ ',
    ' ⋅ ',
  ])
    expect([separator, titleOf(`Levering${separator}Proviant`), titleOf(`Proviant${separator}Levering`)]).toEqual([
      separator,
      'Levering',
      'Levering',
    ])
  expect(titleOf('Levering | Horeca | Proviant')).toBe('Levering | Horeca')
  for (const whole of ['Nieuw bij Proviant', 'Proviant voor de horeca', 'Non-Proviant', 'Proviant'])
    expect(titleOf(whole)).toBe(whole)
})

// F190, F194
test('alternate links name the known languages, and English as x-default', () => {
  const { links } = head(pageWith(toSeo(containers)))
  expect(links.slice(1)).toEqual([
    { rel: 'alternate', hrefLang: 'nl', href: 'https://shop.example/levering' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://shop.example/en/delivery' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://shop.example/en/delivery' },
  ])
})

// F195
test('JSON-LD cannot end its script element and contains absolute URLs', () => {
  const [script] = head(pageWith(toSeo(containers))).scripts
  expect(script?.children).not.toContain('<')
  expect(JSON.parse(script?.children ?? '')).toEqual({
    '@type': 'WebPage',
    name: '</script><script>alert(1)</script>',
    url: 'https://shop.example/levering',
  })
})

// F195
test('JSON-LD uses the shop’s origin for pages and keeps the URLs of files', () => {
  const main = {
    '@id': 'https://cms.example/nl/levering#page',
    url: 'https://cms.example/nl/levering',
    isPartOf: [{ url: 'https://cms.example/' }, { url: 'https://cms.example.evil.example/' }],
    image: { url: 'https://cms.example/uploads/van.jpg' },
    sameAs: 'https://social.example/proviant',
  }
  const seo = toSeo({ ...containers, metaJsonLdContainer: json({ main }) } as Parameters<typeof toSeo>[0])
  const [script] = head(pageWith(seo)).scripts
  expect(JSON.parse(script?.children ?? '')).toEqual({
    '@id': 'https://shop.example/levering#page',
    url: 'https://shop.example/levering',
    isPartOf: [{ url: 'https://shop.example/' }, { url: 'https://cms.example.evil.example/' }],
    image: { url: 'https://cms.example/uploads/van.jpg' },
    sameAs: 'https://social.example/proviant',
  })
})

// F195
test('no XSS payload in an SEO field ends its tag or script', () => {
  const faults: unknown[] = []
  for (const attack of attacks) {
    const all = {
      metaTitleContainer: json({ title: { title: attack } }),
      metaTagContainer: json({
        description: { name: 'description', content: attack },
        [attack]: { name: attack, content: attack },
        'og:title': { property: 'og:title', content: attack },
        'og:image': { property: 'og:image', content: attack },
      }),
      metaLinkContainer: json({ canonical: { rel: 'canonical', href: attack } }),
      metaJsonLdContainer: json({ main: { '@type': attack, [attack]: attack, url: attack } }),
      metaSiteVarsContainer: json({ siteName: 'Proviant' }),
    }
    const { meta, links, scripts } = head(pageWith(toSeo(all as Parameters<typeof toSeo>[0])))
    const broken = [
      ...scripts.filter(({ children }) => /[<>&]/.test(children) || typeof JSON.parse(children) !== 'object'),
      ...links.filter(({ href }) => new URL(href).origin !== 'https://shop.example'),
      // the shop sets the attribute names, the CMS only their values
      ...meta.filter((tag) =>
        Object.keys(tag).some((name) => !['title', 'name', 'property', 'content'].includes(name)),
      ),
      ...meta.filter((tag) => 'name' in tag && !['description', 'robots'].includes(String(tag.name))),
    ]
    if (broken.length > 0) faults.push([attack, broken])
  }
  expect(faults).toEqual([])
})

// F195
test('toSeo cuts JSON-LD at the maximum depth', () => {
  const deep = `{"main":{"@type":"WebPage","a":${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}}}`
  const [script] = head(pageWith(toSeo({ ...containers, metaJsonLdContainer: deep }))).scripts
  expect(script?.children).toMatch(/^\{"@type":"WebPage","a":\[\{/)
  expect(script?.children.length).toBeLessThan(300)
})

test('entryHead adds a BreadcrumbList for a page with ancestors, unless the CMS supplies one', () => {
  const above = [{ id: '2', title: 'Service', href: '/service' }]
  const typesOf = (page: ContentPage) => head(page).scripts.map(({ children }) => JSON.parse(children))
  expect(typesOf(pageWith(toSeo(null), { above }))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Service', item: 'https://shop.example/service' },
        { '@type': 'ListItem', position: 2, name: 'Levering', item: 'https://shop.example/levering' },
      ],
    },
  ])
  const supplied = { '@type': 'BreadcrumbList', itemListElement: [] }
  const metaJsonLdContainer = json({ breadcrumbs: supplied })
  expect(typesOf(pageWith(toSeo({ ...containers, metaJsonLdContainer }), { above }))).toEqual([supplied])
  expect(typesOf(pageWith(toSeo(null)))).toEqual([])
})

test('entryHead adds a FAQPage for a page with FAQ', () => {
  const faqs = [{ id: '1', question: 'Hoe?', answer: [{ tag: 'p' as const, children: ['Zo.'] }], links: [] }]
  const scripts = head(pageWith(toSeo(null), { faqs })).scripts
  expect(JSON.parse(scripts[0]?.children ?? '')).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Hoe?', acceptedAnswer: { text: 'Zo.' } }],
  })
})

// F191, F192, F195
test('toSeo treats invalid JSON as empty', () => {
  const broken = Object.fromEntries(Object.keys(containers).map((name) => [name, '{"a":'])) as typeof containers
  const texts = { title: null, description: null, robots: null, canonical: null, siteName: null }
  expect(toSeo(broken)).toEqual({ ...texts, tags: [], jsonLd: [] })
  expect(toSeo({ ...containers, metaTagContainer: '[]', metaJsonLdContainer: '"x"' })).toMatchObject({
    tags: [],
    jsonLd: [],
  })
})
