import { DraftForm } from '#features/forms/draft-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { useFieldValue } from '#features/forms/form-state.ts'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { logIn } from '../account.actions.ts'
import { LoginEmailField } from './login-email-field.tsx'

export function LoginForm({ redirect }: { redirect: string | null }) {
  const t = useT()
  const to = usePath()
  return (
    <DraftForm className="form" action={logIn} follow="document" {...appProps}>
      <Stack gap="small">
        <Heading as="h1" look="display-3">
          {t('account.login')}
        </Heading>
        <Text tone="soft">
          {t('account.noAccount')}{' '}
          <Button look="text-link" href={to('register')}>
            {t('account.access')}
          </Button>
        </Text>
      </Stack>
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <LoginFields />
    </DraftForm>
  )
}

export function LoginFields() {
  const t = useT()
  const to = usePath()
  return (
    <>
      <FormMessage />
      <LoginEmailField />
      <FormField
        as="password"
        name="password"
        label={t('account.password')}
        showLabel={t('account.showPassword')}
        autoComplete="current-password"
        required
        aside={
          <Button look="text-link" small href={to('forgotPassword')}>
            {t('account.forgot')}
          </Button>
        }
      />
      <Remember />
      <SubmitButton tall width="full">
        {t('account.login')}
      </SubmitButton>
      <Text size="small" tone="muted">
        {t('account.rememberHint')}
      </Text>
    </>
  )
}

function Remember() {
  const value = useFieldValue('remember')
  return <Checkbox name="remember" value="1" defaultChecked={value !== undefined} label={useT()('account.remember')} />
}
