import { escapeHtml } from '../../graphql/html.ts'
import { withoutDirections } from '../rules/text.ts'

/** Null elements are left out: receivers reject elements without content. */
export type XmlNode = string | null

/** Control characters, and those that XML 1.0 cannot contain, not even escaped. */
const unwanted = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const toXml = (text: string) => escapeHtml(withoutDirections(text.replace(unwanted, '')))

/** An element with text; null if the text is blank. */
export function textElement(
  name: string,
  text: string | number | null,
  attributes: Record<string, string> = {},
): XmlNode {
  const content = toXml(String(text ?? '')).trim()
  if (content === '') return null
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${toXml(value)}"`)
  return `<${name}${written.join('')}>${content}</${name}>`
}

/** An element with child elements; null if all of them are null. */
export function parentElement(name: string, ...parts: XmlNode[]): XmlNode {
  const content = parts.filter((part) => part !== null).join('')
  return content === '' ? null : `<${name}>${content}</${name}>`
}
