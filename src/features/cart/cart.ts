import type { CartFieldsFragment, CartItemFieldsFragment, cartSummaryQuery } from '#contracts/generated/commerce.ts'
import { type Allergens, toAllergens } from '#features/allergens/allergens.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { toTiers } from '#features/pricing/customer-price.ts'
import { type Deposit, toDeposit } from '#features/pricing/deposit.ts'
import { toPriceEnd } from '#features/pricing/price-end.ts'
import { type CatalogueContext, toSlug, toTint } from '#features/product/product-card.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/images/image-url.ts'
import type { Tint } from '#ui/layout/tint.ts'
import {
  type DeliveryTerms,
  type FreeDelivery,
  type MinimumShortfall,
  type SmallOrderFee,
  toFreeDelivery,
  toMinimumShortfall,
  toSmallOrderFee,
} from './delivery/delivery-terms.ts'

export interface CartLine {
  id: string
  productId: string
  name: string
  sku: string
  /** Number of the company for it; absent without one. */
  ownNumber?: string
  href: string
  picture: PictureSource | null
  tint: Tint | null
  quantity: number
  unit: string | null
  content: string | null
  /** Catch-weight products: percent by which the weight of a unit may differ; null if exact. */
  tolerance: number | null
  /** Age below which consumers must not get it; absent without one. */
  minimumAge?: number
  /** Excise that the total includes, formatted; absent without one. */
  excise?: string
  /** Price of one unit, formatted; null if the backend returns none. */
  price: string | null
  total: string | null
  /** Deposit for the whole quantity; null: none. */
  deposit: Deposit | null
  /** Next lower price: with so many more packings each costs `price`; absent without one. */
  nextTier?: { missing: number; price: string }
  /** Last day of a price that ends within 30 days, Y-m-d; absent for others. */
  endsOn?: string
  /** Available units if fewer than the quantity; null if enough or unknown. */
  available: number | null
  substitutes: Substitute[]
  allergens: Allergens | null
}

/** Replacement for a line that is short of stock: from the same category, declared free of all that the line is free of and the customer avoids. */
export interface Substitute {
  productId: string
  name: string
  href: string
  sku: string
  unit: string | null
  content: string | null
  price: string | null
}

/** Formatted amounts. `percent` is null for a tax total over all rates; `base` is absent if the backend reports none; `exemption`: why the rate is 0. */
export interface Tax {
  percent: number | null
  amount: string
  base?: string
  exemption?: string
}

export interface CartTotals {
  subTotal: string
  /** Charged in addition to the prices for returnable packaging; null: none. */
  deposit: string | null
  /** One row per rate, or one total if the backend reports no rates. */
  taxes: Tax[]
  grandTotal: string | null
  /** Amount by which the total may differ because of catch-weight products; null if it is exact. */
  tolerance: string | null
}

export interface Cart {
  id: string
  /** Incremented by every change; null if the backend has no versions. */
  version: number | null
  lines: CartLine[]
  packs: number
  weightKg: number | null
  /** Always from the backend; null if it returns no prices. */
  totals: CartTotals | null
  /** Null without a free delivery threshold or prices. */
  freeDelivery: FreeDelivery | null
  /** Null if delivery is free, its price is unknown, or there are no prices. */
  smallOrderFee: SmallOrderFee | null
  /** Null if the minimum is reached, there is none, or there are no prices. */
  belowMinimum: MinimumShortfall | null
}

/** Shown if the cart no longer exists, for example after an order in another tab. */
export const emptyCart: Cart = {
  id: '',
  version: null,
  lines: [],
  packs: 0,
  weightKg: null,
  totals: null,
  freeDelivery: null,
  smallOrderFee: null,
  belowMinimum: null,
}

export type CartSummary = Pick<Cart, 'id' | 'version'> & { lines: number; total: string | null }

export type RemovedLine = Pick<CartLine, 'productId' | 'name' | 'quantity'> & { lineId: string }

export interface SkippedLine {
  name: string
  reason: string
  requested: number
  added: number
}

function toNextTier({ quantity, price, product }: CartItemFieldsFragment): Pick<CartLine, 'nextTier'> {
  const next = toTiers(product.priceHtml?.tiers).find((tier) => tier.quantity > quantity)
  const isLower = next?.cents != null && price != null && next.cents < Math.round(price * 100)
  return isLower ? { nextTier: { missing: next.quantity - quantity, price: next.price } } : {}
}

function toLine(item: CartItemFieldsFragment, catalogue: CatalogueContext): CartLine {
  const { id, name, quantity, sku, formattedPrice, product, available = null, substitutes } = item
  return {
    id,
    productId: product.id,
    name: name ?? product.name ?? product.sku,
    sku: sku ?? product.sku,
    ...(product.ownNumber && { ownNumber: product.ownNumber }),
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(catalogue.tree, product),
    quantity,
    unit: product.packing_label,
    tolerance: product.weightTolerance ?? null,
    ...(product.minimumAge != null && { minimumAge: product.minimumAge }),
    ...(item.excise && { excise: item.excise }),
    content: formatContent(product.content_value),
    price: formattedPrice?.price ?? null,
    total: formattedPrice?.total ?? null,
    deposit: toDeposit(item.deposit),
    ...toNextTier(item),
    ...toPriceEnd(product.priceHtml?.validUntil),
    available,
    substitutes: (substitutes ?? []).map((other) => ({
      productId: other.id,
      name: other.name ?? other.sku,
      href: localize(catalogue.locale, 'product', toSlug(catalogue, other)),
      sku: other.sku,
      unit: other.packing_label,
      content: formatContent(other.content_value),
      price: other.priceHtml?.formattedFinalPrice ?? null,
    })),
    allergens: toAllergens(product.allergens),
  }
}

export const toTaxes = (taxes: CartFieldsFragment['taxes']): Tax[] =>
  (taxes ?? []).map(({ percent, formattedAmount: amount, formattedBase: base, exemption }) => ({
    percent,
    amount,
    ...(base && { base }),
    ...(exemption && { exemption }),
  }))

export function toTotals({ formattedPrice, formattedTolerance = null, taxes }: CartFieldsFragment): CartTotals | null {
  if (!formattedPrice?.subTotal) return null
  const { subTotal, deposit = null, taxTotal, grandTotal } = formattedPrice
  const taxTotalOnly = taxTotal === null ? [] : [{ percent: null, amount: taxTotal }]
  const rates = toTaxes(taxes)
  return {
    subTotal,
    deposit,
    taxes: rates.length > 0 ? rates : taxTotalOnly,
    grandTotal,
    tolerance: formattedTolerance,
  }
}

function toWeightKg(items: readonly CartItemFieldsFragment[]): number | null {
  let grams = 0
  for (const { weight, quantity } of items) {
    if (weight === null) return null
    grams += Math.round(weight * 1000) * quantity
  }
  return grams / 1000
}

/** @param cart null if the visitor has none yet @param terms null if unknown */
export function toCart(
  cart: CartFieldsFragment | null,
  catalogue: CatalogueContext,
  terms: DeliveryTerms | null = null,
): Cart | null {
  if (!cart) return null
  const items = cart.items ?? []
  return {
    id: cart.id,
    version: cart.version ?? null,
    lines: items.map((item) => toLine(item, catalogue)),
    packs: cart.itemsQty ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
    weightKg: toWeightKg(items),
    totals: toTotals(cart),
    freeDelivery: toFreeDelivery(cart, terms?.freeFrom ?? null, catalogue.locale),
    smallOrderFee: terms && toSmallOrderFee(cart, terms, catalogue.locale),
    belowMinimum: toMinimumShortfall(cart, terms?.minimumOrder ?? null, catalogue.locale),
  }
}

export const toSummary = ({ id, version, lines, totals }: Cart): CartSummary => ({
  id,
  version,
  lines: lines.length,
  total: lines.length > 0 ? (totals?.subTotal ?? null) : null,
})

export const toCartSummary = (cart: cartSummaryQuery['cartDetail']): CartSummary | null =>
  cart && {
    id: cart.id,
    version: cart.version ?? null,
    lines: cart.items?.length ?? 0,
    total: (cart.items?.length && cart.formattedPrice?.subTotal) || null,
  }

/** Whether a cart may replace the shown one: false only for an older version of the same cart. */
export function isNewer(answer: Pick<Cart, 'id' | 'version'>, shown: Pick<Cart, 'id' | 'version'> | null): boolean {
  if (!shown || shown.id !== answer.id || shown.version === null || answer.version === null) return true
  return answer.version >= shown.version
}

export const toRemoved = (items: readonly CartItemFieldsFragment[]): RemovedLine[] =>
  items.map(({ id, name, quantity, product }) => ({
    lineId: id,
    productId: product.id,
    name: name ?? product.name ?? product.sku,
    quantity,
  }))
