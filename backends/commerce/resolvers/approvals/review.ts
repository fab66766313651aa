// What a request for approval would be as an order now, and what has changed since it was sent.
import { toLocale } from '../../../graphql/locales.ts'
import type { Context } from '../../context/context.ts'
import type { MailedLine } from '../../mail/order-mails.ts'
import { formatMessage } from '../../messages/messages.ts'
import { findLineChanges, toApprovalStatus } from '../../rules/account/order-approval.ts'
import { viewerOf } from '../../rules/customer-prices/price-list.ts'
import { leadDaysOf, nextDeliveryDays, offeredDayCount } from '../../rules/delivery/delivery-days.ts'
import { exemptBuyer } from '../../rules/intra-community.ts'
import type { Seller } from '../../rules/invoice.ts'
import { findShortLines, fingerprintOf, toOrderTotals } from '../../rules/order.ts'
import { toDeposits } from '../../rules/pricing/deposits.ts'
import { unitCents } from '../../rules/pricing/price-tiers.ts'
import { toShippingCode } from '../../rules/shipping.ts'
import { toPackings } from '../../rules/stock.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import { type ApprovalItemRow, type ApprovalRow, readApprovalItems } from '../../sql/approvals/approvals.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { type Product, type ProductRow, readProducts } from '../../sql/products.ts'
import { creditHoldError } from '../orders/credit-hold.ts'
import { belowMinimumError, type ValidatedOrder } from '../orders/order-errors.ts'
import type { ApprovalReview, ReviewedItem } from '../parent-types.ts'

/** Fields of a product that are kept with a line. */
const kept = [
  ...['id', 'sku', 'name', 'category_id', 'weight_grams', 'weight_tolerance', 'vat_percent', 'allergens'],
  ...['content_unit', 'content_count', 'content_amount', 'is_stock_article', 'stock_id', 'stock_units', 'final_cents'],
  'deposits',
] as const

/** A product as JSON of the fields that substitutes and sums need. */
export const toArticle = (product: ProductRow): string =>
  JSON.stringify(Object.fromEntries(Object.entries(product).filter(([name]) => kept.some((one) => one === name))))

export const readArticle = ({ article }: Pick<ApprovalItemRow, 'article'>): ProductRow =>
  ({ stock_quantity: 0, unit_one: null, unit_many: null, deposits: null, ...JSON.parse(article) }) as ProductRow

/** The order of a request. @param date day of delivery */
export function toValidatedOrder(approval: ApprovalRow, date: string): ValidatedOrder {
  const method = toShippingCode(approval.shipping_method)
  if (!method) throw new Error(`Request ${approval.id} has the unknown shipping method ${approval.shipping_method}`)
  return {
    kind: 'order',
    billing: JSON.parse(approval.billing_address) as AddressRow,
    shipping: JSON.parse(approval.shipping_address) as AddressRow,
    method,
    message: approval.message,
    purchaseReference: approval.purchase_reference,
    announcedEmpties: approval.announced_empties,
    deliveryDate: date,
    fingerprint: approval.fingerprint,
    cartVersion: null,
    subtotalCents: null,
  }
}

type Item = ApprovalItemRow & { product: Product | null; priceCents: number | null }

/** @param locale of the names of products */
async function readItems({ db, now }: Context, { id }: ApprovalRow, buyer: CustomerRow, locale: Context['locale']) {
  const rows = await readApprovalItems(db, id)
  const ids = rows.flatMap(({ product_id }) => product_id ?? [])
  const products = await readProducts(db, ids, locale, viewerOf(buyer, now()))
  return rows.map((row): Item => {
    const found = products.get(row.product_id ?? 0)
    const priceCents = found?.type === 'simple' ? unitCents(found, Math.max(1, row.quantity)) : null
    return { ...row, priceCents, product: priceCents === null ? null : (found ?? null) }
  })
}

/** Lines of the order; null for a line that is removed or no longer sold. */
const toLine = ({ product, priceCents, quantity }: Item, seller: Seller): MailedLine | null =>
  product && priceCents !== null && quantity > 0
    ? { product, quantity, priceCents, deposits: toDeposits(product, quantity, seller.country) }
    : null

/** A decided request keeps the prices at which it was sent. */
const toSentLine = (item: Item, seller: Seller): MailedLine | null =>
  item.quantity > 0
    ? toLine({ ...item, product: { ...readArticle(item), variants: [] }, priceCents: item.price_cents }, seller)
    : null

/** The user who sent a request, also a removed one. */
export async function readBuyer(context: Context, { customer_id: id }: ApprovalRow): Promise<CustomerRow> {
  const buyer = await context.user(id)
  if (!buyer) throw new Error(`There is no customer ${id}`)
  return buyer
}

/** @param locale of the names of products; the version does not depend on it */
export async function reviewApproval(
  context: Context,
  approval: ApprovalRow,
  locale = context.locale,
): Promise<ApprovalReview> {
  const { now, seller, smallOrders } = context
  const buyer = await readBuyer(context, approval)
  const given = await readItems(context, approval, buyer, toLocale(locale))
  const isOpen = toApprovalStatus(approval, now()) === 'waiting'
  const lined = given.map((item) => ({ item, line: isOpen ? toLine(item, seller) : toSentLine(item, seller) }))
  const lines = lined.flatMap(({ line }) => line ?? [])
  const short = new Set(isOpen ? findShortLines(lines) : [])
  const items = lined.map(({ item, line }): ReviewedItem => {
    const isShort = line !== null && short.has(line)
    const { quantity, priceCents, price_cents: requestedPriceCents } = item
    return {
      ...item,
      priceCents: isOpen ? priceCents : requestedPriceCents,
      changes: isOpen ? findLineChanges({ quantity, requestedPriceCents, priceCents, isShort }) : [],
      available: isShort ? toPackings(line.product.stock_quantity ?? 0, line.product.stock_units) : null,
    }
  })
  const date = isOpen ? toDate(context, approval, lines) : approval.delivery_date
  const order = toValidatedOrder(approval, date)
  const supply = { vatNumber: buyer.vat_number, place: order.shipping, method: order.method }
  const exempt = exemptBuyer({ ...supply, sellerCountry: seller.country })
  const totals = toOrderTotals(lines, order.method, smallOrders, exempt)
  const problems = isOpen ? findProblems(context, buyer, order, items, lines) : []
  const shown = items.map(({ id, quantity, priceCents, changes, available }) => [
    ...[id, quantity, priceCents, available],
    ...changes,
  ])
  const version = fingerprintOf(
    ...[String(approval.revision), JSON.stringify(shown), JSON.stringify(totals), date],
    ...problems.map(({ key }) => key),
  )
  return { items, lines, totals, date, problems: problems.map(({ text }) => text), version }
}

/** The requested day; if it is no longer possible, the next one that is. */
function toDate({ now }: Context, { delivery_date }: ApprovalRow, lines: readonly MailedLine[]): string {
  const days = nextDeliveryDays(now(), offeredDayCount, leadDaysOf(lines.map(({ product }) => product)))
  const day = days.find(({ date }) => date >= delivery_date) ?? days.at(-1)
  return day?.date ?? delivery_date
}

/** Why an order cannot be placed. `key`: the same in every language. */
function findProblems(
  context: Context,
  buyer: CustomerRow,
  order: ValidatedOrder,
  items: readonly ReviewedItem[],
  lines: readonly MailedLine[],
): { key: string; text: string }[] {
  const { locale } = context
  const gone = items.filter(({ product, quantity }) => product === null && quantity > 0)
  const short = items.filter(({ changes }) => changes.includes('short'))
  const namesOf = (some: readonly ReviewedItem[]) => some.map(({ name, product }) => product?.name ?? name).join(', ')
  const hold = creditHoldError(context, buyer)
  const minimum = lines.length > 0 ? belowMinimumError(context, order, lines) : null
  return [
    ...(hold ? [{ key: 'hold', text: hold.message }] : []),
    ...(gone.length > 0
      ? [{ key: 'gone', text: formatMessage(locale, 'orderApproval.gone', { names: namesOf(gone) }) }]
      : []),
    ...(short.length > 0
      ? [{ key: 'short', text: formatMessage(locale, 'order.shortage', { names: namesOf(short) }) }]
      : []),
    ...(lines.length === 0 && gone.length === 0
      ? [{ key: 'empty', text: formatMessage(locale, 'orderApproval.noLines') }]
      : []),
    ...(minimum ? [{ key: 'minimum', text: minimum.message }] : []),
  ]
}
