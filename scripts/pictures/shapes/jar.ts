/** A glass jar with a screw lid; what is in it shows above and below the label. Drawn by pack. */
import { darken, departmentColours, lighten, shade } from '../colours.ts'
import { label } from '../label.ts'
import type { Shape } from '../shape.ts'
import { group, path, rect } from '../svg.ts'

const glass =
  'M150 150 C150 132 160 128 172 126 H308 C320 128 330 132 330 150 V372 C330 398 318 408 296 408 H184 C162 408 150 398 150 372 Z'
const lid = 'M164 92 h152 a8 8 0 0 1 8 8 v30 a6 6 0 0 1 -6 6 h-156 a6 6 0 0 1 -6 -6 v-30 a8 8 0 0 1 8 -8z'

export const jar: Shape = {
  ground: 408,
  draw(canvas, picture) {
    const fill = picture.fill ?? '#C98A2B'
    const colour = departmentColours[picture.department]
    const contents = canvas.linear([
      [0, darken(fill, 0.4)],
      [0.2, fill],
      [0.4, lighten(fill, 0.22)],
      [0.8, fill],
      [1, darken(fill, 0.45)],
    ])
    const shine = canvas.linear([
      [0, shade, 0.36],
      [0.12, shade, 0.05],
      [0.2, '#fff', 0.5],
      [0.27, '#fff', 0.04],
      [0.8, shade, 0.06],
      [1, shade, 0.38],
    ])
    const metal = canvas.linear([
      [0, darken(colour, 0.45)],
      [0.25, lighten(colour, 0.25)],
      [0.6, colour],
      [1, darken(colour, 0.5)],
    ])
    return [
      canvas.shadow(240, 412, 128),
      path(glass, lighten(fill, 0.55)),
      group(
        { 'clip-path': canvas.clip(glass) },
        rect({ x: 150, y: 158, w: 180, h: 260 }, contents),
        label(canvas, { x: 150, y: 206, w: 180, h: 164 }, picture),
        rect({ x: 150, y: 120, w: 180, h: 300 }, shine),
      ),
      path(lid, metal),
      rect({ x: 156, y: 120, w: 168, h: 3 }, '#000', { opacity: 0.18 }),
    ].join('')
  },
}
