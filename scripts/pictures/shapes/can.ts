/** A round tin can with a paper sleeve. Drawn by pack. */
import { departmentColours, paper, shade } from '../colours.ts'
import { writeName } from '../label.ts'
import { fittingSize, write } from '../lettering.ts'
import type { Shape } from '../shape.ts'
import { ellipse, group, path, rect } from '../svg.ts'

const left = 122
const right = 358
const top = 96
const bottom = 404
const middle = 240
const radius = { x: 118, y: 25 }

/** The part of the cylinder between two heights, both edges bulging towards the viewer. */
function sleeve(from: number, to: number) {
  const arc = `A${radius.x} ${radius.y} 0 0`
  return `M${left} ${from} ${arc} 0 ${right} ${from} V${to} ${arc} 1 ${left} ${to} Z`
}

const body = `M${left} ${top} V${bottom} A${radius.x} ${radius.y} 0 0 0 ${right} ${bottom} V${top} Z`

export const can: Shape = {
  ground: bottom + radius.y,
  draw(canvas, { department, brand, label, net, art }) {
    const from = top + 20
    const to = bottom - 14
    const metal = canvas.linear([
      [0, '#8d979a'],
      [0.12, '#c9d0d1'],
      [0.3, '#f4f6f6'],
      [0.55, '#c2c9ca'],
      [0.85, '#8a9496'],
      [1, '#6d777a'],
    ])
    const roundness = canvas.linear([
      [0, shade, 0.42],
      [0.14, shade, 0.1],
      [0.3, '#ffffff', 0.28],
      [0.42, '#ffffff', 0.04],
      [0.75, shade, 0.12],
      [1, shade, 0.46],
    ])
    const rim = canvas.linear(
      [
        [0, '#dfe4e4'],
        [0.4, '#ffffff'],
        [1, '#98a3a5'],
      ],
      'corner',
    )
    const lid = canvas.linear(
      [
        [0, '#8f9a9c'],
        [0.5, '#d9dede'],
        [1, '#eef1f1'],
      ],
      'lid',
    )
    const brandSize = fittingSize(brand, 'brand', 196, 20)
    return [
      canvas.shadow(middle, 424, 150),
      path(body, metal),
      group(
        { 'clip-path': canvas.clip(sleeve(from, to)) },
        rect({ x: left, y: top, w: right - left, h: 340 }, departmentColours[department]),
        path(sleeve(from + 52, to - 44), paper),
        write(brand, 'brand', middle, from + 58, { size: brandSize, fill: '#fff', spacing: 0.5 }),
        art ? canvas.emoji(art, middle, from + 138, { side: 104 }) : '',
        writeName(label, { x: middle, y: art ? from + 218 : from + 164, width: 190, size: 30, leading: 1.05 }),
        write(net, 'contents', middle, to + 6, { size: 19, fill: '#fff' }),
        path(sleeve(from, to), roundness),
      ),
      ellipse(middle, top, radius.x, radius.y, '#a9b2b4'),
      ellipse(middle, top - 2, radius.x, radius.y, rim),
      ellipse(middle, top + 1, radius.x - 11, radius.y - 5.5, lid),
      ellipse(middle, top + 3, radius.x - 30, radius.y - 12, 'none', {
        stroke: '#8f9a9c',
        'stroke-opacity': 0.5,
        'stroke-width': 1.5,
      }),
    ].join('')
  },
}
