/** The pages of the CMS as search engines are told of them. Translated for content services, written by the sitemap. */
import type { sitemapEntriesQuery } from '#contracts/generated/content.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import type { SitemapPage } from '#server/context.ts'
import { toAlternates } from './entry.ts'
import { toSeo } from './seo.ts'
import { canonicalPath } from './text/links.ts'

/** A screen of the shop may stand where an editor put a page. */
const isShown = (path: string) => ['home', 'content'].includes(matchPath(path).route)

/** Without what an editor keeps out of search engines. */
export const toSitemapPages = (answer: sitemapEntriesQuery, locale: Locale): SitemapPage[] =>
  (answer.sitemapEntries ?? []).flatMap((entry) => {
    if (!entry?.uri) return []
    const { robots, tags } = toSeo(entry.seomatic)
    const path = canonicalPath(locale, entry.uri)
    if (!isShown(path) || /noindex|none/i.test(robots ?? '')) return []
    const images = tags.flatMap(({ property, content }) => (property === 'og:image' ? [content] : []))
    return { path, alternates: toAlternates(entry, locale), changed: entry.dateUpdated, images }
  })
