/** State of the current page for components. It replaces the router, which placeholders do not have. */
import { createContext, useContext } from 'react'
import type { FormWithErrors, Session } from '#server/context/context.ts'

export interface PageState {
  href: string
  customer: Session['customer'] | null
  /** The document was opened with a session cookie, but the session had expired. */
  sessionOver: boolean
  /** Form with errors that the server rendered; null after a navigation. */
  refusedForm: FormWithErrors | null
  push: (href: string) => void
}

export const PageContext = createContext<PageState | null>(null)

/** @throws Error outside a page */
export function usePage(): PageState {
  const page = useContext(PageContext)
  if (!page) throw new Error('outside of a page')
  return page
}
