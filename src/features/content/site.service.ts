import { siteCraftData, sitemapEntries } from '#contracts/generated/content.ts'
import type { RequestContext, SitemapPage } from '#server/context/context.ts'
import type { RedirectList } from '#server/redirects/redirect-table.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'
import { HttpProblem } from '#service/problem.ts'
import { submitCmsForm } from './form/submit-form.service.ts'
import { toSubmittableForm } from './form/submittable.service.ts'
import { type Subscription, toInputErrors, toSubmittedValues } from './news/newsletter.ts'
import { type Site, toSite } from './site.ts'
import { toSitemapPages } from './sitemap.ts'

export const siteOf = memoizeByObject(toSite)

const withoutNewsletterForm = memoizeByObject(
  (site: Site): Site => ({
    ...site,
    newsletter: site.newsletter && { ...site.newsletter, form: 'unsupported' },
  }),
)

export const readSite = async ({ publicClient, locale }: RequestContext): Promise<Site> =>
  siteOf(await publicClient.content(siteCraftData, { language: [locale] }), locale)

/** `site` is null if the CMS is down and nothing is cached. */
export async function getSite(context: RequestContext): Promise<{ site: Site | null }> {
  const site = await readSite(context).catch(() => null)
  if (!site?.newsletter) return { site }
  const form = await toSubmittableForm(context, site.newsletter.form, 'newsletter')
  return { site: form === site.newsletter.form ? site : withoutNewsletterForm(site) }
}

/** @throws HttpProblem 404 if there is no newsletter, 422 if the CMS rejects the values */
export async function subscribe(context: RequestContext, values: Subscription): Promise<{ notice: string }> {
  const { newsletter } = await readSite(context)
  const form = newsletter?.form
  if (!form || typeof form === 'string') throw new HttpProblem({ status: 404, title: context.t('shell.noNewsletter') })
  try {
    const { message } = await submitCmsForm(form.form, toSubmittedValues(form, values), context)
    return { notice: message || context.t('shell.subscribed') }
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    const { errors, ...problem } = error.problem
    throw new HttpProblem({ ...problem, ...(errors && { errors: toInputErrors(form, errors) }) })
  }
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
