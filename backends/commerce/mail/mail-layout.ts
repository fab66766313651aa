// Layout of all mails: greeting, paragraphs, buttons, signature. As plain text and simple HTML.
import { escapeHtml } from '../../graphql/html.ts'
import type { Locale } from '../../graphql/locales.ts'
import { formatMessage } from '../messages/messages.ts'
import { withoutDirections } from '../rules/text.ts'
import { type Mail, orderNumberPlaceholder } from '../sql/outbox.ts'

export type Sender = { locale: Locale; shopName: string; shopOrigin: string }

/** Mails to the operator are in the operator's language. */
export type OperatorSender = Omit<Sender, 'locale'> & { operatorLocale: Locale }

type Action = { label: string; url: string }

export type Table = readonly { label: string; value: string }[]
type Block = string | Table

type MailContent = {
  to: string
  subject: string
  /** First name; null: neutral greeting. */
  name: string | null
  paragraphs: readonly Block[]
  action?: Action
  secondAction?: Action | null
  after?: readonly string[]
}

/** French has a space before a colon. */
const toColon = (locale: Locale) => (locale === 'fr' ? '\u00a0:' : ':')

const toText = (locale: Locale, block: Block) =>
  typeof block === 'string' ? block : block.map(({ label, value }) => `${label}${toColon(locale)} ${value}`).join('\n')

const toCell = (text: string, align: string) => `<td align="${align}" valign="top">${escapeHtml(text)}</td>`
const toRow = ({ label, value }: Table[number]) => `<tr>${toCell(label, 'left')}${toCell(value, 'right')}</tr>`

const toHtml = (block: Block) =>
  typeof block === 'string'
    ? `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`
    : `<table cellpadding="4">${block.map(toRow).join('')}</table>`

const toButton = ({ label, url }: Action) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`

/** Anyone can have a mail sent to any address by a request for access: its names must not carry a link. */
export const containsUrl = (text: string) => /:\/|\/\/|www\.|[\p{L}\d-]\.\p{L}{2,}/iu.test(text)

/** Without control characters, except line breaks, tabs and the placeholder of the order number. */
const toVisible = (text: string) =>
  withoutDirections(text).replace(/\p{Cc}/gu, (sign) => (`\n\t${orderNumberPlaceholder}`.includes(sign) ? sign : ''))

/** One line of at most 200 characters. */
const toSubject = (text: string) => toVisible(text).replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed()

export function renderMail(
  { locale, shopName }: Sender,
  { to, subject: given, name, paragraphs, action, secondAction, after = [] }: MailContent,
): Mail {
  const subject = toSubject(given)
  const hasGreeting = name !== null && name !== '' && !containsUrl(name)
  const before = [
    hasGreeting ? formatMessage(locale, 'mail.greeting', { name }) : formatMessage(locale, 'mail.greetingPlain'),
    ...paragraphs,
  ]
  const end = [...after, formatMessage(locale, 'mail.closing', { shop: shopName })]
  const actions = [action, secondAction].flatMap((one) => one ?? [])
  const links = actions.map(({ label, url }) => `${label}${toColon(locale)}\n${url}`)
  const text = [...before.map((block) => toText(locale, block)), ...links, ...end].join('\n\n')
  const body = [...before.map(toHtml), ...actions.map(toButton), ...end.map(toHtml)].join('\n')
  const html = `<!DOCTYPE html>\n<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body>\n${body}\n</body></html>`
  return { to, locale, subject, text: `${toVisible(text)}\n`, html: toVisible(html) }
}
