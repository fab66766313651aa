// Catalogue in memory: tree, index, sort orders and recent searches of one version. A request with another version reloads it.
import type { Sql } from '../../sql/database.ts'
import type { PriceListKey } from '../rules/customer-prices/price-list.ts'
import { readSoldOut } from '../sql/catalogue.ts'
import { type Bitset, toSet } from './bitset.ts'
import { type CategoryTree, readCategoryTree } from './category-tree.ts'
import { suggest } from './did-you-mean.ts'
import { type ProductIndex, readProductIndex, toOrdinals } from './product-index.ts'
import { loadSearchIndex, type SearchResult, searchProducts } from './search.ts'
import { readPrices, readSortOrder, type SortKey } from './sort-orders.ts'

export type Catalogue = {
  version: string
  tree: CategoryTree
  index: ProductIndex
  order(key: SortKey): Promise<Int32Array>
  search(text: string): Promise<SearchResult>
  /** A corrected query that finds more, as folded words; null if the text finds enough or nothing better is known. */
  suggest(text: string): Promise<string | null>
  /** Prices in cents, by ordinal. */
  prices(list: PriceListKey): Promise<Int32Array>
  /** Sold out stock articles; up to 5 s old. */
  soldOut(now: Date): Promise<Bitset>
}

/** Returns the catalogue of a version, from memory if it is current. */
export type CatalogueStore = (version: string) => Promise<Catalogue>

const cachedSearches = 30
/** Stock changes with every order, so sold out products are cached for 5 s instead of read per listing. */
const soldOutMs = 5_000

/** In-flight reads are not shared between requests: a Worker may cancel the request that started one. */
export function createCatalogueStore(db: Sql): CatalogueStore {
  let cached: Catalogue | null = null
  return async (version) => {
    if (cached?.version === version) return cached
    const catalogue = await readCatalogue(db, version)
    cached = catalogue
    return catalogue
  }
}

export async function loadCatalogue(db: Sql): Promise<Pick<Catalogue, 'tree' | 'index'>> {
  const tree = await readCategoryTree(db)
  return { tree, index: await readProductIndex(db, tree) }
}

async function readCatalogue(db: Sql, version: string): Promise<Catalogue> {
  const range = await loadCatalogue(db)
  const { tree, index } = range
  // Lazy: a listing without a search does not need the names.
  const words = remember(1, () => loadSearchIndex(db, range, version))
  const soldOut = remember(1, async (_moment: string) => toSet(index.size, toOrdinals(index, await readSoldOut(db))))
  const search = remember(cachedSearches, async (text: string) => searchProducts(db, range, await words('all'), text))
  const countFound = async (text: string) => (await search(text)).slots.length
  return {
    version,
    tree,
    index,
    order: remember(20, (key: SortKey) => readSortOrder(db, index, key)),
    prices: remember(10, (list: PriceListKey) => readPrices(db, index, list)),
    soldOut: (now) => soldOut(String(Math.floor(now.getTime() / soldOutMs))),
    search,
    suggest: remember(cachedSearches, async (text: string) => suggest(text, await words('all'), countFound)),
  }
}

/** Caches the values of the last `size` keys (LRU). */
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
