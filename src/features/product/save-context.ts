/** Context for saving a product to a list, provided by features/lists. */
import { createContext, useContext } from 'react'

export interface SavableProduct {
  productId: string
  sku: string
  name: string
}

export interface SaveContextValue {
  /** Whether the shop has lists. */
  isOffered: boolean
  /** Opens the dialog that asks for the list, or navigates to `href`; null without scripts. */
  ask: ((what: SavableProduct, href: string) => void) | null
  /** Whether it was saved since the page was loaded. */
  isSaved: (productId: string) => boolean
}

export const SaveContext = createContext<SaveContextValue>({ isOffered: true, ask: null, isSaved: () => false })
export const useSaveContext = () => useContext(SaveContext)
