/** Finds packaging units by SKU or EAN: in one batch query, or by search if the backend has none or it returns null. */
import {
  type DepositFieldsFragment,
  getProductListing,
  type PackingFieldsFragment,
  packingsByCodes,
  type packingsByCodesQuery,
} from '#contracts/generated/commerce.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { type CustomerPrice, toCustomerPrice } from '#features/pricing/customer-price.ts'
import { type CatalogueContext, packingQuery, toSlug, toTint } from '#features/product/product-card.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import type { Tint } from '#ui/layout/tint.ts'
import { readCatalogueContext } from '../backend-cart.service.ts'

export interface FoundPacking {
  productId: string
  href: string
  picture: PictureSource | null
  tint: Tint | null
  /** Null for a guest, and if the backend returns none. */
  price: CustomerPrice | null
  name: string
  sku: string
  unit: string | null
  units: string | null
  /** Content of one unit as text: 750 ml. */
  content: string | null
  stockStatus: string | null
  /** Available units; null if unlimited or unknown. */
  stock: number | null
}

type Match = NonNullable<packingsByCodesQuery['productsByCodes']>[number]
export type NamedProduct = NonNullable<Match['product']>

type GivenPacking = PackingFieldsFragment & { deposit?: DepositFieldsFragment | null }

const batch = 200
/** Concurrent searches. */
export const atOnce = 8

function toPacking(catalogue: CatalogueContext, product: NamedProduct, packing: GivenPacking): FoundPacking {
  const price = toCustomerPrice(packing, false, catalogue.locale)
  return {
    productId: packing.id,
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)) + packingQuery(packing.sku),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(catalogue.tree, product),
    price: price.price === null ? null : price,
    name: product.name ?? packing.sku,
    sku: packing.sku,
    unit: packing.packing_label,
    units: packing.packing_label_plural ?? null,
    content: formatContent(packing.content_value),
    stockStatus: packing.stockStatus ?? null,
    stock: packing.stock,
  }
}

function toFamily(product: NamedProduct): GivenPacking[] {
  const family = [...(product.variants ?? []), ...(product.parent?.variants ?? [])]
  if (family.length > 0) return family
  return product.type === 'grouped' ? [] : [product]
}

export const toAllPackings = (catalogue: CatalogueContext, product: NamedProduct): FoundPacking[] =>
  toFamily(product).map((packing) => toPacking(catalogue, product, packing))

/** The unit with this code, else all units of the product with this number. */
function toPackings(catalogue: CatalogueContext, code: string, product: NamedProduct): FoundPacking[] {
  const packings = toFamily(product)
  const named = packings.filter(({ sku, ean13 }) => sku.toLowerCase() === code.toLowerCase() || ean13 === code)
  return (named.length > 0 ? named : packings).map((packing) => toPacking(catalogue, product, packing))
}

/** @returns units by requested code, without entries for unknown codes */
export const findByCodes = (context: RequestContext, codes: readonly string[]) => findUnits(context, codes, toPackings)

/** @returns all units of the product that has a unit with the code, by code */
export const findFamiliesByCodes = (context: RequestContext, codes: readonly string[]) =>
  findUnits(context, codes, (catalogue, _code, product) => toAllPackings(catalogue, product))

async function findUnits(
  context: RequestContext,
  codes: readonly string[],
  toUnits: typeof toPackings,
): Promise<Map<string, FoundPacking[]>> {
  const uniqueCodes = [...new Set(codes)]
  if (uniqueCodes.length === 0) return new Map()
  const catalogue = await readCatalogueContext(context)
  const found = new Map<string, FoundPacking[]>()
  const keep = (code: string, product: Match['product'] | undefined) => {
    const packings = product ? toUnits(catalogue, code, product) : []
    if (packings.length > 0) found.set(code, packings)
  }
  const searched: string[] = []
  if (await context.sessionClient.lacks('Query.productsByCodes')) searched.push(...uniqueCodes)
  else
    await Promise.all(
      inGroups(uniqueCodes, batch).map(async (codes) => {
        const { productsByCodes: matches } = await context.sessionClient.commerce(packingsByCodes, { codes })
        // null: the backend could not look them up
        if (!matches) searched.push(...codes)
        for (const { code, product } of matches ?? []) keep(code, product)
      }),
    )
  for (const group of inGroups(searched, atOnce))
    await Promise.all(group.map(async (code) => keep(code, await searchCode(context, code))))
  return found
}

/** Product with exactly this code; the search also returns similar ones. */
async function searchCode({ sessionClient }: RequestContext, search: string): Promise<NamedProduct | undefined> {
  const { getProductListing: listing } = await sessionClient.commerce(getProductListing, { search, first: 4, page: 1 })
  const code = search.toLowerCase()
  const has = ({ sku, ean13 }: PackingFieldsFragment) => sku.toLowerCase() === code || ean13 === search
  return listing?.data.find((product) => has(product) || product.variants?.some(has))
}

export const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size))
