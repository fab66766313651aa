import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { errorOf, type Rejection } from '../rejection.ts'

export function PasswordPage({ desk, rejection }: { desk: Desk; rejection: Rejection | null }) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={t('account.passwordChange')} error={rejection?.summary ?? null}>
      <PageHeader title={t('account.passwordChange')} />
      <Panel padded className="desk-form">
        <form method="post" action={toHref(locale, '/password')}>
          <Stack>
            <Text>{t('desk.passwordText')}</Text>
            <Field
              name="password"
              label={t('account.newPassword')}
              type="password"
              autoComplete="new-password"
              minLength={10}
              maxLength={128}
              required
              {...errorOf(rejection, 'password')}
            />
            <Field
              name="confirmPassword"
              label={t('account.repeatPassword')}
              type="password"
              autoComplete="new-password"
              required
              {...errorOf(rejection, 'confirmPassword')}
            />
            <Button type="submit">{t('account.resetSave')}</Button>
          </Stack>
        </form>
      </Panel>
    </DeskDocument>
  )
}
