import type { DeskAccessRequestFieldsFragment } from '#contracts/generated/commerce.ts'
import { formatDate } from '#i18n/format.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip, type StatusTone } from '#ui/order/status-chip.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { Facts, Log, MailLink, PhoneLink, States } from '../facts.tsx'
import { errorOf, type Rejection } from '../rejection.ts'

type Request = DeskAccessRequestFieldsFragment
export type AccessStatus = 'pending' | 'rejected'

const tones: Record<string, StatusTone> = { pending: 'wait', approved: 'ok', rejected: 'off', blocked: 'bad' }

const statusLabel = (t: Translate, status: string) => t(`desk.access.statuses.${status}` as MessageKey)

export function AccessListPage({
  desk,
  status,
  requests,
}: {
  desk: Desk
  status: AccessStatus
  requests: readonly Request[]
}) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={t('desk.access.title')}>
      <PageHeader title={t('desk.access.title')} />
      <States
        label={t('desk.access.status')}
        states={(['pending', 'rejected'] as const).map((one) => ({
          href: toHref(locale, one === 'pending' ? '/access' : `/access?status=${one}`),
          label: statusLabel(t, one),
          isCurrent: one === status,
        }))}
      />
      {requests.length === 0 ? (
        <EmptyState icon="check-circle" title={t('desk.access.none')} />
      ) : (
        <Panel>
          <Table
            caption={t('desk.access.title')}
            columns={[
              { key: 'company', label: t('desk.company') },
              { key: 'since', label: t('desk.access.since') },
              { key: 'person', label: t('desk.access.person') },
              { key: 'activity', label: t('desk.access.activity') },
              { key: 'vat', label: t('desk.access.vatNumber') },
            ]}
            rows={requests.map(({ id, company, person, activity, vatNumber, createdAt }) => ({
              id,
              cells: {
                company: <a href={toHref(locale, `/access/${id}`)}>{company}</a>,
                person: person || '–',
                activity: activity || '–',
                vat: <span className="figures">{vatNumber}</span>,
                since: <time dateTime={createdAt}>{formatDate(locale, createdAt)}</time>,
              },
            }))}
          />
        </Panel>
      )}
    </DeskDocument>
  )
}

/** Rejected input; null: none. */
export type AccessFailure = { rejection: Rejection; reason: string }

function Decision({ desk: { t, locale }, id, failure }: { desk: Desk; id: string; failure: AccessFailure | null }) {
  const path = toHref(locale, `/access/${id}`)
  return (
    <div className="desk-pair">
      <Panel title={t('desk.access.approve')} padded>
        <form method="post" action={`${path}/approve`}>
          <Stack>
            <Text>{t('desk.access.approveText')}</Text>
            <Button type="submit">{t('desk.access.approve')}</Button>
          </Stack>
        </form>
      </Panel>
      <Panel title={t('desk.access.reject')} padded>
        <form method="post" action={`${path}/reject`}>
          <Stack>
            <Field
              as="textarea"
              name="reason"
              label={t('desk.access.reason')}
              hint={t('desk.access.reasonHint')}
              rows={3}
              maxLength={1000}
              required
              defaultValue={failure?.reason ?? ''}
              {...errorOf(failure?.rejection ?? null, 'reason')}
            />
            <Button type="submit" look="outline">
              {t('desk.access.reject')}
            </Button>
          </Stack>
        </form>
      </Panel>
    </div>
  )
}

export function AccessPage({
  desk,
  request,
  failure,
}: {
  desk: Desk
  request: Request
  failure: AccessFailure | null
}) {
  const { t, locale } = desk
  const { id, company, status, createdAt, vatNumber, activity, email, phone, website, person, personEmail } = request
  return (
    <DeskDocument desk={desk} title={company} error={failure?.rejection.summary ?? null}>
      <a href={toHref(locale, '/access')}>{t('desk.access.back')}</a>
      <PageHeader
        title={company}
        beside={<StatusChip tone={tones[status] ?? 'info'}>{statusLabel(t, status)}</StatusChip>}
      />
      <Facts
        facts={[
          [t('desk.access.vatNumber'), vatNumber],
          [t('desk.access.activity'), activity],
          [t('desk.access.address'), request.address],
          [t('desk.email'), <MailLink key="email" address={email} />],
          [t('desk.phone'), phone && <PhoneLink phone={phone} />],
          // a link to a site that an unknown person has typed is not offered
          [t('desk.access.website'), website],
          [t('desk.access.person'), person],
          [t('desk.access.personEmail'), personEmail && <MailLink address={personEmail} />],
          [t('desk.access.since'), formatDate(locale, createdAt)],
        ]}
      />
      {status === 'pending' && <Decision desk={desk} id={id} failure={failure} />}
      <Log
        desk={desk}
        entries={request.log}
        describe={({ action, detail }) =>
          [t(`desk.access.actions.${action}` as MessageKey), detail].filter(Boolean).join(' – ')
        }
        empty={t('desk.access.noLog')}
      />
    </DeskDocument>
  )
}
