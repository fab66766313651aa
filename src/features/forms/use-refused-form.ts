/** The form that the server showed again because it was refused (D66). Asked by ApiForm. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { RefusedForm } from '#server/context.ts'

/** Whether a refused form is this one: the same route, and the same hidden values where a page holds several. */
export const isSameForm = (refused: RefusedForm | null, action: string, only: Record<string, string> = {}) =>
  refused?.action === action && Object.entries(only).every(([name, value]) => refused.values[name] === value)

/** Taken once: after a while on the site the same form begins anew. */
export function useRefusedForm(action: string, only?: Record<string, string>): RefusedForm | null {
  const { context } = useRouter().options
  const [refused] = useState(() =>
    isSameForm(context.facts.refusedForm, action, only) ? context.facts.refusedForm : null,
  )
  useEffect(() => {
    if (refused && context.facts.refusedForm === refused) context.facts = { ...context.facts, refusedForm: null }
  }, [refused, context])
  return refused
}
