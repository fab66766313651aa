/** Arrangements of loose products on their base. */
import type { Goods } from '../../../backends/commerce/seed/data/picture.ts'
import { type Form, form } from '../form.ts'
import { piece } from '../goods.ts'
import { sticker } from '../label.ts'
import { heap, layOut, type Place, type Row } from '../layout.ts'
import type { Base } from './bases.ts'

const tag = { x: 284, y: 318, w: 142, h: 86 }

export const served = (base: Base, usual: Goods, places: readonly Place[]): Form =>
  form((canvas, picture) => [
    base(canvas),
    layOut(canvas, picture, usual, places),
    picture.beside ? piece(canvas, picture.beside, { x: 92, y: 366, side: 92 }) : '',
    picture.label ? sticker(canvas, picture, tag) : '',
  ])

export const heaped = (base: Base, usual: Goods, side: number, rows: readonly Row[], tilt = 26, width = 320): Form =>
  form((canvas, picture) => [
    base(canvas),
    heap(canvas, picture, usual, { left: 240 - width / 2, width, side, tilt, rows }),
    picture.label ? sticker(canvas, picture, tag) : '',
  ])

/** Stacked; `step` is the height of each. */
export const stacked = (
  base: Base,
  usual: Goods,
  x: number,
  from: number,
  side: number,
  count: number,
  step: number,
): Form =>
  served(
    base,
    usual,
    Array.from({ length: count }, (_, at): Place => [x + ((at * 17) % 9) - 4, from - at * step, side, 0, at % 2 === 1]),
  )

export const solo = (side: number, y = 252, turn = 0): Place[] => [[236, y, side, turn]]
export const fan: Place[] = [
  [138, 268, 208, -14],
  [232, 272, 212, -5],
  [330, 276, 214, 6],
]
export const pair: Place[] = [
  [166, 244, 232, -6],
  [296, 284, 240, 4],
]
export const layers: Place[] = [
  [228, 214, 250, -3],
  [246, 262, 268, 2],
  [234, 312, 284, -2],
]
