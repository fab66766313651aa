// Plain text and file names of an entry's stored fields and blocks.
import { unescapeHtml } from '../../graphql/html.ts'

/** Members with text that the page shows; other members are settings. */
const textMembers: readonly string[] = ['title', 'intro', 'text', 'quote']

/** End of a paragraph, heading, list item, row or line. */
const lineEnd = /<(?:br|\/(?:p|h[1-6]|li|tr|div|blockquote|figcaption))\b[^>]*>/gi
const href = /href="([^"]*)"/g
const fileName = /([^/?#]+\.[a-z\d]{2,5})(?:[?#].*)?$/i

const toLines = (html: string): string[] =>
  unescapeHtml(html.replace(lineEnd, '\n').replace(/<[^>]*>/g, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** The last segment of a path on this site that has an extension. */
function toFileName(url: string): string[] {
  const name = url.startsWith('/') ? fileName.exec(url)?.[1] : undefined
  if (name === undefined) return []
  try {
    return [decodeURIComponent(name)]
  } catch {
    return [name]
  }
}

/** @param stored parsed JSON, in the order of the page */
export function readWords(stored: unknown): { lines: string[]; files: string[] } {
  const lines: string[] = []
  const files: string[] = []
  const read = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (name === 'url') files.push(...toFileName(value))
      if (!textMembers.includes(name)) return
      lines.push(...toLines(value))
      for (const [, url = ''] of value.matchAll(href)) files.push(...toFileName(unescapeHtml(url)))
    } else if (Array.isArray(value)) for (const member of value) read(member, name)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) read(member, key)
    }
  }
  read(stored, '')
  return { lines, files: [...new Set(files)] }
}
