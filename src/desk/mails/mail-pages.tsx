import type { DeskMailFieldsFragment } from '#contracts/generated/commerce.ts'
import { isLocale, localeRows } from '#i18n/locales.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { StatusChip, type StatusTone } from '#ui/order/status-chip.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { Facts, Log, MailLink, States } from '../facts.tsx'
import { formatTime } from '../format.ts'
import type { Rejection } from '../rejection.ts'

type Mail = DeskMailFieldsFragment

export const mailStatuses = ['failed', 'waiting', 'sent'] as const
type MailStatus = (typeof mailStatuses)[number]
export type MailFilter = { status: MailStatus; search: string }

const tones: Record<string, StatusTone> = { waiting: 'wait', sent: 'ok', failed: 'bad' }
const statusLabel = (t: Translate, status: string) => t(`desk.mails.statuses.${status}` as MessageKey)

function Filter({ desk: { t, locale }, filter: { status, search } }: { desk: Desk; filter: MailFilter }) {
  return (
    <form method="get" action={toHref(locale, '/mails')} className="desk-filter">
      <input type="hidden" name="status" value={status} />
      <Field name="search" label={t('desk.mails.recipient')} type="search" defaultValue={search} maxLength={254} />
      <Button type="submit">{t('desk.show')}</Button>
    </form>
  )
}

export function MailsPage({
  desk,
  filter,
  mails,
  hasMore,
}: {
  desk: Desk
  filter: MailFilter
  mails: readonly Mail[]
  hasMore: boolean
}) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={t('desk.mails.title')}>
      <PageHeader title={t('desk.mails.title')} />
      <States
        label={t('orders.status')}
        states={mailStatuses.map((status) => ({
          href: toHref(locale, `/mails?${new URLSearchParams({ ...filter, status })}`),
          label: statusLabel(t, status),
          isCurrent: status === filter.status,
        }))}
      />
      <Filter desk={desk} filter={filter} />
      {hasMore && <Text>{t('desk.mails.more', { count: mails.length })}</Text>}
      {mails.length === 0 ? (
        <EmptyState icon="check-circle" title={t('desk.mails.none')} />
      ) : (
        <Panel title={statusLabel(t, filter.status)}>
          <Table
            caption={statusLabel(t, filter.status)}
            columns={[
              { key: 'subject', label: t('desk.mails.subject'), phone: 'line' },
              { key: 'recipient', label: t('desk.mails.recipient'), phone: 'line' },
              { key: 'written', label: t('desk.mails.written') },
              ...(filter.status === 'failed'
                ? [{ key: 'state' as const, label: t('desk.mails.failure'), phone: 'line' as const }]
                : filter.status === 'waiting'
                  ? [{ key: 'state' as const, label: t('desk.mails.due') }]
                  : []),
            ]}
            rows={mails.map(({ id, subject, recipient, createdAt, dueAt, failure }) => ({
              id,
              cells: {
                subject: <a href={toHref(locale, `/mails/${id}`)}>{subject}</a>,
                recipient,
                written: <time dateTime={createdAt}>{formatTime(locale, createdAt)}</time>,
                state: filter.status === 'failed' ? (failure ?? '–') : formatTime(locale, dueAt ?? createdAt),
              },
            }))}
          />
        </Panel>
      )}
    </DeskDocument>
  )
}

export function MailPage({ desk, mail, rejection }: { desk: Desk; mail: Mail; rejection: Rejection | null }) {
  const { t, locale } = desk
  const { id, subject, recipient, status, createdAt, dueAt, attempts, failure, text, language } = mail
  return (
    <DeskDocument desk={desk} title={subject} error={rejection?.summary ?? null}>
      <a href={toHref(locale, '/mails')}>{t('desk.mails.back')}</a>
      <PageHeader
        title={subject}
        beside={<StatusChip tone={tones[status] ?? 'info'}>{statusLabel(t, status)}</StatusChip>}
      />
      <Facts
        facts={[
          [t('desk.mails.recipient'), <MailLink key="recipient" address={recipient} />],
          [t('desk.language'), isLocale(language) ? localeRows[language].name : language],
          [t('desk.mails.written'), formatTime(locale, createdAt)],
          [t('desk.mails.due'), status === 'waiting' && dueAt && formatTime(locale, dueAt)],
          [t('desk.mails.attempts'), attempts > 0 && String(attempts)],
          [t('desk.mails.failure'), failure],
        ]}
      />
      {status === 'failed' && (
        <form method="post" action={toHref(locale, `/mails/${id}/resend`)}>
          <Button type="submit">{t('desk.mails.resend')}</Button>
        </form>
      )}
      <Panel title={t('desk.mails.text')} padded>
        <p className="desk-text" lang={language}>
          {text}
        </p>
      </Panel>
      {text?.includes('?•••') && <Text tone="muted">{t('desk.mails.masked')}</Text>}
      <Log desk={desk} entries={mail.log} describe={() => t('desk.mails.resent')} empty={t('desk.mails.noLog')} />
    </DeskDocument>
  )
}
