/** Reports a failed cart change as toast, for buttons without space for a message. */
import { useRouter } from '@tanstack/react-router'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import type { Problem } from '#service/problem.ts'

export function useCartErrorToast(): (problem: Problem) => void {
  const router = useRouter()
  const announceProblem = useErrorToast()
  return (problem) => {
    announceProblem(problem)
    // the page is outdated: the session or the line no longer exists
    if (problem.status >= 400 && problem.status < 500) void router.invalidate()
  }
}
