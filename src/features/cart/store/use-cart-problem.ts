/** Says why a change of the cart was not made, where no words stand beside the button. Called by the bin, undo and emptying. */
import { useRouter } from '@tanstack/react-router'
import { useAnnounceProblem } from '#features/problems/announce-problem.ts'
import type { Problem } from '#service/problem.ts'

export function useCartProblem(): (problem: Problem) => void {
  const router = useRouter()
  const announceProblem = useAnnounceProblem()
  return (problem) => {
    announceProblem(problem)
    // what is shown is not what the shop holds: somebody logged out, or the line is gone
    if (problem.status >= 400 && problem.status < 500) void router.invalidate()
  }
}
