// What differs between a product when it was ordered and the product today.
import { type AllergenCode, type AllergenLevel, allergenCodes } from '../allergens.ts'

export type Content = [count: number, amount: number, unit: string]

/** The state of a product in all languages. */
export type ProductState = {
  /** One letter per allergen, as in `encodeAllergens`. */
  allergens: string
  content: Content
  /** Code of the packaging unit. */
  unit: string
  /** By language. */
  origin: Readonly<Record<string, string>> | null
}

export type DeclaredLevel = AllergenLevel | 'undeclared'

export type ProductChanges = {
  allergens: { code: AllergenCode; before: DeclaredLevel; after: DeclaredLevel }[]
  packing: boolean
  origin: boolean
  price: boolean
}

/** Percent; a smaller change of a price is not reported. */
export const reportedPriceChange = 3

const levels: Record<string, DeclaredLevel> = { c: 'contains', m: 'may_contain', f: 'free' }
const levelAt = (letters: string, place: number): DeclaredLevel => levels[letters[place] ?? '-'] ?? 'undeclared'

const isSameOrigin = (before: ProductState['origin'], after: ProductState['origin']) =>
  !before || !after || Object.entries(before).every(([locale, text]) => (after[locale] ?? text) === text)

/** The price must be more than 3 % higher or lower. */
export const isReportedPrice = (beforeCents: number, afterCents: number | null): boolean =>
  afterCents !== null && Math.abs(afterCents - beforeCents) * 100 > reportedPriceChange * beforeCents

/** @param before null: unknown, only the price is compared */
export function compareProduct(
  before: ProductState | null,
  after: ProductState,
  prices: { beforeCents: number; afterCents: number | null },
): ProductChanges {
  const allergens = allergenCodes.flatMap((code, place) => {
    const [was, is] = [before && levelAt(before.allergens, place), levelAt(after.allergens, place)]
    return was && was !== is ? [{ code, before: was, after: is }] : []
  })
  return {
    allergens,
    packing: before !== null && (before.unit !== after.unit || before.content.join() !== after.content.join()),
    origin: before !== null && !isSameOrigin(before.origin, after.origin),
    price: isReportedPrice(prices.beforeCents, prices.afterCents),
  }
}

/** Allergens first, since they matter most: position in the list of changes; null if nothing has changed. */
export function rankOf({ allergens, packing, origin, price }: ProductChanges): number | null {
  const rank = [allergens.length > 0, packing, origin, price].indexOf(true)
  return rank < 0 ? null : rank
}
