// The lines of a date of a standing order that can be delivered at this moment, their prices, and differences from the last order.
import type { Context } from '../../context/context.ts'
import type { MailedLine } from '../../mail/order-mails.ts'
import type { Differences } from '../../mail/standing-order-mails.ts'
import { allergenLabels } from '../../rules/allergens.ts'
import { compareProduct, isReportedPrice, type ProductState } from '../../rules/planning/product-changes.ts'
import { toDeposits } from '../../rules/pricing/deposits.ts'
import { unitCents } from '../../rules/pricing/price-tiers.ts'
import { type MissingLine, toAvailable } from '../../rules/standing-orders/available-lines.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { type LastOrderedRow, selectLastOrdered } from '../../sql/order-history.ts'
import type { StandingLine } from '../../sql/standing-orders/standing-orders.ts'

export type DateContent = { lines: (MailedLine & { product: { id: number } })[]; short: MissingLine[] }

export async function readContent(
  { products, seller }: Context,
  wanted: readonly StandingLine[],
): Promise<DateContent> {
  const found = await Promise.all(wanted.map(({ product_id }) => products.one(product_id)))
  const { lines, short } = toAvailable(
    wanted.map(({ sku, name, quantity }, index) => {
      const product = found[index] ?? null
      return { sku, name: product?.name ?? name, quantity, product }
    }),
  )
  return {
    lines: lines.map(({ product, quantity }) => ({
      ...{ product, quantity, priceCents: unitCents(product, quantity) ?? 0 },
      deposits: toDeposits(product, quantity, seller.country),
    })),
    short,
  }
}

/** Against the latest orders of the customer; products that are not in them are left out. */
export async function readDifferences(
  { db, locale }: Context,
  customer: CustomerRow,
  { lines }: DateContent,
): Promise<Differences> {
  const { results } = await selectLastOrdered(db, customer).all<LastOrderedRow>()
  const compared = lines.flatMap(({ product, priceCents }) => {
    const last = results.find(({ product_id }) => product_id === product.id)
    if (!last?.current_state) return []
    const before = last.ordered_state === null ? null : (JSON.parse(last.ordered_state) as ProductState)
    const prices = { beforeCents: last.price_cents, afterCents: priceCents }
    const { allergens } = compareProduct(before, JSON.parse(last.current_state) as ProductState, prices)
    const labels = allergens.map(({ code }) => allergenLabels[code][locale])
    return [{ name: product.name ?? product.sku, ...prices, labels }]
  })
  return {
    dearer: compared.filter(
      ({ beforeCents, afterCents }) => afterCents > beforeCents && isReportedPrice(beforeCents, afterCents),
    ),
    allergens: compared.filter(({ labels }) => labels.length > 0),
  }
}
