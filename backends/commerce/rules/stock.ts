export type StockStatus = 'in_stock' | 'low_stock' | 'on_order' | 'sold_out'

const lowStock = 5

/** Whole packings in a stock of smallest units. */
export const toPackings = (units: number, unitsPerPacking: number): number => Math.floor(units / unitsPerPacking)

/** Public: contains no quantity. */
export function toStockStatus(isStockArticle: boolean, packings: number): StockStatus {
  if (!isStockArticle) return 'on_order'
  if (packings <= 0) return 'sold_out'
  return packings <= lowStock ? 'low_stock' : 'in_stock'
}
