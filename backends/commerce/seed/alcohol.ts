// Alcohol, minimum age and excise of the demo drinks. In Belgium spirits are sold from 18 years on, beer and wine from 16.
import type { PackedContent } from '../rules/packing.ts'
import type { SeedProduct } from './data/shape.ts'
import { litresPer } from './deposits.ts'

/** Drinks with more are alcoholic by law. */
const minimumPercent = 0.5

type Alcohol = { percent: number | null; minimumAge: number | null }

/** The texts of a product say its percentage. */
export function toAlcohol({
  category,
  grouped,
  ...texts
}: Pick<SeedProduct, 'category' | 'grouped' | 'name' | 'short' | 'description'>): Alcohol {
  const isSpirit = category === 'spirits'
  if (!isSpirit && !/^(beer|wine)-/.test(category)) return { percent: null, minimumAge: null }
  const found = (grouped ? [] : [texts.name, texts.short, texts.description])
    .map(({ en }) => /(\d+(?:\.\d+)?)%/.exec(en)?.[1])
    .find(Boolean)
  const percent = found === undefined ? null : Number(found)
  const isAlcoholic = percent === null || percent > minimumPercent
  return { percent, minimumAge: isAlcoholic ? (isSpirit ? 18 : 16) : null }
}

/** Belgian rates in euros per litre: spirits by pure alcohol, beer by degrees Plato (about 2.4 per percent of alcohol), wine by volume. */
function toRatePerLitre(category: string, percent: number | null): number {
  if (percent !== null && percent <= minimumPercent) return 0
  if (category === 'spirits') return (29.93 * (percent ?? 0)) / 100
  if (category.startsWith('beer-')) return 0.02 * 2.4 * (percent ?? 0)
  if (category.startsWith('wine-')) return category.includes('sparkling') ? 2.56 : 0.75
  return 0
}

/** Excise of one packing; null: none. */
export function toExciseCents(
  { category }: Pick<SeedProduct, 'category'>,
  { count, each }: PackedContent,
  percent: number | null,
): number | null {
  const litres = count * each.amount * (litresPer[each.unit] ?? 0)
  return Math.round(litres * toRatePerLitre(category, percent) * 100) || null
}
