import { Notice } from '#ui/notice.tsx'
import { useFormProblem } from './form-state.ts'

/** What was wrong with the form as a whole; said aloud when it appears. */
export function FormMessage() {
  const problem = useFormProblem()
  if (!problem) return null
  return (
    <Notice tone="error" title={problem.title} live>
      {problem.detail}
    </Notice>
  )
}
