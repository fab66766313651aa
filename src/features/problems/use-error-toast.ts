/** Shows the problem of an action without a form as a toast: undo, icon buttons, background writes. */
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import type { Problem } from '#service/problem.ts'
import { toBackendErrorToast } from './backend-error-toast.ts'
import { useLogin } from './login.ts'
import { useLoginLink } from './session-expired.tsx'

export function useErrorToast(): (problem: Problem) => void {
  const t = useT()
  const notify = useNotify()
  const { href } = useLoginLink()
  const { ask } = useLogin()
  return (problem) => {
    const { status, title } = problem
    const run = () => (ask ? ask() : location.assign(href))
    const action = status === 401 ? { label: t('forms.loginAgain'), run } : undefined
    notify(toBackendErrorToast(t, problem) ?? { title, color: 'error', action })
  }
}
