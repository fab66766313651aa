import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { ApiForm } from '#features/forms/api-form.tsx'
import type { AnswerOf } from '#features/forms/form-action.ts'
import { useNotify } from '#features/notifications/notifications.tsx'
import { LoginContext } from '#features/problems/login.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Text } from '#ui/text.tsx'
import { logIn } from './account.actions.ts'
import { LoginFields } from './login-form.tsx'

/** Lets a customer whose session is over log in over the page: what was typed stays there, and what was pressed goes on. */
export function LoginOverPage({ children }: { children: ReactNode }) {
  const t = useT()
  const notify = useNotify()
  const router = useRouter()
  const { customer } = router.options.context.facts
  const [open, setOpen] = useState(false)
  const [logins, setLogins] = useState(0)
  const asked = useRef<PromiseWithResolvers<boolean>>(undefined)

  const ask = useCallback(() => {
    asked.current ??= Promise.withResolvers<boolean>()
    setOpen(true)
    return asked.current.promise
  }, [])
  const login = useMemo(() => ({ ask: customer && ask, logins }), [customer, ask, logins])

  function end(isIn: boolean) {
    setOpen(false)
    asked.current?.resolve(isIn)
    asked.current = undefined
  }
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
      {open && (
        <Dialog title={t('forms.sessionOver')} onClose={() => end(false)}>
          <Text tone="soft">{t('account.loginOver')}</Text>
          <ApiForm gap="large" action={logIn} follow="stay" onDone={goOn}>
            <LoginFields />
          </ApiForm>
          <Button look="simple" onClick={() => end(false)}>
            {t('account.notNow')}
          </Button>
        </Dialog>
      )}
    </LoginContext>
  )
}
