/** The word for a stock: public, without a number (D57). */
import type { StockState } from '#ui/stock.tsx'

const stockStatuses = ['in_stock', 'low_stock', 'on_order', 'sold_out'] as const
export type StockStatus = (typeof stockStatuses)[number]

/** A status that is not known is none. */
export const toStockStatus = (text: string | null | undefined): StockStatus | null =>
  stockStatuses.find((status) => status === text) ?? null

/** How the design system draws it. */
export const stockStates = {
  in_stock: 'in',
  low_stock: 'low',
  on_order: 'order',
  sold_out: 'out',
} as const satisfies Record<StockStatus, StockState>
