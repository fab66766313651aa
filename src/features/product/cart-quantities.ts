/**
 * How many of a packing are in the cart, for marks on tiles and rows. The cart stands to the right of the catalogue, so its
 * store gives them here; they are never in a page that others get. Used by tiles, rows and the cart's own parts.
 */
import { createContext, useContext, useSyncExternalStore } from 'react'

export interface CartQuantities {
  subscribe: (listener: () => void) => () => void
  /** Of a packing; 0 while nothing is known. */
  of: (packingId: string) => number
}

const none: CartQuantities = { subscribe: () => () => undefined, of: () => 0 }

/** A store rather than a value: a context that changes while parts of the page still hydrate makes React draw them anew. */
export const CartQuantitiesContext = createContext(none)

/** @returns 0 on the server and while the page hydrates */
export function useCartQuantity(packingId: string | undefined): number {
  const { subscribe, of } = useContext(CartQuantitiesContext)
  return useSyncExternalStore(
    subscribe,
    () => (packingId === undefined ? 0 : of(packingId)),
    () => 0,
  )
}

/** The first of some packings that is in the cart, by its id; undefined when none is. */
export function useFirstInCart(packingIds: readonly string[]): string | undefined {
  const { subscribe, of } = useContext(CartQuantitiesContext)
  return useSyncExternalStore(
    subscribe,
    () => packingIds.find((id) => of(id) > 0),
    () => undefined,
  )
}
