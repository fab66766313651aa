import { useState } from 'react'
import { usePage } from '#features/private/page-context.tsx'
import type { FormWithErrors } from '#server/context/context.ts'
import type { FormAction, WriteResponse } from './form-action.ts'

export const isSameForm = (refused: FormWithErrors | null, action: string, only: Record<string, string> = {}) =>
  refused?.action === action && Object.entries(only).every(([name, value]) => refused.values[name] === value)

interface Refused {
  refused: FormWithErrors | null
  /** Path of the page if it shows a rejected form, because the URL is then that of the API; else null. */
  page: string | null
}

/** Rejected form that the server rendered in this document; constant until the component unmounts. */
export function useFormErrors({ path }: FormAction<WriteResponse>, only?: Record<string, string>): Refused {
  const { refusedForm, href } = usePage()
  const [state] = useState(
    (): Refused => ({ refused: isSameForm(refusedForm, path, only) ? refusedForm : null, page: refusedForm && href }),
  )
  return state
}
