// A CMS page with every block on every background, with long words.
import { toStoredBlocks } from '#backends/content/seed/data/localize.ts'
import type { SeedBlock, Text } from '#backends/content/seed/data/shape.ts'
import type { Runtime } from './runtimes.ts'

export const grounds = ['none', 'white', 'light', 'accent', 'dark'] as const
export const spacings = ['none', 'small', 'medium', 'large'] as const
export const longWord = 'Lebensmittelhygieneverordnungsdurchführungsbestimmung'

const same = (text: string): Text => ({ nl: text, en: text, de: text, fr: text })
const link = (text: string) => ({ url: '/de/products', text: same(text) })
const html = (text: string) =>
  same(`<p>${text} <a href="/de/products">mit Verweis</a></p><ol><li>eins</li><li>zwei</li></ol>`)

type Type = SeedBlock['type']

/** Fields of each block type. */
const kinds: Record<Type, (name: string) => object> = {
  textColumns: (name) => ({
    textColumns: [1, 2, 3].map((n) => ({ title: same(`${name} Spalte ${n}`), text: html(longWord) })),
  }),
  cards: (name) => ({
    text: html(`${name} Einleitung`),
    cards: [
      { title: same(`${name} Karte 1`), text: html('Text der Karte'), image: 'dairy', links: [link('Zur Karte')] },
      { title: same(longWord), text: html('Zwei Wege'), image: 'meat', links: [link('Erster'), link('Zweiter')] },
    ],
  }),
  usp: (name) => ({
    usps: [1, 2, 3, 4].map((n) => ({ icon: 'truck', title: same(`${name} ${n}`), text: same(longWord) })),
  }),
  defaultColumns: (name) => ({
    defaultColumns: [
      { type: 'textColumn', title: same(`${name} Text`), text: html(longWord), links: [link('Mehr'), link(longWord)] },
      { type: 'imageColumn', image: 'bakery' },
    ],
  }),
  cta: (name) => ({ text: html(`${name} Aufruf`), links: [link('Handeln'), link(longWord)] }),
  ctaBackgroundImage: (name) => ({
    text: html(`${name} Aufruf`),
    image: 'fish',
    links: [link('Handeln'), link(longWord)],
  }),
  newsOverview: () => ({}),
  quoteSlider: () => ({ quotes: ['quoteAydin', 'quoteDelvaux'] }),
  newsSlider: () => ({ newsItems: ['strawberries', 'mill', 'festive'], links: [link('Alle')] }),
  ctaForm: (name) => ({ text: html(`${name} Frage`), form: 'contact' }),
  products: () => ({ articleNumbers: '300255, 999999' }),
}

export const blockTypes = Object.keys(kinds) as Type[]

/** Blocks of the page in order: every type on every background, with varying spacing. */
export const blockVariants = blockTypes.flatMap((type, row) =>
  grounds.map((ground, column) => ({
    type,
    ground,
    top: spacings[(row + column) % 4] ?? 'none',
    bottom: spacings[(row + column + 2) % 4] ?? 'none',
    heading: `${type} auf ${ground}`,
  })),
)

const entryId = 9001
export const allBlocksPath = '/de/test/jeder-block'

/** Writes the page into the content database. @returns a function that removes it */
export async function writeAllBlocks({ sql }: Runtime): Promise<() => Promise<unknown>> {
  const blocks = toStoredBlocks(
    entryId,
    blockVariants.map(
      ({ type, ground, top, bottom, heading }) =>
        ({
          type,
          title: same(`${heading} ${longWord}`),
          spacingTop: top,
          spacingBottom: bottom,
          ...(ground !== 'none' && { backgroundColor: ground }),
          ...kinds[type](type),
        }) as SeedBlock,
    ),
  )
  const german = JSON.stringify(blocks, (_key, value) =>
    value && typeof value === 'object' && 'de' in value ? value.de : value,
  )
  await sql('CONTENT_DB', "INSERT INTO entries (id, section, type) VALUES (?, 'pages', 'pages')", entryId)
  await sql(
    'CONTENT_DB',
    `INSERT INTO entry_texts (entry_id, site_id, title, slug, uri, post_date, updated_at, blocks)
     VALUES (?, 3, ?, 'jeder-block', 'test/jeder-block', '2024-01-01T00:00:00Z', '2024-01-01T00:00:00Z', ?)`,
    entryId,
    longWord,
    german,
  )
  return () => sql('CONTENT_DB', 'DELETE FROM entries WHERE id = ?', entryId)
}
