// Finds what is wrong with a response to a bad request: a server error, or a rejection without a sentence in the language of the request.
import { type Locale, locales } from '../../../src/i18n/locales.ts'
import { elementsOf, textOf } from '../../../tests/support/read-html.ts'
import type { BadRequest } from './requests.ts'
import type { Answer } from './send-raw.ts'

export type Violation = 'server error' | 'no sentence' | 'other language' | 'broken JSON'

type Problem = { title?: unknown; detail?: unknown; errors?: Record<string, unknown> }

/** Whether a text is a message of this language. */
type IsKnown = (locale: Locale, text: string) => boolean

/** @returns null if the response is right */
export function findViolation(
  sent: BadRequest,
  { status, headers, text }: Answer,
  isKnownSentence: IsKnown,
): [Violation, string] | null {
  const type = headers['content-type'] ?? ''
  const { kind } = sent.operation
  if (status >= 500 && !isDependency(sent)) return ['server error', text.slice(0, 200)]
  if (sent.method === 'HEAD') return null
  const isJson = /[/+]json/.test(type)
  const json = isJson ? readJson(text) : null
  if (isJson && json === undefined) return ['broken JSON', text.slice(0, 200)]
  if (kind === 'graphql') return /"code":"INTERNAL"/.test(text) ? ['server error', text.slice(0, 300)] : null
  if (status < 400) return null
  if (kind === 'signed' || kind === 'edge')
    return text.trim() === '' ? ['no sentence', `${status} without a body`] : null
  if (isJson) return judgeProblem(sent, json as Problem, isKnownSentence)
  if (type.includes('html')) return judgePage(sent, text, status, isKnownSentence)
  // methods that pages do not support, and paths outside of the desk's languages
  if (status === 405 || (kind !== 'api' && status === 404)) return null
  return ['no sentence', `${status} ${type}: ${text.slice(0, 100)}`]
}

/** These report that a dependency is unavailable with 503. */
const isDependency = ({ operation: { path } }: BadRequest) => path === '/readyz'

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function judgeProblem(
  { locale, operation }: BadRequest,
  { title, detail, errors = {} }: Problem,
  isKnownSentence: IsKnown,
): [Violation, string] | null {
  if (!isText(title)) return ['no sentence', 'the problem has no title']
  // FormKit writes messages about fields of the forms of the CMS
  const isFormOfCms = operation.path.includes('/content/')
  const isOwn = (text: string) =>
    isKnownSentence(locale, text) || (isFormOfCms && !locales.some((other) => isKnownSentence(other, text)))
  const texts = [title, ...[detail].filter((text) => text !== undefined), ...Object.values(errors).flat()]
  for (const text of texts) {
    if (!isText(text)) return ['no sentence', `an empty message beside “${title}”`]
    if (!isOwn(text)) return ['other language', `${locale}: ${text.slice(0, 200)}`]
  }
  return null
}

const isText = (value: unknown): value is string => typeof value === 'string' && /\p{L}{2}/u.test(value)

function judgePage(
  sent: BadRequest,
  html: string,
  status: number,
  isKnownSentence: IsKnown,
): [Violation, string] | null {
  const { locale, isPlainForm, operation, method } = sent
  const [, lang] = /<html[^>]* lang="(\w+)/.exec(html) ?? []
  if (lang !== locale) return ['other language', `a page in ${lang} instead of ${locale}`]
  const [heading] = elementsOf(html, 'h1')
  if (!heading?.text && operation.kind !== 'desk') return ['no sentence', 'a page without a heading']
  if (!isPlainForm || method !== 'POST') return null
  // the desk has pages for errors, whose heading is the message
  const isDeskError = operation.kind === 'desk' && [400, 404, 409].includes(status)
  const texts = [...readMessages(html), ...(isDeskError && heading ? [heading.text] : [])]
  if (texts.some((text) => isKnownSentence(locale, text))) return null
  return texts.length === 0
    ? ['no sentence', `a page “${heading?.text}” without a message`]
    : ['other language', `${locale}: ${texts.join(' | ').slice(0, 200)}`]
}

const messagePattern =
  /<(\w+)[^>]*(?:class="[^"]*(?:notice-error|error-message|notice-warn[^>]* autofocus=)|class="lead"|role="alert")[^>]*>([\s\S]*?)<\/\1>/g

/** Messages about a form: of its fields, of the form, of the page, or of the page of an error. */
const readMessages = (html: string): string[] =>
  // each page contains the notice for a lost connection
  [...html.replace(/<div id="offline"[\s\S]*?<\/div>/, '').matchAll(messagePattern)]
    .map(([, , inside = '']) => elementsOf(inside, 'b')[0]?.text ?? textOf(inside))
    .filter((text) => text !== '')
