/** A tall bottle with a gilt cap. Drawn by pack. */
import { darken, lighten, shade } from '../colours.ts'
import { label } from '../label.ts'
import type { Shape } from '../shape.ts'
import { group, path, rect } from '../svg.ts'

const glass =
  'M214 60 H266 V128 C266 156 306 172 306 216 V388 C306 404 298 412 282 412 H198 C182 412 174 404 174 388 V216 C174 172 214 156 214 128 Z'

export const bottle: Shape = {
  ground: 412,
  draw(canvas, picture) {
    const fill = picture.fill ?? '#2d4a2a'
    const contents = canvas.linear([
      [0, darken(fill, 0.5)],
      [0.25, lighten(fill, 0.18)],
      [0.5, fill],
      [1, darken(fill, 0.55)],
    ])
    const shine = canvas.linear([
      [0, shade, 0.4],
      [0.14, shade, 0.05],
      [0.22, '#fff', 0.45],
      [0.3, '#fff', 0.03],
      [0.8, shade, 0.1],
      [1, shade, 0.42],
    ])
    const cap = canvas.linear([
      [0, '#8f6a14'],
      [0.3, '#FFD27a'],
      [0.6, '#FFB641'],
      [1, '#8f5d0c'],
    ])
    return [
      canvas.shadow(240, 416, 104),
      path(glass, contents),
      group(
        { 'clip-path': canvas.clip(glass) },
        label(canvas, { x: 174, y: 226, w: 132, h: 150 }, picture),
        rect({ x: 170, y: 40, w: 140, h: 380 }, shine),
      ),
      rect({ x: 209, y: 40, w: 62, h: 40 }, cap, { rx: 6 }),
    ].join('')
  },
}
