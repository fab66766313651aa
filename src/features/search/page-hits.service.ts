/** Finds pages, news, jobs and FAQ entries by title and text, in cached queries. A CMS without texts for the search: by title. */
import {
  allNewsPages,
  type allNewsPagesQuery,
  searchTexts,
  type searchTextsQuery,
  siteCraftData,
  type siteCraftDataQuery,
} from '#contracts/generated/content.ts'
import { orNull } from '#features/content/fill-blocks.service.ts'
import { toNewsTeasers } from '#features/content/news/news.ts'
import { toTeasers } from '#features/content/related-content.ts'
import { siteOf } from '#features/content/site.service.ts'
import type { Site } from '#features/content/site.ts'
import { entryPath } from '#features/content/text/links.ts'
import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import type { RouteName } from '#i18n/routes.ts'
import type { RequestContext } from '#server/context/context.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { matchPage, type PageText, toSentences } from './page-texts.ts'
import { maxOtherHits, type PageHit } from './suggestions.ts'

type Findable = PageText & Pick<PageHit, 'title' | 'href' | 'date'>

const toTitle = (title: string, href: string, date: string | null = null): Findable => ({
  title,
  href,
  date,
  sentences: [],
  files: [],
})

const newsReadAtMost = 100
const textsReadAtMost = 500

const pageRoutes: readonly RouteName[] = ['content', 'brands', 'register']

/** CMS pages in the navigations; categories are searched separately. */
function navigationPages({ mainNav, topNav, footerNav }: Site): Findable[] {
  const nodes = [...mainNav, ...topNav, ...footerNav].flatMap((top) => [
    top,
    ...top.children.flatMap((child) => [child, ...child.children]),
  ])
  return nodes.flatMap(({ title, href }) => {
    if (!href?.startsWith('/') || !pageRoutes.includes(matchPath(href).route)) return []
    return toTitle(title, href)
  })
}

const pagesOf = memoizeByObject((answer: siteCraftDataQuery, locale: Locale): Findable[] => {
  const legal = toTeasers(answer.legalPages, locale)
  return [...navigationPages(siteOf(answer, locale)), ...legal.map(({ title, href }) => toTitle(title, href))]
})

const newsOf = memoizeByObject((answer: allNewsPagesQuery, locale: Locale): Findable[] =>
  toNewsTeasers(answer.allNewsPages, locale).map(({ title, href, date }) => toTitle(title, href, date)),
)

/** Texts of the CMS; an FAQ entry has the path of the FAQ page. */
const textsOf = memoizeByObject((answer: searchTextsQuery, locale: Locale, faqPage: string | null): Findable[] => {
  const entries = answer.searchTexts ?? []
  const faqUri = entries.find(({ id }) => id === faqPage)?.uri
  return entries.flatMap(({ sectionHandle, title, uri, postDate, text, files }) => {
    const path = uri ?? (sectionHandle === 'faq' ? faqUri : null)
    if (!path) return []
    const date = sectionHandle === 'newsPages' ? (postDate ?? null) : null
    return { title, href: entryPath(locale, path), date, sentences: toSentences(text), files }
  })
})

export async function readPageHits(context: RequestContext, words: readonly string[]): Promise<PageHit[]> {
  const { publicClient, siteId, locale, config } = context
  const site = { siteId: [siteId] }
  const [around, news, texts] = await Promise.all([
    orNull(context, 'search', publicClient.content(siteCraftData, { language: [locale] })),
    orNull(context, 'search', publicClient.content(allNewsPages, { ...site, offset: 0, limit: newsReadAtMost })),
    orNull(context, 'search', publicClient.content(searchTexts, { ...site, limit: textsReadAtMost })),
  ])
  const pages = [
    ...(around ? pagesOf(around, locale) : []),
    ...(news ? newsOf(news, locale) : []),
    ...(texts ? textsOf(texts, locale, config.faqPage) : []),
  ]
  // a page in the menu keeps the title it has there, and is shown with the sentence of its text
  return bestByPath(pages.flatMap((page) => toMatch(page, words)))
    .sort((one, other) => one.weight - other.weight)
    .slice(0, maxOtherHits)
    .map(({ hit }) => hit)
}

type Match = { hit: PageHit; weight: number }

function toMatch(page: Findable, words: readonly string[]): Match[] {
  const match = matchPage(page, words)
  if (!match) return []
  const { title, href, date } = page
  return [{ hit: { title, href, date, excerpt: match.excerpt }, weight: match.weight }]
}

function bestByPath(matches: readonly Match[]): Match[] {
  const best = new Map<string, Match>()
  for (const { hit, weight } of matches) {
    const known = best.get(hit.href)
    const excerpt = known?.hit.excerpt ?? hit.excerpt
    if (!known) best.set(hit.href, { hit, weight })
    else if (weight < known.weight) best.set(hit.href, { hit: { ...hit, excerpt }, weight })
    else best.set(hit.href, { ...known, hit: { ...known.hit, excerpt } })
  }
  return [...best.values()]
}
