// Additional products for demonstrations of size: variations with other brands of the department, other product lines or other packings.
import { casePictureName, findCasePacking } from './case-picture.ts'
import type { SeedBrand, SeedPacking, SeedProduct, Text } from './data/shape.ts'
import { createRandom, type Random } from './random.ts'

/** A product of the catalogue, or a variation that shares its picture and descriptions. */
export type ListedProduct = SeedProduct & { recipe: string; pictureNumber: string; casePicture: string | null }

/** Product lines, the same in every language; '' is the plain brand. */
const foodLines = ['', 'Gastro', 'Select', 'Classic', 'Bio']
const nonFoodLines = ['', 'Pro', 'Select', 'Classic', 'Eco']

const multiples = [0.5, 2, 3, 4, 5, 6, 8, 10, 12]
const caseGrams = 20_000
const layerGrams = 250_000

type Variation = { brand: SeedBrand | undefined; line: string; packings: SeedProduct['packings'] }

/** The first `wanted` products: the catalogue, then variations; deterministic by seed. @throws Error if there are not enough variations */
export function toListedProducts(
  range: readonly SeedProduct[],
  brands: readonly SeedBrand[],
  wanted: number,
  seed: number,
): ListedProduct[] {
  const listed = range.slice(0, wanted).map((product) => ({ ...product, ...toPictures(product), recipe: product.code }))
  if (listed.length >= wanted) return listed
  const random = createRandom(seed)
  const nextNumber = numberFrom(100_001, new Set(range.map(({ number }) => number)))
  const sources = range.filter(({ grouped }) => !grouped)
  const waiting = sources.map((source) => ({
    source,
    variations: shuffle(toVariations(source, brandsFor(source, range, brands)), random),
  }))
  for (let round = 0; listed.length < wanted; round += 1) {
    const before = listed.length
    for (const { source, variations } of waiting) {
      const variation = variations[round]
      if (variation && listed.length < wanted) listed.push(vary(source, variation, round + 2, nextNumber(), random))
    }
    if (listed.length === before) throw new RangeError(`The catalogue allows at most ${listed.length} products.`)
  }
  return listed
}

const toPictures = (source: SeedProduct) => ({
  pictureNumber: source.number,
  casePicture: findCasePacking(source) && casePictureName(source.number),
})

/** Brands of the department; a product named after its brand has no other. */
function brandsFor(
  { department, brand, name }: SeedProduct,
  range: readonly SeedProduct[],
  brands: readonly SeedBrand[],
) {
  const own = brands.find(({ code }) => code === brand)
  const isNamedAfter = own?.name.split(/\W+/).some((word) => word.length > 3 && name.en.includes(word))
  if (own && isNamedAfter) return [own]
  const present = new Set(range.filter((other) => other.department === department).map((other) => other.brand))
  return brands.filter(({ code }) => present.has(code))
}

/** Every brand and line with every packing, except the product itself. */
function toVariations(source: SeedProduct, brands: readonly SeedBrand[]): Variation[] {
  const lines = source.department === 'nonfood' ? nonFoodLines : foodLines
  const isOrganic = /\bbio|organic/i.test(`${source.name.nl} ${source.name.en}`)
  const packings = [source.packings, ...(namesCount(source) ? [] : toOtherPackings(source.packings))]
  return brands.flatMap((brand) =>
    lines
      .filter((line) => !(isOrganic && line === 'Bio'))
      .flatMap((line) => {
        const isOwn = brand.code === source.brand && line === ''
        return packings
          .slice(isOwn ? 1 : 0)
          .map((packing) => ({ brand: isOwn ? undefined : brand, line, packings: packing }))
      }),
  )
}

/** `Goat cheese, 12 pieces` keeps its packing. */
const namesCount = ({ name, packings }: SeedProduct): boolean =>
  packings.some(({ count }) => count > 1 && new RegExp(`\\b${count}\\b`).test(name.en))

/** Cases and layers with other numbers of the same pieces, up to the weight limits. */
function toOtherPackings(packings: SeedProduct['packings']): SeedProduct['packings'][] {
  const base = packings.reduce((least, packing) => (packing.weightGrams < least.weightGrams ? packing : least))
  const known = new Set(packings.map(({ count, each }) => `${count} ${each.amount} ${each.unit}`))
  return multiples.flatMap((times): [SeedPacking][] => {
    const count = base.count * times
    const weightGrams = Math.round(base.weightGrams * times)
    const { amount, unit } = base.each
    if (!Number.isInteger(count) || known.has(`${count} ${amount} ${unit}`) || weightGrams > layerGrams) return []
    const discount = times > 1 ? 1 - Math.log2(times) / 50 : 1.04
    const listCents = Math.max(1, Math.round(base.listCents * times * discount))
    const kind = times < 1 ? base.unit : weightGrams > caseGrams ? 'layer' : 'case'
    return [[{ unit: kind, count, each: base.each, listCents, weightGrams }]]
  })
}

function vary(source: SeedProduct, variation: Variation, round: number, number: string, random: Random): ListedProduct {
  const { brand, line, packings } = variation
  const percent = random.between(88, 118)
  const mark = brand ? `, ${brand.name}${line && ` ${line}`}` : ''
  const name = (locale: keyof Text) => `${source.name[locale]}${mark}`
  const [first, ...others] = packings.map((packing) => ({
    ...packing,
    listCents: Math.max(1, Math.round((packing.listCents * percent) / 100)),
  }))
  return {
    ...source,
    code: `${source.code}-${round}`,
    recipe: source.code,
    ...toPictures(source),
    number,
    brand: brand?.code ?? source.brand,
    name: { nl: name('nl'), en: name('en'), de: name('de'), fr: name('fr') },
    packings: first ? [first, ...others] : packings,
    stock: random.between(1, 20) === 1 ? 0 : random.between(1, 240),
    isNew: random.between(1, 40) === 1,
    isStockArticle: random.between(1, 12) !== 1,
    related: [],
  }
}

/** Article numbers in ascending order without those taken. */
function numberFrom(first: number, taken: ReadonlySet<string>): () => string {
  let next = first
  return () => {
    while (taken.has(String(next))) next += 1
    next += 1
    return String(next - 1)
  }
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const keyed = items.map((item) => ({ item, key: random.between(0, 1_000_000_000) }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
