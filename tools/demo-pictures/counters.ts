/** Products in a row on a transparent background, for the shop's counters. */
import { forms } from './forms.ts'
import { frame, pack } from './pack.ts'
import { type ShowcaseId, showcase } from './showcase.ts'
import { element, path, rect } from './svg.ts'
import { write } from './text-paths.ts'

/** In hundredths of the counter: left edge, width, and height above its top. */
type RequiredFields = readonly [id: ShowcaseId, left: number, width: number, above?: number]
/** A price ticket on a pole: text, centre, height of its foot. */
type Ticket = readonly [text: string, middle: number, above: number, amber?: true]

type Counter = {
  left: number
  right: number
  height: number
  goods: readonly RequiredFields[]
  tickets?: readonly Ticket[]
}

/** How far below the edge of the upper face the packs are placed. */
const sunk = 1.6

/** By file name; packs from back to front. Those at the edges are cut off by the edge of the screen. */
export const counters = {
  home: {
    left: -9,
    right: 113,
    height: 26,
    goods: [
      ['sla', -9, 14],
      ['croissant', 3.2, 14.6],
      ['honing', 15.4, 10],
      ['mosterd', 22.8, 11],
      ['rijst', 29.9, 13],
      ['stokbrood', 40, 15.4],
      ['gouda', 54.6, 14.6],
      ['citroen', 67.8, 18],
      ['aardbei', 68, 17.6, 4.9],
      ['tomaat', 67.7, 18, 9.7],
      ['pelati', 83.8, 10.8],
      ['bloem', 89.6, 14.4],
      ['wijn', 97.6, 13],
      ['olie', 103.6, 13.2],
    ],
    tickets: [
      ['25 × 280 g', 47.7, 8.2],
      ['6 kg', 76.8, 18.4],
      ['± 12 kg', 61.9, 7.7, true],
    ],
  },
  doors: {
    left: 1,
    right: 108,
    height: 29,
    goods: [
      ['melk', 0, 25],
      ['eieren', 18, 29],
      ['stokbrood', 45, 31],
      ['koffie', 70, 27],
      ['honing', 88, 19],
    ],
  },
  missing: {
    left: 0,
    right: 100,
    height: 20,
    goods: [
      ['bloem', 2, 21],
      ['mosterd', 18, 15],
      ['wijn', 72, 18],
      ['honing', 86, 13],
    ],
  },
  broken: {
    left: 0,
    right: 100,
    height: 20,
    goods: [
      ['melk', 2, 21],
      ['karnemelk', 17, 18],
      ['zalm', 66, 19],
      ['boter', 84, 15],
    ],
  },
} as const satisfies Record<string, Counter>

/** A ticket with scooped corners, as wide as its text. */
function ticket([text, middle, above, amber]: Ticket, unit: number, place: (x: number, y: number) => [number, number]) {
  const [x, foot] = place(middle, above)
  const size = 1.25 * unit
  const [w, h, r] = [(text.length * 0.62 + 1.6) * size, 1.9 * size, 0.42 * size]
  const [left, top] = [x - w / 2, foot - 1.9 * unit - h]
  const scoop = (dx: number, dy: number) => `a${r} ${r} 0 0 0 ${dx * r} ${dy * r}`
  const outline = [
    `M${left + r} ${top}h${w - 2 * r}${scoop(1, 1)}v${h - 2 * r}${scoop(-1, 1)}`,
    `h${2 * r - w}${scoop(-1, -1)}v${2 * r - h}${scoop(1, -1)}z`,
  ].join('')
  return [
    rect({ x: x - unit * 0.08, y: top + h, w: unit * 0.16, h: unit * 1.9 }, '#9aa8a2'),
    path(outline, amber ? '#ffb641' : '#fff'),
    write(text, 'name', x, top + h * 0.68, { size, fill: '#13211c' }),
  ].join('')
}

/** SVG of a counter, `width` units wide. */
export function counter({ left, right, height, goods, tickets = [] }: Counter, width: number): string {
  const unit = width / (right - left)
  const place = (x: number, above: number): [number, number] => [(x - left) * unit, (height - sunk - above) * unit]
  const packs = goods.map(([id, x, share, above = 0]) => {
    const picture = showcase[id]
    const size = share * unit
    const foot = ((forms[picture.form].ground - frame.from) / frame.side) * size
    const [at, ground] = place(x, above)
    return pack(picture, size, { x: at, y: ground + (sunk / 2) * unit - foot, prefix: `${id}-` })
  })
  const drawing = [...packs, ...tickets.map((one) => ticket(one, unit, place))].join('')
  const sheet = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height * unit}`,
    width,
    height: height * unit,
  }
  return element('svg', sheet, drawing)
}
