/** A customer's prices and stock quantities; never part of a public response. */
import type {
  DepositFieldsFragment,
  PriceFieldsFragment,
  ProductPriceFieldsFragment,
} from '#contracts/generated/commerce.ts'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { formatCents, formatMoney } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import { type BaseUnit, parseContent, totalContent } from './content-amount.ts'
import { type Deposit, toDeposit } from './deposit.ts'
import { type StockStatus, toStockStatus } from './stock-status.ts'

export interface CustomerPrice {
  productId: string
  /** Formatted, without tax; null if the backend has no price. */
  price: string | null
  /** Unit price in whole cents, for sums; null if the price has fractions of a cent. */
  cents: { amount: number; currency: string } | null
  /** Formatted price before a promotion; null without one. */
  regularPrice: string | null
  /** Whole percent off the regular price; null without a promotion. */
  discount: number | null
  /** Formatted price per kilogram, litre or piece; null if the content cannot be parsed. */
  perUnit: { price: string; unit: BaseUnit } | null
  /** Formatted price of one inner piece, such as one bottle of twelve; null if there is only one. */
  perPiece: string | null
  stockStatus: StockStatus | null
  /** Stock quantity with its unit, as formatted by the backend: `12 boxes`. */
  stockText: string | null
  inWishlist: boolean
  /** Ascending; absent if the price does not depend on the quantity. */
  tiers?: PriceTier[]
  /** Charged in addition to the price of one packing; absent without one. */
  deposit?: Deposit
  /** First tier as short text for a row: `5+: €12.40`; absent without tiers. */
  fromTier?: string
  /** What the company has agreed for the packing, as sentences: its own number, and the end of its price; absent without it. */
  agreed?: string[]
  /** Number of the company for the packing; absent without one. */
  ownNumber?: string
}

/** Price of one packing in a line of at least so many. */
export interface PriceTier {
  quantity: number
  /** Formatted, without tax. */
  price: string
  /** Null if the price has fractions of a cent. */
  cents: number | null
}

export interface CustomerProductData {
  prices: CustomerPrice[]
  /** Allergens that the customer avoids; null if the backend has no profile. */
  avoid: AllergenCode[] | null
}

const noUnitPrices = { perUnit: null, perPiece: null }

type Price = NonNullable<PriceFieldsFragment['priceHtml']>

const toAmount = (decimal: string | null) => {
  const amount = decimal === null ? Number.NaN : Number(decimal)
  return Number.isFinite(amount) ? amount : null
}

/** Formats a price that lacks its formatted value; null without a currency. */
const toMoney = (amount: number | null | undefined, price: Price | null | undefined, locale: Locale) =>
  typeof amount === 'number' && price?.currencyCode ? formatMoney(locale, amount, price.currencyCode) : null

function toCents(amount: number | null, currency: string | null | undefined): CustomerPrice['cents'] {
  const cents = amount === null ? Number.NaN : Math.round(amount * 1_000_000) / 10_000
  return currency && Number.isInteger(cents) ? { amount: cents, currency } : null
}

function toUnitPrices(
  amount: number | null,
  { currencyCode }: Price,
  content: string | null,
  locale: Locale,
): Pick<CustomerPrice, 'perUnit' | 'perPiece'> {
  const held = parseContent(content, locale)
  // the price of a packing of one piece is its price per piece
  if (!held || amount === null || !currencyCode || (held.unit === 'piece' && held.amount === 1)) return noUnitPrices
  return {
    perUnit: { price: formatMoney(locale, amount / held.amount, currencyCode), unit: held.unit },
    perPiece: held.unit !== 'piece' && held.count > 1 ? formatMoney(locale, amount / held.count, currencyCode) : null,
  }
}

type GivenTiers = readonly { quantity: number; price: string; formattedPrice: string }[] | null | undefined

export const toTiers = (given: GivenTiers): PriceTier[] =>
  (given ?? []).map(({ quantity, price, formattedPrice }) => ({
    quantity,
    price: formattedPrice,
    cents: toCents(toAmount(price), 'EUR')?.amount ?? null,
  }))

/** The tier of a line of so many packings; absent if it has the price of one. */
export const findTier = (tiers: readonly PriceTier[] | undefined, quantity: number): PriceTier | undefined =>
  tiers?.findLast((tier) => tier.quantity <= quantity)

/** Formatted price of one packing in a line of so many; null without a price. */
export const priceAt = ({ price, tiers }: Pick<CustomerPrice, 'price' | 'tiers'>, quantity: number): string | null =>
  findTier(tiers, quantity)?.price ?? price

/** Texts of prices, which only services write. `agreed`: about the agreement with the company. */
export interface PriceTexts {
  t: Translate
  agreed(packing: PriceFieldsFragment): string[]
}

export function toCustomerPrice(
  packing: PriceFieldsFragment & { deposit?: DepositFieldsFragment | null },
  inWishlist: boolean,
  locale: Locale,
  texts?: PriceTexts,
): CustomerPrice {
  const given = packing.priceHtml
  const tiers = toTiers(given?.tiers)
  const [first] = tiers
  const deposit = toDeposit(packing.deposit)
  const agreed = texts?.agreed(packing) ?? []
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
    ...(agreed.length > 0 && { agreed }),
    ...(packing.ownNumber && { ownNumber: packing.ownNumber }),
    ...(first && { tiers }),
    ...(deposit && { deposit }),
    ...(first && texts && { fromTier: texts.t('product.rowTier', { quantity: first.quantity, price: first.price }) }),
  }
}

export const toCustomerPrices = (
  products: readonly ProductPriceFieldsFragment[],
  locale: Locale,
  texts?: PriceTexts,
): CustomerPrice[] =>
  products.flatMap((product) => {
    const inWishlist = product.isInWishlist === true
    return [product, ...(product.variants ?? [])].map((packing) => toCustomerPrice(packing, inWishlist, locale, texts))
  })

export const findPrice = (prices: readonly CustomerPrice[] | null, productId: string) =>
  prices?.find((customerPrice) => customerPrice.productId === productId)

export interface PackingQuantity {
  productId: string
  quantity: number
}

/** Formatted total of some packings; null if one of them has no price. */
export function formatTotal(
  prices: readonly CustomerPrice[],
  items: readonly PackingQuantity[],
  locale: Locale,
): string | null {
  let sum = 0
  let currency: string | undefined
  for (const { productId, quantity } of items) {
    const found = findPrice(prices, productId)
    const tier = findTier(found?.tiers, quantity)
    const amount = tier ? tier.cents : found?.cents?.amount
    if (!found?.cents || amount == null) return null
    sum += amount * quantity
    currency = found.cents.currency
  }
  return currency ? formatCents(locale, sum, currency) : null
}
