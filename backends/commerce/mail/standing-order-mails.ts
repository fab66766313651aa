// Mails about a date of a standing order: what is coming, what is ready, and why nothing was ordered.
import { formatMessage } from '../messages/messages.ts'
import { formatReason, type Reason } from '../messages/reason.ts'
import { formatWeekdayDate, formatWeekdayTime } from '../rules/delivery/calendar-days.ts'
import { formatMoney } from '../rules/locale.ts'
import { toSubtotal } from '../rules/order.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { MissingLine } from '../rules/standing-orders/available-lines.ts'
import type { Mail } from '../sql/outbox.ts'
import { renderMail, type Sender } from './mail-layout.ts'
import { type MailedLine, type OrderSender, toContact, toLineTable } from './order-mails.ts'

type Reader = { email: string; first_name: string }
type StandingDate = { reader: Reader; id: string; date: string }

/** What differs from the last order of the same products. */
export type Differences = {
  dearer: readonly { name: string; beforeCents: number; afterCents: number }[]
  allergens: readonly { name: string; labels: readonly string[] }[]
}

type Announcement = StandingDate &
  Differences & {
    lines: readonly MailedLine[]
    short: readonly MissingLine[]
    /** `at`: instant at which it is ordered; `until`: cut-off, for the customer to order themselves. */
    when: { isAutomatic: true; at: string } | { isAutomatic: false; until: string }
  }

const toDateUrl = ({ locale, shopOrigin }: Sender, { id, date }: StandingDate) =>
  `${shopOrigin}${getShopPaths[locale].standingOrders}?${new URLSearchParams({ standing: id, date })}#date`

/** `Flour (2 of 5), Salt (no longer sold)`. */
export const toShortNames = (locale: Sender['locale'], short: readonly MissingLine[]): string =>
  short
    .map(({ name, quantity, available, isGone }) =>
      formatMessage(locale, isGone ? 'standingMail.goneItem' : 'standingMail.shortItem', { name, quantity, available }),
    )
    .join(', ')

export function writeAnnouncement(sender: OrderSender, given: Announcement): Mail {
  const { reader, date, lines, short, dearer, allergens, when } = given
  const { locale } = sender
  const day = formatWeekdayDate(locale, date)
  const text = when.isAutomatic
    ? formatMessage(locale, 'standingMail.automaticText', { day, at: formatWeekdayTime(locale, when.at) })
    : formatMessage(locale, 'standingMail.preparedText', { day, until: formatWeekdayTime(locale, when.until) })
  const list = (key: 'short' | 'dearer' | 'allergens', names: string) =>
    names === '' ? [] : [formatMessage(locale, `standingMail.${key}`, { names })]
  const money = (cents: number) => formatMoney(locale, cents)
  const dearerNames = dearer.map(({ name, beforeCents, afterCents }) =>
    formatMessage(locale, 'standingMail.dearerItem', { name, before: money(beforeCents), after: money(afterCents) }),
  )
  const allergenNames = allergens.map(({ name, labels }) =>
    formatMessage(locale, 'standingMail.allergenItem', { name, allergens: labels.join(', ') }),
  )
  const subtotal = { label: formatMessage(locale, 'standingMail.subtotal'), value: money(toSubtotal(lines)) }
  return renderMail(sender, {
    to: reader.email,
    name: reader.first_name,
    subject: formatMessage(locale, 'standingMail.announceSubject', { day }),
    paragraphs: [
      text,
      ...(lines.length > 0 ? [[...toLineTable(locale, lines), subtotal]] : []),
      ...list('allergens', allergenNames.join(', ')),
      ...list('short', toShortNames(locale, short)),
      ...list('dearer', dearerNames.join(', ')),
    ],
    action: {
      label: formatMessage(locale, when.isAutomatic ? 'standingMail.change' : 'standingMail.toCart'),
      url: toDateUrl(sender, given),
    },
    after: [toContact(sender)],
  })
}

/** Nothing was ordered for a date; `isClosed`: because there is no delivery on it. */
export function writeNotOrderedMail(
  sender: OrderSender,
  { reason, isClosed, ...given }: StandingDate & { reason: Reason; isClosed: boolean },
): Mail {
  const { locale } = sender
  const values = { day: formatWeekdayDate(locale, given.date), reason: formatReason(locale, reason) }
  const kind = isClosed ? 'closed' : 'failed'
  return renderMail(sender, {
    to: given.reader.email,
    name: given.reader.first_name,
    subject: formatMessage(locale, `standingMail.${kind}Subject`, values),
    paragraphs: [formatMessage(locale, `standingMail.${kind}Text`, values)],
    action: { label: formatMessage(locale, 'standingMail.view'), url: toDateUrl(sender, given) },
    after: [toContact(sender)],
  })
}
