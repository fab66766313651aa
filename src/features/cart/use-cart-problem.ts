/** Says why a change of the cart was not made, where no words stand beside the button. Called by the bin, undo and emptying. */
import { useRouter } from '@tanstack/react-router'
import type { Problem } from '#features/forms/problem.ts'
import { useTellProblem } from '#features/forms/tell-problem.ts'

export function useCartProblem(): (problem: Problem) => void {
  const router = useRouter()
  const tellProblem = useTellProblem()
  return (problem) => {
    tellProblem(problem)
    // what is shown is not what the shop holds: somebody logged out, or the line is gone
    if (problem.status >= 400 && problem.status < 500) void router.invalidate()
  }
}
