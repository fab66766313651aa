/** The printed label of a pack: department band with the brand, art, name and contents. Called by the shapes. */
import type { Canvas } from './canvas.ts'
import { darken, departmentColours, ink, paper } from './colours.ts'
import { fittingSize, write } from './lettering.ts'
import type { Picture } from './picture.ts'
import { type Box, rect } from './svg.ts'

/** A name over one or two lines, as even as its words allow. */
function balanced(name: string): string[] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.reduce<string[]>(
    (best, lines) => (best.length < 2 || longest(lines) < longest(best) ? lines : best),
    [name],
  )
}

/** Where a name stands on a pack without a separate label, and how far its lines are apart. */
type NamePlace = { x: number; y: number; width: number; size: number; fill?: string; leading: number }

/** A name in the size that fits, its block of one or two lines centred on y. */
export function writeName(name: string, { x, y, width, size, fill = ink, leading }: NamePlace): string {
  const lines = balanced(name)
  const fitted = Math.min(...lines.map((line) => fittingSize(line, 'name', width, size)))
  const first = y + fitted * 0.35 - ((lines.length - 1) * fitted * leading) / 2
  return lines.map((line, at) => write(line, 'name', x, first + at * fitted * leading, { size: fitted, fill })).join('')
}

/** The label in its box; `rounding` is the corner radius, `art: false` leaves the picture out. */
export function label(
  canvas: Canvas,
  { x, y, w, h }: Box,
  picture: Picture,
  { rounding = 0, art = true }: { rounding?: number; art?: boolean } = {},
): string {
  const colour = departmentColours[picture.department]
  const middle = x + w / 2
  const band = Math.max(22, h * 0.17)
  const tail = h * 0.16
  const lines = balanced(picture.label)
  const size = Math.min(...lines.map((line) => fittingSize(line, 'name', w * 0.88, h * 0.135)))
  const leading = size * 1.08
  const block = lines.length * leading
  const free = h - band - tail - block
  const side = Math.min(w * 0.56, free - h * 0.07)
  const drawn = art && picture.art ? canvas.emoji(picture.art, middle, y + band + h * 0.02 + side / 2, { side }) : ''
  const first = drawn ? y + band + side + size * 0.98 + h * 0.01 : y + band + free / 2 + size * 0.85
  const brandSize = fittingSize(picture.brand, 'brand', w * 0.88, band * 0.52)
  const netSize = fittingSize(picture.net, 'contents', w * 0.8, tail * 0.62)

  return [
    rect({ x, y, w, h }, paper, { rx: rounding }),
    rect({ x, y, w, h: band }, colour, { rx: rounding }),
    write(picture.brand, 'brand', middle, y + band * 0.68, { size: brandSize, fill: '#fff', spacing: 0.4 }),
    drawn,
    ...lines.map((line, at) => write(line, 'name', middle, first + at * leading, { size })),
    rect({ x: x + w * 0.1, y: y + h - tail, w: w * 0.8, h: 1.5 }, colour, { opacity: 0.55 }),
    write(picture.net, 'contents', middle, y + h - tail * 0.28, { size: netSize, fill: darken(colour, 0.25) }),
  ].join('')
}
