import type { FoundPacking } from '#features/cart/add/find-codes.service.ts'

/** A packaging unit that the quick order finds by its code. */
export const foundPacking = (sku: string, given: Partial<FoundPacking> = {}): FoundPacking => ({
  productId: `id-${sku}`,
  href: `/offer/p/${sku}`,
  picture: null,
  tint: null,
  price: null,
  name: 'Wine',
  sku,
  unit: 'bottle',
  units: 'bottles',
  content: null,
  stockStatus: 'in_stock',
  stock: 22,
  ...given,
})
