/** Parses a purge message into tags and product pages. Pure. */
import { type } from 'arktype'
import type { Locale } from '#i18n/locales.ts'
import { matchPath } from '#i18n/paths.ts'
import { entryTag, navigationTag, sectionTag, siteTag, uriTag } from '../cache/content-tags.ts'
import { pageTags } from '../cache/page.ts'
import { slugTag } from '../cache/product-tags.ts'

type Sites = Record<Locale, number>
export type ProductPage = { path: string; locale: Locale; slug: string }
export type PurgePlan = { tags: string[]; products: ProductPage[] } | { refused: string }

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const Tag = type('0 < string <= 2000')
const Path = type('string <= 2000').narrow(
  (path, ctx) => (path.startsWith('/') && isEncoded(path)) || ctx.mustBe('a percent-encoded path that begins with /'),
)
const SiteId = type('number | string.integer.parse | null')
const SiteUri = type({ 'siteId?': SiteId, uri: Tag })
export const PurgeMessage = type({
  'all?': 'boolean',
  'tags?': Tag.array().atMostLength(1_000),
  'uris?': Path.array().atMostLength(100),
  'siteUris?': SiteUri.array().atMostLength(100),
})
/** An element as Craft serializes it; `navId`, `navHandle` and `nodeUri` are a navigation node's. */
const Element = type({
  id: 'string | number',
  'siteId?': SiteId,
  'uri?': 'string | null',
  'sectionHandle?': 'string | null',
  'section?': type('string | number | null').or({ 'handle?': 'string | null' }),
  'navId?': 'string | number | null',
  'navHandle?': 'string | null',
  'nodeUri?': 'string | null',
  '__typename?': 'string',
})

type SiteUri = typeof SiteUri.infer
type Element = typeof Element.infer

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Webhooks send the element in a member, or at the top level. */
const findElement = (body: Record<string, unknown>) =>
  [body.sender, body.element, body.entry, body.payload, body].find((part) => isRecord(part) && 'id' in part)

const isNode = ({ navId, navHandle, nodeUri, __typename }: Element, { senderClass }: Record<string, unknown>) =>
  [navId, navHandle, nodeUri].some((value) => value != null) || /Node$/.test(`${senderClass ?? __typename ?? ''}`)

/** Section of an entry: by its handle, which an id does not reveal. */
const sectionOf = ({ section, sectionHandle }: Element) =>
  sectionHandle ?? (typeof section === 'string' ? section : typeof section === 'number' ? null : section?.handle)

/** An element of an unknown section may be on any page of its sites. */
function elementTags(
  element: Element,
  message: Record<string, unknown>,
  siteUris: readonly SiteUri[],
  sites: Sites,
): string[] {
  const { id, siteId, uri } = element
  const handle = sectionOf(element)
  const isNavigation = isNode(element, message)
  const siteIds = siteId == null ? Object.values(sites) : [siteId]
  const changed = new Set([...siteIds, ...siteUris.flatMap((item) => item.siteId ?? [])])
  return [
    entryTag(id),
    ...siteIds.flatMap((site) => (typeof uri === 'string' ? [uriTag(site, uri)] : [])),
    ...(handle ? [...changed, '*'].map((site) => sectionTag(site, handle)) : []),
    ...(isNavigation ? [...changed].map(navigationTag) : []),
    ...(handle || isNavigation ? [] : [...changed].map(siteTag)),
  ]
}

const siteUriTags = ({ siteId, uri }: SiteUri, sites: Sites): string[] =>
  (siteId == null ? Object.values(sites) : [siteId]).map((site) => uriTag(site, uri))

function planPath(given: string, sites: Sites): { tags: string[]; products: ProductPage[] } {
  const path = given.replace(/(?<=.)\/+$/, '')
  const { locale, route, value } = matchPath(path)
  const name = decodeURIComponent(value)
  if (route === 'product') return { tags: [...pageTags(path), slugTag(name)], products: [{ path, locale, slug: name }] }
  if (route !== 'home' && route !== 'content') return { tags: pageTags(path), products: [] }
  return { tags: [...pageTags(path), uriTag(sites[locale], route === 'home' ? '__home__' : name)], products: [] }
}

/** @param message the parsed JSON body */
export function planPurge(message: unknown, sites: Sites): PurgePlan {
  const body = PurgeMessage(message)
  if (body instanceof type.errors) return { refused: body.summary }
  if (body.all) return { tags: ['all'], products: [] }
  const given = message as Record<string, unknown>
  const found = findElement(given)
  const element = found === undefined ? null : Element(found)
  if (element instanceof type.errors) return { refused: element.summary }
  const { tags, uris, siteUris = [] } = body
  if (!tags && !uris && !body.siteUris && !element)
    return { refused: 'the body must have all: true, tags, uris, siteUris or an element with an id' }
  const paths = (uris ?? []).map((uri) => planPath(uri, sites))
  const named = [
    ...(tags ?? []),
    ...paths.flatMap((path) => path.tags),
    ...siteUris.flatMap((item) => siteUriTags(item, sites)),
    ...(element ? elementTags(element, given, siteUris, sites) : []),
  ]
  return { tags: [...new Set(named)], products: paths.flatMap(({ products }) => products) }
}
