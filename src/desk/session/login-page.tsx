import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { errorOf, type Rejection } from '../rejection.ts'

type Props = { desk: Desk; rejection: Rejection | null; email: string }

export function LoginPage({ desk, rejection, email }: Props) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={t('desk.logIn')} error={rejection?.summary ?? null}>
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
              {...errorOf(rejection, 'email')}
            />
            <Field
              name="password"
              label={t('account.password')}
              type="password"
              autoComplete="current-password"
              required
              {...errorOf(rejection, 'password')}
            />
            <Field
              name="code"
              label={t('desk.code')}
              hint={t('desk.codeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern="[0-9 ]{6,7}"
              required
              {...errorOf(rejection, 'code')}
            />
            <Button type="submit">{t('desk.logIn')}</Button>
          </Stack>
        </form>
      </Panel>
    </DeskDocument>
  )
}
