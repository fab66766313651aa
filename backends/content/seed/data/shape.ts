// Types of the demo content: the stored types with four texts instead of one.
import type { Locale } from '../../../graphql/locales.ts'
import type { StoredEmbed } from '../../rules/stored.ts'
import type { AssetKey } from './assets.ts'
import type { EntryKey } from './ids.ts'

export type Text = Record<Locale, string>

export type SeedAsset = {
  id: number
  volume: 'images' | 'videos'
  path: string
  kind: string
  extension: string
  mimeType: string
  width: number | null
  height: number | null
  /** Bytes of the original. */
  size: number | null
  widths: number[]
  embed: StoredEmbed | null
  title: Text
  alt: Text
}

export type SeedLink =
  | { entry: EntryKey; text?: Text; ariaLabel?: Text }
  | { url: Text | string; text: Text; ariaLabel?: Text; newWindow?: true }
  | { email: string }
  | { phone: string; text?: Text; shown: string }

type Spacing = 'none' | 'small' | 'medium' | 'large'

type Look = { spacingTop?: Spacing; spacingBottom?: Spacing; backgroundColor?: 'white' | 'light' | 'accent' | 'dark' }

type SeedTextColumn = { type: 'textColumn'; title?: Text; text: Text; links?: SeedLink[] }
type SeedCard = { title: Text; text: Text; image?: AssetKey; links?: SeedLink[] }
type SeedColumn =
  | SeedTextColumn
  | { type: 'imageColumn'; title?: Text; image: AssetKey | Record<Locale, AssetKey> }
  | { type: 'videoColumn'; title?: Text; video: AssetKey; thumbnail: AssetKey }

/** Texts are HTML if the contract says so. */
export type SeedBlock = Look & { title?: Text } & (
    | { type: 'textColumns'; textColumns: Omit<SeedTextColumn, 'type'>[] }
    | { type: 'cards'; text?: Text; cards: SeedCard[] }
    | { type: 'usp'; usps: { icon: string; title: Text; text: Text }[] }
    | { type: 'defaultColumns'; defaultColumns: SeedColumn[] }
    | { type: 'cta'; text: Text; links: SeedLink[] }
    | { type: 'ctaBackgroundImage'; text: Text; links: SeedLink[]; image: AssetKey }
    | { type: 'newsOverview'; pageSize?: number }
    | { type: 'quoteSlider'; quotes?: EntryKey[] }
    | { type: 'newsSlider'; newsItems?: EntryKey[]; links?: SeedLink[] }
    | { type: 'ctaForm'; text: Text; form: string }
    | { type: 'products'; articleNumbers: string }
  )

export type SeedEntry = {
  key: EntryKey
  section: 'home' | 'news' | 'jobs' | 'pages' | 'newsPages' | 'jobsPages' | 'legalPages' | 'faq' | 'quotes'
  /** ISO 8601, UTC. */
  date: string
  title: Text
  /** Null without a page of its own. */
  uri: Text | null
  /** Not published. */
  hidden?: boolean
  seo?: { title?: Text; description?: Text; image?: AssetKey; noIndex?: true }
  fields?: {
    intro?: Text
    thumbnail?: AssetKey
    image?: AssetKey
    text?: Text
    links?: SeedLink[]
    author?: string
    place?: Text
    hours?: Text
    contract?: Text
    quote?: Text
  }
  blocks?: SeedBlock[]
}

export type SeedNode = { title: Text; entry?: EntryKey; url?: Text | string; newWindow?: true; children?: SeedNode[] }

type SeedSetting = Text | string | number | boolean | null | readonly SeedSetting[] | { [name: string]: SeedSetting }

export type SeedField = { kind: string; handle: string; label: Text; fields?: SeedField[] } & {
  [setting: string]: unknown
}

export type SeedForm = {
  handle: string
  title: Text
  settings: Record<string, SeedSetting>
  /** Shown after a submission. */
  redirectEntry?: EntryKey
  pages: { label: Text; settings: Record<string, SeedSetting>; rows: SeedField[][] }[]
}

export type SeedRedirect = {
  /** Null: every site. */
  language: Locale | null
  source: string
  target: string
  code?: 301 | 302 | 307 | 308
  pattern?: true
  disabled?: true
}
