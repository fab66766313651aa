// Mails about a changed announcement of empties, to the customer and to the wholesaler.
import { formatMessage } from '../messages/messages.ts'
import { toIncrementId } from '../rules/order.ts'
import type { OrderRow } from '../sql/orders.ts'
import type { Mail } from '../sql/outbox.ts'
import { type OperatorSender, renderMail } from './mail-layout.ts'
import { type OrderSender, toContact, toEmptiesText, toOrderUrl } from './order-mails.ts'

type Announcement = Pick<OrderRow, 'id' | 'number' | 'announced_empties'>

export function writeEmptiesMail(
  sender: OrderSender,
  reader: { email: string; first_name: string },
  { id, number, announced_empties: announced }: Announcement,
): Mail {
  const { locale } = sender
  return renderMail(sender, {
    to: reader.email,
    name: reader.first_name,
    subject: formatMessage(locale, 'orderMail.emptiesSubject', { number: toIncrementId(number) }),
    paragraphs: [toEmptiesText(locale, 'orderMail.empties', announced) || formatMessage(locale, 'orderMail.noEmpties')],
    action: { label: formatMessage(locale, 'orderMail.view'), url: toOrderUrl(sender, id) },
    after: [toContact(sender)],
  })
}

export function writeOperatorEmptiesMail(
  { operatorLocale: locale, shopName, shopOrigin }: OperatorSender,
  operatorEmail: string,
  { number, announced_empties: announced }: Announcement,
  company: string,
): Mail {
  const values = { number: toIncrementId(number), company }
  return renderMail(
    { locale, shopName, shopOrigin },
    {
      to: operatorEmail,
      name: null,
      subject: formatMessage(locale, 'operatorMail.emptiesSubject', values),
      paragraphs: [
        toEmptiesText(locale, 'operatorMail.empties', announced) || formatMessage(locale, 'operatorMail.noEmpties'),
      ],
    },
  )
}
