import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { PartProblem } from '#features/forms/part.tsx'
import type { Problem } from '#features/forms/problem.ts'
import type { Settled } from '#features/forms/settled.ts'
import { findOffer, type Offer, type OwnView } from './offer.ts'

/** The customer's offers, on their way; null for a guest, who gets none. */
export type OffersToCome = Promise<Settled<OwnView>> | null

type OfferSlotProps = {
  offers: OffersToCome
  productId: string | undefined
  /** What stands in the same place until the offer is there. */
  fallback: ReactNode
  /** `problem`: why there is no offer, where its answer failed. */
  children: (offer: Offer | null, problem: Problem | null) => ReactNode
}

/** The reserved place of something that only this customer may know; null when there is no offer. */
export function OfferSlot({ offers, productId, fallback, children }: OfferSlotProps) {
  if (!offers) return children(null, null)
  return (
    <Suspense fallback={fallback}>
      <Await promise={offers}>
        {(part) =>
          part.ok
            ? children((productId && findOffer(part.value.offers, productId)) || null, null)
            : children(null, part.problem)
        }
      </Await>
    </Suspense>
  )
}

/** Says once why no offer is there. */
export function OffersProblem({ offers }: { offers: OffersToCome }) {
  if (!offers) return null
  return (
    <Suspense fallback={null}>
      <Await promise={offers}>{(part) => !part.ok && <PartProblem problem={part.problem} />}</Await>
    </Suspense>
  )
}
