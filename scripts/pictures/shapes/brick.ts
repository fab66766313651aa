/** A drink carton with a gable top and a screw cap. Drawn by pack. */
import { darken, departmentColours, lighten, shade } from '../colours.ts'
import { label } from '../label.ts'
import type { Shape } from '../shape.ts'
import { circle, path, rect } from '../svg.ts'

const front = { x: 168, y: 150, w: 132, h: 262 }

export const brick: Shape = {
  ground: 412,
  draw(canvas, picture) {
    const colour = departmentColours[picture.department]
    const shine = canvas.linear([
      [0, '#fff', 0.2],
      [0.5, '#fff', 0],
      [1, shade, 0.08],
    ])
    return [
      canvas.shadow(246, 416, 112),
      path('M168 150 L200 84 H306 L300 150 Z', lighten(colour, 0.18)),
      path('M300 150 L306 84 L336 142 Z', darken(colour, 0.22)),
      rect({ x: 196, y: 62, w: 114, h: 26 }, lighten(colour, 0.35), { rx: 3 }),
      rect(front, '#fdfdfa'),
      path('M300 150 L336 142 V402 L300 412 Z', darken('#e7ebe6', 0.12)),
      path('M300 150 L336 142 V196 L300 204Z', darken(colour, 0.3)),
      label(canvas, front, picture),
      circle(262, 118, 17, darken(colour, 0.2)),
      circle(260, 114, 16, '#fff'),
      circle(260, 114, 11, '#e9edea'),
      rect(front, shine),
    ].join('')
  },
}
