// Rows of a product: itself, its packings if several, their prices and the shared stock.
import type { Row } from '../../sql/insert-rows.ts'
import { encodeAllergens } from '../rules/allergens.ts'
import { toStockUnits } from '../rules/packing.ts'
import { technicalFileTemplate } from '../rules/technical-file.ts'
import { toAlcohol, toExciseCents } from './alcohol.ts'
import type { SeedPacking } from './data/shape.ts'
import { toSeedDeposits } from './deposits.ts'
import { toEan13 } from './packings.ts'
import { type Price, priceFor, priceGroups, promotionPercent, tiersFor } from './pricing.ts'
import type { ListedProduct } from './variations.ts'

export type SeededIds = {
  categories: ReadonlyMap<string, number>
  brands: ReadonlyMap<string, number>
  /** By percentage. */
  promotions: ReadonlyMap<string, number>
  units: ReadonlyMap<string, number>
}

/** Weight varies: cuts, whole fish and cheese. */
const tolerancePercent = 10
const weighed: readonly string[] = ['meat', 'fish', 'dairy']
const isWeighed = ({ department }: ListedProduct, unit: string, kind: string, count: number) =>
  weighed.includes(department) && unit === 'kg' && count === 1 && ['piece', 'wheel'].includes(kind)

const firstDay = Date.parse('2025-01-06T08:00:00Z')
const lastDay = Date.parse('2026-10-05T08:00:00Z')
const day = 86_400_000

type Sellable = { id: number; listCents: number; weightGrams: number; prices: Price[] }

/** Rows of all products; bundles come last, because their price depends on their members. */
export function toProductRows(
  products: readonly ListedProduct[],
  places: SeededIds,
  recipes: ReadonlyMap<string, number>,
) {
  const rows: Row[] = []
  const prices: Row[] = []
  const stock: Row[] = []
  const members: Row[] = []
  const listedIds = new Map<string, number>()
  const codes = new Map<string, string[]>()
  const sellables = new Map<string, Sellable>()
  let lastId = 0

  for (const [index, product] of products.entries()) {
    if (product.grouped) addSet(product, index)
    else addFamily(product, index)
  }
  for (const product of products) addMembers(product)
  return { rows, prices, stock, members, listedIds, codes }

  function addFamily(product: ListedProduct, index: number): void {
    const { number, packings } = product
    const units = toStockUnits(packings)
    const stockId = index + 1
    const isStockArticle = product.isStockArticle ?? true
    stock.push([stockId, isStockArticle ? product.stock * (units[0] ?? 1) : 0])
    const several = packings.length > 1
    const familyId = several
      ? addRow(product, index, packings[0], number, 'configurable', null, 1, units[0] ?? 1, stockId)
      : null
    for (const [place, packing] of packings.entries()) {
      const sku = several ? `${number}-${place + 1}` : number
      const id = addRow(product, index, packing, sku, 'simple', familyId, place + 1, units[place] ?? 1, stockId)
      const own = priceGroups.map((group) =>
        priceFor(packing.listCents, product.department, group, promotionPercent(number)),
      )
      addPrices(id, own, number)
      if (place > 0) continue
      if (familyId !== null) addPrices(familyId, own)
      sellables.set(product.code, { id, listCents: packing.listCents, weightGrams: packing.weightGrams, prices: own })
    }
    listedIds.set(product.code, familyId ?? lastId)
  }

  /** A bundle has no promotion of its own. */
  function promotionOf({ number, grouped }: ListedProduct): number | null {
    return grouped ? null : (places.promotions.get(String(promotionPercent(number))) ?? null)
  }

  function addSet(product: ListedProduct, index: number): void {
    listedIds.set(
      product.code,
      addRow(product, index, product.packings[0], product.number, 'grouped', null, 1, 1, null),
    )
  }

  /** The price of a bundle is the sum of its members. */
  function addMembers({ code, grouped = [] }: ListedProduct): void {
    const id = listedIds.get(code)
    const found = grouped.flatMap(({ code: member, quantity }) => {
      const sellable = sellables.get(member)
      return sellable ? [{ ...sellable, quantity }] : []
    })
    if (id === undefined || found.length === 0) return
    for (const [position, member] of found.entries()) members.push([id, member.id, member.quantity, position])
    const sum = (group: number, key: keyof Price) =>
      found.reduce((total, { prices: own, quantity }) => total + (own[group]?.[key] ?? 0) * quantity, 0)
    addPrices(
      id,
      priceGroups.map((_, group) => ({
        regularCents: sum(group, 'regularCents'),
        finalCents: sum(group, 'finalCents'),
      })),
    )
  }

  /** @param number of a product whose packings may have tiers; families and bundles have none */
  function addPrices(id: number, own: readonly Price[], number?: string): void {
    for (const [index, group] of priceGroups.entries()) {
      const price = own[index]
      if (price) prices.push([id, group, price.regularCents, price.finalCents, number ? tiersFor(number, price) : null])
    }
  }

  function addRow(
    product: ListedProduct,
    index: number,
    sold: SeedPacking,
    sku: string,
    type: string,
    parentId: number | null,
    packing: number,
    stockUnits: number,
    stockId: number | null,
  ): number {
    lastId += 1
    const { unit, count, each, listCents, weightGrams } = sold
    const alcohol = toAlcohol(product)
    const ean = type === 'grouped' ? null : toEan13(product.number, packing)
    if (ean !== null && type === 'simple') codes.set(product.code, [...(codes.get(product.code) ?? []), ean])
    const place = (kind: keyof SeededIds, code: string) => {
      const id = places[kind].get(code)
      if (id === undefined) throw new Error(`Product ${product.code} names ${code}, which is not one of the ${kind}`)
      return id
    }
    rows.push([
      ...[
        lastId,
        sku,
        type,
        parentId,
        product.number,
        packing,
        product.pictureNumber,
        recipes.get(product.recipe) ?? 0,
      ],
      ...[
        place('categories', product.category),
        place('brands', product.brand),
        promotionOf(product),
        place('units', unit),
      ],
      ...[count, each.amount, each.unit, ean, weightGrams, listCents, product.vatPercent],
      ...[
        encodeAllergens(product.allergens),
        product.isNew ?? false,
        product.isStockArticle ?? true,
        stockId,
        stockUnits,
      ],
      ...[
        index + 1,
        createdAt(product, index),
        type === 'grouped' ? null : technicalFileTemplate(product.number),
        product.casePicture,
        isWeighed(product, each.unit, unit, count) ? tolerancePercent : null,
        type === 'grouped' ? null : toSeedDeposits(product, sold),
        alcohol.percent,
        alcohol.minimumAge,
        // exclusive products: see agreements.ts
        false,
        type === 'grouped' ? null : toExciseCents(product, sold, alcohol.percent),
      ],
    ])
    return lastId
  }
}

/** New products were added in the last weeks, others evenly before. */
function createdAt({ isNew }: ListedProduct, index: number): string {
  const days = Math.floor((lastDay - firstDay) / day)
  return new Date(isNew ? lastDay + (index % 40) * day : firstDay + ((index * 37) % days) * day).toISOString()
}
