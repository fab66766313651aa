import { say } from '../messages/messages.ts'
import { resetMinutes } from '../rules/account/new-password.ts'
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
export const writeChangedMail = (house: Sender, reader: Reader) => writeChange(house, reader, 'mail.changedText')

/** After a change by a logged-in customer, which ends all other sessions. */
export const writeOwnChangeMail = (house: Sender, reader: Reader) => writeChange(house, reader, 'mail.changedOwnText')

function writeChange(
  house: Sender,
  { email, first_name }: Reader,
  key: 'mail.changedText' | 'mail.changedOwnText',
): Mail {
  const { locale, shopName: shop } = house
  return renderMail(house, {
    to: email,
    name: first_name,
    subject: say(locale, 'mail.changedSubject', { shop }),
    paragraphs: [say(locale, key, { shop })],
    after: [say(locale, 'mail.changedAfter')],
  })
}

/** To the former e-mail address, whose owner may not know of the change. */
export function writeAddressChangedMail(house: Sender, { email, first_name }: Reader, next: string): Mail {
  const { locale, shopName: shop } = house
  return renderMail(house, {
    to: email,
    name: first_name,
    subject: say(locale, 'mail.movedSubject', { shop }),
    paragraphs: [say(locale, 'mail.movedText', { shop, email: next })],
    after: [say(locale, 'mail.changedAfter')],
  })
}
