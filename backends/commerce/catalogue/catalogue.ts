// The range in memory: tree, index, orders and recent searches of one version of the data. Made once per handler;
// a request whose version differs reads it anew. Called by the context.
import type { Sql } from '../../sql/database.ts'
import { readSoldOut } from '../sql/catalogue.ts'
import { type Bitset, toSet } from './bitset.ts'
import { type CategoryTree, readCategoryTree } from './category-tree.ts'
import { suggest } from './did-you-mean.ts'
import { type ProductIndex, readProductIndex, toOrdinals } from './product-index.ts'
import { loadSearchIndex, type SearchResult, searchProducts } from './search.ts'
import { readOrder, readPrices, type SortKey } from './sort-orders.ts'

export type Catalogue = {
  version: string
  tree: CategoryTree
  index: ProductIndex
  order(key: SortKey): Promise<Int32Array>
  search(text: string): Promise<SearchResult>
  /** Folded words that find more than a text that finds nothing or little. */
  suggest(text: string): Promise<string | null>
  /** What a price group pays, in cents by slot. */
  prices(group: string): Promise<Int32Array>
  /** Stock articles that could not be had within the last seconds before `now`. */
  soldOut(now: Date): Promise<Bitset>
}

/** Gives the range of a version; costs nothing when that is the one in memory. */
export type CatalogueStore = (version: string) => Promise<Catalogue>

const cachedSearches = 30
/** Stock changes with every order, and is not read anew for every listing. */
const soldOutMs = 5_000

/** Nothing in flight is handed from one request to another, since a Worker may end the request that began it. */
export function createCatalogueStore(db: Sql): CatalogueStore {
  let cached: Catalogue | null = null
  return async (version) => {
    if (cached?.version === version) return cached
    const catalogue = await readCatalogue(db, version)
    cached = catalogue
    return catalogue
  }
}

/** The tree and the products in it. */
export async function loadCatalogue(db: Sql): Promise<Pick<Catalogue, 'tree' | 'index'>> {
  const tree = await readCategoryTree(db)
  return { tree, index: await readProductIndex(db, tree) }
}

async function readCatalogue(db: Sql, version: string): Promise<Catalogue> {
  const range = await loadCatalogue(db)
  const { tree, index } = range
  // Only once somebody searches: a start that shows a listing need not read every name.
  const words = remember(1, () => loadSearchIndex(db, range, version))
  const soldOut = remember(1, async (_moment: string) => toSet(index.size, toOrdinals(index, await readSoldOut(db))))
  const search = remember(cachedSearches, async (text: string) => searchProducts(db, range, await words('all'), text))
  const countFound = async (text: string) => (await search(text)).slots.length
  return {
    version,
    tree,
    index,
    order: remember(20, (key: SortKey) => readOrder(db, index, key)),
    prices: remember(10, (group: string) => readPrices(db, index, group)),
    soldOut: (now) => soldOut(String(Math.floor(now.getTime() / soldOutMs))),
    search,
    suggest: remember(cachedSearches, async (text: string) => suggest(text, await words('all'), countFound)),
  }
}

/** Keeps the answers of the last `size` keys. */
function remember<Key extends string, Value>(size: number, read: (key: Key) => Promise<Value>) {
  const known = new Map<Key, Value>()
  return async (key: Key): Promise<Value> => {
    const value = known.get(key) ?? (await read(key))
    known.delete(key)
    known.set(key, value)
    const oldest = known.size > size ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    return value
  }
}
