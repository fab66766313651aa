import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { addItemToCart } from '../cart.actions.ts'
import type { RemovedLine } from '../cart.ts'
import { useUndo } from './use-undo.ts'

export const cartTitleId = 'cart-title'

export function useRemovedToast() {
  const t = useT()
  const notify = useNotify()
  const toUndo = useUndo()
  return (removed: readonly RemovedLine[] = []) => {
    document.getElementById(cartTitleId)?.focus()
    notify({
      title: t('cart.removed'),
      description: removed.map(({ name }) => name).join(', '),
      action: { label: t('cart.undo'), run: toUndo(addItemToCart, removed) },
    })
  }
}
