import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { DeferredError } from '#features/problems/deferred.tsx'
import type { PrivateValue } from '#service/private.ts'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import { type CustomerPrice, type CustomerView, findPrice } from './customer-price.ts'

/** The customer's prices as a page hands them on; null for a guest, who gets none. */
export type Prices = PrivateValue<CustomerView> | null

/** The same inside of a part that shows them. */
export type PricesPromise = Promise<Result<CustomerView>> | null

type PriceSlotProps = {
  prices: PricesPromise
  productId: string | undefined
  /** What stands in the same place until the price is there. */
  fallback: ReactNode
  /** `problem`: why there is no price, where its answer failed. */
  children: (customerPrice: CustomerPrice | null, problem: Problem | null) => ReactNode
}

/** The reserved place of something that only this customer may know; null when there is no price. */
export function DeferredPrice({ prices, productId, fallback, children }: PriceSlotProps) {
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

/** Says once why no price is there. */
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
