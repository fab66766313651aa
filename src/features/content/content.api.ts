/** Content over the data door: the frame around every page, and the page at a uri. */
import { type } from 'arktype'
import { Hono, type TypedResponse } from 'hono'
import { validator } from 'hono/validator'
import { body } from '#features/forms/body.ts'
import { Refusal } from '#features/forms/problem.ts'
import type { ApiEnv, RequestContext, SitemapPage } from '#server/context.ts'
import { type Teaser, toFaqs, toJobs, toTeasers, urisAbove } from './around.ts'
import {
  entry,
  faqList,
  jobsEntry,
  legalPages,
  newsEntry,
  siteCraftData,
  sitemapEntries,
  submitForm,
} from './content.operations.ts'
import type { ContentPage } from './content-page.ts'
import { type EntryPage, type Template, toEntry } from './entry.ts'
import { fillBlocks, ifThere } from './fill-blocks.ts'
import { formApi } from './form/form.api.ts'
import { homeUri } from './links.ts'
import { newsPageSize, toPageNumber } from './news.ts'
import { toRefusal } from './newsletter.ts'
import { toPlainText } from './plain-text.ts'
import { type Site, toSite } from './site.ts'
import { toSitemapPages } from './sitemap.ts'

const Subscription = type({ newsletterEmail: type('string.trim').to('string.email <= 254') })

const params = validator('query', (given): { uri: string; page?: string } => ({
  uri: typeof given.uri === 'string' ? given.uri : homeUri,
  ...(typeof given.page === 'string' && { page: given.page }),
}))

async function readEntry(context: RequestContext, uri: string): Promise<EntryPage | null> {
  // no page lies so deep or has so long a name: nobody needs to be asked
  if (uri.length > 255 || uri.split('/').length > 8) return null
  const { reads, siteId, locale, log } = context
  const answer = await reads.content(entry, { uri: [uri], siteId: [siteId] })
  return toEntry(answer.entry, locale, (type) => log('warn', 'content.unknownBlock', { type, uri }))
}

/** The pages above one, as far as they exist. */
async function readAbove(context: RequestContext, uri: string) {
  const { reads, siteId, locale } = context
  const read = (above: string) => ifThere(context, 'above', reads.content(entry, { uri: [above], siteId: [siteId] }))
  const answers = await Promise.all(urisAbove(uri).map(read))
  return toTeasers(
    answers.map((answer) => answer?.entry ?? null),
    locale,
  )
}

/** The list that an article or a job is one of, wherever its editors put it. */
async function readOverview({ reads, siteId, locale }: RequestContext, template: Template): Promise<Teaser | null> {
  const site = { siteId: [siteId] }
  if (template === 'newsDetail') return toTeasers([(await reads.content(newsEntry, site)).newsEntry], locale)[0] ?? null
  if (template === 'jobsDetail') return toTeasers([(await reads.content(jobsEntry, site)).jobsEntry], locale)[0] ?? null
  return null
}

async function readAround(context: RequestContext, { id, template, uri }: EntryPage) {
  const { reads, siteId, locale, config } = context
  const site = { siteId: [siteId] }
  const [above, overview, jobs, legal, faqs] = await Promise.all([
    readAbove(context, uri),
    ifThere(context, 'overview', readOverview(context, template)),
    template === 'jobs' ? ifThere(context, 'jobs', reads.content(jobsEntry, site)) : null,
    template === 'legal' ? ifThere(context, 'legal', reads.content(legalPages, site)) : null,
    id === config.faqPage ? ifThere(context, 'faq', reads.content(faqList, site)) : null,
  ])
  return {
    above: overview && !above.some(({ href }) => href === overview.href) ? [...above, overview] : above,
    overview,
    /** Open jobs; null where they are not shown, or cannot be read. */
    jobs: jobs && toJobs(jobs, locale),
    legal: legal ? toTeasers(legal.legalPages as Parameters<typeof toTeasers>[0], locale) : [],
    faqs: faqs ? toFaqs(faqs, locale) : [],
  }
}

/** Entries: so few in an answer that it is kept under the name of each, so that a purge finds it; and more than a site has. */
const sitemap = { atOnce: 25, most: 10_000 }

/** Whether the lists of news on the page reach that far; unknown while they cannot be read. */
const reaches = ({ blocks }: EntryPage, page: number) =>
  page === 1 || blocks.some((block) => block.type === 'newsOverview' && page <= (block.news?.pageCount ?? page))

export const contentApi = new Hono<ApiEnv>()
  /** The frame; null while the CMS is down and nothing is kept. */
  .get('/site', async (c) => {
    const { reads, cms, locale } = c.env.context
    const [site, isClosed] = await Promise.all([
      reads
        .content(siteCraftData, { language: [locale] })
        .then((answer): Site => toSite(answer, locale))
        .catch(() => null),
      cms.lacks('Mutation.submitForm').catch(() => true),
    ])
    return c.json({ site: site && isClosed ? { ...site, newsletter: null } : site }, 200)
  })
  .post('/newsletter', body(Subscription, { newsletterEmail: 'forms.email' }), async (c) => {
    const { reads, cms, locale, siteId, t } = c.env.context
    const { newsletterEmail: value } = c.req.valid('form')
    const { newsletter } = toSite(await reads.content(siteCraftData, { language: [locale] }), locale)
    if (!newsletter) throw new Refusal({ status: 404, title: t('shell.noNewsletter') })
    const { form: handle, field, thanks } = newsletter
    const values = [{ handle: field, value }]
    const { submitForm: answer } = await cms.write(submitForm, { input: { handle, siteId, values } })
    const refusal = toRefusal(answer, t('problems.invalid'))
    if (refusal) throw new Refusal(refusal)
    return c.json({ notice: toPlainText(answer?.submitActionMessage) || thanks || t('shell.subscribed') }, 200)
  })
  .route('/form', formApi)
  /** The rules that the app follows before every page. */
  .get('/redirects', async (c) => {
    const { exact, patterns } = await c.env.context.redirects()
    const targetOf = (outcome: object) => ('target' in outcome ? String(outcome.target) : null)
    const list: Record<'exact' | 'patterns', [source: string, target: string | null][]> = {
      exact: [...exact].map(([source, outcome]) => [source, targetOf(outcome)]),
      patterns: patterns.map(({ matches, redirect }) => [matches.source, targetOf(redirect)]),
    }
    return c.json(list, 200)
  })
  /** Every page of the site, for search engines. */
  .get('/sitemap', async (c) => {
    const { reads, siteId, locale } = c.env.context
    const pages: SitemapPage[] = []
    for (let offset = 0; offset < sitemap.most; offset += sitemap.atOnce) {
      const answer = await reads.content(sitemapEntries, { siteId: [siteId], offset, limit: sitemap.atOnce })
      pages.push(...toSitemapPages(answer, locale))
      if ((answer.sitemapEntries ?? []).length < sitemap.atOnce) break
    }
    return c.json({ pages }, 200)
  })
  /** The page at a uri (`__home__` without one), with its part of the news; 404 where there is none, or no such part. */
  .get('/entry', params, async (c) => {
    const { context } = c.env
    const { uri, page: given } = c.req.valid('query')
    const notFound = new Refusal({ status: 404, title: context.t('problems.notFound') })
    const bare = uri && (await readEntry(context, uri))
    if (!bare) throw notFound
    const page = toPageNumber(given)
    const [filled, around] = await Promise.all([
      fillBlocks(bare, page, newsPageSize, context),
      readAround(context, bare),
    ])
    if (!reaches(filled, page)) throw notFound
    const found: ContentPage = { entry: filled, ...around }
    // plain JSON already; hono's typing of it cannot follow a text into its depth
    return c.json(found, 200) as TypedResponse<ContentPage, 200, 'json'>
  })
