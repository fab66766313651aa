import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { requestPasswordReset } from '../account.actions.ts'
import { LoginEmailField } from './login-email-field.tsx'

export function ForgotForm() {
  const t = useT()
  const to = usePath()
  return (
    <DraftForm className="form" action={requestPasswordReset} {...appProps}>
      <Stack gap="small">
        <Heading as="h1" look="display-3">
          {t('account.forgotTitle')}
        </Heading>
        <Text tone="soft" measure>
          {t('account.forgotText')}
        </Text>
      </Stack>
      <FormMessage />
      <LoginEmailField />
      <SubmitButton tall width="full">
        {t('account.forgotSend')}
      </SubmitButton>
      <p>
        <Button look="text-link" href={to('login')}>
          {t('account.backToLogin')}
        </Button>
      </p>
    </DraftForm>
  )
}
