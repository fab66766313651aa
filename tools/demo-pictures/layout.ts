import type { Goods } from '../../backends/commerce/seed/data/picture.ts'
import type { Canvas } from './canvas.ts'
import { type Colour, deepen } from './colours.ts'
import { scattered } from './goods/strokes.ts'
import { goods, piece } from './goods.ts'
import { handfulOf } from './handful.ts'
import type { Picture } from './picture.ts'

/** A row of a heap: y of its centre, number of pieces, and their scale. */
export type Row = readonly [y: number, count: number, scale: number]
export type Place = readonly [x: number, y: number, side: number, turn?: number, mirrored?: boolean]

/** The products of a picture in turn, each with its colour. */
export function goodsOf({ goods: given, tones }: Picture, usual: Goods) {
  const names = given?.length ? given : [usual]
  return (at: number): { name: Goods; tone: Colour | undefined } => ({
    name: names[at % names.length] ?? usual,
    tone: tones?.[at % tones.length],
  })
}

/** Pieces at the given places, from back to front. */
export function layOut(canvas: Canvas, picture: Picture, usual: Goods, places: readonly Place[]): string {
  const at = goodsOf(picture, usual)
  return places
    .map(([x, y, side, turn = 0, mirrored = false], order) => {
      const { name, tone } = at(order)
      return piece(canvas, name, { x, y, side, turn, mirrored }, { tone, rind: picture.rind })
    })
    .join('')
}

/** Narrow products: a row holds twice as many. */
const slim: ReadonlySet<Goods> = new Set<Goods>(['carrot', 'endive', 'herb', 'drumstick', 'sausage'])

type Heap = { left: number; width: number; side: number; tilt?: number; rows: readonly Row[] }

/** Rows from back to front; rotation, mirroring and height vary per piece. */
export function heap(
  canvas: Canvas,
  picture: Picture,
  usual: Goods,
  { left, width, side, tilt = 26, rows }: Heap,
): string {
  const places = rows.flatMap(([y, usualCount, scale], row) => {
    const count = slim.has(picture.goods?.[0] ?? usual) ? usualCount * 2 - 1 : usualCount
    const size = side * scale
    // Limits the distance to that of a pile, so that a short row is centred.
    const step = Math.min((width - size * 0.9) / Math.max(1, count - 1), size * 0.82)
    return Array.from({ length: count }, (_, at): Place => {
      const order = row * 7 + at
      const x = left + width / 2 + (at - (count - 1) / 2) * step
      return [x, y + ((order * 37) % 13) - 6, size, tilt ? ((order * 53) % (2 * tilt)) - tilt : 0, order % 2 === 1]
    })
  })
  return layOut(canvas, picture, usual, places)
}

/** Colour between scattered pieces. */
export const depthOf = ({ goods: names, tones }: Picture, usual: Goods): Colour =>
  deepen(tones?.[0] ?? goods[names?.[0] ?? usual].tone, 0.34)

/** Covers a box with pieces without gaps. */
export function scatter(
  canvas: Canvas,
  picture: Picture,
  usual: Goods,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): string {
  const at = goodsOf(picture, usual)
  const { side, step, tilt, jitter } = handfulOf(at(0).name)
  const shift = (seed: number) => scattered(seed) * jitter + (1 - jitter) / 2
  const columns = Math.ceil(w / step)
  const rows = Math.ceil(h / step)
  return Array.from({ length: columns * rows }, (_, order) => {
    const { name, tone } = at(Math.floor(scattered(order + 5) * 97))
    const lie = {
      x: Math.round(x + ((order % columns) + shift(order)) * step),
      y: Math.round(y + (Math.floor(order / columns) + shift(order + 99)) * step),
      side,
      turn: Math.round((scattered(order + 7) - 0.5) * 2 * tilt),
    }
    return piece(canvas, name, lie, { tone, rind: picture.rind })
  }).join('')
}
