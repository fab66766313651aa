/** Replaces the public stock status, which may be older in a page shell, by the one in the customer's prices. */
import { useEffect, useMemo, useState } from 'react'
import { type CustomerPrice, findPrice } from '#features/pricing/customer-price.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { usePrivate } from '#features/private/placeholder.tsx'
import type { ProductCard } from './product-card.ts'
import type { ProductDetail } from './product-detail.ts'

/** @returns the same object if no stock status differs */
export function withCustomerStock<Product extends Pick<ProductCard, 'packings' | 'shown'>>(
  product: Product,
  prices: readonly CustomerPrice[],
): Product {
  const packings = product.packings.map((packing) => {
    const stock = findPrice(prices, packing.id)?.stockStatus ?? packing.stock
    return stock === packing.stock ? packing : { ...packing, stock }
  })
  if (packings.every((packing) => product.packings.includes(packing))) return product
  return { ...product, packings, shown: packings.find(({ id }) => id === product.shown?.id) ?? product.shown }
}

/** The same for a product and the members of a bundle. */
export function withStockOfMembers(product: ProductDetail, prices: readonly CustomerPrice[]): ProductDetail {
  const current = withCustomerStock(product, prices)
  const members = product.members.map((member) => {
    const of = withCustomerStock(member.product, prices)
    return of === member.product ? member : { ...member, product: of }
  })
  return members.every((member) => product.members.includes(member)) ? current : { ...current, members }
}

/** Applies the customer's stock status after hydration, so that the first render equals the server HTML. */
export function useCurrentStock<Product>(
  product: Product,
  prices: Prices,
  withStock: (product: Product, prices: readonly CustomerPrice[]) => Product,
): Product {
  const own = usePrivate(prices)
  const [known, setKnown] = useState<readonly CustomerPrice[]>([])
  useEffect(() => {
    let isCurrent = true
    void own?.then((answer) => {
      if (isCurrent && answer.ok && withStock(product, answer.value.prices) !== product) setKnown(answer.value.prices)
    })
    return () => {
      isCurrent = false
    }
  }, [own, product, withStock])
  return useMemo(() => withStock(product, known), [product, known, withStock])
}
