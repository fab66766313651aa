/** The cart as the shop shows it, and the rules that need no backend. Backend oddities end in `toCart`. */
import type { CartFieldsFragment, CartItemFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Place, toSlug, toTint } from '#features/catalogue/product-card.ts'
import { toPicture } from '#features/forms/pictures.ts'
import { formatCents } from '#i18n/format.ts'
import { localize } from '#i18n/paths.ts'
import type { PictureSource } from '#ui/image-url.ts'
import type { Tint } from '#ui/tint.ts'

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
  /** Of one packing and of the line, formatted; null where the backend shows no price. */
  price: string | null
  total: string | null
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
}

/** Formatted: what is missing to a delivery that costs nothing; null once it is reached. */
export interface FreeDelivery {
  missing: string | null
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
}

/** What the header shows of a cart. */
export interface CartSummary {
  id: string
  version: number | null
  lines: number
  total: string | null
}

/** A line that was taken out, as it was. */
export type RemovedLine = Pick<CartLine, 'productId' | 'name' | 'quantity'>

/** A line that did not reach the cart as asked. */
export interface SkippedLine {
  name: string
  reason: string
  requested: number
  added: number
}

function toLine({ id, name, quantity, sku, formattedPrice, product }: CartItemFieldsFragment, place: Place): CartLine {
  return {
    id,
    productId: product.id,
    name: name ?? product.name ?? product.sku,
    sku: sku ?? product.sku,
    href: localize(place.locale, 'product', toSlug(place, product)),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    tint: toTint(place.tree, product),
    quantity,
    unit: product.packing_label,
    content: product.content_value,
    price: formattedPrice?.price ?? null,
    total: formattedPrice?.total ?? null,
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
export function toTotals({ formattedPrice, taxes }: CartFieldsFragment): CartTotals | null {
  if (!formattedPrice?.subTotal) return null
  const { subTotal, taxTotal, grandTotal } = formattedPrice
  const whole = taxTotal === null ? [] : [{ percent: null, amount: taxTotal }]
  const rates = toTaxes(taxes)
  return { subTotal, taxes: rates.length > 0 ? rates : whole, grandTotal }
}

function toWeightKg(items: readonly CartItemFieldsFragment[]): number | null {
  let grams = 0
  for (const { weight, quantity } of items) {
    if (weight === null) return null
    grams += Math.round(weight * 1000) * quantity
  }
  return grams / 1000
}

export const currencyOf = (cart: CartFieldsFragment | null) =>
  cart?.items?.find(({ product }) => product.priceHtml?.currencyCode)?.product.priceHtml?.currencyCode ?? 'EUR'

function toFreeDelivery(cart: CartFieldsFragment, freeFrom: number | null, { locale }: Place): FreeDelivery | null {
  if (freeFrom === null || cart.subTotal == null) return null
  const cents = Math.round(freeFrom * 100) - Math.round(cart.subTotal * 100)
  return { missing: cents > 0 ? formatCents(locale, cents, currencyOf(cart)) : null }
}

/**
 * @param cart as the commerce contract has it; null: there is none yet
 * @param place the reader's language, and the tree that knows colours and addresses
 * @param freeFrom order value without tax from which delivery is free; null: that is not promised
 */
export function toCart(cart: CartFieldsFragment | null, place: Place, freeFrom: number | null = null): Cart | null {
  if (!cart) return null
  const items = cart.items ?? []
  return {
    id: cart.id,
    version: cart.version ?? null,
    lines: items.map((item) => toLine(item, place)),
    packs: cart.itemsQty ?? items.reduce((sum, { quantity }) => sum + quantity, 0),
    weightKg: toWeightKg(items),
    totals: toTotals(cart),
    freeDelivery: toFreeDelivery(cart, freeFrom, place),
  }
}

/** A cart without lines costs nothing, so no amount stands beside it. */
export const toSummary = ({ id, version, lines, totals }: Cart): CartSummary => ({
  id,
  version,
  lines: lines.length,
  total: lines.length > 0 ? (totals?.subTotal ?? null) : null,
})

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
