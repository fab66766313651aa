/** Context for saving a product to a list, provided by features/lists. */
import { createContext, useContext } from 'react'

export interface Savable {
  productId: string
  sku: string
  name: string
}

export interface Saving {
  /** Opens the dialog that asks for the list, or navigates to `href`; null without scripts. */
  ask: ((what: Savable, href: string) => void) | null
  /** Whether it was saved since the page was loaded. */
  isSaved: (productId: string) => boolean
}

export const SaveContext = createContext<Saving>({ ask: null, isSaved: () => false })
export const useSaving = () => useContext(SaveContext)
