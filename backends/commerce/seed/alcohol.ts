// Alcohol and minimum age of the demo drinks. In Belgium spirits are sold from 18 years on, beer and wine from 16.
import type { SeedProduct } from './data/shape.ts'

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
  // the law calls drinks with more than 0.5 % alcoholic
  const isAlcoholic = percent === null || percent > 0.5
  return { percent, minimumAge: isAlcoholic ? (isSpirit ? 18 : 16) : null }
}
