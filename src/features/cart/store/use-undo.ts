import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { useCart } from './cart-provider.tsx'
import { createUndo, type UndoAction, type UndoStep } from './undo.ts'
import { useCartErrorToast } from './use-cart-error-toast.ts'

/**
 * `useUndo()(addItemToCart, lines)` adds removed lines again; with `undoAdd` it subtracts an addition. The returned function shows
 * problems as toast and resolves to whether all steps are done; called again it continues with the failed step.
 */
export function useUndo() {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const announceProblem = useCartErrorToast()
  return (action: UndoAction, steps: readonly UndoStep[]) => {
    const undo = createUndo(action, steps)
    return async () => {
      const problem = await undo(send, (description) => notify({ title: t('cart.adjusted'), description }))
      if (problem) announceProblem(problem)
      return problem === null
    }
  }
}
