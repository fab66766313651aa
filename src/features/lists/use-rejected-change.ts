import { useRouter } from '@tanstack/react-router'
import { useErrorToast } from '#features/problems/use-error-toast.ts'
import { usePath } from '#i18n/i18n-provider.tsx'
import type { Problem } from '#service/problem.ts'

/**
 * Handles a rejected change of a list: shows the message, reads the current list, and opens the other lists if it no longer exists.
 * @returns a function for `onRefused` of an ApiForm; `isShown`: the form shows the message itself */
export function useRejectedChange(): (problem: Problem, isShown?: boolean) => void {
  const router = useRouter()
  const to = usePath()
  const announceProblem = useErrorToast()
  return (problem, isShown = false) => {
    const { status, errors } = problem
    // the form announces the others
    const isOurs = status >= 400 && status < 500 && status !== 401
    if (!isOurs || errors) return
    if (!isShown || status === 404) announceProblem(problem)
    if (status === 404) return router.history.push(to('dashboardOrderLists'))
    void router.invalidate()
  }
}
