import type { Context } from '../context/context.ts'
import { queryError } from '../context/errors.ts'
import { type List, resolveSites } from '../context/resolve-sites.ts'
import {
  blocksOf,
  type EntryNode,
  publicPath,
  toAssetNodes,
  toBlockNodes,
  toEntryNode,
  toLinkNodes,
} from '../nodes/nodes.ts'
import type { StoredFields } from '../rules/stored.ts'
import { countEntries, type EntryFilter, listEntries } from '../sql/entries.ts'
import { toOrderBy } from '../sql/order-by.ts'
import { blockTypes } from './block.ts'
import type { QueryentriesArgs, QueryentryArgs, Resolvers } from './generated/types.ts'
import { toSeo } from './seo.ts'

const given = (list: List<string>) => list?.filter((value) => value != null)

async function toFilter(args: QueryentryArgs, context: Context): Promise<EntryFilter> {
  const ids = args.id?.filter((id) => id != null && typeof id !== 'boolean').map(Number)
  const sites = await resolveSites(context, args)
  const { preview } = context
  const filter: EntryFilter = { now: context.now().toISOString(), preview, siteIds: sites.map(({ id }) => id) }
  const lists = { ids, uris: given(args.uri), sections: given(args.section), types: given(args.type) }
  return Object.assign(filter, Object.fromEntries(Object.entries(lists).filter(([, list]) => list)))
}

const asPage = ({ limit, offset }: QueryentriesArgs) => ({ limit: limit ?? -1, offset: Math.max(0, offset ?? 0) })

const fieldsOf = ({ content }: EntryNode) => content as StoredFields

const withBlocks = {
  contentBlocks: (node: EntryNode) => toBlockNodes(node, node.row && blocksOf(node.row), blockTypes),
}

export const entryResolvers: Resolvers = {
  Query: {
    async entry(_root, args, context) {
      const [row] = await listEntries(context.db, await toFilter(args, context), { limit: 1 })
      return row ? toEntryNode(row) : null
    },
    async entries(_root, args, context) {
      const { orderBy, unknown } = toOrderBy(args.orderBy)
      if (unknown !== undefined) throw queryError(`Cannot order by "${unknown}"`)
      const filter = await toFilter(args, context)
      const rows = await listEntries(context.db, filter, { ...asPage(args), ...(orderBy && { orderBy }) })
      return rows.map(toEntryNode)
    },
    entryCount: async (_root, args, context) => countEntries(context.db, await toFilter(args, context)),
  },
  EntryInterface: {
    url: ({ row }, _args, { shopOrigin }) => (row?.uri ? shopOrigin + publicPath(row) : null),
    async localized({ row }, _args, context) {
      const rows = row ? await context.localized(row.id) : []
      return rows.filter(({ site_id }) => site_id !== row?.site_id).map(toEntryNode)
    },
    seomatic: ({ row }, { asArray }, context) => (row?.uri ? toSeo(row, asArray === true, context) : null),
  },
  home_Entry: withBlocks,
  pages_Entry: withBlocks,
  news_Entry: withBlocks,
  jobs_Entry: withBlocks,
  jobsPages_Entry: {
    ...withBlocks,
    place: (node) => fieldsOf(node).place ?? null,
    hours: (node) => fieldsOf(node).hours ?? null,
    contract: (node) => fieldsOf(node).contract ?? null,
  },
  legalPages_Entry: withBlocks,
  newsPages_Entry: {
    ...withBlocks,
    fieldThumbnail: (node, _args, context) => toAssetNodes(fieldsOf(node).thumbnail, node, context),
    fieldImage: (node, _args, context) => toAssetNodes(fieldsOf(node).image, node, context),
    intro: (node) => fieldsOf(node).intro ?? null,
    author: (node) => fieldsOf(node).author ?? null,
  },
  faq_Entry: {
    text: (node) => fieldsOf(node).text ?? null,
    links: (node, _args, context) => toLinkNodes(fieldsOf(node).links, node, context),
  },
  quote_Entry: {
    author: (node) => fieldsOf(node).author ?? null,
    quote: (node) => fieldsOf(node).quote ?? null,
  },
}
