/** The cart as the shop shows it, and the rules that need no backend. Backend oddities end in `toCart`. */
import type { CartFieldsFragment, CartItemFieldsFragment, cartSummaryQuery } from '#contracts/generated/commerce.ts'
import { type Allergens, toAllergens } from '#features/allergens/allergens.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { type CatalogueContext, toSlug, toTint } from '#features/product/product-card.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/product/image-url.ts'
import type { Tint } from '#ui/tint.ts'
import {
  type BelowMinimum,
  type DeliveryTerms,
  type FreeDelivery,
  type SmallOrderFee,
  toBelowMinimum,
  toFreeDelivery,
  toSmallOrderFee,
} from './delivery/delivery-terms.ts'

export interface CartLine {
  id: string
  productId: string
  name: string
  sku: string
  href: string
  picture: PictureSource | null
  /** Colour of its department. */
  tint: Tint | null
  quantity: number
  /** Label of the packing it is sold in: box. */
  unit: string | null
  /** What is in one packing, in words: 750 ml. */
  content: string | null
  /** Weighed when picked: percent by which a packing may differ; null: exact. */
  tolerance: number | null
  /** Of one packing and of the line, formatted; null where the backend shows no price. */
  price: string | null
  total: string | null
  /** Packings that can be had, where that is less than the quantity; null: enough, or nobody says. */
  available: number | null
  substitutes: Substitute[]
  /** What is declared of it; null: the backend knows nothing of allergens. */
  allergens: Allergens | null
}

/** What may stand in for a line that cannot be had whole: as safe as the line for the customer's kitchen. */
export interface Substitute {
  productId: string
  name: string
  href: string
  sku: string
  unit: string | null
  content: string | null
  price: string | null
}

/** Formatted. `percent` is null where the backend does not tell the rates apart, `base` is missing where it does not tell it. */
export interface Tax {
  percent: number | null
  amount: string
  base?: string
}

export interface CartTotals {
  subTotal: string
  /** One row a rate where the backend tells them apart, else one for all. */
  taxes: Tax[]
  grandTotal: string | null
  /** By how much the sum may differ once weighed goods are on the scale; null: it is exact. */
  tolerance: string | null
}

export interface Cart {
  id: string
  /** Raised by every change; null where the backend does not count. */
  version: number | null
  lines: CartLine[]
  packs: number
  weightKg: number | null
  /** Never computed here; null where the backend shows no prices. */
  totals: CartTotals | null
  /** Null where nothing is promised, or the backend shows no prices. */
  freeDelivery: FreeDelivery | null
  /** Null where delivery is free, its price is not told, or the backend shows no prices. */
  smallOrderFee: SmallOrderFee | null
  /** Null where it is reached, none is asked, or the backend shows no prices. */
  belowMinimum: BelowMinimum | null
}

/** Where another tab has made an end of the cart. */
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

/** What the header shows of a cart. */
export type CartSummary = Pick<Cart, 'id' | 'version'> & { lines: number; total: string | null }

/** A line that was taken out, as it was. */
export type RemovedLine = Pick<CartLine, 'productId' | 'name' | 'quantity'>

/** A line that did not reach the cart as asked. */
export interface SkippedLine {
  name: string
  reason: string
  requested: number
  added: number
}

function toLine(item: CartItemFieldsFragment, catalogue: CatalogueContext): CartLine {
  const { id, name, quantity, sku, formattedPrice, product, available = null, substitutes } = item
  return {
    id,
    productId: product.id,
    name: name ?? product.name ?? product.sku,
    sku: sku ?? product.sku,
    href: localize(catalogue.locale, 'product', toSlug(catalogue, product)),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(catalogue.tree, product),
    quantity,
    unit: product.packing_label,
    tolerance: product.weightTolerance ?? null,
    content: formatContent(product.content_value),
    price: formattedPrice?.price ?? null,
    total: formattedPrice?.total ?? null,
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

/** One row a rate. */
export const toTaxes = (taxes: CartFieldsFragment['taxes']): Tax[] =>
  (taxes ?? []).map(({ percent, formattedAmount: amount, formattedBase: base }) => ({
    percent,
    amount,
    ...(base && { base }),
  }))

/** Null where the backend shows no prices. */
export function toTotals({ formattedPrice, formattedTolerance = null, taxes }: CartFieldsFragment): CartTotals | null {
  if (!formattedPrice?.subTotal) return null
  const { subTotal, taxTotal, grandTotal } = formattedPrice
  const whole = taxTotal === null ? [] : [{ percent: null, amount: taxTotal }]
  const rates = toTaxes(taxes)
  return { subTotal, taxes: rates.length > 0 ? rates : whole, grandTotal, tolerance: formattedTolerance }
}

function toWeightKg(items: readonly CartItemFieldsFragment[]): number | null {
  let grams = 0
  for (const { weight, quantity } of items) {
    if (weight === null) return null
    grams += Math.round(weight * 1000) * quantity
  }
  return grams / 1000
}

/**
 * @param cart as the commerce contract has it; null: there is none yet
 * @param terms of delivery; null: they are not told
 */
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
    belowMinimum: toBelowMinimum(cart, terms?.minimumOrder ?? null, catalogue.locale),
  }
}

/** A cart without lines costs nothing, so no amount stands beside it. */
export const toSummary = ({ id, version, lines, totals }: Cart): CartSummary => ({
  id,
  version,
  lines: lines.length,
  total: lines.length > 0 ? (totals?.subTotal ?? null) : null,
})

/** The same of what the backend tells for the header alone. */
export const toCartSummary = (cart: cartSummaryQuery['cartDetail']): CartSummary | null =>
  cart && {
    id: cart.id,
    version: cart.version ?? null,
    lines: cart.items?.length ?? 0,
    total: (cart.items?.length && cart.formattedPrice?.subTotal) || null,
  }

/** Whether an answer may take the place of what is shown: an older version of the same cart never does. */
export function isNewer(answer: Pick<Cart, 'id' | 'version'>, shown: Pick<Cart, 'id' | 'version'> | null): boolean {
  if (!shown || shown.id !== answer.id || shown.version === null || answer.version === null) return true
  return answer.version >= shown.version
}

/** @param items lines as they were before they were taken out */
export const toRemoved = (items: readonly CartItemFieldsFragment[]): RemovedLine[] =>
  items.map(({ name, quantity, product }) => ({
    productId: product.id,
    name: name ?? product.name ?? product.sku,
    quantity,
  }))
