import type { deskNotFoundLogQuery } from '#contracts/generated/commerce.ts'
import type { LoggedPath } from '#features/operator/not-found-log.ts'
import { formatDate } from '#i18n/format.ts'
import type { MessageKey } from '#i18n/translator.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorMessage } from '#ui/fields/error-message.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { Facts, LabelledCell, Log } from '../facts.tsx'
import { errorOf, type Rejection } from '../rejection.ts'

export const redirectStatuses = ['301', '302', '410'] as const
export type SentRedirect = { target: string; status: string }
/** Rejected input; null: none. */
export type RedirectFailure = { rejection: Rejection; sent: SentRedirect }

const toPage = ({ locale }: Desk, path: string) =>
  toHref(locale, `/not-found/path?${new URLSearchParams({ source: path })}`)

/** The suggested redirect, with one click. */
const Suggested = ({ desk: { t, locale }, path, target }: { desk: Desk; path: string; target: string }) => (
  <form method="post" action={toHref(locale, '/not-found/redirect')}>
    <input type="hidden" name="source" value={path} />
    <input type="hidden" name="target" value={target} />
    <input type="hidden" name="status" value="301" />
    <Button type="submit" look="outline-sm" aria-label={t('desk.notFound.redirectNamed', { path, target })}>
      {t('desk.notFound.redirectTo', { target })}
    </Button>
  </form>
)

const NoRedirects = ({ desk: { t } }: { desk: Desk }) => (
  <Notice title={t('operator.externalCms')}>{t('operator.externalCmsText')}</Notice>
)

type List = {
  desk: Desk
  paths: readonly LoggedPath[]
  /** Number of paths in the log; only the most requested are listed. */
  count: number
  canRedirect: boolean
  log: NonNullable<deskNotFoundLogQuery['deskNotFoundLog']>
}

export function NotFoundPage({ desk, paths, count, canRedirect, log }: List) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={t('operator.title')}>
      <PageHeader title={t('operator.title')}>
        <Text tone="soft">{t('operator.intro')}</Text>
      </PageHeader>
      {!canRedirect && <NoRedirects desk={desk} />}
      {paths.length < count && <Text>{t('desk.notFound.more', { listed: paths.length, count })}</Text>}
      {paths.length === 0 ? (
        <EmptyState icon="check-circle" title={t('operator.empty')} text={t('operator.emptyText')} />
      ) : (
        <Panel>
          <Table
            caption={t('operator.title')}
            columns={[
              { key: 'path', label: t('desk.notFound.path'), phone: 'line' },
              { key: 'hits', label: t('desk.notFound.hits'), align: 'end' },
              { key: 'seen', label: t('desk.notFound.lastSeen') },
              { key: 'referrer', label: t('desk.notFound.referrer'), phone: 'hide' },
              { key: 'redirect', label: t('desk.notFound.redirect'), phone: 'line' },
            ]}
            rows={paths.map(({ path, hits, lastSeen, referrer, suggestion, exists }) => ({
              id: path,
              cells: {
                path: <a href={toPage(desk, path)}>{path}</a>,
                hits: <LabelledCell label={t('desk.notFound.hits')}>{hits}</LabelledCell>,
                seen: <time dateTime={lastSeen}>{formatDate(locale, lastSeen)}</time>,
                referrer: referrer ?? '–',
                redirect: exists ? (
                  t('desk.notFound.exists')
                ) : suggestion && canRedirect ? (
                  <Suggested desk={desk} path={path} target={suggestion} />
                ) : (
                  <a href={toPage(desk, path)} aria-label={t('desk.notFound.chooseNamed', { path })}>
                    {t('desk.notFound.choose')}
                  </a>
                ),
              },
            }))}
          />
        </Panel>
      )}
      <Log
        desk={desk}
        entries={log}
        describe={({ action, detail }) => t(`desk.notFound.actions.${action}` as MessageKey, { detail })}
        empty={t('desk.notFound.noLog')}
      />
    </DeskDocument>
  )
}

type One = { desk: Desk; page: LoggedPath; canRedirect: boolean; failure: RedirectFailure | null }

function RedirectForm({ desk: { t, locale }, page: { path, suggestion }, failure }: Omit<One, 'canRedirect'>) {
  const rejection = failure?.rejection ?? null
  const wrongSource = rejection?.errors.get('source')
  return (
    <form method="post" action={toHref(locale, '/not-found/redirect')}>
      <Stack>
        <input type="hidden" name="source" value={path} />
        {wrongSource && <ErrorMessage>{wrongSource}</ErrorMessage>}
        <Field
          name="target"
          label={t('operator.target')}
          defaultValue={failure?.sent.target ?? suggestion ?? ''}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...errorOf(rejection, 'target')}
        />
        <Field
          as="select"
          name="status"
          label={t('operator.status')}
          defaultValue={failure?.sent.status ?? '301'}
          options={redirectStatuses.map((status) => ({ value: status, label: t(`operator.statuses.${status}`) }))}
          {...errorOf(rejection, 'status')}
        />
        <Button type="submit">{t('operator.save')}</Button>
      </Stack>
    </form>
  )
}

export function MissingPathPage({ desk, page, canRedirect, failure }: One) {
  const { t, locale } = desk
  const { path, hits, lastSeen, referrer, exists } = page
  return (
    <DeskDocument desk={desk} title={path} error={failure?.rejection.summary ?? null}>
      <a href={toHref(locale, '/not-found')}>{t('desk.notFound.back')}</a>
      <PageHeader title={path} />
      <Facts
        facts={[
          [t('desk.notFound.hits'), String(hits)],
          [t('desk.notFound.lastSeen'), formatDate(locale, lastSeen)],
          [t('desk.notFound.referrer'), referrer],
        ]}
      />
      {!canRedirect && <NoRedirects desk={desk} />}
      <div className="desk-pair">
        {canRedirect && !exists && (
          <Panel title={t('desk.notFound.redirect')} padded>
            <RedirectForm desk={desk} page={page} failure={failure} />
          </Panel>
        )}
        <Panel title={t('operator.remove')} padded>
          <form method="post" action={toHref(locale, '/not-found/remove')}>
            <Stack>
              <Text>{t(exists ? 'operator.pageExists' : 'desk.notFound.removeText')}</Text>
              <input type="hidden" name="source" value={path} />
              <Button type="submit" look="outline">
                {t('operator.remove')}
              </Button>
            </Stack>
          </form>
        </Panel>
      </div>
    </DeskDocument>
  )
}
