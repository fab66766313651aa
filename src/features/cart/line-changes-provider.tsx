import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useTellProblem } from '#features/forms/tell-problem.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { useCart } from './cart-provider.tsx'
import { createLineChanges, type LineChanges, type Saved, saveAll, sendWith } from './line-changes.ts'
import { useTellRemoved } from './remove-line.tsx'

const LineChangesContext = createContext<LineChanges | null>(null)

export function useLineChanges(): LineChanges {
  const changes = useContext(LineChangesContext)
  if (!changes) throw new Error('outside of LineChangesProvider')
  return changes
}

/** Id of the field of a line, to lead back to what is not saved. */
export const lineFieldId = (lineId: string) => `line-${lineId}`

/** Keeps what was typed in the cart, over the pages of a document, until the shop holds it. The checkout waits for that. */
export function LineChangesProvider({ children }: { children: ReactNode }) {
  const t = useT()
  const notify = useNotify()
  const router = useRouter()
  const checkout = usePath()('checkout')
  const tellRemoved = useTellRemoved()
  const tellProblem = useTellProblem()
  const { cart, send, settled } = useCart()

  async function save(lineId: string, quantity: string): Promise<Saved> {
    const outcome = await send(`/cart/items/${lineId}`, { quantity })
    if (!outcome.ok) {
      const { problem } = outcome
      if (problem.status === 401) tellProblem(problem)
      // the line, or who was logged in, is gone: the page says what is there now
      if (problem.status >= 400 && problem.status < 500 && !problem.errors) void router.invalidate()
      return { problem }
    }
    const { cart: now, message, skipped, removed } = outcome.answer
    if (message) notify(skipped.length > 0 ? { title: t('cart.adjusted'), description: message } : { title: message })
    const line = now?.lines.find(({ id }) => id === lineId)
    if (!line) tellRemoved(removed)
    return { quantity: line?.quantity ?? null }
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  const [changes] = useState(() => createLineChanges((lineId, quantity) => latest.current(lineId, quantity)))

  useEffect(() => {
    if (cart) changes.keep(cart.lines.map(({ id }) => id))
  }, [cart, changes])
  useEffect(() => sendWith(window, changes), [changes])
  useEffect(
    () =>
      router.history.block({
        enableBeforeUnload: changes.hasUnsaved,
        blockerFn: async ({ nextLocation }) => {
          if (nextLocation.pathname !== checkout) return false
          if (await saveAll(changes, settled)) return false
          notify({ title: t('cart.unsavedFirst'), color: 'error' })
          document.getElementById(lineFieldId(changes.findOpen() ?? ''))?.focus()
          return true
        },
      }),
    [router, checkout, changes, settled, notify, t],
  )
  return <LineChangesContext value={changes}>{children}</LineChangesContext>
}
