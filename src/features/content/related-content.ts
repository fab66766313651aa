import type { faqListQuery, jobsEntryQuery } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { entryPath, type Link, toLinks } from './text/links.ts'
import type { RichText } from './text/rich-text.ts'
import { toRichText } from './text/to-rich-text.ts'

export interface Teaser {
  id: string
  title: string
  href: string
}

export interface Faq {
  id: string
  question: string
  answer: RichText
  links: Link[]
}

type Listed = {
  readonly __typename: string
  readonly id?: string | null
  readonly title?: string | null
  readonly uri?: string | null
} | null

export const toTeasers = (entries: readonly Listed[] | null | undefined, locale: Locale): Teaser[] =>
  (entries ?? []).flatMap((entry) => {
    if (!entry?.uri || !entry.title) return []
    return { id: entry.id ?? entry.uri, title: entry.title, href: entryPath(locale, entry.uri) }
  })

export const toJobs = (answer: jobsEntryQuery, locale: Locale) => toTeasers(answer.jobsPages, locale)

export const toFaqs = (answer: faqListQuery, locale: Locale): Faq[] =>
  (answer.faqList ?? []).flatMap((entry) => {
    if (entry?.__typename !== 'faq_Entry' || !entry.title) return []
    const { id, title, text, links } = entry
    return { id: id ?? title, question: title, answer: toRichText(text), links: toLinks(links, locale) }
  })

export const ancestorUris = (uri: string): string[] =>
  uri
    .split('/')
    .slice(0, -1)
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'))
