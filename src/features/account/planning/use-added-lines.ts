import { useRef } from 'react'
import { additionText } from '#features/cart/reorder/reorder.ts'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import type { CartResponse } from '#features/cart/store/cart-response.ts'
import { useAnnounceAddition } from '#features/cart/store/use-announce-addition.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { ProposedLine } from './proposal.ts'

/** Announces added lines: `onSubmit` notes which of them were in the cart before, so that undo leaves those, `onDone` announces the others. */
export function useAddedLines(lines: readonly ProposedLine[]) {
  const t = useT()
  const notify = useNotify()
  const announce = useAnnounceAddition()
  const { store } = useCart()
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
    if (details.length === 0) {
      const [only, ...others] = added
      const what = others.length === 0 && only ? only.name : t('cart.items', { count: added.length })
      return announce(answer, { what, items: added.map(({ productId, quantity }) => ({ productId, quantity })) })
    }
    notify({ title: first, description: details.join('. '), color: 'info' })
  }

  return { onSubmit, onDone }
}
