import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import type { Answer } from '#features/forms/send-form.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Panel } from '#ui/panel.tsx'

type SecurityPanelProps = { canChangePassword: boolean; canEndSessions: boolean }

/** The password, and the sessions elsewhere; each where the backend offers it. */
export function SecurityPanel({ canChangePassword, canEndSessions }: SecurityPanelProps) {
  const t = useT()
  if (!canChangePassword && !canEndSessions) return null
  return (
    <Panel title={t('account.securityTitle')} padded>
      <div className="stack l">
        {canChangePassword && <PasswordForm />}
        {canEndSessions && <OtherSessions />}
      </div>
    </Panel>
  )
}

function useTellDone() {
  const notify = useNotify()
  return ({ notice }: Answer) => {
    if (notice) notify({ title: notice, color: 'success' })
  }
}

function PasswordForm() {
  const t = useT()
  const tell = useTellDone()
  const secret = { as: 'password', showLabel: t('account.showPassword'), required: true } as const
  return (
    <ApiForm
      action="/account/password"
      className="stack l"
      follow="stay"
      onDone={(answer, form) => {
        form.reset()
        tell(answer)
      }}
      data-app
    >
      <FormMessage />
      <FormField
        {...secret}
        name="currentPassword"
        label={t('account.currentPassword')}
        autoComplete="current-password"
      />
      <div className="two">
        <FormField
          {...secret}
          name="password"
          label={t('account.newPassword')}
          hint={t('account.newPasswordHint')}
          autoComplete="new-password"
        />
        <FormField {...secret} name="confirmPassword" label={t('account.repeatPassword')} autoComplete="new-password" />
      </div>
      <div className="cluster">
        <SubmitButton>{t('account.passwordChange')}</SubmitButton>
      </div>
    </ApiForm>
  )
}

function OtherSessions() {
  const t = useT()
  const tell = useTellDone()
  return (
    <ApiForm action="/account/sessions/end" className="stack" follow="stay" onDone={tell} data-app>
      <FormMessage />
      <p className="soft measure">{t('account.othersText')}</p>
      <div className="cluster">
        <SubmitButton look="outline">{t('account.othersEnd')}</SubmitButton>
      </div>
    </ApiForm>
  )
}
