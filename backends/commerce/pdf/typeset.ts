// Text in the standard PDF fonts: unsupported characters, line breaks and drawing.
import type { Color, PDFFont, PDFPage } from 'pdf-lib'

export type Style = { font: PDFFont; size: number; colour: Color; leading?: number }

const look: Record<string, string> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2011': '-',
  '−': '-',
  '≥': '>=',
  '≤': '<=',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  ı: 'i',
}

/** Replaces characters outside WinAnsi by their base letter, or removes them. */
export function toPrintableText(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet())
  const writable = (part: string) => [...part].every((letter) => known.has(letter.codePointAt(0) ?? 0))
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (writable(letter)) return letter
      const other = look[letter] ?? letter.normalize('NFKD').replace(/\p{M}+/gu, '')
      return writable(other) ? other : ''
    })
    .join('')
}

/** Lines of at most `width` points; a wider word gets its own line. */
export function toLines(text: string, { font, size }: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of toPrintableText(text, font).split(/[ \n]+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export const heightOf = (lines: readonly string[], { size, leading = 1.4 }: Style) => lines.length * size * leading

/** Draws lines below `top`, left-aligned at `x` or right-aligned if `end`. @returns their height in points */
export function drawTextLines(
  page: PDFPage,
  lines: readonly string[],
  style: Style,
  { x, top, end = false }: { x: number; top: number; end?: boolean },
): number {
  const { font, size, colour, leading = 1.4 } = style
  for (const [index, line] of lines.entries()) {
    const text = toPrintableText(line, font)
    const left = end ? x - font.widthOfTextAtSize(text, size) : x
    page.drawText(text, { x: left, y: top - index * size * leading - size * 0.95, font, size, color: colour })
  }
  return heightOf(lines, style)
}
