import { useRouter } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { ResponseOf } from '#features/forms/form-action.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { LoginContext } from '#features/problems/login.ts'
import { loginHref } from '#features/problems/session-expired.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { usePath } from '#i18n/i18n-provider.tsx'
import type { logIn } from '../account.actions.ts'
import type { LoginDialogProps } from './login-dialog.tsx'

export const loadLoginDialog = () => import('./login-dialog.tsx')

/** Provides a login dialog for expired sessions: form values stay on the page, and the interrupted action continues after the login. */
export function LoginDialogProvider({ children }: { children: ReactNode }) {
  const notify = useNotify()
  const router = useRouter()
  const { customer } = useShop().facts
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null)
  const [logins, setLogins] = useState(0)
  const pendingLogin = useRef<PromiseWithResolvers<boolean>>(undefined)
  const hasFailed = useRef(false)
  const loginPath = usePath()('login')

  const close = useCallback((isIn: boolean) => {
    setDialog(null)
    pendingLogin.current?.resolve(isIn)
    pendingLogin.current = undefined
  }, [])
  const ask = useCallback(() => {
    pendingLogin.current ??= Promise.withResolvers<boolean>()
    loadLoginDialog().then(
      ({ LoginDialog }) => setDialog(() => LoginDialog),
      () => {
        // the first failure keeps the page with its form values; the second attempt opens the login page instead
        if (hasFailed.current) location.assign(loginHref(loginPath, router.latestLocation.publicHref))
        hasFailed.current = true
        close(false)
      },
    )
    return pendingLogin.current.promise
  }, [close, loginPath, router])
  const login = useMemo(() => ({ ask: customer && ask, logins }), [customer, ask, logins])

  function continueAfterLogin({ customer: id, notice }: ResponseOf<typeof logIn>) {
    // another customer: the page shows data of the previous one
    if (id !== customer?.id) return location.reload()
    if (notice) notify({ title: notice })
    setLogins((times) => times + 1)
    close(true)
    void router.invalidate()
  }

  return (
    <LoginContext value={login}>
      {children}
      {Dialog && <Dialog onLoggedIn={continueAfterLogin} onClose={() => close(false)} />}
    </LoginContext>
  )
}
