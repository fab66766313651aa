// Prices of the two price groups and of promotions, derived from the list price. At run time a price is a row, as from an ERP.
import { storeTiers } from '../rules/pricing/price-tiers.ts'
import type { DepartmentCode } from './data/shape.ts'

export const priceGroups = ['A', 'B'] as const
type PriceGroup = (typeof priceGroups)[number]

/** Agreed discount of a price group by department, in percent off the list price. */
const agreed: Record<PriceGroup, Record<DepartmentCode, number>> = {
  A: { produce: 6, dairy: 9, meat: 5, fish: 4, bakery: 8, dry: 12, pantry: 12, frozen: 10, drinks: 14, nonfood: 15 },
  B: { produce: 3, dairy: 5, meat: 3, fish: 2, bakery: 4, dry: 7, pantry: 6, frozen: 5, drinks: 8, nonfood: 10 },
}

export const promotionPercents = [10, 15, 20, 25] as const

/** Discount in percent of an article number, 0 for most: about one in fifteen is in a promotion. */
export function promotionPercent(number: string): number {
  let hash = 7
  for (const digit of number) hash = (hash * 31 + digit.charCodeAt(0)) % 1_000_003
  return hash % 15 === 0 ? (promotionPercents[hash % promotionPercents.length] ?? 0) : 0
}

export type Price = { regularCents: number; finalCents: number }

/** Price of one packing for a group, in whole cents, tax excluded. */
export function priceFor(listCents: number, department: DepartmentCode, group: PriceGroup, promotion: number): Price {
  const regularCents = Math.round((listCents * (100 - agreed[group][department])) / 100)
  return { regularCents, finalCents: Math.round((regularCents * (100 - promotion)) / 100) }
}

/** Tiers of the packings of an article number, as stored; null for most: about one in nine is cheaper from 5 and from 10 on. */
export function tiersFor(number: string, { finalCents }: Price): string | null {
  if (Number(number) % 9 !== 4) return null
  const reduced = (percent: number) => Math.round((finalCents * (100 - percent)) / 100)
  return storeTiers([
    [5, reduced(4)],
    [10, reduced(8)],
  ])
}
