/** Says what went wrong where no form can: undo, a button without words, a write behind the visitor's back. Also called by ApiForm. */
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toFailureToast } from './failure-toast.ts'
import { useLoginLink } from './login-again.tsx'
import type { Problem } from './problem.ts'

export function useTellProblem(): (problem: Problem) => void {
  const t = useT()
  const notify = useNotify()
  const { href } = useLoginLink()
  return (problem) => {
    const { status, title } = problem
    const action = status === 401 ? { label: t('forms.loginAgain'), run: () => location.assign(href) } : undefined
    notify(toFailureToast(t, problem) ?? { title, color: 'error', action })
  }
}
