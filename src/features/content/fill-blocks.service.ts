/** Fills blocks with data from further queries: news, quotes, contact details, form availability; checks icon names. */
import { allNewsPages, quotes } from '#contracts/generated/content.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Block, Contact, NewsOverviewBlock } from './blocks.ts'
import type { EntryPage } from './entry.ts'
import { toSubmittableForm } from './form/submittable.service.ts'
import { toNewsList, toNewsTeasers } from './news/news.ts'
import { findIcon } from './pictures/find-icon.service.ts'
import { readSite } from './site.service.ts'
import { toQuotes } from './to-blocks.ts'

/** Latest articles in a slider for which the editor chose none, without the current page. */
const sliderSize = 6

/** Result of an optional read; null, with a warning in the log, if it fails. */
export async function orNull<Value>(
  { log }: RequestContext,
  part: string,
  reading: Promise<Value>,
): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    log('warn', 'content.partMissing', { part, message: String(error) })
    return null
  }
}

const readNews = (context: RequestContext, page: number, pageSize: number) =>
  context.publicClient
    .content(allNewsPages, { siteId: [context.siteId], offset: (page - 1) * pageSize, limit: pageSize })
    .then((answer) => toNewsList(answer, context.locale, page, pageSize))

async function readContact(context: RequestContext, path: string): Promise<Contact> {
  const site = await readSite(context)
  const { phone, email, addressLines, openingHours } = site.company
  const isContactPage = site.contactPath === path
  return { path: isContactPage ? null : site.contactPath, isContactPage, phone, email, addressLines, openingHours }
}

async function fill(block: Block, entry: EntryPage, page: number, context: RequestContext): Promise<Block> {
  const { publicClient, siteId, locale } = context
  if (block.type === 'newsOverview') {
    return { ...block, news: await orNull(context, block.type, readNews(context, page, block.pageSize)) }
  }
  if (block.type === 'newsSlider' && !block.items.length) {
    const variables = { siteId: [siteId], offset: 0, limit: sliderSize + 1 }
    const answer = await orNull(context, block.type, publicClient.content(allNewsPages, variables))
    const others = toNewsTeasers(answer?.allNewsPages, locale).filter(({ href }) => href !== entry.path)
    return { ...block, items: others.slice(0, sliderSize) }
  }
  if (block.type === 'quoteSlider' && !block.quotes.length) {
    const answer = await orNull(context, block.type, publicClient.content(quotes, { siteId: [siteId] }))
    return { ...block, quotes: toQuotes(answer?.quotes) }
  }
  if (block.type === 'usp')
    return { ...block, usps: block.usps.map((usp) => ({ ...usp, icon: findIcon(usp.icon, context.config) })) }
  if (block.type === 'ctaForm') {
    const [contact, form] = await Promise.all([
      orNull(context, block.type, readContact(context, entry.path)),
      block.form && toSubmittableForm(context, block.form, block.heading ?? entry.path),
    ])
    return { ...block, contact, form }
  }
  return block
}

/** Prepends a news list to the news page if the editor placed none. */
function appendOverview({ template, blocks }: EntryPage, pageSize: number): Block[] {
  if (template !== 'news' || blocks.some(({ type }) => type === 'newsOverview')) return blocks
  const overview: NewsOverviewBlock = {
    type: 'newsOverview',
    id: 'news',
    heading: null,
    pageSize,
    news: null,
    spacingTop: 'none',
    spacingBottom: 'medium',
    ground: 'none',
  }
  return [overview, ...blocks]
}

/** @param page of the news lists, from 1; the home page always shows page 1 */
export async function fillBlocks(
  entry: EntryPage,
  page: number,
  pageSize: number,
  context: RequestContext,
): Promise<EntryPage> {
  const shown = entry.template === 'home' ? 1 : page
  const blocks = appendOverview(entry, pageSize)
  return { ...entry, blocks: await Promise.all(blocks.map((block) => fill(block, entry, shown, context))) }
}
