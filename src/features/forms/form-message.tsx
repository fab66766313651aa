import { Notice } from '#ui/notice.tsx'
import { useFormProblem } from './form-state.ts'
import { LoginAgain } from './login-again.tsx'

/** What was wrong with the form as a whole; said aloud when it appears. */
export function FormMessage() {
  const problem = useFormProblem()
  if (!problem) return null
  if (problem.status === 401) return <LoginAgain title={problem.title} live />
  return (
    <Notice tone="error" title={problem.title} live>
      {problem.detail}
    </Notice>
  )
}
