/** Saves edited quantities across client-side navigation, and blocks the checkout until all are saved. Part of the app layout. */
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { setLineQuantity } from '../cart.actions.ts'
import { useCart } from '../store/cart-provider.tsx'
import { lineFieldId, type SaveResult, saveAll, sendWith } from '../store/quantity-autosave.ts'
import { useRemovedToast } from '../store/use-removed-toast.ts'

export function AutosaveQuantities() {
  const t = useT()
  const notify = useNotify()
  const router = useRouter()
  const checkout = usePath()('checkout')
  const notifyRemoved = useRemovedToast()
  const announceProblem = useErrorToast()
  const { store, send } = useCart()
  const { changes } = store

  async function save(lineId: string, quantity: string, idempotencyKey: string): Promise<SaveResult> {
    const outcome = await send(setLineQuantity(lineId), { quantity, idempotencyKey })
    if (!outcome.ok) {
      const { problem } = outcome
      if (problem.status === 401) announceProblem(problem)
      // the line or the session no longer exists: reload the data of the page
      if (problem.status >= 400 && problem.status < 500 && !problem.errors) void router.invalidate()
      return { problem }
    }
    const { cart: newCart, message, skipped, removed } = outcome.value
    if (message) notify(skipped.length > 0 ? { title: t('cart.adjusted'), description: message } : { title: message })
    const line = newCart?.lines.find(({ id }) => id === lineId)
    if (!line) notifyRemoved(removed)
    return { quantity: line?.quantity ?? null }
  }
  useEffect(() => store.setSaver(save))
  useEffect(() => sendWith(window, changes), [changes])
  useEffect(
    () =>
      router.history.block({
        enableBeforeUnload: changes.hasUnsaved,
        blockerFn: async ({ nextLocation }) => {
          if (nextLocation.pathname !== checkout) return false
          if (await saveAll(changes, store.settled)) return false
          notify({ title: t('cart.unsavedFirst'), color: 'error' })
          document.getElementById(lineFieldId(changes.findOpen() ?? ''))?.focus()
          return true
        },
      }),
    [router, checkout, changes, store, notify, t],
  )
  return null
}
