// Draws the fourteen allergens of a data sheet, each with a mark and a text.
import { formatMessage } from '../messages/messages.ts'
import { colours, margin, type PageCursor, pageWidth } from '../pdf/page-cursor.ts'
import { drawTextLines, toLines } from '../pdf/typeset.ts'
import type { AllergenState, DataSheet } from './data-sheet.ts'
import { drawHeading } from './draw-tables.ts'

const width = pageWidth - 2 * margin
const gap = 28
const rowHeight = 18.5

/** Filled, half, open, and a dash: readable without colour. */
function drawMark({ page }: PageCursor, state: AllergenState, x: number, y: number): void {
  const size = 3.6
  if (state === 'unknown') {
    page().drawRectangle({ x: x - size, y: y - 0.6, width: 2 * size, height: 1.2, color: colours.quiet })
    return
  }
  const line = state === 'free' ? colours.free : colours.ink
  const filled = state === 'contains'
  page().drawCircle({ x, y, size, borderWidth: 1.1, borderColor: line, ...(filled && { color: line }) })
  if (state !== 'may_contain') return
  page().drawSvgPath(`M 0 ${-size} A ${size} ${size} 0 0 0 0 ${size} Z`, { x, y, color: line })
}

export function drawAllergens(paper: PageCursor, { locale, allergens }: DataSheet): void {
  const rows = Math.ceil(allergens.length / 2)
  const small = { font: paper.plain, size: 9, colour: colours.quiet }
  drawHeading(paper, formatMessage(locale, 'fact.allergens'), rows * rowHeight + 40)
  paper.down(
    drawTextLines(paper.page(), [formatMessage(locale, 'sheet.law')], small, { x: margin, top: paper.top }) + 5,
  )
  const half = (width - gap) / 2
  for (const [index, { name, state }] of allergens.entries()) {
    const x = margin + (index < rows ? 0 : half + gap)
    const top = paper.top - (index % rows) * rowHeight
    const isThere = state === 'contains' || state === 'may_contain'
    const words = { font: isThere ? paper.bold : paper.plain, size: 10, colour: isThere ? colours.ink : colours.soft }
    if (state === 'contains')
      paper.page().drawRectangle({ x, y: top - rowHeight + 1.5, width: half, height: rowHeight, color: colours.sunken })
    drawMark(paper, state, x + 10, top - 7.6)
    drawTextLines(paper.page(), [name], words, { x: x + 22, top: top - 1.5 })
    drawTextLines(paper.page(), [formatMessage(locale, `sheet.${state}`)], words, {
      x: x + half - 8,
      top: top - 1.5,
      end: true,
    })
    paper.page().drawRectangle({ x, y: top - rowHeight + 1.5, width: half, height: 0.5, color: colours.grout })
  }
  paper.down(rows * rowHeight + 8)
  if (allergens.every(({ state }) => state !== 'unknown')) return
  const note = toLines(formatMessage(locale, 'sheet.unknownNote'), small, width)
  paper.down(drawTextLines(paper.page(), note, small, { x: margin, top: paper.top }))
}
