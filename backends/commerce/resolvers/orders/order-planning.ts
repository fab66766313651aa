// orderProposal and productChanges: the usual products of the next delivery day, and products that changed since their last order.
import { type Context, requireCustomer } from '../../context/context.ts'
import { allergenLabels } from '../../rules/allergens.ts'
import { contentLabel } from '../../rules/content.ts'
import { timeZone } from '../../rules/delivery/calendar-days.ts'
import { leadDaysOf, nextDeliveryDays } from '../../rules/delivery/delivery-days.ts'
import { formatMoney } from '../../rules/locale.ts'
import { findShortLines } from '../../rules/order.ts'
import { type ProposedItem, proposeOrder } from '../../rules/planning/order-proposal.ts'
import { compareProduct, type ProductState, rankOf } from '../../rules/planning/product-changes.ts'
import { unitCents } from '../../rules/pricing/price-tiers.ts'
import { toPackings } from '../../rules/stock.ts'
import {
  type DeliveredItemRow,
  type LastOrderedRow,
  selectDeliveredItems,
  selectLastOrdered,
} from '../../sql/order-history.ts'
import type { Product } from '../../sql/products.ts'
import { readOpenCart, readSubstitutes } from '../cart/cart-view.ts'
import type { Resolvers } from '../generated/types.ts'
import type { ProposedLine } from '../parent-types.ts'

const mostChanges = 12

export const orderPlanningResolvers: Resolvers = {
  Query: {
    orderProposal: async (_, __, context) => {
      const customer = await requireCustomer(context)
      const [history, cart] = await Promise.all([
        context.read<DeliveredItemRow>(selectDeliveredItems(context.db, customer)),
        readOpenCart(context),
      ])
      const inCart = (cart?.lines ?? []).map(({ product }) => product)
      const [next] = nextDeliveryDays(context.now(), 1, leadDaysOf(inCart))
      if (!next) return null
      const items = history.map(({ product_id, day, quantity }) => ({ productId: product_id, day, quantity }))
      const lines = await readLines(context, proposeOrder(items, next.date), inCart)
      return { deliveryDate: next.date, cutOff: next.cutOff, timeZone, lines }
    },
    productChanges: async (_, __, context) => {
      const customer = await requireCustomer(context)
      const rows = await context.read<LastOrderedRow>(selectLastOrdered(context.db, customer))
      const products = await Promise.all(rows.map(({ product_id }) => product_id && context.products.one(product_id)))
      const found = rows.flatMap((row, index) => toChange(context, row, products[index] || null) ?? [])
      return found
        .sort((a, b) => a.rank - b.rank)
        .slice(0, mostChanges)
        .map(({ change }) => change)
    },
  },
  ProposedLine: {
    times: ({ reason }) => (reason.kind === 'interval' ? null : reason.times),
    deliveries: ({ reason }) => (reason.kind === 'interval' ? null : reason.of),
    sameWeekday: ({ reason }) => (reason.kind === 'interval' ? null : reason.kind === 'weekday'),
    everyDays: ({ reason }) => (reason.kind === 'interval' ? reason.everyDays : null),
    lastDaysAgo: ({ reason }) => (reason.kind === 'interval' ? reason.lastDaysAgo : null),
    substitutes: (line, _, context) => (line.available === null ? null : readSubstitutes(context, line)),
  },
}

const familyOf = ({ parent_id, id }: Product) => parent_id ?? id

/** Only products that are sold and reach the depot in time; none of which a packing is in the cart. */
async function readLines(
  { products }: Context,
  items: readonly ProposedItem[],
  inCart: readonly Product[],
): Promise<ProposedLine[]> {
  const families = new Set(inCart.map(familyOf))
  const found = await Promise.all(items.map(({ productId }) => products.one(productId)))
  const lines = items.flatMap((item, index) => {
    const product = found[index]
    const isSold = product?.type === 'simple' && product.final_cents !== null && product.is_stock_article === 1
    return product && isSold && !families.has(familyOf(product)) ? [{ ...item, product }] : []
  })
  const short = new Set(findShortLines(lines))
  return lines.map((line) => ({
    ...line,
    available: short.has(line) ? toPackings(line.product.stock_quantity ?? 0, line.product.stock_units) : null,
  }))
}

/** After allergens, before packing. */
const rankOfGone = 0.5

function toChange({ locale }: Context, row: LastOrderedRow, product: Product | null) {
  const known = { sku: row.sku, name: product?.name ?? row.name, orderedAt: row.ordered_at }
  const none = { allergens: [], packing: null, origin: null, price: null }
  if (!product || row.current_state === null) return { rank: rankOfGone, change: { ...known, ...none, product: null } }
  const before = row.ordered_state === null ? null : (JSON.parse(row.ordered_state) as ProductState)
  const after = JSON.parse(row.current_state) as ProductState
  const afterCents = unitCents(product, row.quantity)
  const prices = { beforeCents: row.price_cents, afterCents }
  const changes = compareProduct(before, after, prices)
  const rank = rankOf(changes)
  if (rank === null) return null
  const toPacking = ({ content: [count, amount, unit], unit: code }: ProductState) => {
    const content = contentLabel(locale, count, amount, unit)
    return code === after.unit && product.unit_one ? `${product.unit_one}, ${content}` : content
  }
  const origin = before?.origin?.[locale]
  const change = {
    ...known,
    product,
    allergens: changes.allergens.map((one) => ({ ...one, label: allergenLabels[one.code][locale] })),
    packing: changes.packing && before ? { before: toPacking(before), after: toPacking(after) } : null,
    origin: changes.origin && origin && product.origin ? { before: origin, after: product.origin } : null,
    price:
      changes.price && afterCents !== null
        ? { before: formatMoney(locale, row.price_cents), after: formatMoney(locale, afterCents) }
        : null,
  }
  return { rank, change }
}
