/** Login dialog over a page with an expired session. A chunk of its own: loaded on demand, or prefetched while the browser is idle. */
import { ApiForm } from '#features/forms/api-form.tsx'
import type { ResponseOf } from '#features/forms/form-action.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { logIn } from '../account.actions.ts'
import { forgetLoginEmail } from './login-email-field.tsx'
import { LoginFields } from './login-form.tsx'

export type LoginDialogProps = { onLoggedIn: (answer: ResponseOf<typeof logIn>) => void; onClose: () => void }

export function LoginDialog({ onLoggedIn, onClose }: LoginDialogProps) {
  const t = useT()
  function finish(answer: ResponseOf<typeof logIn>) {
    forgetLoginEmail()
    onLoggedIn(answer)
  }
  return (
    <Dialog title={t('forms.sessionOver')} onClose={onClose}>
      <Text tone="soft">{t('account.loginOver')}</Text>
      <ApiForm gap="large" action={logIn} follow="stay" onDone={finish}>
        <LoginFields />
      </ApiForm>
      <Button look="simple" onClick={onClose}>
        {t('account.notNow')}
      </Button>
    </Dialog>
  )
}
