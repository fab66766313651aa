/** The form with errors that the document shows. */
import { useState } from 'react'
import { usePage } from '#features/private/page-context.tsx'
import type { FormWithErrors } from '#server/context.ts'
import type { Answer, FormAction } from './form-action.ts'

/** Whether a refused form is this one: the same route, and the same hidden values where a page holds several. */
export const isSameForm = (refused: FormWithErrors | null, action: string, only: Record<string, string> = {}) =>
  refused?.action === action && Object.entries(only).every(([name, value]) => refused.values[name] === value)

interface Refused {
  /** The refused form, when it is this one. */
  refused: FormWithErrors | null
  /** Path of the page, on a page that shows a refused form: the address bar names the api then. */
  page: string | null
}

/** Known on the document that shows it, until the visitor goes on from there. */
export function useFormErrors({ path }: FormAction<Answer>, only?: Record<string, string>): Refused {
  const { refusedForm, href } = usePage()
  const [state] = useState(
    (): Refused => ({ refused: isSameForm(refusedForm, path, only) ? refusedForm : null, page: refusedForm && href }),
  )
  return state
}
