// What may be said about stock, and how packings of one family share it. Called by the product resolvers, cart and orders.

export type StockStatus = 'in_stock' | 'low_stock' | 'on_order' | 'sold_out'

const lowStock = 5

/** Whole packings that a stock of smallest units still gives. */
export const toPackings = (units: number, unitsPerPacking: number): number => Math.floor(units / unitsPerPacking)

/** The word for a stock; may be shown to anybody. */
export function toStockStatus(isStockArticle: boolean, packings: number): StockStatus {
  if (!isStockArticle) return 'on_order'
  if (packings <= 0) return 'sold_out'
  return packings <= lowStock ? 'low_stock' : 'in_stock'
}
