// Markup of the approval page.
import { escapeHtml } from '../../graphql/html.ts'
import type { Locale } from '../../graphql/locales.ts'
import { type Page, renderPage } from '../../graphql/message-page.ts'
import { formatMessage } from '../messages/messages.ts'
import { formatDay } from '../rules/delivery/calendar-days.ts'
import { countryName } from '../rules/locale.ts'
import type { RequestRow } from '../sql/access-requests.ts'

export function renderApprovalPage(locale: Locale, shopName: string, request: RequestRow): Page {
  const facts = toFacts(locale, request)
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')
  const title = formatMessage(locale, 'mail.requestSubject', { company: request.name })
  const button = `<form method="post"><button type="submit">${escapeHtml(formatMessage(locale, 'approval.approve'))}</button></form>`
  const text = escapeHtml(formatMessage(locale, 'approval.text'))
  return renderPage(locale, shopName, title, `<p>${text}</p><div class="panel"><dl>${facts}</dl>${button}</div>`)
}

const joined = (separator: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(separator)

/** The address on one line. */
export const placeOf = (locale: Locale, { address1, address2, postcode, city, country }: RequestRow): string =>
  joined(', ', address1, address2, joined(' ', postcode, city), country && countryName(locale, country))

function toFacts(locale: Locale, request: RequestRow): [name: string, value: string][] {
  return [
    [formatMessage(locale, 'approval.company'), request.name],
    [formatMessage(locale, 'approval.vatNumber'), request.vat_number],
    [formatMessage(locale, 'approval.activity'), request.activity ?? ''],
    [formatMessage(locale, 'approval.address'), placeOf(locale, request)],
    [formatMessage(locale, 'approval.contact'), joined(', ', request.email, request.phone, request.website)],
    [
      formatMessage(locale, 'approval.person'),
      joined(', ', joined(' ', request.first_name, request.last_name), request.user_email),
    ],
    [formatMessage(locale, 'approval.since'), formatDay(locale, request.created_at)],
  ]
}
