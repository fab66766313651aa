// Files of an import, and the columns of each.
import { assortmentColumns } from './assortments.ts'
import { categoryColumns } from './categories.ts'
import type { Column } from './columns/columns.ts'
import { priceColumns } from './columns/price-columns.ts'
import { productColumns } from './columns/product-columns.ts'
import { numberColumns } from './company-numbers.ts'
import { customerColumns } from './customers.ts'
import { depositColumns } from './deposits.ts'
import { stockColumns } from './prices.ts'

/** In the order in which they depend on each other. */
export const fileColumns = {
  categories: categoryColumns,
  deposits: depositColumns,
  products: productColumns,
  prices: priceColumns,
  stock: stockColumns,
  customers: customerColumns,
  numbers: numberColumns,
  assortments: assortmentColumns,
} as const satisfies Record<string, readonly Column[]>

export type FileKind = keyof typeof fileColumns
export const fileKinds = Object.keys(fileColumns) as FileKind[]
