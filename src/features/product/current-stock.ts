/** The stock that a customer's prices tell, in place of the public one: a page shell may be older. */
import { useEffect, useMemo, useState } from 'react'
import { type CustomerPrice, findPrice } from '#features/pricing/customer-price.ts'
import type { Prices } from '#features/pricing/deferred-price.tsx'
import { usePrivate } from '#features/private/placeholder.tsx'
import type { ProductCard } from './product-card.ts'

/** The same object if no stock differs. */
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

/** Known after hydration, so that the first render equals the page. */
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
