import type { ReactNode } from 'react'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Desk, DeskDocument, toHref } from '../document.tsx'
import { Facts, LabelledCell, Log, MailLink, PhoneLink } from '../facts.tsx'
import { dayAhead, formatDay, formatTime, today, toTypedPrice } from '../format.ts'
import { errorOf, type Rejection } from '../rejection.ts'
import { type DeskQuote, QuoteStatus } from './quotes-page.tsx'

const maxText = 2000
/** Days until which an answer is valid if the staff chooses no other. */
const usualDays = 14

export type SentAnswer = { prices: ReadonlyMap<string, string>; until: string; text: string }
/** Rejected input; null: none. */
export type QuoteFailure = { rejection: Rejection; sent: SentAnswer }
type Props = { desk: Desk; quote: DeskQuote; failure: QuoteFailure | null }

/** The customer can still accept it, or waits for it. */
const isOpen = ({ status }: DeskQuote) => status !== 'offer_accepted' && status !== 'offer_rejected'

function Lines({ desk: { t, locale }, quote, failure }: Props) {
  const money = (amount: string) => formatMoney(locale, amount, 'EUR')
  return (
    <Table
      caption={t('desk.lines')}
      className="desk-lines"
      columns={[
        { key: 'sku', label: t('desk.sku') },
        { key: 'name', label: t('desk.product'), phone: 'line' },
        { key: 'quantity', label: t('desk.quantity'), align: 'end' },
        { key: 'price', label: t('desk.quotes.price'), align: 'end' },
        { key: 'total', label: t('desk.quotes.lineTotal'), align: 'end', phone: 'hide' },
      ]}
      rows={quote.lines.map(({ sku, name, quantity, price, total }) => ({
        id: sku,
        cells: {
          sku: <span className="figures">{sku}</span>,
          name,
          quantity: <LabelledCell label={t('desk.quantity')}>{quantity}</LabelledCell>,
          price: isOpen(quote) ? (
            <Field
              quiet
              name={`price.${sku}`}
              label={t('desk.quotes.priceOf', { product: name })}
              inputMode="decimal"
              maxLength={12}
              defaultValue={failure?.sent.prices.get(sku) ?? toTypedPrice(locale, price)}
              {...errorOf(failure?.rejection ?? null, `price.${sku}`)}
            />
          ) : (
            money(price)
          ),
          total: money(total),
        },
      }))}
    />
  )
}

function Answer({ desk, quote, failure }: Props) {
  const { t, locale } = desk
  const isStillValid = quote.validUntil && quote.validUntil >= today()
  return (
    <form method="post" action={toHref(locale, `/quotes/${quote.number}`)}>
      <input type="hidden" name="version" value={quote.version} />
      <Lines desk={desk} quote={quote} failure={failure} />
      <div className="desk-save">
        <Stack gap="large">
          <Field
            as="textarea"
            name="text"
            label={t('desk.quotes.text')}
            rows={3}
            maxLength={maxText}
            defaultValue={failure?.sent.text ?? ''}
            {...errorOf(failure?.rejection ?? null, 'text')}
          />
          <div className="desk-filter">
            <Field
              name="until"
              label={t('desk.quotes.until')}
              type="date"
              min={today()}
              required
              defaultValue={failure?.sent.until ?? (isStillValid ? quote.validUntil : null) ?? dayAhead(usualDays)}
              {...errorOf(failure?.rejection ?? null, 'until')}
            />
            <Button type="submit">{t('desk.quotes.send')}</Button>
          </div>
        </Stack>
      </div>
    </form>
  )
}

const Messages = ({ desk: { t, locale }, quote: { messages, customer } }: Pick<Props, 'desk' | 'quote'>) => (
  <Panel title={t('desk.quotes.messages')} padded>
    {messages.length === 0 && <Text>{t('desk.quotes.noMessages')}</Text>}
    <ol className="desk-log">
      {messages.map(({ id, author, text, createdAt }) => (
        <li key={id}>
          <b>{author === 'customer' ? customer : t('desk.quotes.us')}</b>{' '}
          <time className="muted" dateTime={createdAt}>
            {formatTime(locale, createdAt)}
          </time>
          <p className="desk-text">{text}</p>
        </li>
      ))}
    </ol>
  </Panel>
)

function toFacts({ desk: { t, locale }, quote }: Pick<Props, 'desk' | 'quote'>): [label: string, value: ReactNode][] {
  return [
    [t('desk.company'), quote.company],
    [t('desk.orderedBy'), quote.customer],
    [t('desk.email'), <MailLink key="email" address={quote.email} />],
    [t('desk.phone'), quote.phone && <PhoneLink phone={quote.phone} />],
    [t('desk.quotes.requested'), formatTime(locale, quote.createdAt)],
    [t('orders.deliveryDay'), formatDay(locale, t, quote.deliveryDate)],
    [t('desk.message'), quote.message],
    [t('desk.quotes.until'), quote.validUntil && formatDate(locale, quote.validUntil)],
    [t('desk.quotes.subTotal'), formatMoney(locale, quote.subTotal, 'EUR')],
    [t('orders.total'), formatMoney(locale, quote.grandTotal, 'EUR')],
    [
      t('desk.quotes.order'),
      quote.order && (
        <a key="order" href={toHref(locale, `/orders/${quote.order}`)}>
          {quote.order}
        </a>
      ),
    ],
  ]
}

export function QuotePage({ desk, quote, failure }: Props) {
  const { t, locale } = desk
  return (
    <DeskDocument desk={desk} title={quote.number} error={failure?.rejection.summary ?? null}>
      <a href={toHref(locale, '/quotes')}>{t('desk.quotes.back')}</a>
      <PageHeader title={quote.number} beside={<QuoteStatus desk={desk} quote={quote} />} />
      <Facts facts={toFacts({ desk, quote })} />
      <Messages desk={desk} quote={quote} />
      <Panel title={isOpen(quote) ? t('desk.quotes.answer') : t('desk.lines')}>
        {isOpen(quote) ? (
          <Answer desk={desk} quote={quote} failure={failure} />
        ) : (
          <Lines desk={desk} quote={quote} failure={null} />
        )}
      </Panel>
      <Log
        desk={desk}
        entries={quote.log}
        describe={({ action, detail }) =>
          action === 'ordered' ? t('desk.onBehalf.logged') : t('desk.quotes.answered', { detail })
        }
        empty={t('desk.quotes.noLog')}
      />
    </DeskDocument>
  )
}
