// Mails about requests for access: to the applicant, to the owner of an existing account, and to the operator.
import { formatMessage, type MessageKey } from '../messages/messages.ts'
import type { AccessRequest } from '../rules/account/access-request.ts'
import { countryName } from '../rules/locale.ts'
import { getShopPaths } from '../rules/shop-paths.ts'
import type { KnownCompany } from '../sql/access-requests.ts'
import type { Mail } from '../sql/outbox.ts'
import { containsUrl, type OperatorSender, renderMail, type Sender } from './mail-layout.ts'

/** To the applicant; the same text whether or not the company is known. */
export function writeRequestReceivedMail(sender: Sender, { email, firstName, companyName }: AccessRequest): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to: email,
    name: firstName,
    subject: formatMessage(locale, 'mail.receivedSubject', { shop }),
    paragraphs: [
      containsUrl(companyName)
        ? formatMessage(locale, 'mail.receivedTextPlain')
        : formatMessage(locale, 'mail.receivedText', { company: companyName }),
    ],
    after: [formatMessage(locale, 'mail.receivedAfter')],
  })
}

/** To the owner of an account with the requested address; the API response does not reveal that account. */
export function writeExistingAccountMail(sender: Sender, email: string): Mail {
  const { locale, shopName: shop, shopOrigin } = sender
  return renderMail(sender, {
    to: email,
    name: null,
    subject: formatMessage(locale, 'mail.knownSubject', { shop }),
    paragraphs: [formatMessage(locale, 'mail.knownText', { shop })],
    action: { label: formatMessage(locale, 'mail.resetAction'), url: shopOrigin + getShopPaths[locale].forgotPassword },
    after: [formatMessage(locale, 'mail.knownAfter')],
  })
}

/** Action for the operator: none if a company has the VAT number, else approval by a link. */
type RequestWay = { known: KnownCompany } | { link: string | null; days: number }

export function writeApprovalRequestMail(
  { operatorLocale: locale, shopName, shopOrigin }: OperatorSender,
  operatorEmail: string,
  request: AccessRequest,
  way: RequestWay,
): Mail {
  const sender = { locale, shopName, shopOrigin }
  const { companyName, vatNumber, activity, companyEmail, companyPhone, website } = request
  const { firstName, lastName, email, address1, address2, postcode, city, country, phone } = request
  const facts = [
    [companyName, vatNumber, activity, companyEmail, companyPhone, website],
    [`${firstName} ${lastName}`, email],
    [address1, address2, `${postcode} ${city}`, countryName(locale, country), phone],
  ]
  return renderMail(sender, {
    to: operatorEmail,
    name: null,
    subject: formatMessage(locale, 'mail.requestSubject', { company: companyName }),
    paragraphs: [
      formatMessage(locale, 'mail.requestText', { company: companyName }),
      ...facts.map((lines) => lines.filter(Boolean).join('\n')),
    ],
    ...('known' in way
      ? { after: [formatMessage(locale, 'mail.requestKnown', { company: way.known.name, id: way.known.id })] }
      : {
          ...(way.link && { action: { label: formatMessage(locale, 'mail.requestOpen'), url: shopOrigin + way.link } }),
          after: [
            ...(way.link ? [formatMessage(locale, 'mail.requestOpenAfter', { days: way.days })] : []),
            formatMessage(locale, 'mail.requestApprove', { vat: vatNumber }),
          ],
        }),
  })
}

type Rejected = { email: string; name: string | null; reason: string }

/** To an applicant whose request was rejected, with the reason that the staff wrote. */
export function writeRejectedMail(sender: Sender, company: string, { email, name, reason }: Rejected): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to: email,
    name,
    subject: formatMessage(locale, 'mail.rejectedSubject', { shop }),
    paragraphs: [formatMessage(locale, 'mail.rejectedText', { company, shop }), reason],
    after: [formatMessage(locale, 'mail.rejectedAfter')],
  })
}

type Approved = { email: string; name: string | null; action: { label: MessageKey; url: string }; text: MessageKey }

export function writeApprovedMail(sender: Sender, company: string, { email, name, action, text }: Approved): Mail {
  const { locale, shopName: shop } = sender
  return renderMail(sender, {
    to: email,
    name,
    subject: formatMessage(locale, 'mail.approvedSubject', { company, shop }),
    paragraphs: [formatMessage(locale, text, { company, shop })],
    action: { label: formatMessage(locale, action.label), url: sender.shopOrigin + action.url },
  })
}
