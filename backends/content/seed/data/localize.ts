// Converts the seed types to stored JSON in one language, with keys replaced by ids.
import { type Locale, locales } from '../../../graphql/locales.ts'
import type { StoredLink } from '../../rules/stored.ts'
import { type AssetKey, assets } from './assets.ts'
import { entryIds } from './ids.ts'
import type { SeedBlock, SeedLink, Text } from './shape.ts'

const isText = (value: object): value is Text =>
  Object.keys(value).length === locales.length && locales.every((language) => language in value)

/** Replaces every nested `Text` by its string. */
export function localize(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localize(item, language))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value[language]
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, localize(member, language)]))
}

export function toStoredLink(link: SeedLink): StoredLink | Record<string, unknown> {
  if ('entry' in link) return { ...link, type: 'Entry', entry: entryIds[link.entry] }
  if ('email' in link) return { type: 'Email', url: `mailto:${link.email}`, text: link.email }
  if ('phone' in link) return { type: 'Phone', url: `tel:${link.phone}`, text: link.text ?? link.shown }
  return { ...link, type: 'Url' }
}

/** Id of an asset, or ids by language, which `localize` resolves. */
function toAssetId(key: AssetKey | Record<Locale, AssetKey>): unknown {
  if (typeof key === 'string') return assets[key].id
  return Object.fromEntries(locales.map((language) => [language, assets[key[language]].id]))
}

/** Conversions of block members; others stay. */
const members: Record<string, (value: never) => unknown> = {
  links: (links: SeedLink[]) => links.map(toStoredLink),
  image: toAssetId,
  thumbnail: toAssetId,
  video: toAssetId,
  quotes: (keys: (keyof typeof entryIds)[]) => keys.map((key) => entryIds[key]),
  newsItems: (keys: (keyof typeof entryIds)[]) => keys.map((key) => entryIds[key]),
}

/** Types of parts, which the seed leaves out. */
const partTypes: Record<string, string> = {
  textColumns: 'textColumn',
  cards: 'card',
  usps: 'uspItem',
  defaultColumns: '',
}

/** Replaces keys by ids. */
export function toStored(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [name, members[name]?.(value as never) ?? value])
  return Object.fromEntries(entries)
}

/** Blocks with ids that are equal in every language. */
export function toStoredBlocks(entryId: number, blocks: readonly SeedBlock[]): Record<string, unknown>[] {
  let last = entryId * 1000
  const number = (block: object, type: string): Record<string, unknown> => {
    last += 1
    const stored: Record<string, unknown> = { id: last, ...(type && { type }), ...toStored(block) }
    for (const [name, partType] of Object.entries(partTypes)) {
      const parts = stored[name]
      if (Array.isArray(parts)) stored[name] = parts.map((part: object) => number(part, partType))
    }
    return stored
  }
  return blocks.map((block) => number(block, ''))
}
