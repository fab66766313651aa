// The lines of a standing order that can be delivered, by today's range and stock.

type Stocked = {
  type: string
  final_cents: number | null
  is_stock_article: number
  stock_id: number | null
  stock_units: number
  /** In smallest units. */
  stock_quantity: number | null
}

/** A product of a line; null: it no longer exists. */
export type WantedLine<Product> = { sku: string; name: string; quantity: number; product: Product | null }

/** `gone`: no longer sold. `available`: packings that are ordered, fewer than `quantity`; 0: the line is left out. */
export type MissingLine = { sku: string; name: string; quantity: number; available: number; isGone: boolean }

/**
 * The lines in order, each up to the stock that the lines before it leave: packings of a family share one.
 * @returns `lines` with the quantities that can be ordered, `short` with those that are not ordered in full
 */
export function toAvailable<Product extends Stocked>(
  wanted: readonly WantedLine<Product>[],
): { lines: { product: Product; quantity: number }[]; short: MissingLine[] } {
  const taken = new Map<number, number>()
  const lines: { product: Product; quantity: number }[] = []
  const short: MissingLine[] = []
  for (const { sku, name, quantity, product } of wanted) {
    const isSold = product?.type === 'simple' && product.final_cents !== null
    const available = isSold ? Math.min(quantity, leftOf(product, taken)) : 0
    if (product && available > 0) {
      lines.push({ product, quantity: available })
      const { stock_id: stock, stock_units: units } = product
      if (stock !== null) taken.set(stock, (taken.get(stock) ?? 0) + available * units)
    }
    if (available < quantity) short.push({ sku, name, quantity, available, isGone: !isSold })
  }
  return { lines, short }
}

function leftOf(product: Stocked, taken: ReadonlyMap<number, number>): number {
  const { is_stock_article, stock_id, stock_units, stock_quantity } = product
  if (!is_stock_article || stock_id === null || stock_units === 0) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor(((stock_quantity ?? 0) - (taken.get(stock_id) ?? 0)) / stock_units))
}
