import type { ReactNode } from 'react'
import { OfferSlot, type OffersToCome } from './offer-slot.tsx'
import type { Packing } from './product-card.ts'

type OrderableProps = {
  packing: Packing
  offers: OffersToCome
  /** What stands in the place of the form when nothing is left. */
  soldOut: ReactNode
  children: ReactNode
}

/** What orders a packing, unless it is sold out: as anybody may know, or as only the customer is told. */
export function Orderable({ packing, offers, soldOut, children }: OrderableProps) {
  if (packing.stock === 'sold_out') return soldOut
  if (packing.stock !== null || !offers) return children
  return (
    <OfferSlot offers={offers} productId={packing.id} fallback={children}>
      {(offer) => (offer?.stockStatus === 'sold_out' ? soldOut : children)}
    </OfferSlot>
  )
}
