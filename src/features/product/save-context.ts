/**
 * How a product is saved on a list. Lists stand to the right of the catalogue, so they hand the way in here. Used by the bookmarks
 * of tiles, rows and product pages.
 */
import { createContext, useContext } from 'react'

/** A packing that may be saved. */
export interface Savable {
  productId: string
  sku: string
  name: string
}

export interface Saving {
  /** Asks on which list, or goes where that is asked too; null where no script can. */
  ask: ((what: Savable, href: string) => void) | null
  /** Saved since the page came. */
  isSaved: (productId: string) => boolean
}

export const SaveContext = createContext<Saving>({ ask: null, isSaved: () => false })
export const useSaving = () => useContext(SaveContext)
