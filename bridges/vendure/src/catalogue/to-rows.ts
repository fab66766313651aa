// Translates Vendure's catalogue into rows of the snapshot.
import type { Asset, Product, ProductVariant } from '@vendure/core'
import sanitizeHtml from 'sanitize-html'
import {
  type AllergenCode,
  type AllergenLevel,
  encodeAllergens,
} from '../../../../backends/commerce/rules/allergens.ts'
import { type Measure, toStockUnits } from '../../../../backends/commerce/rules/packing.ts'
import { foldText, toParagraphs } from '../../../../backends/commerce/rules/text.ts'
import { locales } from '../../../../backends/graphql/locales.ts'
import { findGroupPrice } from '../engine/prices.ts'
import type { EngineCatalogue } from './read-engine.ts'
import { toFamilyId, toProductId, unitIdOf } from './snapshot.ts'
import { type CatalogueRows, emptyRows } from './tables.ts'
import { claim, translationOf } from './texts.ts'
import { type Places, toPlaces } from './to-places.ts'

/** Why a product is not in the shop. */
export type Unlisted = { name: string; reason: string }

/** Packings that can be sold. Variants may have a stock at several locations. */
export const stockOf = ({ stockLevels }: Pick<ProductVariant, 'stockLevels'>): number =>
  Math.max(
    0,
    stockLevels.reduce((sum, { stockOnHand, stockAllocated }) => sum + stockOnHand - stockAllocated, 0),
  )

/** `sharesStock`: the packings of a product share the stock on hand of the first one, as in the files of an import. */
type Shape = { pictureOf(asset: Asset): string; sharesStock: boolean }

const servedShape: Shape = { pictureOf: ({ preview }) => preview, sharesStock: false }

const onHand = ({ stockLevels }: Pick<ProductVariant, 'stockLevels'>): number =>
  Math.max(
    0,
    stockLevels.reduce((sum, { stockOnHand }) => sum + stockOnHand, 0),
  )

export function toRows(
  engine: EngineCatalogue,
  shape: Shape = servedShape,
): { rows: CatalogueRows; unlisted: Unlisted[] } {
  const rows = emptyRows()
  const unlisted: Unlisted[] = []
  const places = toPlaces(engine, shape.pictureOf)
  rows.categories = places.rows
  rows.category_texts = places.texts
  const variantsOf = Map.groupBy(engine.variants, ({ productId }) => Number(productId))
  const headIds = new Map<string, number>()
  const listed: { product: Product; headId: number }[] = []
  const urlKeys = new Set<string>()
  for (const product of engine.products.toSorted(byPosition)) {
    const variants = variantsOf.get(Number(product.id)) ?? []
    const place = places.find(variants)
    const reason = findObstacle(engine, variants, place)
    if (reason !== null || place === null) {
      unlisted.push({
        name: translationOf(product.translations, 'en')?.name ?? String(product.id),
        reason: reason ?? '',
      })
      continue
    }
    const headId = addProduct(rows, engine, { product, variants, place, urlKeys, position: listed.length + 1, shape })
    headIds.set(numberOf(product), headId)
    listed.push({ product, headId })
  }
  for (const { product, headId } of listed) {
    const related = toRelated(product.customFields.related ?? [], headIds, headId)
    for (const [position, { id, quantity }] of related.entries())
      rows.product_relations.push([headId, id, position, quantity])
  }
  return { rows, unlisted }
}

type Place = NonNullable<ReturnType<Places['find']>>

function findObstacle({ taxRates }: EngineCatalogue, variants: readonly ProductVariant[], place: Place | null) {
  if (variants.length === 0) return 'it has no enabled variant'
  if (!place) return 'it is not in a collection of the kind category and in one of the kind brand'
  const untaxed = variants.find(({ taxCategoryId }) => !taxRates.has(Number(taxCategoryId)))
  return untaxed ? `variant ${untaxed.sku} has a tax category without a rate` : null
}

const byPosition = (one: Product, other: Product) =>
  one.customFields.position - other.customFields.position || Number(one.id) - Number(other.id)

const numberOf = ({ id, customFields }: Product) => customFields.number || `p${id}`

type Listed = {
  product: Product
  variants: readonly ProductVariant[]
  place: Place
  urlKeys: Set<string>
  position: number
  shape: Shape
}

/** @returns the id of the listed product: the family, or the only packing */
function addProduct(rows: CatalogueRows, engine: EngineCatalogue, listed: Listed): number {
  const { product, variants, place, urlKeys, position, shape } = listed
  const { customFields: fields } = product
  const number = numberOf(product)
  const isFamily = variants.length > 1
  const familyId = toFamilyId(Number(product.id))
  const pictures = product.assets
    .toSorted(
      (one, other) =>
        Number(other.assetId === product.featuredAssetId) - Number(one.assetId === product.featuredAssetId),
    )
    .flatMap(({ assetId }) => {
      const asset = engine.assets.get(Number(assetId))
      return asset ? [shape.pictureOf(asset)] : []
    })
  const quantityOf = shape.sharesStock ? onHand : stockOf
  const stockUnits = shape.sharesStock ? toStockUnits(variants.map(toPackedContent)) : []
  const toRow = (
    variant: ProductVariant,
    id: number,
    packing: number,
    sku: string,
    type: string,
    parent: number | null,
  ) => {
    const { customFields: own } = variant
    const units = stockUnits[packing - 1] ?? 1
    rows.products.push([
      ...[id, sku, type, parent, number, packing, pictures[0] ?? '', familyId],
      ...[place.category, place.brand, place.promotion, unitIdOf(own.unit)],
      ...[
        own.contentCount,
        own.contentAmount,
        own.contentMeasure,
        own.ean,
        own.weightGrams,
        listPriceOf(engine, variant),
      ],
      ...[
        engine.taxRates.get(Number(variant.taxCategoryId)) ?? 0,
        toAllergens(product),
        fields.isNew,
        fields.stockArticle,
      ],
      ...[
        shape.sharesStock && isFamily ? familyId : id,
        units,
        position,
        product.createdAt.toISOString(),
        fields.technicalFile,
        pictures[1] ?? null,
        own.weightTolerance,
      ],
    ])
    addPrices(rows, engine, variant, id)
  }
  const [first] = variants
  if (isFamily && first) {
    rows.stock.push([
      familyId,
      shape.sharesStock ? onHand(first) * (stockUnits[0] ?? 1) : Math.max(...variants.map(stockOf)),
    ])
    const sku = variants.some((variant) => variant.sku === number) ? `${number}-family` : number
    toRow(first, familyId, 1, sku, 'configurable', null)
  }
  for (const [index, variant] of variants.entries()) {
    const id = toProductId(Number(variant.id))
    if (!shape.sharesStock || !isFamily) rows.stock.push([id, quantityOf(variant)])
    toRow(variant, id, index + 1, variant.sku, 'simple', isFamily ? familyId : null)
  }
  const headId = isFamily || !first ? familyId : toProductId(Number(first.id))
  for (const locale of locales) {
    const text = translationOf(product.translations, locale)
    const name = text?.name ?? number
    rows.product_texts.push([
      headId,
      locale,
      name,
      foldText(name),
      claim(urlKeys, locale, text?.slug || `p${product.id}`),
    ])
    const { origin, packaging, summary } = toCustomTexts(text)
    const html = sanitize(text?.description ?? '')
    rows.descriptions.push([familyId, locale, origin, packaging, summary && toParagraphs(summary), html])
  }
  return headId
}

/** Sanitizing all descriptions takes a quarter of a rebuild, and most are the same as before. */
const sanitized = new Map<string, string>()
const maxSanitized = 100_000

function sanitize(html: string): string {
  const clean = sanitized.get(html) ?? sanitizeHtml(html)
  if (sanitized.size >= maxSanitized) sanitized.clear()
  sanitized.set(html, clean)
  return clean
}

const toPackedContent = ({ customFields: own }: ProductVariant) => ({
  count: own.contentCount,
  each: { amount: own.contentAmount, unit: own.contentMeasure as Measure },
  weightGrams: own.weightGrams,
})

function toCustomTexts(text: Product['translations'][number] | null) {
  const { origin, packaging, summary } = (text?.customFields ?? {}) as Record<string, string | null>
  return { origin: origin ?? '', packaging: packaging ?? '', summary: summary ?? '' }
}

const listPriceOf = ({ currencyCode, channelId }: EngineCatalogue, { productVariantPrices }: ProductVariant): number =>
  productVariantPrices.find((price) => price.currencyCode === currencyCode && Number(price.channelId) === channelId)
    ?.price ?? 0

/** '' is the group of customers without a group. */
function addPrices(rows: CatalogueRows, engine: EngineCatalogue, variant: ProductVariant, id: number): void {
  const list = listPriceOf(engine, variant)
  for (const group of new Set([...engine.groups, ''])) {
    const own = findGroupPrice(variant.customFields.groupPrices, group)
    const price = own?.price ?? list
    rows.product_prices.push([id, group, Math.max(price, own?.regular ?? 0), price])
  }
}

function toAllergens({ customFields: { contains, mayContain, freeOf } }: Product): string {
  const at = (codes: readonly string[] | null, level: AllergenLevel) =>
    Object.fromEntries((codes ?? []).map((code) => [code as AllergenCode, level]))
  return encodeAllergens({ ...at(freeOf, 'free'), ...at(mayContain, 'may_contain'), ...at(contains, 'contains') })
}

/** Unknown and repeated numbers are left out. */
function toRelated(texts: readonly string[], headIds: ReadonlyMap<string, number>, own: number) {
  const related = new Map<number, number>()
  for (const text of texts) {
    const [, number = '', count = '1'] = /^\s*([\w.-]+)(?:\s*x\s*(\d{1,4}))?\s*$/.exec(text) ?? []
    const id = headIds.get(number)
    if (id !== undefined && id !== own) related.set(id, Math.max(1, Number(count)))
  }
  return [...related].map(([id, quantity]) => ({ id, quantity }))
}
