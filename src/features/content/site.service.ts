import { siteCraftData, sitemapEntries, submitForm } from '#contracts/generated/content.ts'
import type { RequestContext, SitemapPage } from '#server/context.ts'
import type { RedirectList } from '#server/redirects/redirect-table.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { HttpProblem } from '#service/problem.ts'
import { toRefusal } from './news/newsletter.ts'
import { type Site, toSite } from './site.ts'
import { toSitemapPages } from './sitemap.ts'
import { toPlainText } from './text/plain-text.ts'

const siteOf = memoizeByObject(toSite)

/** @throws BackendError if the CMS is down and nothing is cached */
export const readSite = async ({ publicClient, locale }: RequestContext): Promise<Site> =>
  siteOf(await publicClient.content(siteCraftData, { language: [locale] }), locale)

/** `site` is null if the CMS is down and nothing is cached; `newsletter` is null if the CMS accepts no submissions. */
export async function getSite(context: RequestContext): Promise<{ site: Site | null }> {
  const [site, isClosed] = await Promise.all([
    readSite(context).catch(() => null),
    context.cms.lacks('Mutation.submitForm').catch(() => true),
  ])
  return { site: site && isClosed ? { ...site, newsletter: null } : site }
}

/** @throws HttpProblem 404 if there is no newsletter, 422 if the CMS rejects the address */
export async function subscribe(context: RequestContext, email: string): Promise<{ notice: string }> {
  const { cms, siteId, t } = context
  const { newsletter } = await readSite(context)
  if (!newsletter) throw new HttpProblem({ status: 404, title: t('shell.noNewsletter') })
  const { form: handle, field, thanks } = newsletter
  const values = [{ handle: field, value: email }]
  const { submitForm: answer } = await cms.write(submitForm, { input: { handle, siteId, values } })
  const problem = toRefusal(answer, t('problems.invalid'))
  if (problem) throw new HttpProblem(problem)
  return { notice: toPlainText(answer?.submitActionMessage) || thanks || t('shell.subscribed') }
}

export async function getRedirects(context: RequestContext): Promise<RedirectList> {
  const { exact, patterns } = await context.redirects()
  const toTarget = (outcome: object) => ('target' in outcome ? String(outcome.target) : null)
  return {
    exact: [...exact].map(([source, outcome]) => [source, toTarget(outcome)]),
    patterns: patterns.map(({ matches, redirect }) => [matches.source, toTarget(redirect)]),
  }
}

/** `atOnce`: entries per query, so few that the cached response is tagged with each of them for purging. `most`: upper limit in total. */
const sitemap = { atOnce: 25, most: 10_000 }

export async function getContentSitemap({
  publicClient,
  siteId,
  locale,
}: RequestContext): Promise<{ pages: SitemapPage[] }> {
  const pages: SitemapPage[] = []
  for (let offset = 0; offset < sitemap.most; offset += sitemap.atOnce) {
    const answer = await publicClient.content(sitemapEntries, { siteId: [siteId], offset, limit: sitemap.atOnce })
    pages.push(...toSitemapPages(answer, locale))
    if ((answer.sitemapEntries ?? []).length < sitemap.atOnce) break
  }
  return { pages }
}
