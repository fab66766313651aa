/** What only a customer may know of a product: own price, stock in numbers, place on a list. Never in a public answer. */
import type { PriceFieldsFragment, ProductPriceFieldsFragment } from '#contracts/generated/commerce.ts'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { formatCents, formatMoney } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import { type BaseUnit, parseContent, totalContent } from './content-amount.ts'
import { type StockStatus, toStockStatus } from './stock-status.ts'

export interface CustomerPrice {
  /** A product or one of its packings. */
  productId: string
  /** Formatted, tax excluded; null when the backend shows no price. */
  price: string | null
  /** The same in whole cents, for what several cost; null where it is not in whole cents. */
  cents: { amount: number; currency: string } | null
  /** Formatted, only where it differs: before the promotion. */
  regularPrice: string | null
  /** Whole percent off the regular price. */
  discount: number | null
  /** What one kilogram, litre or piece costs in this packing, formatted. */
  perUnit: { price: string; unit: BaseUnit } | null
  /** What one of several inner pieces costs, one bottle of twelve, formatted. */
  perPiece: string | null
  stockStatus: StockStatus | null
  /** The stock as the backend says it to customers: `12 boxes`. */
  stockText: string | null
  inWishlist: boolean
}

/** What a customer's page knows beside what anybody may see. */
export interface CustomerView {
  prices: CustomerPrice[]
  /** Allergens that the kitchen avoids; null where the backend keeps no profile. */
  avoid: AllergenCode[] | null
}

const noUnitPrices = { perUnit: null, perPiece: null }

type Price = NonNullable<PriceFieldsFragment['priceHtml']>

const toAmount = (decimal: string | null) => {
  const amount = decimal === null ? Number.NaN : Number(decimal)
  return Number.isFinite(amount) ? amount : null
}

/** A price that came as a number alone; null without a currency, since it would say the wrong one. */
const toMoney = (amount: number | null | undefined, price: Price | null | undefined, locale: Locale) =>
  typeof amount === 'number' && price?.currencyCode ? formatMoney(locale, amount, price.currencyCode) : null

function toCents(amount: number | null, currency: string | null | undefined): CustomerPrice['cents'] {
  const cents = amount === null ? Number.NaN : Math.round(amount * 1_000_000) / 10_000
  return currency && Number.isInteger(cents) ? { amount: cents, currency } : null
}

/** The same price by what the packing holds. */
function toUnitPrices(
  amount: number | null,
  { currencyCode }: Price,
  content: string | null,
  locale: Locale,
): Pick<CustomerPrice, 'perUnit' | 'perPiece'> {
  const held = parseContent(content, locale)
  // the price of the one piece in a packing of one is the price
  if (!held || amount === null || !currencyCode || (held.unit === 'piece' && held.amount === 1)) return noUnitPrices
  return {
    perUnit: { price: formatMoney(locale, amount / held.amount, currencyCode), unit: held.unit },
    perPiece: held.unit !== 'piece' && held.count > 1 ? formatMoney(locale, amount / held.count, currencyCode) : null,
  }
}

function toCustomerPrice(packing: PriceFieldsFragment, inWishlist: boolean, locale: Locale): CustomerPrice {
  const given = packing.priceHtml
  const final = given ? toAmount(given.finalPrice) : null
  const regular = given ? toAmount(given.regularPrice) : null
  const reduced = final !== null && regular !== null && regular > final
  return {
    productId: packing.id,
    price: given?.formattedFinalPrice ?? toMoney(final, given, locale),
    cents: toCents(final, given?.currencyCode),
    regularPrice: reduced ? (given?.formattedRegularPrice ?? toMoney(regular, given, locale)) : null,
    discount: reduced ? Math.round((1 - final / regular) * 100) || null : null,
    ...(given ? toUnitPrices(final, given, totalContent(packing), locale) : noUnitPrices),
    stockStatus: toStockStatus(packing),
    stockText: packing.formatted_stock_packing_label,
    inWishlist,
  }
}

/** The prices of products and of each of their packings. */
export const toCustomerPrices = (products: readonly ProductPriceFieldsFragment[], locale: Locale): CustomerPrice[] =>
  products.flatMap((product) => {
    const inWishlist = product.isInWishlist === true
    return [product, ...(product.variants ?? [])].map((packing) => toCustomerPrice(packing, inWishlist, locale))
  })

/** The price of a packing, or undefined while or where there is none. */
export const findPrice = (prices: readonly CustomerPrice[] | null, productId: string) =>
  prices?.find((customerPrice) => customerPrice.productId === productId)

/** How many of a packing. */
export interface Wanted {
  productId: string
  quantity: number
}

/** What some packings cost together, formatted; null as soon as one of them has no price. */
export function toSum(prices: readonly CustomerPrice[], items: readonly Wanted[], locale: Locale): string | null {
  let sum = 0
  let currency: string | undefined
  for (const { productId, quantity } of items) {
    const cents = findPrice(prices, productId)?.cents
    if (!cents) return null
    sum += cents.amount * quantity
    currency = cents.currency
  }
  return currency ? formatCents(locale, sum, currency) : null
}
