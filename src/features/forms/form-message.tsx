import { useContext, useEffect } from 'react'
import { SessionExpired } from '#features/problems/session-expired.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { FormStateContext, useFormProblem, useInitialFocus } from './form-state.ts'

export function FormMessage() {
  const problem = useFormProblem()
  const { hasMessage } = useContext(FormStateContext)
  useEffect(() => {
    hasMessage.current = true
    return () => {
      hasMessage.current = false
    }
  }, [hasMessage])
  // with field errors, the first invalid field gets the focus
  const focus = useInitialFocus(problem !== null && !problem.errors)
  if (!problem) return null
  if (problem.status === 401) return <SessionExpired title={problem.title} answer={problem} {...focus} />
  return (
    <Notice tone="error" title={problem.title} answer={problem} {...focus}>
      {problem.detail}
    </Notice>
  )
}
