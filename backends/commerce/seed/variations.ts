// More products than the range has, for demonstrations of size: variations of its products by brand, grade and number. Called by seed.ts.
import { createRandom } from './random.ts'
import type { SeedBrand, SeedProduct, Text } from './shape.ts'

/** A product of the range, or a variation that shares its picture and descriptions. */
export type ListedProduct = SeedProduct & { recipe: string; pictureNumber: string }

const grades: readonly [Text, ...Text[]] = [
  { nl: 'selectie', en: 'selection', de: 'Auswahl', fr: 'sélection' },
  { nl: 'voor de keuken', en: 'for the kitchen', de: 'für die Küche', fr: 'pour la cuisine' },
  { nl: 'fijn', en: 'fine', de: 'fein', fr: 'fin' },
  { nl: 'klassiek', en: 'classic', de: 'klassisch', fr: 'classique' },
  { nl: 'extra', en: 'extra', de: 'extra', fr: 'extra' },
]

/** The first `wanted` products: those of the range, then variations; the same for the same seed. */
export function toListedProducts(
  range: readonly SeedProduct[],
  brands: readonly SeedBrand[],
  wanted: number,
  seed: number,
): ListedProduct[] {
  const listed = range
    .slice(0, wanted)
    .map((product) => ({ ...product, recipe: product.code, pictureNumber: product.number }))
  const sources = range.filter(({ grouped }) => !grouped)
  if (sources.length === 0 || listed.length >= wanted) return listed
  const random = createRandom(seed)
  const numbers = new Set(range.map(({ number }) => number))
  let lastNumber = 100_000
  const nextNumber = (): string => {
    do lastNumber += 1
    while (numbers.has(String(lastNumber)))
    return String(lastNumber)
  }
  for (let index = 0; listed.length < wanted; index += 1) {
    const source = sources[index % sources.length]
    if (source) listed.push(vary(source, 2 + Math.floor(index / sources.length), nextNumber()))
  }
  return listed

  function vary(source: SeedProduct, round: number, number: string): ListedProduct {
    const grade = random.pick(grades)
    const brand = brands[random.between(0, brands.length - 1)]
    const percent = random.between(85, 120)
    const name = (locale: keyof Text) => `${source.name[locale]}, ${grade[locale]} ${round}`
    const [first, ...others] = source.packings.map((packing) => ({
      ...packing,
      listCents: Math.max(1, Math.round((packing.listCents * percent) / 100)),
    }))
    return {
      ...source,
      code: `${source.code}-${round}`,
      recipe: source.code,
      pictureNumber: source.number,
      number,
      brand: brand?.code ?? source.brand,
      name: { nl: name('nl'), en: name('en'), de: name('de'), fr: name('fr') },
      packings: first ? [first, ...others] : source.packings,
      stock: random.between(1, 20) === 1 ? 0 : random.between(1, 240),
      isNew: random.between(1, 40) === 1,
      isStockArticle: random.between(1, 12) !== 1,
      related: [],
    }
  }
}
