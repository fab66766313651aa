import { ApiForm } from '#features/forms/api-form.tsx'
import type { WriteResponse } from '#features/forms/form-action.ts'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useNotify } from '#features/notifications/notifications.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { changePassword, endOtherSessions } from '../account.actions.ts'

type SecurityPanelProps = { canChangePassword: boolean; canEndSessions: boolean }

export function SecurityPanel({ canChangePassword, canEndSessions }: SecurityPanelProps) {
  const t = useT()
  if (!canChangePassword && !canEndSessions) return null
  return (
    <Panel title={t('account.securityTitle')} padded>
      <Stack gap="large">
        {canChangePassword && <PasswordForm />}
        {canEndSessions && <OtherSessions />}
      </Stack>
    </Panel>
  )
}

function useSuccessToast() {
  const notify = useNotify()
  return ({ notice }: WriteResponse) => {
    if (notice) notify({ title: notice, color: 'success' })
  }
}

function PasswordForm() {
  const t = useT()
  const notifySuccess = useSuccessToast()
  const secret = { as: 'password', showLabel: t('account.showPassword'), required: true } as const
  return (
    <ApiForm
      action={changePassword}
      gap="large"
      follow="stay"
      onDone={(answer, form) => {
        form.reset()
        notifySuccess(answer)
      }}
      {...appProps}
    >
      <FormMessage />
      <FormField
        {...secret}
        name="currentPassword"
        label={t('account.currentPassword')}
        autoComplete="current-password"
      />
      <FormGrid>
        <FormField
          {...secret}
          name="password"
          label={t('account.newPassword')}
          hint={t('account.newPasswordHint')}
          autoComplete="new-password"
        />
        <FormField {...secret} name="confirmPassword" label={t('account.repeatPassword')} autoComplete="new-password" />
      </FormGrid>
      <Cluster>
        <SubmitButton look="outline">{t('account.passwordChange')}</SubmitButton>
      </Cluster>
    </ApiForm>
  )
}

function OtherSessions() {
  const t = useT()
  const notifySuccess = useSuccessToast()
  return (
    <ApiForm action={endOtherSessions} gap="medium" follow="stay" onDone={notifySuccess} {...appProps}>
      <FormMessage />
      <Text tone="soft" measure>
        {t('account.othersText')}
      </Text>
      <Cluster>
        <SubmitButton look="outline">{t('account.othersEnd')}</SubmitButton>
      </Cluster>
    </ApiForm>
  )
}
