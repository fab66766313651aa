import type { CustomerPrice } from '#features/pricing/customer-price.ts'
import { withCustomerStock } from './current-stock.ts'
import type { ProductDetail } from './product-detail.ts'

/** @returns the same object if no stock status differs */
export function withStockOfMembers(product: ProductDetail, prices: readonly CustomerPrice[]): ProductDetail {
  const current = withCustomerStock(product, prices)
  const members = product.members.map((member) => {
    const of = withCustomerStock(member.product, prices)
    return of === member.product ? member : { ...member, product: of }
  })
  return members.every((member) => product.members.includes(member)) ? current : { ...current, members }
}
