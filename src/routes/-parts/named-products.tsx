/** Products of the blocks `products` of a CMS page: what its route reads, and how the blocks show it. */
import { type ReactNode, useCallback } from 'react'
import type { ReadPrivately } from '#api/private-reads.ts'
import type { ShopApi } from '#api/shop-api.ts'
import { renderRowActions } from '#features/cart/add/product-actions.tsx'
import { type RenderProducts, RenderProductsContext } from '#features/content/blocks/render-products.ts'
import { type NamedProduct, pickProducts } from '#features/listing/named-products.ts'
import { type Prices, PricesProblem } from '#features/pricing/deferred-price.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { LowerRowStyles, ProductRows, RowsSkeleton } from '#features/product/product-rows.tsx'
import type { PageContext } from '#features/shop/page-context.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { type Result, toResult } from '#service/result.ts'

interface RouteContext {
  api: ShopApi
  readPrivately: ReadPrivately
  facts: Pick<PageContext, 'customer'>
}

interface NamedProducts {
  products: Promise<Result<{ named: NamedProduct[] }>>
  /** Null for a guest. */
  prices: Prices
}

/** @returns null for a page without such blocks */
export function readNamedProducts(
  codes: readonly string[],
  { api, readPrivately, facts }: RouteContext,
): NamedProducts | null {
  if (!codes.length) return null
  return {
    products: toResult(api('/catalogue/named', { codes: codes.join() })),
    prices: facts.customer && readPrivately('namedPrices', codes),
  }
}

/** While the commerce backend fails, the page has no such blocks. */
export function WithNamedProducts({ named, children }: { named: NamedProducts | null; children: ReactNode }) {
  const t = useT()
  const render = useCallback<RenderProducts>(
    ({ codes }, frame) => {
      if (!named) return null
      const skeleton = <RowsSkeleton count={codes.length} label={t('catalogue.loading')} />
      return (
        <Deferred promise={named.products} fallback={frame(skeleton)} quiet>
          {(found) => {
            const products = pickProducts(found.named, codes)
            return (
              products.length > 0 &&
              frame(
                <>
                  <LowerRowStyles />
                  <PricesProblem prices={named.prices} />
                  <ProductRows products={products} prices={named.prices} renderActions={renderRowActions} />
                </>,
              )
            )
          }}
        </Deferred>
      )
    },
    [named, t],
  )
  return <RenderProductsContext value={render}>{children}</RenderProductsContext>
}
