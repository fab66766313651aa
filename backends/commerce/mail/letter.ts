// How every mail looks: a greeting, paragraphs, at most one button, the house. As plain text and as simple HTML. Called by what writes mails.

import { escapeHtml } from '../../graphql/html.ts'
import type { Locale } from '../../graphql/locales.ts'
import { say } from '../messages/messages.ts'
import type { Mail } from '../sql/outbox.ts'

/** In whose name a mail is written, and in which language. */
export type House = { locale: Locale; shopName: string; shopOrigin: string }

type Letter = {
  to: string
  subject: string
  /** First name; null: nobody in particular. */
  name: string | null
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  /** Said below the button. */
  after?: readonly string[]
}

const toHtml = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`

export function writeLetter(
  { locale, shopName }: House,
  { to, subject, name, paragraphs, action, after = [] }: Letter,
): Mail {
  const before = [name ? say(locale, 'mail.greeting', { name }) : say(locale, 'mail.greetingPlain'), ...paragraphs]
  const end = [...after, say(locale, 'mail.closing', { shop: shopName })]
  const text = [...before, ...(action ? [`${action.label}:\n${action.url}`] : []), ...end].join('\n\n')
  const button = action && `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`
  const body = [...before.map(toHtml), ...(button ? [button] : []), ...end.map(toHtml)].join('\n')
  const html = `<!DOCTYPE html>\n<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n</body></html>`
  return { to, locale, subject, text: `${text}\n`, html }
}
