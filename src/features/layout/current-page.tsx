import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { PageContext } from '#features/private/page-context.tsx'
import { useShop } from '#features/shop/use-shop.ts'

/**
 * URL of the page that is shown. The router's location is that of a pending navigation already: with it, all components that use the
 * URL would render twice, first in the former page.
 */
function createShownHref(router: AnyRouter) {
  let location = router.stores.location.get()
  return {
    get: () => location.publicHref.split('#')[0] ?? '',
    // emitted in the task that replaces the matches, so both are rendered together
    subscribe: (onChange: () => void) =>
      router.subscribe('onLoad', ({ toLocation }) => {
        location = toLocation
        onChange()
      }),
  }
}

/** Provides the page state to components. Placeholders render without it, because they have no router. */
export function CurrentPage({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [shown] = useState(() => createShownHref(router))
  const href = useSyncExternalStore(shown.subscribe, shown.get, shown.get)
  const { customer, sessionOver, refusedForm } = useShop().facts
  // the document's form with errors is shown until the first navigation
  const shownForm = router.history.canGoBack() ? null : refusedForm
  const page = useMemo(
    () => ({ href, customer, sessionOver, refusedForm: shownForm, push: (to: string) => router.history.push(to) }),
    [router, href, customer, sessionOver, shownForm],
  )
  return <PageContext value={page}>{children}</PageContext>
}
