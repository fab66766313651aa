import { LoginAgain } from '#features/problems/login-again.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useFormProblem, useServedFocus } from './form-state.ts'

/** What was wrong with the form as a whole; said aloud when it appears. */
export function FormMessage() {
  const problem = useFormProblem()
  // where fields are named, the first of them has it
  const focus = useServedFocus(problem !== null && !problem.errors)
  if (!problem) return null
  if (problem.status === 401) return <LoginAgain title={problem.title} live {...focus} />
  return (
    <Notice tone="error" title={problem.title} live {...focus}>
      {problem.detail}
    </Notice>
  )
}
