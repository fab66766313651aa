import type { DeskQuoteFieldsFragment } from '#contracts/generated/commerce.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import type { MessageKey, Translate } from '#i18n/translator.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import { StatusChip, type StatusTone } from '#ui/order/status-chip.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { States } from '../facts.tsx'

export type DeskQuote = DeskQuoteFieldsFragment

export const quoteStates = ['waiting', 'sent', 'expired', 'accepted', 'declined'] as const
export type QuoteState = (typeof quoteStates)[number]

const tones: Record<string, StatusTone> = { offer_requested: 'wait', offer_sent: 'run', offer_accepted: 'ok' }

export const quoteStateLabel = (t: Translate, state: QuoteState) => t(`desk.quotes.states.${state}` as MessageKey)

export const QuoteStatus = ({ desk: { t }, quote: { status, isWaiting } }: { desk: Desk; quote: DeskQuote }) => (
  <StatusChip tone={isWaiting ? 'wait' : (tones[status] ?? 'off')}>
    {isWaiting && status !== 'offer_requested'
      ? t('desk.quotes.replied')
      : t(`orders.statuses.${status}` as MessageKey)}
  </StatusChip>
)

export function QuotesPage({ desk, state, quotes }: { desk: Desk; state: QuoteState; quotes: readonly DeskQuote[] }) {
  const { t, locale } = desk
  const heading = quoteStateLabel(t, state)
  return (
    <DeskDocument desk={desk} title={t('desk.quotes.title')}>
      <PageHeader title={t('desk.quotes.title')} />
      <States
        label={t('orders.status')}
        states={quoteStates.map((one) => ({
          href: toHref(locale, one === 'waiting' ? '/quotes' : `/quotes?state=${one}`),
          label: quoteStateLabel(t, one),
          isCurrent: one === state,
        }))}
      />
      {quotes.length === 0 ? (
        <EmptyState icon="check-circle" title={t('desk.quotes.none')} />
      ) : (
        <Panel title={heading}>
          <Table
            caption={heading}
            columns={[
              { key: 'number', label: t('desk.quotes.quote') },
              { key: 'company', label: t('desk.company') },
              { key: 'status', label: t('orders.status'), phone: 'under' },
              { key: 'requested', label: t('desk.quotes.requested'), phone: 'hide' },
              { key: 'until', label: t('desk.quotes.until'), phone: 'hide' },
              { key: 'lines', label: t('desk.lines'), align: 'end', phone: 'hide' },
              { key: 'total', label: t('desk.quotes.subTotal'), align: 'end' },
            ]}
            rows={quotes.map((quote) => ({
              id: quote.number,
              cells: {
                number: (
                  <a className="figures" href={toHref(locale, `/quotes/${quote.number}`)}>
                    {quote.number}
                  </a>
                ),
                company: quote.company,
                status: <QuoteStatus desk={desk} quote={quote} />,
                requested: <time dateTime={quote.createdAt}>{formatDate(locale, quote.createdAt)}</time>,
                until: quote.validUntil ? formatDate(locale, quote.validUntil) : '–',
                lines: quote.lineCount,
                total: <b>{formatMoney(locale, quote.subTotal, 'EUR')}</b>,
              },
            }))}
          />
        </Panel>
      )}
    </DeskDocument>
  )
}
