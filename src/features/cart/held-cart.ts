/**
 * The newest cart a screen knows, outside of React: what reads it is drawn again, the rest of the page is not, even while it still
 * hydrates. Filled by HeldCartProvider; read by marks on tiles and rows, and by the order bar.
 */
import type { CartNumbers } from '#features/catalogue/in-cart.ts'
import { type Cart, isNewer } from './cart.ts'

/** The last thing put in, ready to be said. */
export interface Addition {
  /** Of the press, so that the same words are said again. */
  id: number
  text: string
  /** Takes it back; null when that is done, or cannot be. */
  undo: (() => void) | null
}

export interface HeldCart extends CartNumbers {
  getCart: () => Cart | null
  getLast: () => Addition | null
  /** Takes a cart over unless it is older than the one at hand. */
  accept: (cart: Cart | null) => void
  tell: (text: string, undo: Addition['undo']) => void
}

export function createHeldCart(): HeldCart {
  const listeners = new Set<() => void>()
  const numbers = new Map<string, number>()
  let cart: Cart | null = null
  let last: Addition | null = null
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    of: (packingId) => numbers.get(packingId) ?? 0,
    getCart: () => cart,
    getLast: () => last,
    accept(newer) {
      if (!newer || !isNewer(newer, cart)) return
      cart = newer
      numbers.clear()
      for (const { productId, quantity } of newer.lines)
        numbers.set(productId, (numbers.get(productId) ?? 0) + quantity)
      changed()
    },
    tell(text, undo) {
      last = { id: (last?.id ?? 0) + 1, text, undo }
      changed()
    },
  }
}
