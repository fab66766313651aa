/** How a change of the cart is taken back: by its own numbers, so that what came after it stays. Called where a change is told. */
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { RemovedLine } from './cart.ts'
import { newPress, useCart } from './cart-provider.tsx'
import { useCartProblem } from './use-cart-problem.ts'

type Step = Pick<RemovedLine, 'productId' | 'quantity'>

/**
 * `const toUndo = useUndo(); const undo = toUndo('/cart/items', lines)`: puts in again what was taken out, or with `/cart/take-back`
 * the reverse. `undo` says what went wrong and answers whether all is done; called again it goes on where it stopped.
 */
export function useUndo() {
  const t = useT()
  const notify = useNotify()
  const { send } = useCart()
  const tellProblem = useCartProblem()
  return (action: '/cart/items' | '/cart/take-back', steps: readonly Step[]) => {
    // of the deed: what is tried again after a lost answer happens once
    const rest = steps.map(({ productId, quantity }) => ({ productId, quantity: String(quantity), press: newPress() }))
    return async () => {
      for (let step = rest[0]; step; step = rest[0]) {
        const outcome = await send(action, step)
        if (!outcome.ok) {
          tellProblem(outcome.problem)
          return false
        }
        rest.shift()
        if (outcome.answer.message) notify({ title: t('cart.adjusted'), description: outcome.answer.message })
      }
      return true
    }
  }
}
