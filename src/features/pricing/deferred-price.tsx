import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { DeferredError } from '#features/problems/deferred.tsx'
import type { PrivateValue } from '#service/private.ts'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import { type CustomerPrice, type CustomerProductData, findPrice } from './customer-price.ts'

/** A customer's prices as a page passes them on; null for a guest. */
export type Prices = PrivateValue<CustomerProductData> | null

/** A customer's prices inside a component that shows them; null for a guest. */
export type PricesPromise = Promise<Result<CustomerProductData>> | null

type DeferredPriceProps = {
  prices: PricesPromise
  productId: string | undefined
  /** Shown in the reserved space until the price is known. */
  fallback: ReactNode
  /** `problem`: reason of a failed price request. */
  children: (customerPrice: CustomerPrice | null, problem: Problem | null) => ReactNode
}

/** Reserved space for private data of a product; passes null if there is no price. */
export function DeferredPrice({ prices, productId, fallback, children }: DeferredPriceProps) {
  if (!prices) return children(null, null)
  return (
    <Suspense fallback={fallback}>
      <Await promise={prices}>
        {(part) =>
          part.ok
            ? children((productId && findPrice(part.value.prices, productId)) || null, null)
            : children(null, part.problem)
        }
      </Await>
    </Suspense>
  )
}

/** Shows a failed price request once per page. */
export const PricesProblem = withPlaceholder(
  'PricesProblem',
  function PricesProblem({ prices }: { prices: PricesPromise }) {
    if (!prices) return null
    return (
      <Suspense fallback={null}>
        <Await promise={prices}>{(part) => !part.ok && <DeferredError problem={part.problem} />}</Await>
      </Suspense>
    )
  },
)
