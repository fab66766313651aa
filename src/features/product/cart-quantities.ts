/** Context with cart quantities by packing, provided by features/cart. Private data: never part of a cached page. */
import { createContext, useContext, useSyncExternalStore } from 'react'

export interface CartQuantities {
  subscribe: (listener: () => void) => () => void
  of: (packingId: string) => number
}

const none: CartQuantities = { subscribe: () => () => undefined, of: () => 0 }

/** A store, not a value: a context that changes during hydration makes React discard and re-render the server HTML. */
export const CartQuantitiesContext = createContext(none)

/** @returns 0 on the server and during hydration */
export function useCartQuantity(packingId: string | undefined): number {
  const { subscribe, of } = useContext(CartQuantitiesContext)
  return useSyncExternalStore(
    subscribe,
    () => (packingId === undefined ? 0 : of(packingId)),
    () => 0,
  )
}

/** Id of the first of the packings that is in the cart; undefined if none is. */
export function useFirstInCart(packingIds: readonly string[]): string | undefined {
  const { subscribe, of } = useContext(CartQuantitiesContext)
  return useSyncExternalStore(
    subscribe,
    () => packingIds.find((id) => of(id) > 0),
    () => undefined,
  )
}
