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

/** What an applicant wants to know first; each null if the backend has none. */
export interface JobFacts {
  place: string | null
  hours: string | null
  contract: string | null
}

export interface JobTeaser extends Teaser {
  facts: JobFacts
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

export const toJobFacts = ({ place, hours, contract }: Partial<JobFacts>): JobFacts => ({
  place: place || null,
  hours: hours || null,
  contract: contract || null,
})

export const toJobs = (answer: jobsEntryQuery, locale: Locale): JobTeaser[] =>
  (answer.jobsPages ?? []).flatMap((entry) =>
    toTeasers([entry], locale).map((teaser) => ({
      ...teaser,
      facts: toJobFacts(entry?.__typename === 'jobsPages_Entry' ? entry : {}),
    })),
  )

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
