// Draws a box with scooped corners for order numbers.
import { colours, type PageCursor } from './page-cursor.ts'
import { drawTextLines } from './typeset.ts'

export const numberBoxWidth = 158
const corner = 9
const padding = 14

type Ticket = { x: number; top: number; lines: readonly { label: string; value: string }[] }

/** SVG outline from the upper left corner, y downwards. */
function outline(width: number, height: number): string {
  const arc = (x: number, y: number) => `A ${corner} ${corner} 0 0 0 ${x} ${y}`
  return [
    `M ${corner} 0 L ${width - corner} 0 ${arc(width, corner)}`,
    `L ${width} ${height - corner} ${arc(width - corner, height)}`,
    `L ${corner} ${height} ${arc(0, height - corner)}`,
    `L 0 ${corner} ${arc(corner, 0)} Z`,
  ].join(' ')
}

export function drawNumberBox({ page, plain, bold }: PageCursor, { x, top, lines }: Ticket): number {
  const given = lines.filter(({ value }) => value !== '')
  const height = 2 * padding + given.length * 36 - 8
  page().drawSvgPath(outline(numberBoxWidth, height), { x, y: top, color: colours.bottleSoft })
  for (const [index, { label, value }] of given.entries()) {
    const at = top - padding - index * 36
    drawTextLines(page(), [label], { font: plain, size: 8.5, colour: colours.quiet }, { x: x + padding, top: at })
    const size = index === 0 ? 15 : 12
    drawTextLines(page(), [value], { font: bold, size, colour: colours.bottle }, { x: x + padding, top: at - 12 })
  }
  return height
}
