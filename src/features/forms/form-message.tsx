import { SessionExpired } from '#features/problems/session-expired.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useFormProblem, useInitialFocus } from './form-state.ts'

export function FormMessage() {
  const problem = useFormProblem()
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
