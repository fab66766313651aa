import { entry, faqList, jobsEntry, legalPages, newsEntry } from '#contracts/generated/content.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { articleNumbersOf } from './article-numbers.ts'
import type { ContentPage } from './content-page.ts'
import { type EntryPage, type Template, toEntry } from './entry.ts'
import { fillBlocks, orNull } from './fill-blocks.service.ts'
import { newsPageSize } from './news/news.ts'
import { ancestorUris, type Teaser, toFaqs, toJobs, toTeasers } from './related-content.ts'

async function findEntry(context: RequestContext, uri: string): Promise<EntryPage | null> {
  // no page has such a URI: saves the request
  if (uri === '' || uri.length > 255 || uri.split('/').length > 8) return null
  const { publicClient, siteId, locale, log } = context
  const answer = await publicClient.content(entry, { uri: [uri], siteId: [siteId] })
  return toEntry(answer.entry, locale, (type) => log('warn', 'content.unknownBlock', { type, uri }))
}

async function fetchAncestors(context: RequestContext, uri: string) {
  const { publicClient, siteId, locale } = context
  const read = (above: string) =>
    orNull(context, 'above', publicClient.content(entry, { uri: [above], siteId: [siteId] }))
  const answers = await Promise.all(ancestorUris(uri).map(read))
  return toTeasers(
    answers.map((answer) => answer?.entry ?? null),
    locale,
  )
}

/** List page of an article or a job, whatever its URI; null for other templates. */
async function readOverview(
  { publicClient, siteId, locale }: RequestContext,
  template: Template,
): Promise<Teaser | null> {
  const site = { siteId: [siteId] }
  if (template === 'newsDetail')
    return toTeasers([(await publicClient.content(newsEntry, site)).newsEntry], locale)[0] ?? null
  if (template === 'jobsDetail')
    return toTeasers([(await publicClient.content(jobsEntry, site)).jobsEntry], locale)[0] ?? null
  return null
}

async function fetchRelated(context: RequestContext, { id, template, uri }: EntryPage) {
  const { publicClient, siteId, locale, config } = context
  const site = { siteId: [siteId] }
  const [above, overview, jobs, legal, faqs] = await Promise.all([
    fetchAncestors(context, uri),
    orNull(context, 'overview', readOverview(context, template)),
    template === 'jobs' ? orNull(context, 'jobs', publicClient.content(jobsEntry, site)) : null,
    template === 'legal' ? orNull(context, 'legal', publicClient.content(legalPages, site)) : null,
    id === config.faqPage ? orNull(context, 'faq', publicClient.content(faqList, site)) : null,
  ])
  return {
    above: overview && !above.some(({ href }) => href === overview.href) ? [...above, overview] : above,
    overview,
    jobs: jobs && toJobs(jobs, locale),
    legal: legal ? toTeasers(legal.legalPages, locale) : [],
    faqs: faqs ? toFaqs(faqs, locale) : [],
  }
}

/** Whether the news lists of the page have this many pages; true if their page count is unknown. */
const reaches = ({ blocks }: EntryPage, page: number) =>
  page === 1 || blocks.some((block) => block.type === 'newsOverview' && page <= (block.news?.pageCount ?? page))

/** @param page of the news lists, from 1 @throws HttpProblem 404 if the page, or that page of its news, does not exist */
export async function getEntry(context: RequestContext, uri: string, page: number): Promise<ContentPage> {
  const notFound = new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  const bare = await findEntry(context, uri)
  if (!bare) throw notFound
  const [filled, around] = await Promise.all([
    fillBlocks(bare, page, newsPageSize, context),
    fetchRelated(context, bare),
  ])
  if (!reaches(filled, page)) throw notFound
  return { entry: filled, ...around, articleNumbers: articleNumbersOf(filled.blocks) }
}
