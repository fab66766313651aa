// Mails about a new e-mail address: to the new one, which confirms it, and to the former one, which can restore it.
import { formatMessage } from '../messages/messages.ts'
import { confirmHours, emailChangePath, revertDays } from '../rules/account/email-change.ts'
import type { Mail } from '../sql/outbox.ts'
import { renderMail, type Sender } from './mail-layout.ts'

const linkOf = ({ locale, shopOrigin }: Sender, token: string) =>
  `${shopOrigin}${emailChangePath}?${new URLSearchParams({ lang: locale, token })}`

export function writeConfirmEmailMail(sender: Sender, to: string, token: string): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to,
    name: null,
    subject: formatMessage(locale, 'mail.confirmEmailSubject', { shop }),
    paragraphs: [formatMessage(locale, 'mail.confirmEmailText', { shop, email: to })],
    action: { label: formatMessage(locale, 'email.confirm'), url: linkOf(sender, token) },
    after: [formatMessage(locale, 'mail.confirmEmailAfter', { hours: confirmHours })],
  })
}

type Reader = { email: string; first_name: string }

export function writeRevertEmailMail(sender: Sender, { email, first_name }: Reader, next: string, token: string): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to: email,
    name: first_name,
    subject: formatMessage(locale, 'mail.movedSubject', { shop }),
    paragraphs: [formatMessage(locale, 'mail.movedText', { shop, email: next })],
    action: { label: formatMessage(locale, 'email.revert'), url: linkOf(sender, token) },
    after: [formatMessage(locale, 'mail.movedAfter', { days: revertDays })],
  })
}
