import { formatMessage } from '../messages/messages.ts'
import { resetMinutes, revertHours } from '../rules/account/new-password.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { Mail } from '../sql/outbox.ts'
import { renderMail, type Sender } from './mail-layout.ts'

type Reader = { email: string; first_name: string }

/** URL that sets a password; only the mail contains the token. */
export const resetUrl = ({ locale, shopOrigin }: Sender, token: string) =>
  `${shopOrigin}${getShopPaths[locale].resetPassword}?token=${token}`

export function writeResetLinkMail(sender: Sender, { email, first_name }: Reader, token: string): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to: email,
    name: first_name,
    subject: formatMessage(locale, 'mail.resetSubject', { shop }),
    paragraphs: [formatMessage(locale, 'mail.resetText', { shop })],
    action: { label: formatMessage(locale, 'mail.resetAction'), url: resetUrl(sender, token) },
    after: [formatMessage(locale, 'mail.resetAfter', { minutes: resetMinutes })],
  })
}

/** After a reset by a mailed link, which ends all sessions. */
export const writePasswordResetMail = (sender: Sender, reader: Reader) =>
  writeChange(sender, reader, 'mail.changedText', null)

/** After a change by a logged-in customer, which ends all other sessions. @param token sets another password, if it was someone else */
export const writePasswordChangedMail = (sender: Sender, reader: Reader, token: string) =>
  writeChange(sender, reader, 'mail.changedOwnText', token)

function writeChange(
  sender: Sender,
  { email, first_name }: Reader,
  key: 'mail.changedText' | 'mail.changedOwnText',
  token: string | null,
): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to: email,
    name: first_name,
    subject: formatMessage(locale, 'mail.changedSubject', { shop }),
    paragraphs: [formatMessage(locale, key, { shop })],
    ...(token && { action: { label: formatMessage(locale, 'mail.resetAction'), url: resetUrl(sender, token) } }),
    after: [
      token
        ? formatMessage(locale, 'mail.changedOwnAfter', { hours: revertHours })
        : formatMessage(locale, 'mail.changedAfter'),
    ],
  })
}
