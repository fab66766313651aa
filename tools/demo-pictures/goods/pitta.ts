import { deepen, lighten } from '../colours.ts'
import { ball, plane } from '../shading.ts'
import { ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'

const round = { 'stroke-linecap': 'round' } as const

const oval = 'M-49 1 C-49 -18 -26 -31 2 -31 C30 -31 49 -18 49 0 C49 18 28 31 -1 31 C-29 31 -49 19 -49 1Z'
const half = 'M-49 -11 C-20 -7 20 -7 49 -11 C47 10 30 29 0 30 C-30 29 -47 10 -49 -11Z'

/** Centres and radii of the browned spots. */
const blisters = [
  [-28, -8, 8, 4],
  [-10, 0, 10, 5.4],
  [6, -16, 7, 3.4],
  [14, 3, 8, 4.4],
  [31, -8, 7, 4],
  [34, 8, 4, 2.2],
  [-28, 10, 6, 3],
  [-6, 15, 8, 3.4],
  [20, 16, 6, 2.6],
  [-14, -15, 4, 2],
] as const

const pocketBlisters = [
  [-24, 5, 6, 2.8],
  [-6, 13, 8, 4],
  [12, 5, 5, 2.4],
  [26, 9, 6, 3],
  [8, 21, 5, 2.2],
  [-20, 17, 4, 2],
] as const

export const pitta = {
  /** A puffed oval, pale at its thin rim, with browned blisters and flour. */
  pitta: kind('#F0D6A4', '#A4642A', (canvas, tone, rind) => {
    return [
      path(oval, deepen(tone, 0.42), { transform: 'translate(0 5)' }),
      path(oval, ball(canvas, tone, 0.3), { stroke: deepen(tone, 0.5), 'stroke-width': 1 }),
      path(oval, 'none', {
        stroke: lighten(tone, 0.6),
        'stroke-width': 6,
        'stroke-opacity': 0.5,
        transform: 'scale(0.92 0.9)',
      }),
      ...blisters.map(([x, y, rx, ry]) =>
        ellipse(x, y, rx, ry, rind, { opacity: 0.34, transform: `rotate(${y - x / 2} ${x} ${y})` }),
      ),
      ellipse(-14, -19, 16, 4.5, '#fff', { opacity: 0.4, transform: 'rotate(-10 -14 -19)' }),
    ].join('')
  }),
  /** Half a bread with its cut edge up: two thin walls gape, so that the pocket shows. */
  pittapocket: kind('#F0D6A4', '#A4642A', (canvas, tone, rind) => {
    const line = { stroke: deepen(tone, 0.5), 'stroke-width': 1 }
    return [
      path(half, deepen(tone, 0.42), { transform: 'translate(0 3)' }),
      path('M-49 -11 C-30 -22 28 -24 49 -11 C40 0 -40 0 -49 -11Z', plane(canvas, '#FFF3D8', 0.1), line),
      path('M-45 -11 C-30 -17.5 28 -19 45 -11 C20 -7 -20 -7 -45 -11Z', deepen(tone, 0.62)),
      path('M-36 -13.5 C-24 -16.5 24 -18 37 -13 C20 -13.5 -20 -13.5 -36 -13.5Z', deepen(tone, 0.34)),
      path(half, ball(canvas, tone, 0.3), line),
      path('M-49 -11 C-20 -7 20 -7 49 -11 L48 -6.5 C20 -2 -20 -2 -48 -6.5Z', '#FFF3D8', line),
      stroke('M-42 8 C-32 20 -18 25 0 25.5 C18 25 32 20 42 8', lighten(tone, 0.5), 3, {
        ...round,
        'stroke-opacity': 0.7,
      }),
      ...pocketBlisters.map(([x, y, rx, ry]) => ellipse(x, y, rx, ry, rind, { opacity: 0.34 })),
    ].join('')
  }),
}
