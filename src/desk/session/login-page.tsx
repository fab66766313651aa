import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'

export function LoginPage({ desk, error, email }: { desk: Desk; error: string | null; email: string }) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={t('desk.logIn')} error={error}>
      <PageHeader title={t('desk.logIn')} />
      <Panel padded className="desk-form">
        <form method="post" action={toHref(locale, '/login')}>
          <Stack>
            <Field
              name="email"
              label={t('desk.email')}
              type="email"
              autoComplete="username"
              defaultValue={email}
              required
            />
            <Field
              name="password"
              label={t('account.password')}
              type="password"
              autoComplete="current-password"
              required
            />
            <Field
              name="code"
              label={t('desk.code')}
              hint={t('desk.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,7}"
              required
            />
            <Button type="submit">{t('desk.logIn')}</Button>
          </Stack>
        </form>
      </Panel>
    </DeskDocument>
  )
}
