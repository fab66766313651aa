// acceptQuote: places the order of a quote at the quoted prices, exactly once and in one transaction.
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import type { MailedLine } from '../../mail/order-mails.ts'
import { viewerOf } from '../../rules/customer-prices/price-list.ts'
import { nextDeliveryDays, offeredDayCount } from '../../rules/delivery/delivery-days.ts'
import { exemptBuyer } from '../../rules/intra-community.ts'
import { fingerprintOf, toIncrementId } from '../../rules/order.ts'
import { readDeposits } from '../../rules/pricing/deposits.ts'
import { generateId } from '../../rules/secrets.ts'
import { exemptBuyerOf } from '../../rules/totals.ts'
import { type AddressRow, selectAddresses } from '../../sql/addresses.ts'
import { type CompanyRow, type CustomerRow, selectCompany } from '../../sql/customers.ts'
import { type OrderItemRow, type OrderRow, readOrderItems, selectOrder } from '../../sql/orders.ts'
import { type Product, readProducts } from '../../sql/products.ts'
import { acceptQuoteStatements } from '../../sql/quotes.ts'
import { readReturnable } from '../empties/empties.ts'
import type { AcceptQuoteInput } from '../generated/types.ts'
import { creditHoldError } from './credit-hold.ts'
import { type Buyer, writeOrder } from './order-batch.ts'
import type { ValidatedOrder } from './order-errors.ts'
import { findExceeded, readLimits } from './order-limit.ts'
import { checkInput, successPath } from './place-order.ts'
import { notAcceptableError, requireQuote } from './quote-errors.ts'

/** Retries if the stock changes between read and write. */
const attempts = 5

export async function acceptQuote(context: Context, id: string, input: AcceptQuoteInput) {
  const order = await acceptOnce(context, await requireCustomer(context), id, input)
  return { success: true, redirectUrl: successPath(context.locale), selectedMethod: order.shipping_method, order }
}

/** Places the order, or returns the one that was placed with the key. */
async function acceptOnce(context: Context, customer: CustomerRow, id: string, input: AcceptQuoteInput) {
  const { db, locale, idempotencyKey: key, operatorEmail, read } = context
  const [addresses, articles, [company = null]] = await Promise.all([
    read<AddressRow>(selectAddresses(db, customer)),
    readReturnable(context, input.empties),
    operatorEmail ? read<CompanyRow>(selectCompany(db, customer.company_id)) : [],
  ])
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const quote = await requireQuote(context, customer, id)
    const given = { ...input, shippingMethod: quote.shipping_method }
    const { fingerprint: details, ...checked } = checkInput(locale, { addresses, articles }, 'order', given)
    const fingerprint = fingerprintOf(id, String(input.version), details)
    const placed = key === null ? null : await selectOrder(db, customer, 'idempotency_key', key).first<OrderRow>()
    if (placed && placed.fingerprint !== fingerprint) throw codedError(locale, 'CONFLICT', 'order.otherRequest')
    if (placed) return placed
    const error = creditHoldError(context, customer) ?? notAcceptableError(context, quote)
    if (error) throw error
    if (findExceeded(await readLimits(context, customer), quote.subtotal_cents))
      throw codedError(locale, 'CONFLICT', 'orderApproval.quoteAboveLimit')
    if (quote.quote_version !== input.version)
      throw codedError(locale, 'CONFLICT', 'quote.changed', { number: toIncrementId(quote.number) })
    const order = await tryToAccept(context, { ...customer, company }, quote, { ...checked, fingerprint })
    if (order) return order
  }
  throw codedError(locale, 'CONFLICT', 'quote.busy')
}

/** The wholesaler agreed to deliver: days without the lead time of products on order. */
function requireDay({ locale, now }: Context, deliveryDate: string | null): string {
  const days = nextDeliveryDays(now(), offeredDayCount)
  const day = deliveryDate === null ? days[0] : days.find(({ date }) => date === deliveryDate)
  if (!day) throw userInputError(locale, 'input.deliveryDate', 'order.deliveryDate')
  return day.date
}

type QuotedLine = { item: OrderItemRow; product: Product | undefined }

async function readLines({ db, locale, now }: Context, customer: CustomerRow, quoteId: string): Promise<QuotedLine[]> {
  const items = await readOrderItems(db, quoteId)
  const ids = items.flatMap(({ product_id }) => product_id ?? [])
  const products = await readProducts(db, ids, locale, viewerOf(customer, now()))
  return items.map((item) => ({ item, product: products.get(item.product_id ?? 0) }))
}

const toMailedLine = ({ item, product }: QuotedLine): MailedLine => ({
  product: {
    id: item.product_id ?? 0,
    sku: item.sku,
    name: product?.name ?? item.name,
    own_number: item.own_number,
    excise_cents: item.excise_cents,
    weight_grams: item.weight_grams,
    vat_percent: item.vat_percent,
    is_stock_article: product?.is_stock_article ?? 0,
    stock_id: product?.stock_id ?? null,
    stock_units: product?.stock_units ?? 0,
    stock_quantity: product?.stock_quantity ?? null,
    unit_one: product?.unit_one ?? null,
    unit_many: product?.unit_many ?? null,
    weight_tolerance: product?.weight_tolerance ?? null,
  },
  quantity: item.quantity,
  priceCents: item.price_cents,
  deposits: readDeposits(item.deposits),
})

/** Takes from the stock the lines that it has in full: a quote is not limited by stock, and the wholesaler procures the others. */
function takeStock(lines: readonly QuotedLine[]) {
  const left = new Map(lines.map(({ product }) => [product?.stock_id ?? null, product?.stock_quantity ?? 0]))
  const needs = new Map<number, number>()
  const items = lines.map(({ item, product }) => {
    const stock = product?.is_stock_article ? product.stock_id : null
    const units = product && stock !== null ? item.quantity * product.stock_units : 0
    const available = left.get(stock) ?? 0
    if (stock === null || units === 0 || units > available) return { id: item.id, stockUnits: 0 }
    left.set(stock, available - units)
    needs.set(stock, (needs.get(stock) ?? 0) + units)
    return { id: item.id, stockUnits: units }
  })
  return { items, needs: [...needs].map(([id, units]) => ({ id, units })) }
}

/** @returns null if the quote, the stock or the key changed concurrently; then nothing is written */
async function tryToAccept(
  context: Context,
  customer: Buyer,
  quote: OrderRow,
  checked: ValidatedOrder,
): Promise<OrderRow | null> {
  const { db, idempotencyKey, locale, now, seller } = context
  const { method, shipping } = checked
  const supply = { vatNumber: customer.vat_number, place: shipping, method, sellerCountry: seller.country }
  if ((exemptBuyer(supply) === null) !== (exemptBuyerOf(quote.taxes) === null))
    throw userInputError(locale, 'input.shippingAddressId', 'quote.taxAddress')
  const { number, quote_version, quote_until, approval_id, returned_empties, returned_cents, ...quoted } = quote
  const order = {
    ...quoted,
    id: generateId(),
    company_id: customer.company_id,
    status: 'pending',
    idempotency_key: idempotencyKey,
    fingerprint: checked.fingerprint,
    shipping_method: method,
    message: checked.message,
    delivery_date: requireDay(context, checked.deliveryDate),
    cancelable_until: null,
    purchase_reference: checked.purchaseReference,
    announced_empties: checked.announcedEmpties,
    billing_address: JSON.stringify(checked.billing),
    shipping_address: JSON.stringify(shipping),
    external_code: null,
    created_at: now().toISOString(),
  }
  const lines = await readLines(context, customer, quote.id)
  const { items, needs } = takeStock(lines)
  return writeOrder(context, customer, {
    kind: 'order',
    order,
    shipping,
    lines: lines.map(toMailedLine),
    statements: acceptQuoteStatements(db, order, { id: quote.id, quote_version }, items, needs),
    quote: number,
  })
}
