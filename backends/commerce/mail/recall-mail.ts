// Mail to a user who ordered a lot that is recalled.
import { formatMessage } from '../messages/messages.ts'
import { formatNumber } from '../rules/locale.ts'
import { toIncrementId } from '../rules/order.ts'
import type { Mail } from '../sql/outbox.ts'
import type { RecalledLine, RecallRow, RecallTexts } from '../sql/recalls/recalls.ts'
import { renderMail } from './mail-layout.ts'
import { type OrderSender, toContact, toOrderUrl } from './order-mails.ts'

export function writeRecallMail(
  sender: OrderSender,
  { email, first_name }: { email: string; first_name: string },
  recall: Pick<RecallRow, 'lot' | 'texts' | 'lines'>,
): Mail {
  const { locale } = sender
  const lines = JSON.parse(recall.lines) as [RecalledLine, ...RecalledLine[]]
  const { reason, instruction } = (JSON.parse(recall.texts) as RecallTexts)[locale]
  const values = { lot: recall.lot, product: lines[0].name }
  return renderMail(sender, {
    to: email,
    name: first_name,
    subject: formatMessage(locale, 'recallMail.subject', values),
    paragraphs: [
      formatMessage(locale, 'recallMail.text', values),
      reason,
      instruction,
      lines.map(({ name, sku, quantity, order_number }) => ({
        label: `${name} (${sku}), ${toIncrementId(order_number)}`,
        value: formatNumber(locale, quantity),
      })),
      formatMessage(locale, 'recallMail.confirm'),
    ],
    action: { label: formatMessage(locale, 'recallMail.view'), url: toOrderUrl(sender, lines[0].order_id) },
    after: [toContact(sender)],
  })
}
