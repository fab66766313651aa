/** The word for a stock: public, without a number. */
import type { StockState } from '#ui/order/stock.tsx'

const stockStatuses = ['in_stock', 'low_stock', 'on_order', 'sold_out'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** What is known of a stock: the backend's own word, else what its amount says. A word that is not known is none. */
export const toStockStatus = (given: { stockStatus?: string | null; stock?: number | null }): StockStatus | null => {
  const { stockStatus, stock } = given
  if (stockStatus) return stockStatuses.find((status) => status === stockStatus) ?? null
  if (stock === null || stock === undefined) return null
  return stock > 0 ? 'in_stock' : 'sold_out'
}

/** How the design system draws it. */
export const stockStates = {
  in_stock: 'in',
  low_stock: 'low',
  on_order: 'order',
  sold_out: 'out',
} as const satisfies Record<StockStatus, StockState>
