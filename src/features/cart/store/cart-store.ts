/**
 * The cart as this document knows it: the newest answer, what is being written, and what was said of it last. The only holder of cart
 * state. Outside of React, so that what reads it is drawn again and the rest of the page is not, even while that still hydrates.
 * Made once a document by CartProvider.
 */

import type { Answer } from '#features/forms/form-action.ts'
import type { CartQuantities } from '#features/product/cart-quantities.ts'
import type { Result } from '#service/result.ts'
import { type Cart, emptyCart, isNewer } from '../cart.ts'
import { createQuantityAutosave, type QuantityAutosave, type Save } from '../lines/quantity-autosave.ts'

/** The last thing put in, ready to be said. */
export interface Addition {
  /** Of the press, so that the same words are said again. */
  id: number
  text: string
  /** Takes it back; null when that is done, or cannot be. */
  undo: (() => void) | null
}

export interface CartStore extends CartQuantities {
  /** The newest cart that this document has seen whole. */
  getCart: () => Cart | null
  /** The number of lines: of that cart, else as a guest's browser remembers it. */
  getLines: () => number
  getLast: () => Addition | null
  /** Takes a cart over unless it is older than the one at hand. */
  accept: (cart: Cart | null) => void
  /** Asks for the cart that somebody else has changed; without an answer the page keeps what it knows. */
  renew: (read: () => Promise<Cart | null>) => Promise<void>
  /** Sends a write after those before it, and takes over its cart. @param send never throws */
  write: <Given extends Answer & { cart: Cart | null }>(send: () => Promise<Result<Given>>) => Promise<Result<Given>>
  /** Once every write that was begun has its answer. */
  settled: () => Promise<unknown>
  /** Quantities that were typed, until the shop holds them. */
  changes: QuantityAutosave
  /** Who sends them. */
  setSaver: (save: Save) => void
  tell: (text: string, undo: Addition['undo']) => void
}

/** @param remembered a guest's number of lines, which the page shows before anything is asked; read when it is first needed */
export function createCartStore(remembered: () => number = () => 0): CartStore {
  const listeners = new Set<() => void>()
  let cart: Cart | null = null
  let before: number | undefined
  let last: Addition | null = null
  let writing: Promise<unknown> = Promise.resolve()
  // a line may be typed into before the frame lives that sends it
  const sender = Promise.withResolvers<void>()
  let save: Save = async (...change) => {
    await sender.promise
    return save(...change)
  }
  const changes = createQuantityAutosave((...change) => save(...change))
  const changed = () => {
    for (const listener of listeners) listener()
  }
  function accept(newer: Cart | null) {
    if (!newer || !isNewer(newer, cart)) return
    cart = newer
    changes.keep(newer.lines.map(({ id }) => id))
    changed()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    of: (packingId) =>
      (cart?.lines ?? []).reduce((sum, line) => (line.productId === packingId ? sum + line.quantity : sum), 0),
    getCart: () => cart,
    getLines() {
      before ??= remembered()
      return cart ? cart.lines.length : before
    },
    getLast: () => last,
    accept,
    async renew(read) {
      const now = await read().catch(() => undefined)
      if (now !== undefined) accept(now ?? emptyCart)
    },
    write(send) {
      const outcome = writing.then(send).then((done) => {
        if (done.ok) accept(done.value.cart)
        return done
      })
      writing = outcome
      return outcome
    },
    settled: () => writing,
    changes,
    setSaver(by) {
      save = by
      sender.resolve()
    },
    tell(text, undo) {
      last = { id: (last?.id ?? 0) + 1, text, undo }
      changed()
    },
  }
}
