import { useLocation, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageContext } from '#features/private/page-context.tsx'
import { useShop } from '#features/shop/use-shop.ts'

/** Provides the page state to components. Placeholders render without it, because they have no router. */
export function CurrentPage({ children }: { children: ReactNode }) {
  const router = useRouter()
  const href = useLocation({ select: ({ publicHref }) => publicHref.split('#')[0] ?? '' })
  const { customer, sessionOver, refusedForm } = useShop().facts
  // the document's form with errors is shown until the first navigation
  const shownForm = router.history.canGoBack() ? null : refusedForm
  const push = (to: string) => router.history.push(to)
  return <PageContext value={{ href, customer, sessionOver, refusedForm: shownForm, push }}>{children}</PageContext>
}
