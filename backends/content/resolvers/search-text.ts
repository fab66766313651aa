// Texts of published entries, from which the shop finds pages and shows the sentence that matched.
import { resolveSites } from '../context/resolve-sites.ts'
import { blocksOf, seoOf } from '../nodes/nodes.ts'
import { readWords } from '../rules/plain-text.ts'
import { type EntryRow, listEntries } from '../sql/entries.ts'
import type { Resolvers } from './generated/types.ts'

/** Quotes belong to the pages that show them, and FAQ entries have no page of their own. */
const sections = ['home', 'pages', 'faq', 'newsPages', 'jobsPages', 'legalPages', 'news', 'jobs']
const mostEntries = 500

const isFindable = (row: EntryRow): boolean => (row.uri !== null || row.section === 'faq') && !seoOf(row).noIndex

function toSearchText(row: EntryRow) {
  const { description } = seoOf(row)
  const { lines, files } = readWords([JSON.parse(row.fields), blocksOf(row), { text: description }])
  return {
    id: String(row.id),
    sectionHandle: row.section,
    siteId: row.site_id,
    title: row.title,
    uri: row.uri,
    postDate: row.post_date,
    text: lines.join('\n'),
    files,
  }
}

export const searchTextResolvers: Resolvers = {
  Query: {
    async searchTexts(_root, { siteId, limit }, context) {
      const sites = await resolveSites(context, { siteId })
      const filter = { now: context.now().toISOString(), preview: context.preview, sections }
      const most = Math.min(Math.max(0, limit ?? mostEntries), mostEntries)
      const rows = await listEntries(context.db, { ...filter, siteIds: sites.map(({ id }) => id) }, { limit: most })
      return rows.filter(isFindable).map(toSearchText)
    },
  },
}
