import type { ReactNode } from 'react'
import { PriceSlot, type PricesPromise } from '#features/pricing/price-slot.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import type { Packing } from './product-card.ts'

type OrderableProps = {
  packing: Packing
  prices: PricesPromise
  /** What stands in the place of the form when nothing is left. */
  soldOut: ReactNode
  children: ReactNode
}

/** What orders a packing, unless it is sold out: as anybody may know, or as only the customer is told. */
export function Orderable({ packing, prices, soldOut, children }: OrderableProps) {
  if (packing.stock === 'sold_out') return soldOut
  if (packing.stock !== null || !prices) return children
  return (
    <PriceSlot prices={prices} productId={packing.id} fallback={children}>
      {(customerPrice) => (customerPrice?.stockStatus === 'sold_out' ? soldOut : children)}
    </PriceSlot>
  )
}

type CardActionsProps = { href: string; packing: Packing | null; prices: PricesPromise; children: ReactNode }

/** What orders a product where it is listed, or the way to its page: sets are ordered there. */
export function CardActions({ href, packing, prices, children }: CardActionsProps) {
  const t = useT()
  const view = (
    <Button look="outline" width="full" href={href}>
      {t(packing ? 'catalogue.view' : 'catalogue.viewSet')}
    </Button>
  )
  if (!packing) return view
  return (
    <Orderable packing={packing} prices={prices} soldOut={view}>
      {children}
    </Orderable>
  )
}
