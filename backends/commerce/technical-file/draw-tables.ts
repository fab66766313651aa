import { formatMessage } from '../messages/messages.ts'
import { colours, margin, type PageCursor, pageWidth } from '../pdf/page-cursor.ts'
import { drawTextLines, heightOf, toLines } from '../pdf/typeset.ts'
import type { DataSheet } from './data-sheet.ts'

const width = pageWidth - 2 * margin
/** Column starts as fractions of the width: unit, content, item number, EAN code, gross weight. */
const columns = [0, 0.2, 0.44, 0.64, 1] as const

export function drawHeading(paper: PageCursor, text: string, needs: number): void {
  paper.need(needs + 30)
  paper.down(14)
  const style = { font: paper.serif, size: 13.5, colour: colours.bottle }
  paper.down(drawTextLines(paper.page(), [text], style, { x: margin, top: paper.top }) + 3)
  paper.page().drawRectangle({ x: margin, y: paper.top, width, height: 0.75, color: colours.grout })
  paper.down(5)
}

export function drawFacts(paper: PageCursor, { facts }: DataSheet): void {
  const label = { font: paper.plain, size: 9, colour: colours.quiet }
  const value = { font: paper.bold, size: 10, colour: colours.ink, leading: 1.3 }
  const room = width / 2 - 16
  if (paper.top > paper.beside.until) paper.down(paper.top - paper.beside.until)
  paper.down(8)
  for (let first = 0; first < facts.length; first += 2) {
    const pair = facts.slice(first, first + 2).map((fact) => ({ ...fact, lines: toLines(fact.value, value, room) }))
    const height = 13 + Math.max(...pair.map(({ lines }) => heightOf(lines, value))) + 7
    paper.need(height)
    for (const [column, fact] of pair.entries()) {
      const x = margin + (column * width) / 2
      drawTextLines(paper.page(), [fact.label], label, { x, top: paper.top })
      drawTextLines(paper.page(), fact.lines, value, { x, top: paper.top - 13 })
    }
    paper.down(height)
  }
}

export function drawPackings(paper: PageCursor, { locale, packings }: DataSheet): void {
  const head = { font: paper.plain, size: 9, colour: colours.quiet }
  const cell = { font: paper.plain, size: 10, colour: colours.ink, leading: 1.25 }
  const rowHeight = 19
  drawHeading(paper, formatMessage(locale, 'sheet.packings'), 2 * rowHeight)
  const place = (index: number) => {
    const isLast = index === columns.length - 1
    return { x: margin + width * (columns[index] ?? 0), end: isLast }
  }
  for (const [index, text] of packings.head.entries())
    drawTextLines(paper.page(), [text], head, { ...place(index), top: paper.top })
  paper.down(rowHeight - 3)
  for (const row of packings.rows) {
    const lines = row.map((text, index) =>
      toLines(text, cell, index < 3 ? width * ((columns[index + 1] ?? 1) - (columns[index] ?? 0)) - 8 : width),
    )
    const height = Math.max(...lines.map((one) => heightOf(one, cell))) + 6.5
    paper.need(height)
    paper.page().drawRectangle({ x: margin, y: paper.top + 2, width, height: 0.5, color: colours.grout })
    for (const [index, text] of lines.entries()) {
      const font = index === 0 ? paper.bold : paper.plain
      drawTextLines(paper.page(), text, { ...cell, font }, { ...place(index), top: paper.top - 2 })
    }
    paper.down(height)
  }
}
