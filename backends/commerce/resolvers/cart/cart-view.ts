// Queries cartDetail and cartItems and their fields. Amounts are null for guests.
import type { Locale } from '../../../graphql/locales.ts'
import type { Context } from '../../context/context.ts'
import { formatMessage } from '../../messages/messages.ts'
import { viewerOf } from '../../rules/customer-prices/price-list.ts'
import { exemptBuyer, toForeignVatNumber } from '../../rules/intra-community.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { findShortLines } from '../../rules/order.ts'
import { toDeposits } from '../../rules/pricing/deposits.ts'
import { unitCents } from '../../rules/pricing/price-tiers.ts'
import { toPackings } from '../../rules/stock.ts'
import { pickSubstitutes } from '../../rules/substitutes.ts'
import { type PricedLine, type TaxRow, toleranceOf, toTaxedRows, totalsOf } from '../../rules/totals.ts'
import { type AddressRow, selectAddresses } from '../../sql/addresses.ts'
import { type CartLineRow, type CartRow, selectCart, selectLines } from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { type Product, type ProductRow, selectByCategory, selectCartProducts } from '../../sql/products.ts'
import { formatDepositSum, toDepositOf } from '../deposit.ts'
import { formatExcise } from '../excise.ts'
import type { Resolvers } from '../generated/types.ts'
import type { Cart, CartLine } from '../parent-types.ts'
import { type OpenCart, openCart } from './open-cart.ts'

/** Statements that read a consistent snapshot of a cart; `toCart` takes their rows. */
export const selectCartWithLines = (
  { db, locale, now, seller }: Context,
  { id }: CartRow,
  customer: CustomerRow | null,
) => [
  selectCart(db, id),
  selectLines(db, id),
  selectCartProducts(db, id, locale, viewerOf(customer, now())),
  ...(customer && toForeignVatNumber(customer.vat_number, seller.country) !== null
    ? [selectAddresses(db, customer)]
    : []),
]

/** @param rows results of `selectCartWithLines` */
export function toCart(customer: CustomerRow | null, rows: readonly unknown[][]): Cart | null {
  const [[cart], found, products, addresses = []] = rows as [[CartRow?], CartLineRow[], ProductRow[], AddressRow[]?]
  const byId = new Map(products.map((row) => [row.id, row]))
  const lines = found.flatMap(({ id, quantity, product_id }) => {
    const row = byId.get(product_id)
    return row ? [{ id, quantity, product: { ...row, variants: [] } }] : []
  })
  const short = new Set(findShortLines(lines))
  const availableOf = (line: (typeof lines)[number]) => {
    if (!short.has(line)) return null
    const packings = toPackings(line.product.stock_quantity ?? 0, line.product.stock_units)
    // a guest gets no stock quantity
    return customer || packings === 0 ? packings : null
  }
  return cart
    ? { cart, customer, addresses, lines: lines.map((line) => ({ ...line, available: availableOf(line) })) }
    : null
}

/** The cart with its products; null if it does not exist. */
export async function readCart(context: Context, { cart, customer }: OpenCart): Promise<Cart | null> {
  if (!cart) return null
  const statements = selectCartWithLines(context, cart, customer)
  return toCart(customer, await Promise.all(statements.map((statement) => context.read(statement))))
}

export const readOpenCart = async (context: Context): Promise<Cart | null> => readCart(context, await openCart(context))

/** Line items with prices; null if any has none, because a partial total would be wrong. */
export function toPricedLines({ seller }: Context, lines: readonly CartLine[]): PricedLine[] | null {
  const priced = lines.flatMap(({ quantity, product }) => {
    const priceCents = unitCents(product, quantity)
    return priceCents === null
      ? []
      : [
          {
            ...{ quantity, priceCents, vatPercent: product.vat_percent },
            deposits: toDeposits(product, quantity, seller.country),
          },
        ]
  })
  return priced.length === lines.length ? priced : null
}

export const toTaxRates = (locale: Locale, taxes: readonly TaxRow[]) =>
  toTaxedRows(taxes).map(({ percent, cents, baseCents, exemptBuyer }) => ({
    percent,
    exemption: exemptBuyer === undefined ? null : formatMessage(locale, 'invoice.intraCommunity'),
    amount: toMajorUnits(cents),
    formattedAmount: formatMoney(locale, cents),
    formattedBase: baseCents === undefined ? null : formatMoney(locale, baseCents),
  }))

/** For delivery to the default address. */
function totals({ customer, lines, addresses: [place] }: Cart, context: Context) {
  const priced = customer && toPricedLines(context, lines)
  if (!priced) return null
  const supply = { vatNumber: customer.vat_number, place, method: 'delivery_delivery' } as const
  return totalsOf(priced, exemptBuyer({ ...supply, sellerCountry: context.seller.country }))
}

export const cartViewResolvers: Resolvers = {
  Query: {
    cartDetail: (_, __, context) => readOpenCart(context),
    cartItems: async (_, __, context) => (await readOpenCart(context))?.lines ?? [],
  },
  Cart: {
    id: ({ cart }) => cart.id,
    version: ({ cart }) => cart.version,
    customerEmail: ({ customer }) => customer?.email,
    customerFirstName: ({ customer }) => customer?.first_name,
    customerLastName: ({ customer }) => customer?.last_name,
    isGift: () => false,
    isGuest: ({ customer }) => customer === null,
    itemsCount: ({ lines }) => lines.length,
    itemsQty: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: ({ lines }) => lines,
    subTotal: (cart, _, context) => toMajorOrNull(totals(cart, context)?.subtotalCents),
    taxTotal: (cart, _, context) => toMajorOrNull(totals(cart, context)?.taxCents),
    grandTotal: (cart, _, context) => toMajorOrNull(totals(cart, context)?.grandTotalCents),
    formattedTolerance: ({ customer, lines }, _, context) => {
      const { locale } = context
      const priced = customer && toPricedLines(context, lines)
      const weighed = priced?.map((line, index) => ({
        ...line,
        tolerancePercent: lines[index]?.product.weight_tolerance ?? null,
      }))
      const cents = weighed ? toleranceOf(weighed) : null
      return cents === null ? null : formatMoney(locale, cents)
    },
    taxes: (cart, _, context) => {
      const found = totals(cart, context)
      return found && toTaxRates(context.locale, found.taxes)
    },
    formattedPrice: (cart, _, context) => {
      const { locale } = context
      const found = totals(cart, context)
      return (
        found && {
          subTotal: formatMoney(locale, found.subtotalCents),
          taxTotal: formatMoney(locale, found.taxCents),
          grandTotal: formatMoney(locale, found.grandTotalCents),
          deposit: formatDepositSum(locale, found.depositCents),
        }
      )
    },
  },
  CartItem: {
    name: ({ product }) => product.name,
    weight: ({ product }) => product.weight_grams / 1000,
    sku: ({ product }) => product.sku,
    deposit: ({ product, quantity }, _, { locale, seller }) =>
      product.final_cents === null ? null : toDepositOf(locale, toDeposits(product, quantity, seller.country)),
    excise: ({ product: { excise_cents, final_cents }, quantity }, _, { locale }) =>
      final_cents === null ? null : formatExcise(locale, { excise_cents, quantity }),
    type: ({ product }) => product.type,
    substitutes: (line, _, context) => (line.available === null ? null : readSubstitutes(context, line)),
    price: ({ product, quantity }) => toMajorOrNull(unitCents(product, quantity)),
    total: ({ product, quantity }) => {
      const cents = unitCents(product, quantity)
      return cents === null ? null : toMajorUnits(cents * quantity)
    },
    formattedPrice: ({ product, quantity }, _, { locale }) => {
      const cents = unitCents(product, quantity)
      return cents === null ? null : { price: formatMoney(locale, cents), total: formatMoney(locale, cents * quantity) }
    },
  },
}

export async function readSubstitutes(
  { customer, db, locale, now }: Context,
  { product, quantity }: Pick<CartLine, 'product' | 'quantity'>,
): Promise<Product[]> {
  const buyer = await customer()
  const found = await selectByCategory(db, product.category_id, locale, viewerOf(buyer, now())).all<ProductRow>()
  const avoided = buyer?.avoided_allergens.split(',') ?? []
  return pickSubstitutes(product, quantity, found.results, avoided).map((row) => ({ ...row, variants: [] }))
}

const toMajorOrNull = (cents: number | null | undefined) => (cents == null ? null : toMajorUnits(cents))
