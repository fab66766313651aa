/** A square oil tin with a spout and a handle. Drawn by pack. */
import { darken, departmentColours, lighten, shade } from '../colours.ts'
import { label } from '../label.ts'
import type { Shape } from '../shape.ts'
import { path, rect, stroke } from '../svg.ts'

const front = { x: 146, y: 118, w: 188, h: 292 }

export const tin: Shape = {
  ground: 410,
  draw(canvas, picture) {
    const colour = departmentColours[picture.department]
    const sheet = canvas.linear([
      [0, darken(colour, 0.18)],
      [0.2, lighten(colour, 0.12)],
      [0.7, colour],
      [1, darken(colour, 0.22)],
    ])
    const spout = canvas.linear([
      [0, '#3b4446'],
      [0.4, '#aab3b4'],
      [1, '#3b4446'],
    ])
    const shine = canvas.linear([
      [0, '#fff', 0.16],
      [0.3, '#fff', 0],
      [1, shade, 0.14],
    ])
    return [
      canvas.shadow(244, 414, 136),
      path('M146 118 L176 98 H348 L334 118 Z', lighten(colour, 0.35)),
      path('M334 118 L348 98 V392 L334 410 Z', darken(colour, 0.45)),
      rect(front, sheet),
      label(canvas, { x: 162, y: 150, w: 156, h: 228 }, picture, { rounding: 2 }),
      rect({ x: 196, y: 80, w: 44, h: 24 }, spout, { rx: 4 }),
      stroke('M262 100 C262 72 322 72 322 100', '#7e898b', 9),
      stroke('M262 99 C262 74 322 74 322 99', '#dbe0e0', 2.5),
      rect(front, shine),
    ].join('')
  },
}
