import type { allNewsPagesQuery, NewsTeaserFieldsFragment } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { type Image, toImage } from '../pictures/images.ts'
import { entryPath } from '../text/links.ts'

export interface NewsTeaser {
  id: string
  title: string
  intro: string | null
  href: string
  /** ISO 8601. */
  date: string | null
  image: Image | null
}

export interface NewsList {
  items: NewsTeaser[]
  /** From 1. */
  page: number
  pageCount: number
}

export const newsPageSize = 12

const maxPageSize = 48

type Listed = { readonly __typename: string } | null

const isArticle = <Entry extends Listed>(entry: Entry): entry is Entry & NewsTeaserFieldsFragment =>
  entry?.__typename === 'newsPages_Entry'

export const toNewsTeasers = (entries: readonly Listed[] | null | undefined, locale: Locale): NewsTeaser[] =>
  (entries ?? []).flatMap((entry) => {
    if (!isArticle(entry) || !entry.uri || !entry.title) return []
    return {
      id: entry.id ?? entry.uri,
      title: entry.title,
      intro: entry.intro || null,
      href: entryPath(locale, entry.uri),
      date: entry.postDate,
      image: toImage(entry.fieldThumbnail),
    }
  })

/** @param given number or numeric text; anything else counts as the default */
export function toPageSize(given: unknown): number {
  const size = Math.trunc(Number(given ?? newsPageSize))
  return size >= 1 ? Math.min(size, maxPageSize) : newsPageSize
}

/** Page number of a query string; 1 if it is not a whole number from 1 to 99999. */
export const toPageNumber = (text: string | undefined) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1)

export function toNewsList(answer: allNewsPagesQuery, locale: Locale, page: number, pageSize: number): NewsList {
  const pageCount = Math.max(1, Math.ceil(answer.totalCount / pageSize))
  return { items: toNewsTeasers(answer.allNewsPages, locale), page, pageCount }
}
