// The cart as it is read: cartDetail, cartItems and their fields. Amounts only for customers.
import type { Context } from '../context.ts'
import { formatMoney, type Locale, toMajor } from '../rules/locale.ts'
import { type PricedLine, type TaxRow, totalsOf } from '../rules/totals.ts'
import { type CartRow, readCart } from '../sql/carts.ts'
import type { CustomerRow } from '../sql/customers.ts'
import type { Product } from '../sql/products.ts'
import { findOwner } from './cart-owner.ts'

type CartLine = { id: number; quantity: number; product: Product }
type Cart = { cart: CartRow; customer: CustomerRow | null; lines: CartLine[] }

/** The caller's cart with its products; null when there is none yet. */
export async function readOpenCart(context: Context): Promise<Cart | null> {
  const owner = await findOwner(context)
  const found = owner && (await readCart(context.db, owner))
  if (!found) return null
  const products = await Promise.all(found.lines.map(({ product_id }) => context.products.one(product_id)))
  const lines = found.lines.flatMap(({ id, quantity }, index) => {
    const product = products[index]
    return product ? [{ id, quantity, product }] : []
  })
  return { cart: found.cart, customer: await context.customer(), lines }
}

/** The lines with their prices; null as soon as one has none, since a total of some lines would be wrong. */
export function toPricedLines(lines: readonly CartLine[]): PricedLine[] | null {
  const priced = lines.flatMap(({ quantity, product }) =>
    product.final_cents === null
      ? []
      : [{ quantity, priceCents: product.final_cents, vatPercent: product.vat_percent }],
  )
  return priced.length === lines.length ? priced : null
}

/** Tax rows as the contract has them. */
export const toTaxRates = (locale: Locale, taxes: readonly TaxRow[]) =>
  taxes.map(({ percent, cents, baseCents }) => ({
    percent,
    amount: toMajor(cents),
    formattedAmount: formatMoney(locale, cents),
    formattedBase: baseCents === undefined ? null : formatMoney(locale, baseCents),
  }))

function totals({ customer, lines }: Cart) {
  const priced = customer ? toPricedLines(lines) : null
  return priced && totalsOf(priced)
}

export const cartViewResolvers = {
  Query: {
    cartDetail: (_: unknown, __: unknown, context: Context) => readOpenCart(context),
    cartItems: async (_: unknown, __: unknown, context: Context) => (await readOpenCart(context))?.lines ?? [],
  },
  Cart: {
    id: ({ cart }: Cart) => cart.id,
    version: ({ cart }: Cart) => cart.version,
    customerEmail: ({ customer }: Cart) => customer?.email,
    customerFirstName: ({ customer }: Cart) => customer?.first_name,
    customerLastName: ({ customer }: Cart) => customer?.last_name,
    isGift: () => false,
    isGuest: ({ customer }: Cart) => customer === null,
    itemsCount: ({ lines }: Cart) => lines.length,
    itemsQty: ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: ({ lines }: Cart) => lines,
    subTotal: (cart: Cart) => toMajorOrNull(totals(cart)?.subtotalCents),
    taxTotal: (cart: Cart) => toMajorOrNull(totals(cart)?.taxCents),
    grandTotal: (cart: Cart) => toMajorOrNull(totals(cart)?.grandTotalCents),
    taxes: (cart: Cart, _: unknown, { locale }: Context) => {
      const found = totals(cart)
      return found && toTaxRates(locale, found.taxes)
    },
    formattedPrice: (cart: Cart, _: unknown, { locale }: Context) => {
      const found = totals(cart)
      return (
        found && {
          subTotal: formatMoney(locale, found.subtotalCents),
          taxTotal: formatMoney(locale, found.taxCents),
          grandTotal: formatMoney(locale, found.grandTotalCents),
        }
      )
    },
  },
  CartItem: {
    name: ({ product }: CartLine) => product.name,
    weight: ({ product }: CartLine) => product.weight_grams / 1000,
    sku: ({ product }: CartLine) => product.sku,
    type: ({ product }: CartLine) => product.type,
    price: ({ product }: CartLine) => toMajorOrNull(product.final_cents),
    total: ({ product, quantity }: CartLine) =>
      product.final_cents === null ? null : toMajor(product.final_cents * quantity),
    formattedPrice: ({ product, quantity }: CartLine, _: unknown, { locale }: Context) =>
      product.final_cents === null
        ? null
        : {
            price: formatMoney(locale, product.final_cents),
            total: formatMoney(locale, product.final_cents * quantity),
          },
  },
}

const toMajorOrNull = (cents: number | null | undefined) => (cents == null ? null : toMajor(cents))
