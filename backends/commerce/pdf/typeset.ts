// Text for the standard fonts of PDF: what they cannot write, how it breaks into lines, and a sheet that pens move down on. Called by the files that draw.
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

/** The text with what WinAnsi lacks written otherwise: without its accent, or not at all. */
export function printable(text: string, font: PDFFont): string {
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

/** Lines that are at most `width` wide; a word that is wider stands alone. */
export function toLines(text: string, { font, size }: Style, width: number): string[] {
  const lines: string[] = []
  for (const word of printable(text, font).split(/[ \n]+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export const heightOf = (lines: readonly string[], { size, leading = 1.4 }: Style) => lines.length * size * leading

/** Writes lines below `top`, from the left, or to the right of `x` when `end`; gives the height they took. */
export function drawTextLines(
  page: PDFPage,
  lines: readonly string[],
  style: Style,
  { x, top, end = false }: { x: number; top: number; end?: boolean },
): number {
  const { font, size, colour, leading = 1.4 } = style
  for (const [index, line] of lines.entries()) {
    const text = printable(line, font)
    const left = end ? x - font.widthOfTextAtSize(text, size) : x
    page.drawText(text, { x: left, y: top - index * size * leading - size * 0.95, font, size, color: colour })
  }
  return heightOf(lines, style)
}
