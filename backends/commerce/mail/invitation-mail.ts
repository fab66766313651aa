import { formatMessage } from '../messages/messages.ts'
import { invitationDays } from '../rules/account/invitation.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { Mail } from '../sql/outbox.ts'
import { containsUrl, renderMail, type Sender } from './mail-layout.ts'

/** @param company null if unknown @param token of the invitation; only the mail contains it */
export function writeInvitationMail(sender: Sender, to: string, company: string | null, token: string): Mail {
  const { locale, shopName: shop, shopOrigin } = sender
  const hasName = company !== null && !containsUrl(company)
  return renderMail(sender, {
    to,
    name: null,
    subject: formatMessage(locale, 'mail.invitationSubject', { shop }),
    paragraphs: [
      hasName
        ? formatMessage(locale, 'mail.invitationText', { shop, company })
        : formatMessage(locale, 'mail.invitationPlain', { shop }),
    ],
    action: {
      label: formatMessage(locale, 'mail.invitationAction'),
      url: `${shopOrigin}${getShopPaths[locale].invitation}?token=${token}`,
    },
    after: [formatMessage(locale, 'mail.invitationAfter', { days: invitationDays })],
  })
}
