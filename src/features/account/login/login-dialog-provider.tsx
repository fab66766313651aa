import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { AnswerOf } from '#features/forms/form-action.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { LoginContext } from '#features/problems/login.ts'
import { toLogin } from '#features/problems/session-expired.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { usePath } from '#i18n/i18n-provider.tsx'
import type { logIn } from '../account.actions.ts'
import type { LoginDialogProps } from './login-dialog.tsx'

export const loadLoginDialog = () => import('./login-dialog.tsx')

/** Lets a customer whose session is over log in over the page: what was typed stays there, and what was pressed goes on. */
export function LoginDialogProvider({ children }: { children: ReactNode }) {
  const notify = useNotify()
  const router = useRouter()
  const { customer } = useShop().facts
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null)
  const [logins, setLogins] = useState(0)
  const asked = useRef<PromiseWithResolvers<boolean>>(undefined)
  const hasFailed = useRef(false)
  const loginPath = usePath()('login')

  const end = useCallback((isIn: boolean) => {
    setDialog(null)
    asked.current?.resolve(isIn)
    asked.current = undefined
  }, [])
  const ask = useCallback(() => {
    asked.current ??= Promise.withResolvers<boolean>()
    loadLoginDialog().then(
      ({ LoginDialog }) => setDialog(() => LoginDialog),
      () => {
        // what was typed stays, and who then asks for the login itself has it on a page of its own
        if (hasFailed.current) location.assign(toLogin(loginPath, router.latestLocation.publicHref))
        hasFailed.current = true
        end(false)
      },
    )
    return asked.current.promise
  }, [end, loginPath, router])
  const login = useMemo(() => ({ ask: customer && ask, logins }), [customer, ask, logins])

  function goOn({ customer: id, notice }: AnswerOf<typeof logIn>) {
    // somebody else: nothing of this page is theirs
    if (id !== customer?.id) return location.reload()
    if (notice) notify({ title: notice })
    setLogins((times) => times + 1)
    end(true)
    void router.invalidate()
  }

  return (
    <LoginContext value={login}>
      {children}
      {Dialog && <Dialog onLoggedIn={goOn} onClose={() => end(false)} />}
    </LoginContext>
  )
}
