// Prices that depend on the quantity of one line.

/** Cents of one packing from a number of packings on. */
export type PriceTier = readonly [quantity: number, cents: number]

/** Days of a price without a start or an end, as they are stored. */
export const always = { startsOn: '0001-01-01', endsOn: '9999-12-31' } as const

type Priced = { final_cents: number | null; tiers: string | null }

/** @param stored JSON, ascending by quantity @returns empty if the price does not depend on the quantity */
export const toTiers = ({ final_cents, tiers }: Priced): readonly PriceTier[] =>
  final_cents === null || tiers === null ? [] : (JSON.parse(tiers) as PriceTier[])

/** Cents of one packing in a line of so many packings; null without a price. */
export const unitCents = (product: Priced, quantity: number): number | null =>
  toTiers(product).findLast(([least]) => least <= quantity)?.[1] ?? product.final_cents

/** @returns JSON as it is stored; null without tiers */
export const storeTiers = (tiers: readonly PriceTier[]): string | null =>
  tiers.length === 0 ? null : JSON.stringify(tiers.toSorted(([a], [b]) => a - b))
