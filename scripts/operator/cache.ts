// `npm run operator -- cache`: what is stored for a URL, and purges.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProductBySlug } from '#backends/commerce/sql/product-lookup.ts'
import { matchPath } from '#i18n/paths.ts'
import { evaluatePage, type PageState } from '#server/cache/page-cache.ts'
import { commerceTag, productTag } from '#server/cache/product-tags.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { type ProductPage, planPurge } from '#server/endpoints/purge-plan.ts'
import { toPageUrl } from '#server/pages/page-url.ts'
import { screens } from '#server/pages/screens.ts'
import type { Sql } from '#server/storage/storage.ts'
import { root } from '../root.ts'
import { dataDir, readShopConfig, remote, withDatabases } from '../with-databases.ts'
import { type Output, toTable } from './output.ts'
import { readStoredEntries, type StoredEntry } from './stored-entries.ts'

type StoredPage = {
  visitors: string
  build: string
  state: PageState | 'too old'
  ageSeconds: number
  status: number
  bytes: number
  tags: string[]
}

/** `page:{build}:`, for customers with this preferred unit, with the origin of a shop without PUBLIC_ORIGIN. */
const pageKey = /^page:([^:]+):(?:customers:([^:]*):)?(?:https?:\/\/[^/]+)?(\/.*)$/
const maxWaitMs = 5_000
/** Entries that a purge prints; JSON has all. */
const maxPrinted = 20

const toColumn = (head: string, values: readonly string[]) =>
  toTable(
    [head],
    values.map((value) => [value]),
  )

const log = createLog('error')

async function openTokens(db: Sql): Promise<TagTokens> {
  const tokens = new TagTokens(sqlTokens(db), log)
  await tokens.refresh()
  return tokens
}

/** @throws Error with a sentence */
function toUrl(text: string): URL {
  const url = text.startsWith('/') || /^https?:\/\//.test(text) ? URL.parse(text, 'http://localhost') : null
  if (!url) throw new Error(`A page is named by its URL or path, such as /en/range, not "${text}".`)
  return url
}

/** First characters of the build stamp: the id of the current build; null: the shop is not built. */
function currentBuild(): string | null {
  const stamp = join(root, 'dist/server/build.stamp')
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 8) : null
}

const toVisitors = (unit: string | undefined) =>
  unit === undefined ? 'guests' : unit === '' ? 'customers' : `customers, unit ${unit}`

async function findStoredPages(url: string, db: Sql): Promise<StoredPage[]> {
  const { freshness } = screens[matchPath(url.split('?')[0] ?? '').route]
  if (!freshness) return []
  const tokens = await openTokens(db)
  const current = currentBuild()
  const now = Date.now()
  const found: StoredPage[] = []
  for await (const { key, page } of readStoredEntries(dataDir, (name) => pageKey.exec(name)?.[3] === url)) {
    if (!page) continue
    const [, build = '', unit] = pageKey.exec(key) ?? []
    found.push({
      visitors: toVisitors(unit),
      build: build === current ? `${build} (current)` : build,
      state: evaluatePage(page, freshness, now, () => tokens.isCurrent(page.tokens))?.state ?? 'too old',
      ageSeconds: Math.round((now - page.renderedAt) / 1000),
      status: page.status,
      bytes: page.bytes.length,
      tags: Object.keys(page.tokens).sort(),
    })
  }
  return found
}

/** The Cache-Status of the running shop; null: no shop responds. */
async function requestCacheStatus(url: URL): Promise<string | null> {
  const call = fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(maxWaitMs) })
  const response = await call.catch(() => null)
  await response?.body?.cancel()
  return response && `${response.status}, ${response.headers.get('cache-status') ?? 'without Cache-Status'}`
}

function describePages(url: string, pages: readonly StoredPage[]): string {
  if (!screens[matchPath(url.split('?')[0] ?? '').route].freshness)
    return `${url} is rendered for every request and never stored.`
  if (pages.length === 0) return `No page is stored for ${url}. A running shop may have one in memory.`
  const rows = pages.map(({ visitors, build, state, ageSeconds, status, bytes }) => [
    visitors,
    state,
    `${ageSeconds} s`,
    status,
    bytes,
    build,
  ])
  const tags = [...new Set(pages.flatMap((page) => page.tags))]
  return [toTable(['for', 'state', 'age', 'status', 'bytes', 'build'], rows), toColumn('tags', tags)].join('\n\n')
}

/** @throws Error with a sentence if the caches are not in the data folder */
function requireOwnCache(): void {
  if (process.env.CACHE_URL)
    throw new Error(
      'The caches of this shop are at CACHE_URL, which this command does not use: purge them with POST /api/purge.',
    )
}

export async function showCache(text: string, { json }: Output): Promise<void> {
  requireOwnCache()
  const url = toUrl(text)
  const { locale, route } = matchPath(url.pathname)
  const pageUrl = toPageUrl(url.pathname, url.search, screens[route].parameters[locale])
  if (remote && text.startsWith('/'))
    throw new Error(`Copies of a shop on Workers are in KV, which is not read: give the full URL, to request the page.`)
  const pages = remote ? null : await withDatabases(({ SHOP_DB }) => findStoredPages(pageUrl, SHOP_DB))
  const response = text.startsWith('/') ? undefined : await requestCacheStatus(url)
  if (json) return console.log(JSON.stringify({ url: pageUrl, response, ...(pages && { stored: pages }) }, null, 2))
  console.log(pages ? describePages(pageUrl, pages) : 'Copies of a shop on Workers are in KV, which is not read.')
  if (response !== undefined) console.log(`\nResponse of ${url.origin}: ${response ?? 'none'}`)
}

type Databases = { SHOP_DB: Sql; COMMERCE_DB: Sql }

/** Like `/api/purge`: a product that is not found may be in any listing, so all of commerce is purged. */
async function findProductTag({ locale, slug }: ProductPage, db: Sql | null): Promise<string> {
  const id = db && (await findProductBySlug(db, slug, locale, null))
  const sku =
    id === null ? null : await db?.prepare('SELECT sku FROM products WHERE id = ?').bind(id).first<string>('sku')
  return sku ? productTag(sku) : commerceTag
}

function toMessage(names: readonly string[]) {
  if (names.includes('all')) return { all: true }
  const isPath = (name: string) => /^(?:\/|https?:\/\/)/.test(name)
  const uris = names.filter(isPath).map((name) => toUrl(name).pathname)
  return { uris, tags: names.filter((name) => !isPath(name)) }
}

async function renew(names: readonly string[], { SHOP_DB, COMMERCE_DB }: Databases) {
  const config = readShopConfig()
  const plan = planPurge(toMessage(names), config.sites)
  if ('refused' in plan) throw new Error(`Nothing was purged: ${plan.refused}.`)
  const products = plan.products.map((page) => findProductTag(page, config.commerceUrl ? null : COMMERCE_DB))
  const tokens = await openTokens(SHOP_DB)
  const before: Pick<StoredEntry, 'key' | 'tokens'>[] = []
  for await (const entry of remote ? [] : readStoredEntries(dataDir, () => true))
    if (tokens.isCurrent(entry.tokens)) before.push({ key: entry.key, tokens: entry.tokens })
  const purged = await tokens.renew([...plan.tags, ...(await Promise.all(products))])
  const entries = before.filter((entry) => !tokens.isCurrent(entry.tokens)).map(({ key }) => key)
  return { purged, entries, remaining: before.length - entries.length }
}

export async function purgeCache(names: readonly string[], { json }: Output): Promise<void> {
  requireOwnCache()
  const result = await withDatabases((databases) => renew(names, databases))
  if (json) return console.log(JSON.stringify(result, null, 2))
  const { purged, entries, remaining } = result
  const printed = entries.slice(0, maxPrinted)
  const more = entries.length - printed.length
  console.log(
    [
      toColumn('purged tags', purged),
      ...(printed.length > 0
        ? [toColumn('purged entries', more > 0 ? [...printed, `and ${more} more`] : printed)]
        : []),
      ...(remote
        ? []
        : [
            `Stored entries that were current and are purged: ${entries.length}; that are still current: ${remaining}.`,
          ]),
      'A running shop serves no purged entry after five seconds.',
    ].join('\n\n'),
  )
}
