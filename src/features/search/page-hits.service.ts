/** Finds news and CMS pages by title, in the cached queries that the pages use. */
import { allNewsPages, siteCraftData, type siteCraftDataQuery } from '#contracts/generated/content.ts'
import { orNull } from '#features/content/fill-blocks.service.ts'
import { toNewsTeasers } from '#features/content/news/news.ts'
import { toTeasers } from '#features/content/related-content.ts'
import { type Site, toSite } from '#features/content/site.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import type { RouteName } from '#i18n/routes.ts'
import type { RequestContext } from '#server/context/context.ts'
import { scoreName } from './fold.ts'
import { maxOtherHits, type PageHit } from './suggestions.ts'

const newsReadAtMost = 100

const pageRoutes: readonly RouteName[] = ['content', 'brands', 'register']

/** CMS pages in the navigations; categories are searched separately. */
function navigationPages({ mainNav, topNav, footerNav }: Site): PageHit[] {
  const nodes = [...mainNav, ...topNav, ...footerNav].flatMap((top) => [
    top,
    ...top.children.flatMap((child) => [child, ...child.children]),
  ])
  return nodes.flatMap(({ title, href }) => {
    if (!href?.startsWith('/') || !pageRoutes.includes(matchPath(href).route)) return []
    return [{ title, href, date: null }]
  })
}

function toPages(answer: siteCraftDataQuery, locale: Locale): PageHit[] {
  const legal = toTeasers(answer.legalPages, locale)
  return [...navigationPages(toSite(answer, locale)), ...legal.map(({ title, href }) => ({ title, href, date: null }))]
}

export async function readPageHits(context: RequestContext, words: readonly string[]): Promise<PageHit[]> {
  const { publicClient, siteId, locale } = context
  const [site, news] = await Promise.all([
    orNull(context, 'search', publicClient.content(siteCraftData, { language: [locale] })),
    orNull(
      context,
      'search',
      publicClient.content(allNewsPages, { siteId: [siteId], offset: 0, limit: newsReadAtMost }),
    ),
  ])
  const all = [
    ...(site ? toPages(site, locale) : []),
    ...toNewsTeasers(news?.allNewsPages, locale).map(({ title, href, date }) => ({ title, href, date })),
  ]
  return [...new Map(all.map((page) => [page.href, page])).values()]
    .flatMap((page) => {
      const weight = scoreName(page.title, words)
      return weight === null ? [] : [{ page, weight }]
    })
    .sort((one, other) => one.weight - other.weight)
    .slice(0, maxOtherHits)
    .map(({ page }) => page)
}
