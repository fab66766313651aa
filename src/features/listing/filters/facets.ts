/** Facets of a listing: filter options with their numbers of products. */
import type { getProductListingFacetsQuery } from '#contracts/generated/commerce.ts'
import { allergenCodes, isAllergenCode } from '#features/allergens/allergens.ts'
import type { AllergenGroup } from '#features/catalogue/filters.ts'

export interface BrandFacet {
  id: string
  name: string
  amount: number
}

export interface AllergenFacet {
  id: string
  name: string
  amounts: Record<AllergenGroup, number>
}

export interface Facets {
  brands: BrandFacet[]
  allergens: AllergenFacet[]
  /** Number of products in stock; null if the backend does not count them. */
  inStock: number | null
  /** Number of products by category id, for the requested categories; empty if the backend does not count them. */
  categories: Record<string, number>
}

type Attribute = NonNullable<getProductListingFacetsQuery['getProductListingFacets']>['attributes'][number]

const noAmounts = { contains_allergen: 0, may_contain_allergen: 0, does_not_contain_allergen: 0 }

/** One row per allergen, in the order of EU 1169/2011 if the backend's option ids are its codes. */
function toAllergenFacets(attributes: ReadonlyMap<string, Attribute>): AllergenFacet[] {
  const rows = new Map<string, AllergenFacet>()
  for (const group of ['contains_allergen', 'may_contain_allergen', 'does_not_contain_allergen'] as const) {
    for (const { id, label, amount } of attributes.get(group)?.options ?? []) {
      const row = rows.get(id) ?? { id, name: label, amounts: { ...noAmounts } }
      row.amounts[group] = amount
      rows.set(id, row)
    }
  }
  const place = ({ id }: AllergenFacet) => (isAllergenCode(id) ? allergenCodes.indexOf(id) : allergenCodes.length)
  return [...rows.values()].sort((a, b) => place(a) - place(b))
}

/** @param categoryIds categories to count; a category that the result omits counts 0 */
export function toFacets(answer: getProductListingFacetsQuery, categoryIds: readonly string[] = []): Facets {
  const attributes = new Map(
    (answer.getProductListingFacets?.attributes ?? []).map((attribute) => [attribute.code, attribute]),
  )
  const stock = attributes.get('is_stock_article')?.options
  const category = attributes.get('category')?.options
  const left = new Map(category?.map(({ id, amount }) => [id, amount]))
  return {
    brands: (attributes.get('brands')?.options ?? []).map(({ id, label, amount }) => ({ id, name: label, amount })),
    allergens: toAllergenFacets(attributes),
    inStock: stock?.find(({ id }) => id === 'true' || id === '1')?.amount ?? null,
    categories: Object.fromEntries(category ? categoryIds.map((id) => [id, left.get(id) ?? 0]) : []),
  }
}
