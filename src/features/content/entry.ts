import type { entryQuery } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Block } from './blocks.ts'
import { type Image, toImage } from './pictures/images.ts'
import { type JobFacts, toJobFacts } from './related-content.ts'
import { type Seo, toSeo } from './seo.ts'
import { canonicalPath, toKnownLocale } from './text/links.ts'
import { toBlocks } from './to-blocks.ts'

export type Template = 'home' | 'generic' | 'news' | 'newsDetail' | 'jobs' | 'jobsDetail' | 'legal'

export interface EntryPage {
  id: string
  title: string
  typeHandle: string
  sectionHandle: string
  siteId: number
  uri: string
  path: string
  template: Template
  blocks: Block[]
  seo: Seo
  alternates: Partial<Record<Locale, string>>
  /** ISO 8601; news articles only. */
  postDate: string | null
  /** Plain text; news articles only. */
  intro: string | null
  author: string | null
  /** Jobs only. */
  job: JobFacts | null
  image: Image | null
}

type Answer = NonNullable<entryQuery['entry']>
type PageAnswer = Extract<Answer, { contentBlocks: unknown }>

const templates: Readonly<Record<PageAnswer['__typename'], Template>> = {
  home_Entry: 'home',
  pages_Entry: 'generic',
  news_Entry: 'news',
  newsPages_Entry: 'newsDetail',
  jobs_Entry: 'jobs',
  jobsPages_Entry: 'jobsDetail',
  legalPages_Entry: 'legal',
}

/** Public paths of a page by language; languages that the shop does not have are left out. */
export function toAlternates({ localized, uri }: Pick<PageAnswer, 'localized' | 'uri'>, locale: Locale) {
  const alternates: EntryPage['alternates'] = {}
  for (const other of localized ?? []) {
    const language = toKnownLocale(other?.language)
    if (language && other?.uri) alternates[language] = canonicalPath(language, other.uri)
  }
  if (uri) alternates[locale] = canonicalPath(locale, uri)
  return alternates
}

/** Null if there is no entry, it has no URI, or it is only part of other pages (FAQ, quote). @param skipped called with each unknown block type */
export function toEntry(entry: Answer | null, locale: Locale, skipped: (type: string) => void): EntryPage | null {
  if (!entry || !('contentBlocks' in entry) || !entry.uri) return null
  const news = entry.__typename === 'newsPages_Entry' ? entry : null
  return {
    id: entry.id ?? '',
    title: entry.title ?? '',
    typeHandle: entry.typeHandle ?? '',
    sectionHandle: entry.sectionHandle ?? '',
    siteId: entry.siteId ?? 0,
    uri: entry.uri,
    path: canonicalPath(locale, entry.uri),
    template: templates[entry.__typename] ?? 'generic',
    blocks: toBlocks(entry.contentBlocks, locale, skipped),
    seo: toSeo(entry.seomatic),
    alternates: toAlternates(entry, locale),
    postDate: news?.postDate ?? null,
    intro: news?.intro || null,
    author: news?.author || null,
    job: entry.__typename === 'jobsPages_Entry' ? toJobFacts(entry) : null,
    image: toImage(news?.fieldImage),
  }
}
