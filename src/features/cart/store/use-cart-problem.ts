/** Says why a change of the cart was not made, where no words stand beside the button. Called by the bin, undo and emptying. */
import { useRouter } from '@tanstack/react-router'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import type { Problem } from '#service/problem.ts'

export function useCartErrorToast(): (problem: Problem) => void {
  const router = useRouter()
  const announceProblem = useErrorToast()
  return (problem) => {
    announceProblem(problem)
    // what is shown is not what the shop holds: somebody logged out, or the line is gone
    if (problem.status >= 400 && problem.status < 500) void router.invalidate()
  }
}
