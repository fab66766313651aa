// Mails about quotes: the answer and a reminder to the customer, replies and refusals to the wholesaler.
import { formatMessage } from '../messages/messages.ts'
import { toTaxNote, toTotalLines } from '../messages/totals-text.ts'
import { formatWeekdayDate } from '../rules/delivery/calendar-days.ts'
import { formatMoney, formatNumber } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import { readDeposits } from '../rules/pricing/deposits.ts'
import type { Mail } from '../sql/outbox.ts'
import { type OperatorSender, renderMail } from './mail-layout.ts'
import { type OrderSender, toContact, toDepositRows, toOrderUrl } from './order-mails.ts'

type Reader = { email: string; first_name: string }
type Answer = {
  reader: Reader
  quote: { id: string; number: number; shipping_method: string; shipping_cents: number }
  totals: { subtotal_cents: number; deposit_cents: number; grand_total_cents: number; taxes: string }
  lines: readonly {
    sku: string
    name: string
    quantity: number
    price_cents: number
    total_cents: number
    deposits: string | null
  }[]
  text: string
  /** Last day of validity, `2026-12-15`. */
  day: string
}

const toAction = (sender: OrderSender, id: string) => ({
  label: formatMessage(sender.locale, 'quoteMail.view'),
  url: toOrderUrl(sender, id),
})

export function writeQuoteMail(sender: OrderSender, { reader, quote, totals, lines, text, day }: Answer): Mail {
  const { locale, shopName: shop } = sender
  const values = { shop, number: toIncrementId(quote.number), day: formatWeekdayDate(locale, day) }
  const money = (cents: number) => formatMoney(locale, cents)
  const table = lines.flatMap(({ sku, name, quantity, price_cents, total_cents, deposits }) => [
    {
      label: `${name} (${sku})`,
      value: formatMessage(locale, 'quoteMail.price', {
        quantity: formatNumber(locale, quantity),
        price: money(price_cents),
        total: money(total_cents),
      }),
    },
    ...toDepositRows(locale, readDeposits(deposits)),
  ])
  const billed = { ...quote, ...totals }
  return renderMail(sender, {
    to: reader.email,
    name: reader.first_name,
    subject: formatMessage(locale, 'quoteMail.answerSubject', values),
    paragraphs: [
      formatMessage(locale, 'quoteMail.answerText', values),
      ...(text ? [text] : []),
      table,
      toTotalLines(locale, billed, formatMessage(locale, 'orderMail.free')),
      toTaxNote(locale, billed, sender.seller) ?? '',
    ].filter((block) => block !== ''),
    action: toAction(sender, quote.id),
    after: [toContact(sender)],
  })
}

export function writeReminderMail(
  sender: OrderSender,
  { reader, quote, day }: Pick<Answer, 'reader' | 'quote' | 'day'>,
) {
  const { locale } = sender
  const values = { number: toIncrementId(quote.number), day: formatWeekdayDate(locale, day) }
  return renderMail(sender, {
    to: reader.email,
    name: reader.first_name,
    subject: formatMessage(locale, 'quoteMail.reminderSubject', values),
    paragraphs: [formatMessage(locale, 'quoteMail.reminderText', values)],
    action: toAction(sender, quote.id),
    after: [toContact(sender)],
  })
}

type Reply = { kind: 'reply' | 'decline'; company: string; customer: Reader & { last_name: string }; text: string }

/** To the wholesaler. */
export function writeReplyMail(
  { operatorLocale: locale, shopName, shopOrigin }: OperatorSender,
  operatorEmail: string,
  number: number,
  { kind, company, customer, text }: Reply,
): Mail {
  const values = { company, number: toIncrementId(number) }
  return renderMail(
    { locale, shopName, shopOrigin },
    {
      to: operatorEmail,
      name: null,
      subject: formatMessage(locale, `quoteMail.${kind}Subject`, values),
      paragraphs: [
        formatMessage(locale, `quoteMail.${kind}Text`, values),
        ...(text ? [text] : []),
        `${customer.first_name} ${customer.last_name}\n${customer.email}`,
      ],
    },
  )
}
