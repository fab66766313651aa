import type { Locale } from '../../../graphql/locales.ts'
import type { Context } from '../../context/context.ts'
import { formatMessage } from '../../messages/messages.ts'
import { formatMoney, formatNumber, toDecimal } from '../../rules/locale.ts'
import { toTiers } from '../../rules/pricing/price-tiers.ts'
import { type StockStatus, toPackings } from '../../rules/stock.ts'
import type { Product, ProductRow } from '../../sql/products.ts'

/** The caller's price; null for guests, whose rows have none. */
export function toPrice(locale: Locale, product: ProductRow) {
  const { regular_cents: regular, final_cents: final } = product
  if (regular === null || final === null) return null
  return {
    regularPrice: toDecimal(regular),
    formattedRegularPrice: formatMoney(locale, regular),
    finalPrice: toDecimal(final),
    formattedFinalPrice: formatMoney(locale, final),
    currencyCode: 'EUR',
    validUntil: product.price_ends_on,
    tiers: toTiers(product).map(([quantity, cents]) => ({
      quantity,
      price: toDecimal(cents),
      formattedPrice: formatMoney(locale, cents),
    })),
  }
}

/** Passes the available packings to `say`; synchronous unless members of a bundle must be read. */
export function withAvailability<Said>(
  context: Context,
  product: Product,
  say: (packings: number) => Said,
): Said | Promise<Said> {
  if (product.type === 'grouped') return readSets(context, product).then(say)
  return say(toPackings(product.stock_quantity ?? 0, product.stock_units))
}

/** Available bundles: limited by the scarcest member. */
async function readSets({ products }: Context, product: Product): Promise<number> {
  const members = (await products.members(product.id)) ?? []
  const found = await Promise.all(members.map(({ member_id }) => products.one(member_id)))
  const sets = members.flatMap(({ quantity }, index) => {
    const member = found[index]
    if (!member?.is_stock_article) return []
    return [Math.floor(toPackings(member.stock_quantity ?? 0, member.stock_units) / quantity)]
  })
  return sets.length > 0 ? Math.min(...sets) : 0
}

/** Stock label with the quantity for a customer (`12 boxes`), without a number for a guest. */
export function stockLabel(
  locale: Locale,
  status: StockStatus,
  shown: { packings: number; unit: { one: string; many: string } } | null,
): string {
  if (!shown || status === 'on_order' || status === 'sold_out') return formatMessage(locale, `stock.${status}`)
  return `${formatNumber(locale, shown.packings)} ${shown.packings === 1 ? shown.unit.one : shown.unit.many}`
}
