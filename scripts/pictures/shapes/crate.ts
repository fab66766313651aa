/** A wooden crate with goods heaped in it; brand and contents are burnt into the slats. Drawn by pack. */
import type { Canvas } from '../canvas.ts'
import { darken, lighten } from '../colours.ts'
import { fittingSize, write } from '../lettering.ts'
import type { Picture, Row } from '../picture.ts'
import type { Shape } from '../shape.ts'
import { circle, group, path, rect } from '../svg.ts'

const wood = '#D3A261'
const inner = { left: 58, width: 364 }
const usualRows: readonly Row[] = [
  [214, 5, 0.84],
  [250, 6, 0.94],
  [290, 6, 1],
]

/** Rows from the back to the front; turn, mirror and height vary from piece to piece so that no two lie alike. */
function heaped(canvas: Canvas, { heap, art, size = 92, rot, flip, rows = usualRows }: Picture) {
  const goods = heap?.length ? heap : art ? [art] : []
  if (!goods.length) throw new Error('A crate needs a heap of goods')
  const places = rows.flatMap(([y, count, scale]) => {
    const side = size * scale
    const span = inner.width - side * 0.9
    return Array.from({ length: count }, (_, at) => ({
      x: inner.left + side * 0.45 + span * (count === 1 ? 0.5 : at / (count - 1)),
      y,
      side,
    }))
  })
  return places
    .map(({ x, y, side }, order) => {
      const turn = rot === 0 ? 0 : ((order * 53) % 60) - 30
      const mirrored = flip !== false && order % 2 === 1
      const emoji = goods[order % goods.length] ?? ''
      return canvas.emoji(emoji, x, y + ((order * 37) % 13) - 6, { side, turn, mirrored })
    })
    .join('')
}

export const crate: Shape = {
  ground: 410,
  draw(canvas, picture) {
    const grain = canvas.linear([
      [0, lighten(wood, 0.2)],
      [1, darken(wood, 0.22)],
    ])
    const board = canvas.linear(
      [
        [0, lighten(wood, 0.28)],
        [0.5, wood],
        [1, darken(wood, 0.16)],
      ],
      'down',
    )
    const post = (x: number, y: number, h: number, w = 16) => rect({ x, y, w, h }, grain)
    const slat = (y: number, h: number) => rect({ x: 58, y, w: 364, h }, board, { rx: 2 })
    const nail = (x: number, y: number) => circle(x, y, 2.4, '#6b4a22')
    const brand = picture.brand.toUpperCase()
    const brandSize = fittingSize(brand, 'burnt', 250, 22)
    const net = picture.net.toUpperCase()
    return [
      canvas.shadow(240, 412, 208, 15, 0.36),
      path('M72 250 H408 V330 H72Z', darken(wood, 0.62)),
      post(64, 232, 80),
      post(400, 232, 80),
      heaped(canvas, picture),
      rect({ x: 58, y: 318, w: 364, h: 92 }, '#2b1d0e', { opacity: 0.55 }),
      slat(308, 46),
      slat(362, 46),
      post(58, 300, 112, 18),
      post(404, 300, 112, 18),
      group({ opacity: 0.7 }, nail(67, 326), nail(67, 384), nail(413, 326), nail(413, 384)),
      write(brand, 'burnt', 240, 339, { size: brandSize, fill: darken(wood, 0.55), spacing: 2.5, opacity: 0.85 }),
      write(net, 'burnt', 240, 392, { size: 19, fill: darken(wood, 0.5), spacing: 1.5, opacity: 0.8 }),
    ].join('')
  },
}
