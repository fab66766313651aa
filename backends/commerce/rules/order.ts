import { createHash } from 'node:crypto'
import { type Deposit, storeDeposits } from './pricing/deposits.ts'
import { type DeliveryFeeRule, orderTotals, type ShippingCode } from './shipping.ts'
import { lineTotal, type PricedLine, type TaxRow, taxOf } from './totals.ts'

type Ordered = {
  id: number
  sku: string
  name: string | null
  own_number?: string | null
  weight_grams: number
  excise_cents?: number | null
  vat_percent: number
  is_stock_article: number
  stock_id: number | null
  stock_units: number
  /** In smallest units. */
  stock_quantity: number | null
}
/** `deposits`: of all its packings. */
export type OrderLine = { product: Ordered; quantity: number; priceCents: number; deposits: readonly Deposit[] }

type StockedLine = Pick<OrderLine, 'product' | 'quantity'>

export const toIncrementId = (number: number | string): string => `PV-${number}`

/** Detects a different request with the same idempotency key. */
export const fingerprintOf = (...parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

const toPriced = ({ product, quantity, priceCents, deposits }: OrderLine): PricedLine => ({
  quantity,
  priceCents,
  deposits,
  vatPercent: product.vat_percent,
})

const toStockUnits = ({ product, quantity }: StockedLine): number =>
  product.is_stock_article && product.stock_id !== null ? quantity * product.stock_units : 0

/** @param exemptBuyer as in TaxRow @param takesStock false for quotes and orders of the seed */
export function toOrderItems(lines: readonly OrderLine[], exemptBuyer: string | null, takesStock: boolean) {
  return lines.map((line) => {
    const { product, quantity, priceCents } = line
    const vatPercent = exemptBuyer === null ? product.vat_percent : 0
    const total = lineTotal(toPriced(line))
    return {
      product_id: product.id,
      sku: product.sku,
      name: product.name ?? product.sku,
      own_number: product.own_number ?? null,
      excise_cents: product.excise_cents ?? null,
      weight_grams: product.weight_grams,
      quantity,
      price_cents: priceCents,
      total_cents: total,
      vat_percent: vatPercent,
      tax_cents: taxOf(total, vatPercent),
      stock_units: takesStock ? toStockUnits(line) : 0,
      deposits: storeDeposits(
        line.deposits.map((deposit) =>
          exemptBuyer === null || deposit.vatPercent === null ? deposit : { ...deposit, vatPercent: 0 },
        ),
      ),
    }
  })
}

/** Subtotal in cents, tax and deposits excluded. */
export const toSubtotal = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotal(toPriced(line)), 0)

export function toOrderTotals(
  lines: readonly OrderLine[],
  method: ShippingCode,
  smallOrders: DeliveryFeeRule,
  exemptBuyer: string | null,
) {
  const bill = orderTotals(lines.map(toPriced), method, smallOrders, exemptBuyer)
  return {
    line_count: lines.length,
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotal_cents: bill.subtotalCents,
    deposit_cents: bill.depositCents,
    shipping_cents: bill.shippingCents,
    tax_cents: bill.taxCents,
    grand_total_cents: bill.grandTotalCents,
    taxes: JSON.stringify(bill.taxes satisfies TaxRow[]),
  }
}

/** Units to take from each stock; products on order take none. */
export function toStockNeeds(lines: readonly StockedLine[]): { id: number; units: number }[] {
  const needs = new Map<number, number>()
  for (const line of lines) {
    const { stock_id } = line.product
    const units = toStockUnits(line)
    if (stock_id !== null && units > 0) needs.set(stock_id, (needs.get(stock_id) ?? 0) + units)
  }
  return [...needs].map(([id, units]) => ({ id, units }))
}

/** Line items over the stock; all packings of a family are added up. */
export function findShortLines<Line extends StockedLine>(lines: readonly Line[]): Line[] {
  const needs = new Map(toStockNeeds(lines).map(({ id, units }) => [id, units]))
  return lines.filter(({ product }) => (needs.get(product.stock_id ?? 0) ?? 0) > (product.stock_quantity ?? 0))
}
