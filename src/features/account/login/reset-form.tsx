import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { resetPassword } from '../account.actions.ts'

export function ResetForm({ token, email }: { token: string; email: string }) {
  const t = useT()
  const to = usePath()
  return (
    <ApiForm className="form" action={resetPassword} follow="document" {...appProps}>
      <Stack gap="small">
        <Heading as="h1" look="display-3">
          {t('account.resetTitle')}
        </Heading>
        <Text tone="soft" measure>
          {t('account.resetText', { email })}
        </Text>
      </Stack>
      <FormMessage />
      <input type="hidden" name="token" value={token} />
      {/* tells password managers which account the new password belongs to */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <FormField
        as="password"
        name="password"
        label={t('account.newPassword')}
        showLabel={t('account.showPassword')}
        hint={t('account.newPasswordHint')}
        autoComplete="new-password"
        required
      />
      <FormField
        as="password"
        name="confirmPassword"
        label={t('account.repeatPassword')}
        showLabel={t('account.showPassword')}
        autoComplete="new-password"
        required
      />
      <SubmitButton tall width="full">
        {t('account.resetSave')}
      </SubmitButton>
      <p>
        <Button look="text-link" href={to('forgotPassword')}>
          {t('account.forgotAgain')}
        </Button>
      </p>
    </ApiForm>
  )
}
