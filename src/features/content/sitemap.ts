import type { sitemapEntriesQuery } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import type { SitemapPage } from '#server/context/context.ts'
import { toAlternates } from './entry.ts'
import { toSeo } from './seo.ts'
import { canonicalPath } from './text/links.ts'

const isContentRoute = (path: string) => ['home', 'content'].includes(matchPath(path).route)

/** Leaves out noindex pages and pages whose path belongs to a screen of the shop. */
export const toSitemapPages = (answer: sitemapEntriesQuery, locale: Locale): SitemapPage[] =>
  (answer.sitemapEntries ?? []).flatMap((entry) => {
    if (!entry?.uri) return []
    const { robots, tags } = toSeo(entry.seomatic)
    const path = canonicalPath(locale, entry.uri)
    if (!isContentRoute(path) || /noindex|none/i.test(robots ?? '')) return []
    const images = tags.flatMap(({ property, content }) => (property === 'og:image' ? [content] : []))
    return { path, alternates: toAlternates(entry, locale), changed: entry.dateUpdated, images }
  })
