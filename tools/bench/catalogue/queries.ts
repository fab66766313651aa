// Deterministic random queries of a catalogue: filters, and words as they are typed.
import { allergenCodes } from '../../../backends/commerce/rules/allergens.ts'
import { createRandom, type Random } from '../../../backends/commerce/seed/random.ts'
import { type Locale, locales } from '../../../backends/graphql/locales.ts'
import type { Sql } from '../../../src/server/storage/storage.ts'

type Filters = {
  url_key?: string
  search?: string
  does_not_contain_allergen?: string[]
  contains_allergen?: string[]
  brands?: string[]
  on_stock?: boolean
}
export type ListingQuestion = { locale: Locale; page: number; filters: Filters }

const pathsSql =
  "SELECT locale, url_path AS path FROM category_texts t JOIN categories c ON c.id = category_id WHERE type = 'category'"
const namesSql = 'SELECT name FROM product_texts WHERE product_id % 37 = 0 ORDER BY product_id, locale LIMIT 4000'

/** Query generators over the content of the database. */
export async function createQueries(db: Sql, seed: number) {
  const random = createRandom(seed)
  const { results: paths } = await db.prepare(pathsSql).all<{ locale: Locale; path: string }>()
  const { results: brands } = await db.prepare("SELECT id FROM categories WHERE type = 'brand'").all<{ id: number }>()
  const { results: names } = await db.prepare(namesSql).all<{ name: string }>()
  const words = names.flatMap(({ name }) => name.match(/\p{L}{3,}/gu) ?? [])

  const some = (values: readonly string[], share: number): { list?: string[] } =>
    random.between(1, 100) > share ? {} : { list: [pick(random, values), pick(random, values)] }

  /** Mostly with a category, half of the time with filters, one in five a search. */
  function listing(): ListingQuestion {
    const locale = pick(random, locales)
    const here = paths.filter((path) => path.locale === locale)
    const free = some(allergenCodes, 30).list
    const contains = some(allergenCodes, 10).list?.slice(1)
    const brandIds = some(
      brands.map(({ id }) => String(id)),
      25,
    ).list
    const filters = {
      ...(random.between(1, 10) > 4 && { url_key: pick(random, here).path }),
      ...(random.between(1, 5) === 1 && { search: pick(random, words) }),
      ...(free && { does_not_contain_allergen: free }),
      ...(contains && { contains_allergen: contains }),
      ...(brandIds && { brands: brandIds }),
      ...(random.between(1, 4) === 1 && { on_stock: true }),
    }
    return { locale, page: random.between(1, 3), filters }
  }

  /** The prefixes of one word, from two letters on. */
  function typing(): string[] {
    const word = pick(random, words).toLowerCase()
    return Array.from({ length: Math.min(word.length, 9) - 1 }, (_, index) => word.slice(0, index + 2))
  }

  return { listing, typing }
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.between(0, items.length - 1)]
  if (item === undefined) throw new Error('The database of the benchmark is empty')
  return item
}
