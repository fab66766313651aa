/** A white bucket with a coloured lid. Drawn by pack. */
import { darken, departmentColours, lighten, shade } from '../colours.ts'
import { label } from '../label.ts'
import type { Shape } from '../shape.ts'
import { group, path, rect } from '../svg.ts'

const body = 'M124 142 H356 L338 394 C336 406 330 412 316 412 H164 C150 412 144 406 142 394 Z'

export const bucket: Shape = {
  ground: 412,
  draw(canvas, picture) {
    const colour = departmentColours[picture.department]
    const plastic = canvas.linear([
      [0, '#c3ccc9'],
      [0.2, '#ffffff'],
      [0.6, '#f3f6f4'],
      [1, '#b7c1be'],
    ])
    const shine = canvas.linear([
      [0, shade, 0.26],
      [0.12, shade, 0.03],
      [0.24, '#fff', 0.32],
      [0.36, '#fff', 0],
      [0.8, shade, 0.05],
      [1, shade, 0.28],
    ])
    const lid = canvas.linear([
      [0, darken(colour, 0.3)],
      [0.25, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.35)],
    ])
    return [
      canvas.shadow(240, 414, 134),
      path(body, plastic),
      group(
        { 'clip-path': canvas.clip(body) },
        label(canvas, { x: 140, y: 182, w: 200, h: 176 }, picture),
        rect({ x: 110, y: 130, w: 260, h: 290 }, shine),
      ),
      rect({ x: 112, y: 110, w: 256, h: 38 }, lid, { rx: 9 }),
      rect({ x: 118, y: 138, w: 244, h: 4 }, shade, { opacity: 0.2 }),
    ].join('')
  },
}
