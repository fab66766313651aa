// Converts simple markup to the HTML of an editor's text field.
import { locales } from '../../../graphql/locales.ts'
import type { Text } from './shape.ts'

/** Blank lines separate paragraphs; `## ` starts a heading, `- ` a list item; `[text](url)` is a link. */
export function prose(texts: Text): Text {
  return Object.fromEntries(locales.map((language) => [language, toHtml(texts[language])])) as Text
}

const toHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map(toElement)
    .join('')

function toElement(part: string): string {
  const lines = part.split('\n').map((line) => line.trim())
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  }
  const text = lines.join(' ')
  return text.startsWith('## ') ? `<h3>${inline(text.slice(3))}</h3>` : `<p>${inline(text)}</p>`
}

const inline = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
