import { expect, test } from 'vitest'
import { allNewsPages, entry, siteCraftData } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { scenes } from '../seed/data/scenes.ts'
import { openTestContent } from '../testing/cms.ts'

const cms = await openTestContent(openSqliteD1(':memory:'))

const titles = async (query: string) => {
  const { data, errors } = await cms.send(query)
  expect(errors).toEqual([])
  return (data as { found: { title: string }[] }).found.map(({ title }) => title)
}

test('a single value is accepted for a list argument', async () => {
  const { data } = await cms.send('{ entry(uri: "about-us", siteId: "2", section: "pages") { title uri } }')
  expect(data).toEqual({ entry: { title: 'About us', uri: 'about-us' } })
})

test('without a site argument uses the first site, with * all, with a language the exact match', async () => {
  expect(await titles('{ found: entries(section: "jobs") { title } }')).toEqual(['Werken bij Proviant'])
  expect(await titles('{ found: entries(section: "jobs", siteId: "*") { title } }')).toHaveLength(4)
  expect(await titles('{ found: entries(section: "jobs", language: "fr") { title } }')).toEqual([
    'Travailler chez Proviant',
  ])
  expect(await titles('{ found: entries(section: "jobs", language: "fr-BE") { title } }')).toEqual([])
  expect(await titles('{ found: entries(section: "jobs", language: "fr", siteId: 3) { title } }')).toEqual([])
})

test('an empty list matches nothing', async () => {
  expect(await titles('{ found: entries(uri: []) { title } }')).toEqual([])
})

// F457, F501
test('news is paginated, newest first, with the total count', async () => {
  const first = await cms.ask(allNewsPages, { siteId: [2], limit: 5 })
  const last = await cms.ask(allNewsPages, { siteId: [2], offset: 10, limit: 5 })
  expect(first.totalCount).toBe(12)
  expect(first.allNewsPages).toHaveLength(5)
  expect(last.allNewsPages).toHaveLength(2)
  const dates = [...(first.allNewsPages ?? []), ...(last.allNewsPages ?? [])].map(
    (each) => each && 'postDate' in each && each.postDate,
  )
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('sorts pages by structure and other sections newest first', async () => {
  expect(await titles('{ found: entries(section: "pages", siteId: 2, limit: 3) { title } }')).toEqual([
    'About us',
    'How ordering works',
    'Service',
  ])
  expect(await titles('{ found: entries(section: "legalPages", siteId: 2) { title } }')).toEqual([
    'Terms and conditions',
    'Privacy',
    'Cookies',
  ])
})

test('sorts by known columns and rejects others', async () => {
  expect(await titles('{ found: entries(section: "legalPages", siteId: 2, orderBy: "title asc") { title } }')).toEqual([
    'Cookies',
    'Privacy',
    'Terms and conditions',
  ])
  const { errors } = await cms.send('{ entries(orderBy: "1; DROP TABLE entries") { id } }')
  expect(errors[0]?.message).toBe('Cannot order by "1; DROP TABLE entries"')
})

test('disabled and unpublished entries, and links and nodes to them, are left out', async () => {
  const now = () => new Date('2026-11-10T12:00:00Z')
  const early = await openTestContent(openSqliteD1(':memory:'), { now })
  await early.db.prepare("UPDATE entry_texts SET enabled = 0 WHERE site_id = 4 AND uri = 'notre-maison'").run()
  const { entry: hidden } = await early.ask(entry, { uri: ['notre-maison'], siteId: [4] })
  expect(hidden).toBeNull()
  const dutch = await early.ask(entry, { uri: ['over-ons'], siteId: [1] })
  expect(dutch.entry?.localized?.map((each) => each?.siteId)).toEqual([2, 3])
  const french = await early.ask(siteCraftData, { language: ['fr'] })
  expect(french.topNav?.map((node) => node?.title)).toEqual(['Actualités', 'Emplois', 'Contact'])
  expect(french.totalCount).toBe(10)
  expect(french.allNewsPages?.[0]).toMatchObject({ title: 'La liste des fêtes 2026 est prête' })
})

test('leaves out blocks of an unknown type', async () => {
  const own = await openTestContent(openSqliteD1(':memory:'))
  await own.db
    .prepare(
      `UPDATE entry_texts SET blocks = '[{"type":"carousel"},{"type":"cta","title":"Kept"}]' WHERE entry_id = 11`,
    )
    .run()
  const { entry: page } = await own.ask(entry, { uri: ['how-ordering-works'], siteId: [2] })
  expect(page && 'contentBlocks' in page && page.contentBlocks.map((block) => block?.__typename)).toEqual(['cta_Entry'])
})

test('the about page has a block of every type', async () => {
  const { entry: page } = await cms.ask(entry, { uri: ['about-us'], siteId: [2] })
  const types = page && 'contentBlocks' in page ? page.contentBlocks.map((block) => block?.typeHandle) : []
  expect(new Set(types).size).toBe(10)
})

test('links point to the page in the language of the site', async () => {
  const { entry: page } = await cms.ask(entry, { uri: ['__home__'], siteId: [3] })
  const blocks = page && 'contentBlocks' in page ? page.contentBlocks : []
  const slider = blocks.find((block) => block?.__typename === 'newsSlider_Entry')
  expect(slider && 'links' in slider && slider.links?.[0]).toMatchObject({
    url: '/de/neuigkeiten',
    customText: 'Alle Neuigkeiten',
    element: { uri: 'neuigkeiten', siteId: 3 },
  })
})

// F232
test('a link has its type and the attributes that the editor set', async () => {
  const own = await openTestContent(openSqliteD1(':memory:'))
  const links = [
    {
      type: 'Entry',
      entry: 13,
      text: 'So liefern wir',
      ariaLabel: 'Mehr zur Lieferung',
      title: 'Lieferung',
      newWindow: true,
    },
    { type: 'Entry', entry: 13 },
    { type: 'Url', url: 'https://other.example/', text: 'Elsewhere' },
    { type: 'Email', url: 'mailto:a@b.example' },
    { type: 'Phone', url: 'tel:+323', text: 'Call' },
    { type: 'Entry', entry: 999 },
  ]
  await own.db
    .prepare('UPDATE entry_texts SET blocks = ? WHERE entry_id = 11')
    .bind(JSON.stringify([{ type: 'cta', links }]))
    .run()
  const { entry: page } = await own.ask(entry, { uri: ['how-ordering-works'], siteId: [2] })
  const [block] = page && 'contentBlocks' in page ? page.contentBlocks : []
  const given = (block && 'links' in block && block.links) || []
  expect(given.map((link) => link?.type?.split('\\').at(-1))).toEqual(['Entry', 'Entry', 'Url', 'Email', 'Phone'])
  expect(given[0]).toMatchObject({
    url: '/en/service/delivery',
    text: 'So liefern wir',
    customText: 'So liefern wir',
    title: 'Lieferung',
    ariaLabel: 'Mehr zur Lieferung',
    target: '_blank',
    element: { id: '13', title: 'Delivery', uri: 'service/delivery', siteId: 2, language: 'en' },
  })
  expect(given[1]).toMatchObject({ text: 'Delivery', customText: null, target: null, ariaLabel: null })
  expect(given[2]).toMatchObject({ url: 'https://other.example/', text: 'Elsewhere', element: null })
  expect(given[3]).toMatchObject({ url: 'mailto:a@b.example', text: 'a@b.example' })
})

// F231
test("a video has URL, format, kind, size and the provider's data", async () => {
  const { entry: page } = await cms.ask(entry, { uri: ['ueber-uns'], siteId: [3] })
  const blocks = page && 'contentBlocks' in page ? page.contentBlocks : []
  const columns = blocks.flatMap((block) => (block?.__typename === 'defaultColumns_Entry' ? block.defaultColumns : []))
  const film = columns.find((column) => column?.__typename === 'videoColumn_Entry')
  expect(film).toMatchObject({
    fieldVideo: [
      {
        title: 'Beispielfilm: Big Buck Bunny',
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        format: 'json',
        kind: 'json',
        size: null,
        embeddedAsset: {
          type: 'video',
          image: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
          aspectRatio: 56.25,
          providerName: 'YouTube',
          iframeSrc: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
        },
      },
    ],
    fieldThumbnail: [{ kind: 'image' }],
  })
})

// F230
test('a picture has its original and nine widths', async () => {
  const { entry: page } = await cms.ask(entry, { uri: ['news/festive-list-2026'], siteId: [2] })
  const image = page && 'fieldImage' in page ? page.fieldImage[0] : null
  const at = (width: number) => `https://shop.example/img/${width}/shop/media/scenes/festive.webp`
  expect(image).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    title: expect.stringMatching(/./),
    width: 2560,
    height: 1600,
    kind: 'image',
    size: String(scenes.festive.size),
    alt: 'A basket of oysters beside a bottle of Chablis',
  })
  expect(image).toMatchObject({
    url: 'https://shop.example/media/scenes/festive.webp',
    ...Object.fromEntries(
      [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560].map((width) => [`webp${width}`, at(width)]),
    ),
  })
})

test('the SEO containers have title, canonical URL, alternate languages and the article', async () => {
  const { entry: page } = await cms.ask(entry, { uri: ['nieuws/feestlijst-2026'], siteId: [1] })
  const seo = page?.seomatic
  expect(JSON.parse(seo?.metaTitleContainer ?? '')).toEqual({ title: { title: 'Feestlijst 2026 staat klaar' } })
  const links = JSON.parse(seo?.metaLinkContainer ?? '')
  expect(links.canonical).toEqual({ rel: 'canonical', href: 'https://shop.example/nieuws/feestlijst-2026' })
  expect(links.alternate.map((link: { hreflang: string }) => link.hreflang)).toEqual([
    'nl',
    'en',
    'de',
    'fr',
    'x-default',
  ])
  expect(JSON.parse(seo?.metaTagContainer ?? '').description.content).toMatch(/^Oesters, wild/)
  expect(JSON.parse(seo?.metaJsonLdContainer ?? '').mainEntityOfPage).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Feestlijst 2026 staat klaar',
    datePublished: '2026-11-04T05:00:00Z',
  })
  expect(JSON.parse(seo?.metaSiteVarsContainer ?? '').siteName).toBe('Proviant')
})

test('without asArray the SEO containers are escaped HTML', async () => {
  const own = await openTestContent(openSqliteD1(':memory:'))
  await own.db
    .prepare(`UPDATE entry_texts SET seo = '{"title":"</title><b>","description":"\\"><i>"}' WHERE entry_id = 20`)
    .run()
  const { data } = await own.send(
    '{ entry(uri: "contact") { seomatic { metaTitleContainer metaTagContainer metaJsonLdContainer } } }',
  )
  const html = JSON.stringify(data)
  expect(html).toContain('&lt;/title&gt;')
  expect(html).not.toMatch(/<b>|<i>/)
})
