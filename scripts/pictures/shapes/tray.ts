/** A black butcher's tray under film, with fillets or other goods and a label in the corner. Drawn by pack. */
import type { Canvas } from '../canvas.ts'
import type { Colour } from '../colours.ts'
import { label } from '../label.ts'
import type { Picture } from '../picture.ts'
import type { Shape } from '../shape.ts'
import { group, path, rect, stroke } from '../svg.ts'

const walls = 'M56 224 H424 L398 386 C396 394 390 398 382 398 H98 C90 398 84 394 82 386 Z'
const lip = 'M66 340 H414 L398 386 C396 394 390 398 382 398 H98 C90 398 84 394 82 386 Z'
const slice = 'M-46 -66 C-10 -80 44 -72 50 -40 C56 0 46 50 30 78 C10 92 -34 88 -44 70 C-56 30 -60 -40 -46 -66Z'
const marbling = [-44, -22, 0, 22, 44, 64]

function fillet(canvas: Canvas, x: number, [flesh, light, dark]: readonly [Colour, Colour, Colour]) {
  const fill = canvas.linear(
    [
      [0, light],
      [0.5, flesh],
      [1, dark],
    ],
    'corner',
  )
  const line = (y: number) => stroke(`M-46 ${y} C-20 ${y - 16} 10 ${y + 12} 46 ${y - 12}`, '#fff', 3.2)
  return group(
    { transform: `translate(${x} 262) rotate(-14)` },
    path(slice, fill),
    group({ 'stroke-opacity': 0.55, 'stroke-linecap': 'round' }, ...marbling.map(line)),
  )
}

function goods(canvas: Canvas, picture: Picture) {
  const { heap, art, n = 3, gap = 92, size = 150, ty = 268, rot, flip } = picture
  const emoji = heap?.length ? heap : art ? [art] : []
  if (!emoji.length && !picture.fillet) throw new Error('A tray needs a heap of goods or a fillet')
  return Array.from({ length: n }, (_, at) => {
    const x = 240 + (at - (n - 1) / 2) * gap
    if (picture.fillet) return fillet(canvas, x, picture.fillet)
    const turn = rot ?? ((at * 23) % 30) - 10
    return canvas.emoji(emoji[at % emoji.length] ?? '', x, ty, { side: size, turn, mirrored: at % 2 === 1 && flip })
  }).join('')
}

export const tray: Shape = {
  ground: 398,
  draw(canvas, picture) {
    const inside = canvas.linear(
      [
        [0, '#2b3533'],
        [0.5, '#1d2624'],
        [1, '#0f1614'],
      ],
      'down',
    )
    const front = canvas.linear(
      [
        [0, '#333e3c'],
        [1, '#161e1c'],
      ],
      'down',
    )
    const film = canvas.linear(
      [
        [0, '#fff', 0.26],
        [0.22, '#fff', 0.03],
        [0.5, '#fff', 0],
        [0.52, '#fff', 0.12],
        [0.6, '#fff', 0.02],
        [1, '#fff', 0.06],
      ],
      'film',
    )
    const edge = canvas.linear(
      [
        [0, '#49534f'],
        [1, '#27302e'],
      ],
      'down',
    )
    return [
      canvas.shadow(240, 398, 206, 16, 0.4),
      path(walls, inside),
      path('M84 240 H396 L380 350 H100 Z', '#0c1211'),
      goods(canvas, picture),
      path(lip, front),
      path(walls, film),
      rect({ x: 48, y: 214, w: 384, h: 14 }, edge, { rx: 7 }),
      label(canvas, { x: 250, y: 280, w: 142, h: 98 }, picture, { rounding: 4, art: false }),
    ].join('')
  },
}
