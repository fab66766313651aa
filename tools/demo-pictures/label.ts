/** The printed label of a pack: brand, picture, name and content in the layout of its brand. */
import type { Goods } from '../../backends/commerce/seed/data/picture.ts'
import type { Canvas } from './canvas.ts'
import { darken, ink, lighten, paper } from './colours.ts'
import { piece } from './goods.ts'
import type { Picture } from './picture.ts'
import { labelStyleOf } from './print.ts'
import { type Box, circle, rect } from './svg.ts'
import { fittingSize, type Typeface, write } from './text-paths.ts'

/** Splits a name into one or two lines of similar length. */
function balanced(name: string): string[] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return breaks.reduce<string[]>(
    (best, lines) => (best.length < 2 || longest(lines) < longest(best) ? lines : best),
    [name],
  )
}

/** Position and line height of a name on a pack without a separate label. */
type NamePlace = { x: number; y: number; width: number; size: number; fill?: string; leading: number; hand?: Typeface }

/** A name in the largest size that fits, one or two lines, centred on y. */
export function writeName(name: string, place: NamePlace): string {
  const { x, y, width, size, fill = ink, leading, hand = 'name' } = place
  const lines = balanced(name)
  const fitted = Math.min(...lines.map((line) => fittingSize(line, hand, width, size)))
  const first = y + fitted * 0.35 - ((lines.length - 1) * fitted * leading) / 2
  return lines.map((line, at) => write(line, hand, x, first + at * fitted * leading, { size: fitted, fill })).join('')
}

/** A brand in the largest size that fits, centred on x with its baseline on y. */
export const writeBrand = (brand: string, x: number, y: number, width: number, size: number, fill = '#fff') =>
  write(brand, 'brand', x, y, { size: fittingSize(brand, 'brand', width, size), fill, spacing: 0.4 })

/** Products too small to be drawn alone: a label shows a handful. */
const handful: ReadonlySet<Goods> = new Set<Goods>([
  'grain',
  'quinoa',
  'lentil',
  'bean',
  'kidney',
  'flake',
  'olive',
  'blueberry',
])
const pile = [
  [0, -24, 0],
  [-20, 2, 24],
  [20, 2, -24],
  [-36, 28, 8],
  [0, 28, -10],
  [36, 28, 14],
] as const

/** Picture of the product on a pack; empty if it has none. */
export function art(canvas: Canvas, { goods, tones, rind }: Picture, x: number, y: number, side: number): string {
  const [name] = goods ?? []
  if (!name) return ''
  const colours = { tone: tones?.[0], rind }
  if (!handful.has(name)) return piece(canvas, name, { x, y, side }, colours)
  const unit = side / 100
  return pile
    .map(([dx, dy, turn]) =>
      piece(canvas, name, { x: x + dx * unit, y: y + dy * unit, side: side * 0.42, turn }, colours),
    )
    .join('')
}

type Options = { rounding?: number; art?: boolean }

/** The label in its box; `rounding` is the corner radius, `art: false` omits the picture. */
export function label(canvas: Canvas, box: Box, picture: Picture, options: Options = {}): string {
  const { x, y, w, h } = box
  const { print, layout } = labelStyleOf(picture)
  const rx = options.rounding ?? 0
  const middle = x + w / 2
  const band = Math.max(20, h * 0.17)
  const tail = h * 0.16
  const isFull = layout === 'full'
  const drawn = options.art !== false && Boolean(picture.goods?.length)
  const lines = balanced(picture.label)
  const size = Math.min(...lines.map((line) => fittingSize(line, 'name', w * 0.86, h * (drawn ? 0.135 : 0.17))))
  const leading = size * 1.08
  const block = lines.length * leading
  const free = h - band - tail - block
  const side = Math.min(w * 0.52, free - h * 0.07)
  const artMiddle = y + band + h * 0.03 + side / 2
  const first = drawn ? y + band + side + size * 0.98 + h * 0.03 : y + band + free / 2 + size * 0.82
  const dark = layout === 'split' ? '#fff' : ink
  const split = y + (drawn ? band + side * 0.6 : band + free * 0.2)

  return [
    rect(box, isFull ? print : paper, { rx }),
    layout === 'band' ? rect({ x, y, w, h: band }, print, { rx }) : '',
    layout === 'frame'
      ? rect({ x: x + 4, y: y + 4, w: w - 8, h: h - 8 }, 'none', { rx, stroke: print, 'stroke-width': 2 })
      : '',
    layout === 'split' ? rect({ x, y: split, w, h: y + h - split }, print) : '',
    isFull && drawn ? circle(middle, artMiddle, side * 0.56, lighten(print, 0.9)) : '',
    writeBrand(
      picture.brand,
      middle,
      y + band * (layout === 'frame' ? 0.82 : 0.68),
      w * 0.86,
      band * 0.56,
      layout === 'band' || isFull ? '#fff' : print,
    ),
    drawn ? art(canvas, picture, middle, artMiddle, side * (isFull ? 0.8 : 0.96)) : '',
    ...lines.map((line, at) =>
      write(line, 'name', middle, first + at * leading, { size, fill: isFull ? '#fff' : dark }),
    ),
    rect(
      { x: x + w * 0.2, y: y + h - tail * 1.02, w: w * 0.6, h: 1.5 },
      isFull || layout === 'split' ? '#fff' : print,
      { opacity: 0.5 },
    ),
    write(picture.net, 'contents', middle, y + h - tail * 0.34, {
      size: fittingSize(picture.net, 'contents', w * 0.78, tail * 0.6),
      fill: isFull || layout === 'split' ? '#fff' : darken(print, 0.25),
    }),
  ].join('')
}

/** A small label for products without printable packaging. */
export const sticker = (
  canvas: Canvas,
  picture: Picture,
  { x, y, w = 132, h = 82 }: Pick<Box, 'x' | 'y'> & Partial<Box>,
) =>
  rect({ x: x + 2, y: y + 3, w, h }, '#0b1a17', { opacity: 0.22, rx: 5 }) +
  label(canvas, { x, y, w, h }, picture, { rounding: 5, art: false })
