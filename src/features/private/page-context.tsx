/** What components may know of the page they are on. In a placeholder there is no router: this is all of it. */
import { createContext, useContext } from 'react'
import type { FormWithErrors, Session } from '#server/context.ts'

export interface PageState {
  /** Public path and query, without fragment. */
  href: string
  customer: Session['customer'] | null
  /** The cookie of the document opened, but the backend no longer knew the session. */
  sessionOver: boolean
  /** The form with errors that the document shows, until the visitor navigates. */
  refusedForm: FormWithErrors | null
  /** Navigates inside the app. */
  push: (href: string) => void
}

export const PageContext = createContext<PageState | null>(null)

/** @throws outside of a page */
export function usePage(): PageState {
  const page = useContext(PageContext)
  if (!page) throw new Error('no page')
  return page
}
