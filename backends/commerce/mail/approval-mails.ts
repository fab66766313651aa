// Mails about requests for approval, in the language of their reader.
import { toLocale } from '../../graphql/locales.ts'
import { formatMessage, type MessageKey } from '../messages/messages.ts'
import { formatWeekdayDate, formatWeekdayTime } from '../rules/delivery/calendar-days.ts'
import { formatMoney } from '../rules/locale.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { Mail } from '../sql/outbox.ts'
import { renderMail, type Sender } from './mail-layout.ts'

type Reader = { email: string; first_name: string; locale: string }
type Requested = {
  id: string
  /** Goods in cents, tax and delivery costs excluded. */
  requested_cents: number
  delivery_date: string
}
type Person = { first_name: string; last_name: string }

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

type Text = { subject: MessageKey; text: MessageKey; values?: Record<string, string>; quoted?: string | null }

function write(
  sender: Omit<Sender, 'locale'>,
  reader: Reader,
  requested: Requested,
  { subject, text, ...more }: Text,
): Mail {
  const locale = toLocale(reader.locale)
  const values = {
    amount: formatMoney(locale, requested.requested_cents),
    day: formatWeekdayDate(locale, requested.delivery_date),
    ...more.values,
  }
  return renderMail(
    { ...sender, locale },
    {
      to: reader.email,
      name: reader.first_name,
      subject: formatMessage(locale, subject, values),
      paragraphs: [formatMessage(locale, text, values), ...(more.quoted ? [more.quoted] : [])],
      action: {
        label: formatMessage(locale, 'approvalMail.view'),
        url: `${sender.shopOrigin}${getShopPaths[locale].approvals}?approval=${requested.id}`,
      },
    },
  )
}

/** To an approver. @param expiresAt instant until which the order can be approved */
export const writeRequestMail = (
  sender: Omit<Sender, 'locale'>,
  reader: Reader,
  requested: Requested & { expires_at: string },
  buyer: Person,
): Mail =>
  write(sender, reader, requested, {
    subject: 'approvalMail.requestSubject',
    text: 'approvalMail.requestText',
    values: { name: nameOf(buyer), until: formatWeekdayTime(toLocale(reader.locale), requested.expires_at) },
  })

/** To the buyer. */
export const writeReturnMail = (
  sender: Omit<Sender, 'locale'>,
  reader: Reader,
  requested: Requested,
  { approver, reason }: { approver: Person; reason: string },
): Mail =>
  write(sender, reader, requested, {
    subject: 'approvalMail.returnedSubject',
    text: 'approvalMail.returnedText',
    values: { name: nameOf(approver) },
    quoted: reason,
  })

/** @param buyer of the request; null: the recipient is the buyer */
export const writeExpiryMail = (
  sender: Omit<Sender, 'locale'>,
  reader: Reader,
  requested: Requested,
  buyer: Person | null,
): Mail =>
  buyer
    ? write(sender, reader, requested, {
        subject: 'approvalMail.expiredSubject',
        text: 'approvalMail.expiredText',
        values: { name: nameOf(buyer) },
      })
    : write(sender, reader, requested, {
        subject: 'approvalMail.ownExpiredSubject',
        text: 'approvalMail.ownExpiredText',
      })
