/** Texts that a backend sends as HTML -> paragraphs of plain text: nothing of it can become markup (reliability 2). */

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Paragraphs, list entries and lines of an HTML text, without its tags. */
export const toParagraphs = (html: string | null | undefined): string[] =>
  (html ?? '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .split(/<\/?(?:p|br|li|ul|ol|div|h[1-6])\b[^>]*>|\n{2,}/i)
    .map((part) =>
      decode(part.replace(/<[^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)

/** The same as one line. */
export const toPlainText = (html: string | null | undefined) => toParagraphs(html).join(' ')
