import { deepen, lighten } from '../colours.ts'
import { lying } from '../shading.ts'
import { ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

const fruit =
  'M-35 0 C-36 -14 -30 -23 -18 -23 C2 -22 26 -12 46 0 C50 3 49 7 45 7 C26 12 6 22 -14 23 C-27 23 -35 14 -35 0Z'

const stem = 'M-34 -6 C-40 -5 -44 -9 -49 -13 L-50 -5 C-46 0 -42 5 -35 6Z'

export const peppers = {
  /** A sweet pointed pepper: broad shoulders, a thick stem, a straight taper. */
  pointedpepper: kind('#C8241C', '#4E8A34', (canvas, tone, rind) =>
    [
      path(fruit, lying(canvas, tone, 0.5), { stroke: deepen(tone, 0.6), 'stroke-width': 1 }),
      stroke('M-28 9 C-8 11 14 8 38 4', deepen(tone, 0.6), 2.4, { ...round, 'stroke-opacity': 0.45 }),
      stroke('M-20 -13 C-2 -12 14 -7 28 0', '#fff', 3.6, { ...round, 'stroke-opacity': 0.55 }),
      stroke('M-24 -5 C-14 -5 -6 -4 2 -3', lighten(tone, 0.5), 2, { ...round, 'stroke-opacity': 0.5 }),
      path('M-30 -18 C-22 -14 -26 -8 -21 -3 C-26 0 -22 8 -29 16 C-36 12 -38 -12 -30 -18Z', rind),
      path(stem, lying(canvas, rind, 0.4), { stroke: deepen(rind, 0.5), 'stroke-width': 0.8 }),
    ].join(''),
  ),
  /** Halved lengthwise: a thin wall, hollow, with seeds at the stem. */
  halfpointedpepper: kind('#C8241C', '#4E8A34', (canvas, tone, rind) =>
    [
      path(fruit, lying(canvas, tone, 0.4), { stroke: deepen(tone, 0.6), 'stroke-width': 1 }),
      path(fruit, lighten(tone, 0.34), { transform: 'translate(0.5 0.2) scale(0.93 0.88)' }),
      path(fruit, lying(canvas, deepen(tone, 0.3), 0.3), { transform: 'translate(1.4 0.6) scale(0.8 0.7)' }),
      stroke('M-24 1 C-6 1 14 3 30 4', '#F6D9C2', 2.4, { ...round, 'stroke-opacity': 0.8 }),
      path('M-31 -9 C-18 -13 -6 -8 0 1 C-8 9 -18 12 -31 9Z', '#F3E0B4', {
        stroke: '#D9B278',
        'stroke-width': 0.8,
      }),
      repeat(20, (at) =>
        ellipse(-27 + scattered(at) * 26, -8 + scattered(at + 7) * 17, 2.2, 1.7, '#FFF6D6', {
          stroke: '#BE8F4C',
          'stroke-width': 0.7,
        }),
      ),
      path(stem, lying(canvas, rind, 0.4), { stroke: deepen(rind, 0.5), 'stroke-width': 0.8 }),
      path('M-33 -12 C-29 -8 -29 8 -33 12 C-37 8 -37 -8 -33 -12Z', rind),
    ].join(''),
  ),
}
