/** How a change of the cart is taken back: by its own numbers, so that what came after it stays. Called where a change is told. */
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { useCart } from './cart-provider.tsx'
import { createUndo, type UndoAction, type UndoStep } from './undo.ts'
import { useCartErrorToast } from './use-cart-problem.ts'

/**
 * `const toUndo = useUndo(); const undo = toUndo(addItemToCart, lines)`: puts in again what was taken out, or with `takeBack` the
 * reverse. `undo` says what went wrong and answers whether all is done; called again it goes on where it stopped.
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
