import { useRef } from 'react'
import { undoAdd } from '#features/cart/cart.actions.ts'
import { additionText } from '#features/cart/reorder/reorder.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import type { CartResponse } from '#features/cart/store/cart-response.ts'
import { createUndo } from '#features/cart/store/undo.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import type { ProposedLine } from './proposal.ts'

/** Toast about added lines with an undo: `onSubmit` notes which of them were in the cart before, `onDone` shows the toast. */
export function useAddedToast(lines: readonly ProposedLine[]) {
  const t = useT()
  const notify = useNotify()
  const announceProblem = useErrorToast()
  const { store, send } = useCart()
  const heldBefore = useRef<ReadonlySet<string>>(new Set())
  const proposed = new Set(lines.flatMap(({ productId, substitute }) => [productId, substitute?.productId]))

  function onSubmit() {
    heldBefore.current = new Set(store.getCart()?.lines.map(({ productId }) => productId))
  }

  function onDone(answer: CartResponse) {
    const [first = '', ...details] = additionText(t, answer)
    const added = (answer.cart?.lines ?? []).filter(
      ({ productId }) => proposed.has(productId) && !heldBefore.current.has(productId),
    )
    const undo = createUndo(
      undoAdd,
      added.map(({ productId, quantity }) => ({ productId, quantity, quantityBefore: quantity })),
    )
    const run = async () => {
      const problem = await undo(send, (description) => notify({ title: t('cart.adjusted'), description }))
      if (problem) announceProblem(problem)
      return problem === null
    }
    notify({
      title: details.length > 0 ? first : t('cart.added'),
      description: [t('cart.items', { count: added.length }), ...details].join('. '),
      color: details.length > 0 ? 'info' : 'success',
      action: added.length > 0 ? { label: t('cart.undo'), run } : undefined,
    })
  }

  return { onSubmit, onDone }
}
