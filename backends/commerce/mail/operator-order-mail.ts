// Mail to the wholesaler about an order or quote request.
import { formatMessage } from '../messages/messages.ts'
import { toAddressLines, toTaxNote, toTotalLines } from '../messages/totals-text.ts'
import type { Seller } from '../rules/invoice.ts'
import { toIncrementId } from '../rules/order.ts'
import type { CompanyRow, CustomerRow } from '../sql/customers.ts'
import { type Mail, orderNumberPlaceholder } from '../sql/outbox.ts'
import { type OperatorSender, renderMail } from './mail-layout.ts'
import { formatDelivery, type MailedOrder, toEmptiesText, toLineTable } from './order-mails.ts'

type OperatorOrder = Omit<MailedOrder, 'reader'> & {
  customer: Pick<CustomerRow, 'email' | 'first_name' | 'last_name' | 'phone'>
  company: CompanyRow
  /** Number of the quote that the order accepts. */
  quote?: number
}

/** `orderNumber` is a placeholder; the real number is inserted when the mail is stored. */
export function writeOperatorOrderMail(
  { operatorLocale: locale, shopName, shopOrigin, seller }: OperatorSender & { seller: Seller },
  operatorEmail: string,
  { kind, customer, company, order, shipping, lines, quote, onBehalf = null }: OperatorOrder,
): Mail {
  const values = { company: company.name, number: toIncrementId(orderNumberPlaceholder) }
  const { external_code: code } = company
  const { purchase_reference: reference, message, shipping_method: method } = order
  const paragraphs = [
    formatMessage(locale, kind === 'offer' ? 'operatorMail.offerText' : 'operatorMail.orderText', values),
    onBehalf === null ? '' : formatMessage(locale, 'operatorMail.onBehalf', { name: onBehalf.name }),
    quote === undefined ? '' : formatMessage(locale, 'quoteMail.acceptedQuote', { number: toIncrementId(quote) }),
    [
      `${customer.first_name} ${customer.last_name}`,
      customer.email,
      customer.phone ?? company.phone,
      code && formatMessage(locale, 'operatorMail.customerNumber', { code }),
    ]
      .filter(Boolean)
      .join('\n'),
    formatDelivery({ locale, seller }, method, kind === 'offer' ? null : order.delivery_date),
    method === 'pickup_pickup'
      ? ''
      : [formatMessage(locale, 'orderMail.deliverTo'), ...toAddressLines(locale, shipping)].join('\n'),
    reference === null ? '' : formatMessage(locale, 'operatorMail.purchaseReference', { reference }),
    message === null ? '' : formatMessage(locale, 'operatorMail.message', { message }),
    toLineTable(locale, lines, 'operatorMail.ownNumber'),
    toTotalLines(locale, order),
    toTaxNote(locale, order, seller) ?? '',
    toEmptiesText(locale, 'operatorMail.empties', order.announced_empties),
  ]
  return renderMail(
    { locale, shopName, shopOrigin },
    {
      to: operatorEmail,
      name: null,
      subject: formatMessage(
        locale,
        kind === 'offer' ? 'operatorMail.offerSubject' : 'operatorMail.orderSubject',
        values,
      ),
      paragraphs: paragraphs.filter((block) => block !== ''),
    },
  )
}
