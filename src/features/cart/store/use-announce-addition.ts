import { useNotify } from '#features/notifications/notifications.tsx'
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { undoAdd } from '../cart.actions.ts'
import { useCart } from './cart-provider.tsx'
import type { CartResponse } from './cart-response.ts'
import { toUndoSteps } from './undo.ts'
import { useUndo } from './use-undo.ts'

type Announcement = {
  /** Text of the added products. */
  what: string
  /** Quantities that the undo subtracts. */
  items: readonly PackingQuantity[]
  /** Moves the focus before the undo, whose button disappears. */
  focus?: () => void
}

/** Announces an addition in the order bar, with undo; if the cart differs from what was asked, in a toast with the reason. */
export function useAnnounceAddition() {
  const t = useT()
  const notify = useNotify()
  const { store } = useCart()
  const toUndo = useUndo()
  return ({ cart, message, skipped, added = 0 }: CartResponse, { what, items, focus }: Announcement) => {
    const steps = toUndoSteps(cart, items)
    const isAdjusted = skipped.length > 0 || added === 0
    const undo = added > 0 && steps ? toUndo(undoAdd, steps) : null
    if (cart && !message && !isAdjusted) {
      const undoAndAnnounce = async () => {
        focus?.()
        const label = t('cart.takenBack', { what })
        if (await undo?.()) store.announce({ text: label, label, undo: null })
      }
      const text = t('cart.addedTo', { what, count: cart.lines.length })
      store.announce({ text, label: t('cart.addedShort', { what }), undo: undo && (() => void undoAndAnnounce()) })
      return
    }
    notify({
      title: t(isAdjusted ? 'cart.adjusted' : 'cart.added'),
      description: isAdjusted ? (message ?? what) : [what, message].filter(Boolean).join('. '),
      color: message ? 'info' : 'success',
      action: undo ? { label: t('cart.undo'), run: undo } : undefined,
    })
  }
}
