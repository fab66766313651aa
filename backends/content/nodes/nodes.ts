// Parent objects of the resolvers, built from rows and stored JSON; each has its GraphQL type name.
import type { Context } from '../context/context.ts'
import type { StoredBlock, StoredFields, StoredLink, StoredSeo } from '../rules/stored.ts'
import type { AssetRow } from '../sql/assets.ts'
import type { EntryRow } from '../sql/entries.ts'

/** An entry with a page, or a block inside one (`row` is null). */
export type EntryNode = {
  __typename: string
  id: string | null
  title: string | null
  slug: string | null
  uri: string | null
  typeHandle: string
  sectionHandle: string | null
  siteId: number
  language: string
  postDate: string | null
  dateUpdated: string | null
  row: EntryRow | null
  content: StoredBlock | (StoredFields & { type: string })
}

export type AssetNode = AssetRow & { __typename: string; siteId: number }

type InSite = Pick<EntryNode, 'siteId' | 'language'>

/** `__home__` is the home page. */
export const publicPath = ({ base_path, uri }: Pick<EntryRow, 'base_path' | 'uri'>): string =>
  uri === '__home__' ? base_path || '/' : `${base_path}/${uri ?? ''}`

export function toEntryNode(row: EntryRow): EntryNode {
  const fields: StoredFields = JSON.parse(row.fields)
  return {
    __typename: `${row.type}_Entry`,
    id: String(row.id),
    title: row.title,
    slug: row.slug,
    uri: row.uri,
    typeHandle: row.type,
    sectionHandle: row.section,
    siteId: row.site_id,
    language: row.language,
    postDate: row.post_date,
    dateUpdated: row.updated_at,
    row,
    content: { ...fields, type: row.type },
  }
}

/** Blocks as entries; types outside `allowed` are left out. */
export function toBlockNodes({ siteId, language }: InSite, blocks: unknown, allowed: readonly string[]): EntryNode[] {
  const list = Array.isArray(blocks) ? (blocks as StoredBlock[]) : []
  return list
    .filter((block) => allowed.includes(block.type))
    .map((block) => ({
      __typename: `${block.type}_Entry`,
      id: block.id === undefined ? null : String(block.id),
      title: block.title ?? null,
      slug: null,
      uri: null,
      typeHandle: block.type,
      sectionHandle: null,
      siteId,
      language,
      postDate: null,
      dateUpdated: null,
      row: null,
      content: block,
    }))
}

export const blocksOf = (row: EntryRow): unknown => JSON.parse(row.blocks)

export const seoOf = (row: EntryRow): StoredSeo => JSON.parse(row.seo)

/** Published entries of the site, in the order of the ids. */
export async function toEntryNodes(ids: readonly number[], { siteId }: InSite, context: Context): Promise<EntryNode[]> {
  const rows = await Promise.all(ids.map((id) => context.entry(siteId, id)))
  return rows.flatMap((row) => (row ? toEntryNode(row) : []))
}

/** A list of at most one asset, like Craft's asset fields. */
export async function toAssetNodes(id: number | undefined, { siteId }: InSite, context: Context): Promise<AssetNode[]> {
  const row = id === undefined ? undefined : await context.asset(siteId, id)
  return row ? [{ ...row, __typename: `${row.volume}_Asset`, siteId }] : []
}

export type LinkNode = {
  __typename: 'HyperLink'
  url: string
  type: string
  title: string | null
  text: string
  linkText: string | null
  target: '_blank' | null
  ariaLabel: string | null
  element: EntryNode | null
}

/** Links; those to an unpublished entry are left out. */
export async function toLinkNodes(
  links: readonly StoredLink[] | undefined,
  { siteId }: InSite,
  context: Context,
): Promise<LinkNode[]> {
  const nodes = await Promise.all((links ?? []).map((link) => toLinkNode(link, siteId, context)))
  return nodes.filter((node) => node !== null)
}

async function toLinkNode(link: StoredLink, siteId: number, context: Context): Promise<LinkNode | null> {
  const entry = link.type === 'Entry' ? await context.entry(siteId, link.entry) : undefined
  const url = link.type === 'Entry' ? entry && publicPath(entry) : link.url
  if (url === undefined) return null
  return {
    __typename: 'HyperLink',
    url,
    type: `verbb\\hyper\\links\\${link.type}`,
    title: link.title ?? null,
    text: link.text || entry?.title || url.replace(/^(mailto|tel):/, ''),
    linkText: link.text || null,
    target: link.newWindow ? '_blank' : null,
    ariaLabel: link.ariaLabel ?? null,
    element: entry ? toEntryNode(entry) : null,
  }
}
