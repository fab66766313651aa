/** A wheel of cheese with a piece cut out and an oval brand mark. Drawn by pack. */
import { departmentColours } from '../colours.ts'
import { fittingSize, write } from '../lettering.ts'
import type { Shape } from '../shape.ts'
import { ellipse, group, path } from '../svg.ts'

const rind = 'M62 220 V330 A178 68 0 0 0 418 330 V220 Z'
const holes = [
  [270, 280, 9, 7],
  [300, 322, 7, 6],
  [214, 292, 8, 6],
  [262, 320, 6, 5],
  [204, 336, 7, 6],
] as const

export const wheel: Shape = {
  ground: 398,
  draw(canvas, { department, brand, label }) {
    const side = canvas.linear([
      [0, '#8f5d12'],
      [0.16, '#c98e24'],
      [0.35, '#eec55a'],
      [0.7, '#cf952c'],
      [1, '#875510'],
    ])
    const face = canvas.linear(
      [
        [0, '#F7D77E'],
        [0.6, '#E7B845'],
        [1, '#D29D31'],
      ],
      'corner',
    )
    const leftCut = canvas.linear([
      [0, '#F3CF73'],
      [1, '#FBE7AE'],
    ])
    const rightCut = canvas.linear([
      [0, '#FFF0C4'],
      [1, '#F0CC6E'],
    ])
    const brandSize = fittingSize(brand, 'stamp', 92, 14)
    const labelSize = fittingSize(label, 'name', 100, 15)
    return [
      canvas.shadow(240, 400, 190, 18, 0.38),
      path(rind, side),
      ellipse(240, 220, 178, 68, face),
      ellipse(240, 220, 164, 60, 'none', { stroke: '#B9801F', 'stroke-opacity': 0.35, 'stroke-width': 2 }),
      path('M240 220 L330 279 A178 68 0 0 1 176 284 Z', '#6b4409', { opacity: 0.25 }),
      path('M240 220 L176 284 V394 L240 330 Z', leftCut),
      path('M240 220 L330 279 V388 L240 330 Z', rightCut),
      group({ opacity: 0.7 }, ...holes.map(([cx, cy, rx, ry]) => ellipse(cx, cy, rx, ry, '#D9AA45'))),
      group(
        { transform: 'rotate(-8 170 200)' },
        ellipse(168, 196, 74, 27, departmentColours[department]),
        ellipse(168, 196, 66, 23, 'none', { stroke: '#fff', 'stroke-width': 1.5, opacity: 0.8 }),
        write(brand, 'stamp', 168, 193, { size: brandSize, fill: '#fff' }),
        write(label, 'name', 168, 210, { size: labelSize, fill: '#fff' }),
      ),
    ].join('')
  },
}
