// Entries: the three queries, and the fields that every entry and block has. Joined in schema.ts.
import type { Context } from '../context.ts'
import { blocksOf, type EntryNode, publicPath, toAssetNodes, toBlockNodes, toEntryNode, toLinkNodes } from '../nodes.ts'
import { toOrderBy } from '../rules/order-by.ts'
import { chooseSites, type List, type SiteArguments } from '../site-choice.ts'
import { countEntries, type EntryFilter, listEntries } from '../sql/entries.ts'
import type { StoredFields } from '../stored.ts'
import { blockTypes } from './block.ts'
import { toSeo } from './seo.ts'

type EntryArguments = SiteArguments & {
  id?: List<number | string | boolean>
  uri?: List<string>
  section?: List<string>
  type?: List<string>
}
type ListArguments = EntryArguments & { orderBy?: string | null; offset?: number | null; limit?: number | null }

const given = (list: List<string>) => list?.filter((value) => value !== null)

async function toFilter(args: EntryArguments, context: Context): Promise<EntryFilter> {
  const ids = args.id?.filter((id) => id !== null && typeof id !== 'boolean').map(Number)
  const sites = await chooseSites(context, args)
  const filter: EntryFilter = { now: context.now().toISOString(), siteIds: sites.map(({ id }) => id) }
  const lists = { ids, uris: given(args.uri), sections: given(args.section), types: given(args.type) }
  return Object.assign(filter, Object.fromEntries(Object.entries(lists).filter(([, list]) => list)))
}

const asPage = ({ limit, offset }: ListArguments) => ({ limit: limit ?? -1, offset: Math.max(0, offset ?? 0) })

const fieldsOf = ({ content }: EntryNode) => content as StoredFields

const withBlocks = {
  contentBlocks: (node: EntryNode) => toBlockNodes(node, node.row && blocksOf(node.row), blockTypes),
}

export const entryResolvers = {
  Query: {
    async entry(_root: unknown, args: EntryArguments, context: Context) {
      const [row] = await listEntries(context.db, await toFilter(args, context), { limit: 1 })
      return row ? toEntryNode(row) : null
    },
    async entries(_root: unknown, args: ListArguments, context: Context) {
      const orderBy = toOrderBy(args.orderBy)
      const filter = await toFilter(args, context)
      const rows = await listEntries(context.db, filter, { ...asPage(args), ...(orderBy && { orderBy }) })
      return rows.map(toEntryNode)
    },
    entryCount: async (_root: unknown, args: EntryArguments, context: Context) =>
      countEntries(context.db, await toFilter(args, context)),
  },
  EntryInterface: {
    url: ({ row }: EntryNode, _args: unknown, { shopOrigin }: Context) =>
      row?.uri ? shopOrigin + publicPath(row) : null,
    async localized({ row }: EntryNode, _args: unknown, context: Context) {
      const rows = row ? await context.localized(row.id) : []
      return rows.filter(({ site_id }) => site_id !== row?.site_id).map(toEntryNode)
    },
    seomatic: ({ row }: EntryNode, { asArray }: { asArray?: boolean | null }, context: Context) =>
      row?.uri ? toSeo(row, asArray === true, context) : null,
  },
  home_Entry: withBlocks,
  pages_Entry: withBlocks,
  news_Entry: withBlocks,
  jobs_Entry: withBlocks,
  jobsPages_Entry: withBlocks,
  legalPages_Entry: withBlocks,
  newsPages_Entry: {
    ...withBlocks,
    fieldThumbnail: (node: EntryNode, _args: unknown, context: Context) =>
      toAssetNodes(fieldsOf(node).thumbnail, node, context),
    fieldImage: (node: EntryNode, _args: unknown, context: Context) =>
      toAssetNodes(fieldsOf(node).image, node, context),
    intro: (node: EntryNode) => fieldsOf(node).intro ?? null,
  },
  faq_Entry: {
    text: (node: EntryNode) => fieldsOf(node).text ?? null,
    links: (node: EntryNode, _args: unknown, context: Context) => toLinkNodes(fieldsOf(node).links, node, context),
  },
  quote_Entry: {
    author: (node: EntryNode) => fieldsOf(node).author ?? null,
    quote: (node: EntryNode) => fieldsOf(node).quote ?? null,
  },
}
