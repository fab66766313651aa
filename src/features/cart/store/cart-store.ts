/** Cart state of one document. Outside of React, so that only its subscribers render again, also during hydration. */
import type { WriteResponse } from '#features/forms/form-action.ts'
import type { CartQuantities } from '#features/product/cart-quantities.ts'
import type { Result } from '#service/result.ts'
import { type Cart, emptyCart, isNewer } from '../cart.ts'
import { createQuantityAutosave, type QuantityAutosave, type SaveQuantity } from './quantity-autosave.ts'

export interface Addition {
  /** Differs for each addition, so that equal texts are announced again. */
  id: number
  /** Sentence that a screen reader announces. */
  text: string
  /** Short form for the order bar. */
  label: string
  /** Null if the addition cannot be undone, or already was. */
  undo: (() => void) | null
}

export interface CartStore extends CartQuantities {
  getCart: () => Cart | null
  getLines: () => number
  getLast: () => Addition | null
  /** Stores a cart unless it is older than the current one. */
  accept: (cart: Cart | null) => void
  /** Fetches a cart that was changed elsewhere; on failure the current one stays. */
  renew: (read: () => Promise<Cart | null>) => Promise<void>
  /** Sends a write after all previous ones and stores its cart. @param send must not reject */
  write: <Given extends WriteResponse & { cart: Cart | null }>(
    send: () => Promise<Result<Given>>,
  ) => Promise<Result<Given>>
  settled: () => Promise<unknown>
  changes: QuantityAutosave
  /** Sets the function that saves quantities; edits made before wait for it. */
  setSaver: (save: SaveQuantity) => void
  announce: (addition: Omit<Addition, 'id'>) => void
}

/** @param remembered line count of a guest before the cart is loaded; called at most once, on first use */
export function createCartStore(remembered: () => number = () => 0): CartStore {
  const listeners = new Set<() => void>()
  let cart: Cart | null = null
  let rememberedLines: number | undefined
  let last: Addition | null = null
  let lastWrite: Promise<unknown> = Promise.resolve()
  const reads = { started: 0, accepted: 0 }
  // a line may be edited before the app layout, which saves it, is hydrated
  const saverReady = Promise.withResolvers<void>()
  let save: SaveQuantity = async (...change) => {
    await saverReady.promise
    return save(...change)
  }
  const changes = createQuantityAutosave((...change) => save(...change))
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  function accept(newer: Cart | null) {
    if (!newer || !isNewer(newer, cart)) return
    cart = newer
    changes.keep(newer.lines.map(({ id }) => id))
    notifyListeners()
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
      rememberedLines ??= remembered()
      return cart ? cart.lines.length : rememberedLines
    },
    getLast: () => last,
    accept,
    async renew(read) {
      reads.started += 1
      const started = reads.started
      const now = await read().catch(() => undefined)
      // a cart that no longer exists has no version that older responses could be compared with
      if (now === undefined || started < reads.accepted) return
      reads.accepted = started
      accept(now ?? emptyCart)
    },
    write(send) {
      const outcome = lastWrite.then(send).then((done) => {
        if (done.ok) accept(done.value.cart)
        return done
      })
      lastWrite = outcome
      return outcome
    },
    settled: () => lastWrite,
    changes,
    setSaver(by) {
      save = by
      saverReady.resolve()
    },
    announce(addition) {
      last = { id: (last?.id ?? 0) + 1, ...addition }
      notifyListeners()
    },
  }
}
