import { ApiForm } from '#features/forms/api-form.tsx'
import { FormField } from '#features/forms/form-field.tsx'
import { FormMessage } from '#features/forms/form-message.tsx'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { FormGrid } from '#ui/fields/form-grid.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { RoleField, useRoleName } from './role-field.tsx'
import { panelId, UserPanel } from './user-panel.tsx'
import { inviteUser, withdrawInvitation } from './users.actions.ts'
import type { CompanyUser, CompanyUsers, OpenInvitation } from './users.ts'

type UsersPageProps = {
  company: CompanyUsers
  /** Id in the URL of the user to change; null: none. */
  opened: string | null
}

export function UsersPage({ company: { users, invitations, hasLimits }, opened }: UsersPageProps) {
  const t = useT()
  const user = users.find(({ id }) => id === opened)
  return (
    <>
      <PageHeader title={t('users.title')}>
        <Text tone="soft" measure>
          {t('users.text')}
        </Text>
      </PageHeader>
      <Stack gap="large">
        {user && <UserPanel key={user.id} user={user} hasLimits={hasLimits} />}
        {opened !== null && !user && <Notice tone="warn" title={t('users.unknown')} />}
        <Panel as="div">
          <UserTable users={users} />
        </Panel>
        {invitations.length > 0 && (
          <Panel title={t('users.invitations')}>
            <InvitationTable invitations={invitations} />
          </Panel>
        )}
        <Panel title={t('users.invite')} padded>
          <InviteForm isPrimary={!user} />
        </Panel>
      </Stack>
    </>
  )
}

function UserTable({ users }: { users: readonly CompanyUser[] }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const roleName = useRoleName()
  const href = (id: string) => `${to('dashboardUsers')}?user=${encodeURIComponent(id)}#${panelId}`
  return (
    <Table
      caption={t('users.title')}
      columns={[
        { key: 'user', label: t('users.user') },
        { key: 'role', label: t('users.role'), align: 'end' },
        { key: 'login', label: t('users.lastLogin'), phone: 'under' },
        { key: 'change', label: t('users.change'), hiddenLabel: true, align: 'end', phone: 'line' },
      ]}
      rows={users.map(({ id, name, email, role, lastLoginAt, limits, isSelf }) => ({
        id,
        cells: {
          user: (
            <>
              <RecordLink href={href(id)}>{isSelf ? t('users.self', { name }) : name}</RecordLink>
              <br />
              <Text as="span" size="small" tone="muted">
                {email}
              </Text>
            </>
          ),
          role: (
            <>
              {roleName(role)}
              <LimitTexts limits={role === 'buyer' ? limits : null} />
            </>
          ),
          login: (
            <Text as="span" tone="muted">
              {lastLoginAt
                ? t('users.lastLoginOn', { date: formatDate(locale, lastLoginAt, 'medium') })
                : t('users.noLogin')}
            </Text>
          ),
          change: (
            <Button look="outline-sm" href={href(id)} aria-label={t('users.changeNamed', { name })}>
              {t('users.change')}
            </Button>
          ),
        },
      }))}
    />
  )
}

function LimitTexts({ limits }: { limits: CompanyUser['limits'] }) {
  const t = useT()
  const texts = [
    limits?.formattedOrder && t('users.limitOrder', { amount: limits.formattedOrder }),
    limits?.formattedMonth && t('users.limitMonth', { amount: limits.formattedMonth }),
  ].filter(Boolean)
  return texts.map((text) => (
    <span key={text}>
      <br />
      <Text as="span" size="small" tone="muted">
        {text}
      </Text>
    </span>
  ))
}

function InvitationTable({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const t = useT()
  const locale = useLocale()
  const roleName = useRoleName()
  return (
    <Table
      caption={t('users.invitations')}
      columns={[
        { key: 'email', label: t('account.email') },
        { key: 'role', label: t('users.role'), align: 'end' },
        { key: 'until', label: t('users.validUntil'), phone: 'under' },
        { key: 'withdraw', label: t('users.withdraw'), hiddenLabel: true, align: 'end', phone: 'line' },
      ]}
      rows={invitations.map(({ id, email, role, expiresAt }) => ({
        id,
        cells: {
          email: <b>{email}</b>,
          role: roleName(role),
          until: (
            <Text as="span" tone="muted">
              {t('users.validUntilDate', { date: formatDate(locale, expiresAt, 'medium') })}
            </Text>
          ),
          withdraw: (
            <ApiForm action={withdrawInvitation(id)} follow="document" {...appProps}>
              <FormMessage />
              <SubmitButton look="outline-sm" aria-label={t('users.withdrawNamed', { email })}>
                {t('users.withdraw')}
              </SubmitButton>
            </ApiForm>
          ),
        },
      }))}
    />
  )
}

/** @param props.isPrimary the page has no other primary button */
function InviteForm({ isPrimary }: { isPrimary: boolean }) {
  const t = useT()
  return (
    <ApiForm action={inviteUser} gap="large" follow="document" {...appProps}>
      <FormMessage />
      <FormGrid>
        <FormField
          name="email"
          type="email"
          label={t('account.email')}
          hint={t('users.emailHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          required
        />
        <RoleField />
      </FormGrid>
      <Cluster>
        <SubmitButton look={isPrimary ? 'default' : 'outline'}>{t('users.sendInvitation')}</SubmitButton>
      </Cluster>
    </ApiForm>
  )
}
