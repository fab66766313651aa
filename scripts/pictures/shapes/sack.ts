/** A paper sack with a stitched top. Drawn by pack. */
import { darken, departmentColours, lighten, shade } from '../colours.ts'
import { writeName } from '../label.ts'
import { fittingSize, write } from '../lettering.ts'
import type { Shape } from '../shape.ts'
import { group, path, rect, stroke } from '../svg.ts'

const body =
  'M132 108 C124 96 352 94 350 108 C362 190 372 300 366 382 C364 404 352 412 330 414 C276 420 204 420 152 414 C128 412 118 402 116 382 C108 300 120 190 132 108 Z'
const hem = 'M130 112 C180 120 300 120 352 112 L348 92 C300 84 180 84 134 92 Z'

export const sack: Shape = {
  ground: 415,
  draw(canvas, { department, brand, label, net, art, paper = '#EFE7D6', ink }) {
    const colour = departmentColours[department]
    const belly = canvas.linear([
      [0, darken(paper, 0.3)],
      [0.14, paper],
      [0.36, lighten(paper, 0.5)],
      [0.8, paper],
      [1, darken(paper, 0.34)],
    ])
    const fold = canvas.linear([
      [0, darken(paper, 0.36)],
      [0.4, lighten(paper, 0.3)],
      [1, darken(paper, 0.4)],
    ])
    const stripe = (y: number, h: number) => rect({ x: 100, y, w: 290, h }, colour)
    const crease = (d: string, width: number, opacity: number) => stroke(d, shade, width, { 'stroke-opacity': opacity })
    const name = { x: 240, y: art ? 322 : 264, width: 204, size: 30, leading: 1.06, fill: ink ?? '#2a2418' }
    const brandSize = fittingSize(brand, 'brand', 200, 23)
    return [
      canvas.shadow(240, 416, 150),
      path(body, belly),
      group(
        { 'clip-path': canvas.clip(body) },
        stripe(150, 10),
        stripe(166, 3),
        stripe(366, 10),
        write(brand, 'brand', 240, 202, { size: brandSize, fill: ink ?? colour, spacing: 0.5 }),
        art ? canvas.emoji(art, 240, 250, { side: 78 }) : '',
        writeName(label, name),
        write(net, 'contents', 240, 400, { size: 19, fill: ink ?? '#5b503a' }),
        crease('M116 320 C160 300 150 240 132 200', 16, 0.07),
        crease('M366 330 C330 300 340 230 352 190', 18, 0.09),
      ),
      path(hem, fold),
      stroke('M136 103 C190 110 296 110 346 103', '#fff', 2.5, { 'stroke-opacity': 0.9, 'stroke-dasharray': '8 5' }),
    ].join('')
  },
}
