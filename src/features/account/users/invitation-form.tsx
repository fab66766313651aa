import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { acceptInvitation } from './users.actions.ts'

type InvitationFormProps = { token: string; email: string; companyName: string }

export function InvitationForm({ token, email, companyName: company }: InvitationFormProps) {
  const t = useT()
  const secret = { as: 'password', showLabel: t('account.showPassword'), autoComplete: 'new-password' } as const
  return (
    <ApiForm className="form" action={acceptInvitation} follow="document" {...appProps}>
      <Stack gap="small">
        <Heading as="h1" look="display-3">
          {t('users.invitationTitle')}
        </Heading>
        <Text tone="soft" measure>
          {t('users.invitationText', { company, email })}
        </Text>
      </Stack>
      <FormMessage />
      <input type="hidden" name="token" value={token} />
      {/* tells password managers which account the password belongs to; the link decides the address */}
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <FormField name="firstName" label={t('account.firstName')} autoComplete="given-name" maxLength={80} required />
      <FormField name="lastName" label={t('account.lastName')} autoComplete="family-name" maxLength={80} required />
      <FormField
        {...secret}
        name="password"
        label={t('account.password')}
        hint={t('account.newPasswordHint')}
        required
      />
      <FormField {...secret} name="confirmPassword" label={t('users.repeatPassword')} required />
      <SubmitButton tall width="full">
        {t('users.accept')}
      </SubmitButton>
    </ApiForm>
  )
}
