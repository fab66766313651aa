/** Category page as a separate chunk. Passes cart components to features/listing, which may not import features/cart. */
import { useSearch } from '@tanstack/react-router'
import { type ComponentProps, useMemo } from 'react'
import { renderRowActions, renderTileActions } from '#features/cart/add/product-actions.tsx'
import { CartOrderBar } from '#features/cart/page/cart-order-bar.tsx'
import { toView } from '#features/catalogue/listing-query.ts'
import type { ListingLocation } from '#features/listing/listing-context.ts'
import { CategoryPage } from '#features/listing/page/category-page.tsx'

type ListingScreenProps = Omit<ComponentProps<typeof CategoryPage>, 'renderActions' | 'orderBar'>

export function ListingScreen({ place, ...data }: ListingScreenProps) {
  const view = toView(useSearch({ from: '/catalogue/$' }).view)
  const seen = useMemo((): ListingLocation => ({ ...place, query: { ...place.query, view } }), [place, view])
  return (
    <CategoryPage
      {...data}
      place={seen}
      renderActions={view === 'rows' ? renderRowActions : renderTileActions}
      orderBar={<CartOrderBar />}
    />
  )
}
