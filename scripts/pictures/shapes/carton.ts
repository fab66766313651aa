/** A cardboard box with tape, a stuck-on label and handling marks. Drawn by pack. */
import { darken, lighten } from '../colours.ts'
import { label } from '../label.ts'
import { write } from '../lettering.ts'
import type { Shape } from '../shape.ts'
import { group, path, rect, stroke } from '../svg.ts'

const board = '#C79A62'
const tape = '#efe2c6'

export const carton: Shape = {
  ground: 410,
  draw(canvas, picture) {
    const top = canvas.linear([
      [0, lighten(board, 0.34)],
      [1, lighten(board, 0.12)],
    ])
    const front = canvas.linear(
      [
        [0, lighten(board, 0.12)],
        [1, board],
      ],
      'corner',
    )
    const mark = (d: string) => stroke(d, darken(board, 0.45), 3.5)
    return [
      canvas.shadow(244, 412, 176),
      path('M92 190 L140 150 H392 L356 190 Z', top),
      path('M356 190 L392 150 V376 L356 410 Z', darken(board, 0.34)),
      rect({ x: 92, y: 190, w: 264, h: 220 }, front),
      path('M206 190 L246 150 H274 L240 190 Z', tape, { opacity: 0.85 }),
      rect({ x: 206, y: 190, w: 34, h: 40 }, tape, { opacity: 0.8 }),
      label(canvas, { x: 112, y: 236, w: 170, h: 150 }, picture, { rounding: 3 }),
      group(
        { opacity: 0.8 },
        mark('M306 316 v-44 m-10 12 l10 -12 l10 12'),
        mark('M334 316 v-44 m-10 12 l10 -12 l10 12'),
        mark('M294 326 h52'),
      ),
      write(picture.count ?? '', 'stamp', 320, 366, { size: 24, fill: darken(board, 0.55) }),
    ].join('')
  },
}
