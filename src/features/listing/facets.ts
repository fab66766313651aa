import type { getProductListingFacetsQuery } from '#contracts/generated/commerce.ts'
import { type AllergenCode, allergenCodes, findAllergenCode, isAllergenCode } from '#features/allergens/allergens.ts'
import type { AllergenGroup } from '#features/catalogue/filters.ts'

export interface BrandFacet {
  id: string
  name: string
  amount: number
}

export interface AllergenFacet {
  id: string
  /** Null if the shop does not know the allergen. */
  code: AllergenCode | null
  /** The shop's name of a known allergen, else the backend's. */
  name: string
  amounts: Record<AllergenGroup, number>
}

export interface Facets {
  brands: BrandFacet[]
  allergens: AllergenFacet[]
  /** Number of products by category id, for the requested categories; empty if the backend does not count them. */
  categories: Record<string, number>
}

type Attribute = NonNullable<getProductListingFacetsQuery['getProductListingFacets']>['attributes'][number]

const noAmounts = { contains_allergen: 0, may_contain_allergen: 0, does_not_contain_allergen: 0 }

type NameOf = (code: AllergenCode) => string

/** One row per allergen, in the order of EU 1169/2011. */
function toAllergenFacets(attributes: ReadonlyMap<string, Attribute>, nameOf: NameOf): AllergenFacet[] {
  const rows = new Map<string, AllergenFacet>()
  for (const group of ['contains_allergen', 'may_contain_allergen', 'does_not_contain_allergen'] as const) {
    for (const { id, label, amount } of attributes.get(group)?.options ?? []) {
      const code = isAllergenCode(id) ? id : findAllergenCode(label, nameOf)
      const row = rows.get(id) ?? { id, code, name: code ? nameOf(code) : label, amounts: { ...noAmounts } }
      row.amounts[group] = amount
      rows.set(id, row)
    }
  }
  const place = ({ code }: AllergenFacet) => (code ? allergenCodes.indexOf(code) : allergenCodes.length)
  return [...rows.values()].sort((a, b) => place(a) - place(b))
}

/** @param nameOf name of an allergen in the current locale @param categoryIds categories to count; an omitted one counts 0 */
export function toFacets(
  answer: getProductListingFacetsQuery,
  nameOf: NameOf,
  categoryIds: readonly string[] = [],
): Facets {
  const attributes = new Map(
    (answer.getProductListingFacets?.attributes ?? []).map((attribute) => [attribute.code, attribute]),
  )
  const category = attributes.get('category')?.options
  const left = new Map(category?.map(({ id, amount }) => [id, amount]))
  return {
    brands: (attributes.get('brands')?.options ?? []).map(({ id, label, amount }) => ({ id, name: label, amount })),
    allergens: toAllergenFacets(attributes, nameOf),
    categories: Object.fromEntries(category ? categoryIds.map((id) => [id, left.get(id) ?? 0]) : []),
  }
}
