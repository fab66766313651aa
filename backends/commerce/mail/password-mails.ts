import { say } from '../messages/messages.ts'
import { resetMinutes, revertHours } from '../rules/account/new-password.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { Mail } from '../sql/outbox.ts'
import { renderMail, type Sender } from './mail-layout.ts'

type Reader = { email: string; first_name: string }

/** URL that sets a password; only the mail contains the token. */
export const resetUrl = ({ locale, shopOrigin }: Sender, token: string) =>
  `${shopOrigin}${getShopPaths[locale].resetPassword}?token=${token}`

export function writeResetMail(house: Sender, { email, first_name }: Reader, token: string): Mail {
  const { locale, shopName: shop } = house
  return renderMail(house, {
    to: email,
    name: first_name,
    subject: say(locale, 'mail.resetSubject', { shop }),
    paragraphs: [say(locale, 'mail.resetText', { shop })],
    action: { label: say(locale, 'mail.resetAction'), url: resetUrl(house, token) },
    after: [say(locale, 'mail.resetAfter', { minutes: resetMinutes })],
  })
}

/** After a reset by a mailed link, which ends all sessions. */
export const writeChangedMail = (house: Sender, reader: Reader) => writeChange(house, reader, 'mail.changedText', null)

/** After a change by a logged-in customer, which ends all other sessions. @param token sets another password, if it was someone else */
export const writeOwnChangeMail = (house: Sender, reader: Reader, token: string) =>
  writeChange(house, reader, 'mail.changedOwnText', token)

function writeChange(
  house: Sender,
  { email, first_name }: Reader,
  key: 'mail.changedText' | 'mail.changedOwnText',
  token: string | null,
): Mail {
  const { locale, shopName: shop } = house
  return renderMail(house, {
    to: email,
    name: first_name,
    subject: say(locale, 'mail.changedSubject', { shop }),
    paragraphs: [say(locale, key, { shop })],
    ...(token && { action: { label: say(locale, 'mail.resetAction'), url: resetUrl(house, token) } }),
    after: [token ? say(locale, 'mail.changedOwnAfter', { hours: revertHours }) : say(locale, 'mail.changedAfter')],
  })
}
