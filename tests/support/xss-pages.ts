// CMS pages with injection strings in every field: texts, HTML, URLs, icons, SEO, forms, videos.
import { attacks } from './attacks.ts'
import type { Runtime } from './runtimes.ts'

const perPage = 130
const firstId = 9100
const french = 4

const toLink = (text: string) => ({ type: 'Url', url: text, text, title: text, ariaLabel: text, newWindow: true })
const toWords = (text: string) => ({ title: text, text: `<p>before ${text} behind</p>`, links: [toLink(text)] })

/** Every block, with these strings in each field that accepts them. */
function toBlocks(given: readonly string[], ids: { quote: number; film: number; picture: number; form: string }) {
  const all = given.join(' ')
  const frame = { title: all, spacingTop: given[0], spacingBottom: given[1], backgroundColor: given[2] }
  return [
    { type: 'textColumns', ...frame, textColumns: given.map((text) => ({ type: 'textColumn', ...toWords(text) })) },
    {
      type: 'cards',
      ...frame,
      ...toWords(all),
      cards: given.map((text) => ({ type: 'card', ...toWords(text), image: ids.picture })),
    },
    { type: 'usp', ...frame, usps: given.map((text) => ({ type: 'uspItem', icon: text, ...toWords(text) })) },
    {
      type: 'defaultColumns',
      ...frame,
      defaultColumns: [
        { type: 'videoColumn', video: ids.film, title: all },
        { type: 'imageColumn', image: ids.picture },
        { type: 'textColumn', ...toWords(all) },
      ],
    },
    { type: 'cta', ...frame, ...toWords(all) },
    { type: 'ctaBackgroundImage', ...frame, ...toWords(all), image: ids.picture },
    { type: 'newsOverview', ...frame, pageSize: all },
    { type: 'quoteSlider', ...frame, quotes: [ids.quote] },
    { type: 'newsSlider', ...frame, newsItems: [101], links: given.map(toLink) },
    { type: 'ctaForm', ...frame, ...toWords(all), form: ids.form },
    { type: 'products', ...frame, articleNumbers: `300255\n${given.join('\n')}` },
    { type: all, ...frame },
  ].map((block, index) => ({ id: index + 1, ...block }))
}

const kinds = [
  'SingleLineText',
  'MultiLineText',
  'Dropdown',
  'Radio',
  'Checkboxes',
  'Agree',
  'Heading',
  'Html',
  'Hidden',
  'Email',
]

const toField = (text: string, index: number) => ({
  kind: kinds[index % kinds.length],
  handle: `field${index}`,
  label: text,
  instructions: text,
  placeholder: text,
  defaultValue: text,
  errorMessage: text,
  htmlContent: text,
  descriptionHtml: text,
  options: [{ label: text, value: text }],
})

export type HostilePages = { paths: string[]; takeOut(): Promise<void> }

/** Writes the pages into the French site, whose navigation gets injection strings as well. */
export async function writeXssPages({ sql }: Pick<Runtime, 'sql'>): Promise<HostilePages> {
  const run = (query: string, ...values: (string | number | null)[]) => sql('CONTENT_DB', query, ...values)
  const groups = Array.from({ length: Math.ceil(attacks.length / perPage) }, (_, index) =>
    attacks.slice(index * perPage, (index + 1) * perPage),
  )
  const text = (id: number, title: string, uri: string | null, seo: object, fields: object, blocks: object[]) =>
    run(
      `INSERT INTO entry_texts (entry_id, site_id, title, slug, uri, post_date, updated_at, seo, fields, blocks)
       VALUES (?, ?, ?, ?, ?, '2024-01-01T00:00:00Z', '2024-01-01T00:00:00Z', ?, ?, ?)`,
      ...[id, french, title, `hostile-${id}`, uri, ...[seo, fields, blocks].map((part) => JSON.stringify(part))],
    )
  for (const [index, given] of groups.entries()) {
    const [id, quote, film, picture] = [0, 20, 40, 60].map((more) => firstId + index + more) as [
      number,
      number,
      number,
      number,
    ]
    const [all, [one = '', two = '', three = '']] = [given.join(' '), given]
    await run("INSERT INTO entries (id, section, type) VALUES (?, 'pages', 'pages'), (?, 'quotes', 'quote')", id, quote)
    await text(quote, one, null, {}, { author: two, quote: all }, [])
    const asset = `INSERT INTO assets (id, volume, path, kind, extension, mime_type, width, height, size, widths, embed) VALUES (?, ?, ?, ?, ?, ?, 640, 360, 1, '[]', ?)`
    const embed = {
      title: one,
      description: all,
      url: two,
      type: 'video',
      image: three,
      html: all,
      frame: one,
      providerName: two,
    }
    await run(asset, film, 'videos', two, 'video', 'mp4', 'video/mp4', JSON.stringify(embed))
    await run(asset, picture, 'images', `/media/${one}`, 'image', 'webp', 'image/webp', null)
    for (const each of [film, picture]) await run('INSERT INTO asset_texts VALUES (?, ?, ?, ?)', each, french, one, all)
    const form = `hostile${index}`
    await run('INSERT INTO forms (id, handle) VALUES (?, ?)', id, form)
    const settings = {
      displayFormTitle: true,
      displayPageTabs: true,
      submitActionMessageHtml: all,
      errorMessageHtml: all,
      loadingIndicatorText: one,
    }
    const pages = [
      { label: one, settings: { submitButtonLabel: two }, rows: given.map((each, place) => [toField(each, place)]) },
    ]
    await run(
      'INSERT INTO form_texts VALUES (?, ?, ?, ?, ?)',
      id,
      french,
      one,
      JSON.stringify(settings),
      JSON.stringify(pages),
    )
    const seo = { title: `${one} ${all}`, description: all, image: picture }
    await text(id, all, `hostile/${index}`, seo, {}, toBlocks(given, { quote, film, picture, form }))
  }
  await run(
    `INSERT INTO nav_nodes (id, nav, site_id, parent_id, position, title, url, classes)
     SELECT 90000 + key, 'footerNav', ?, NULL, 900 + key, value, value, value FROM json_each(?)`,
    ...[french, JSON.stringify(attacks)],
  )
  const takeOut = async () => {
    await run('DELETE FROM nav_nodes WHERE id >= 90000')
    await run('DELETE FROM forms WHERE id >= ?', firstId)
    await run('DELETE FROM entries WHERE id >= ?', firstId)
    await run('DELETE FROM assets WHERE id >= ?', firstId)
  }
  return { paths: groups.map((_, index) => `/fr/hostile/${index}`), takeOut }
}
