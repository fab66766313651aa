import { deepen, lighten } from '../colours.ts'
import { ball, lying } from '../shading.ts'
import { ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

export const driedFruit = {
  /** A flattened ring of fruit with the dent of its stone. */
  apricot: kind('#EE9428', '#B8560F', (canvas, tone, rind) =>
    [
      path(
        'M-46 2 C-48 -26 -20 -38 4 -36 C34 -36 50 -14 46 6 C42 32 20 40 -4 38 C-30 38 -45 24 -46 2Z',
        deepen(tone, 0.34),
        {
          transform: 'translate(0 5)',
        },
      ),
      path(
        'M-46 2 C-48 -26 -20 -38 4 -36 C34 -36 50 -14 46 6 C42 32 20 40 -4 38 C-30 38 -45 24 -46 2Z',
        ball(canvas, tone, 0.24),
      ),
      path('M-26 0 C-24 -16 -6 -20 6 -18 C24 -16 28 -2 24 8 C18 20 -4 20 -14 16 C-22 12 -26 8 -26 0Z', rind, {
        opacity: 0.55,
      }),
      path('M-20 4 C-16 -8 0 -12 10 -8 C20 -4 20 6 14 10 C4 16 -14 14 -20 4Z', deepen(tone, 0.2)),
      stroke('M-38 -8 C-34 -20 -22 -28 -8 -30 M20 30 C32 24 38 16 40 8', lighten(tone, 0.5), 4, {
        ...round,
        'stroke-opacity': 0.75,
      }),
      stroke('M26 -8 L40 -14 M-24 10 L-38 18 M4 20 L6 34', rind, 2.6, { ...round, 'stroke-opacity': 0.6 }),
    ].join(''),
  ),
  prune: kind('#3A2230', '#8E86A6', (canvas, tone, rind) => {
    const skin =
      'M-47 6 C-50 -8 -40 -16 -34 -24 C-26 -36 -10 -30 0 -34 C14 -38 26 -30 34 -26 C46 -18 44 -8 48 2 C50 14 40 18 36 26 C28 36 14 32 4 35 C-8 38 -18 32 -28 31 C-40 28 -42 16 -47 6Z'
    return [
      path(skin, ball(canvas, tone, 0.6), { stroke: '#150b12', 'stroke-width': 3 }),
      path('M-30 -12 C-18 -26 6 -28 18 -20 C6 -18 -4 -20 -12 -12 C-18 -6 -24 -6 -30 -12Z', rind, { opacity: 0.6 }),
      path('M-34 8 C-26 0 -16 2 -10 8 C-16 12 -28 16 -34 8Z M2 2 C12 -8 26 -8 34 -2 C26 4 12 10 2 2Z', rind, {
        opacity: 0.35,
      }),
      stroke(
        'M-20 -4 C-10 2 -4 -6 6 -4 M-8 16 C0 10 8 18 18 12 C24 10 28 14 32 10 M-26 22 C-18 20 -14 26 -6 26',
        '#170c14',
        3.6,
        round,
      ),
      spark(-14, -19, 8, 3, 0.6),
    ].join('')
  }),
  raisin: kind('#8A5A24', '#3E220A', (canvas, tone, rind) =>
    [
      path(
        'M-44 4 C-46 -16 -30 -28 -14 -26 C-2 -34 26 -28 36 -18 C48 -8 46 12 34 20 C20 30 4 26 -8 28 C-28 32 -42 20 -44 4Z',
        ball(canvas, tone, 0.5),
        { stroke: rind, 'stroke-width': 3, 'stroke-opacity': 0.7 },
      ),
      stroke('M-30 -6 C-14 -14 2 -4 26 -12 M-32 8 C-12 2 6 12 32 2 M-16 20 C-4 14 10 20 22 14', rind, 4, {
        ...round,
        'stroke-opacity': 0.6,
      }),
      spark(-16, -14, 9, 4, 0.5),
    ].join(''),
  ),
  date: kind('#6B3A1E', '#2E140A', (canvas, tone, rind) =>
    [
      path(
        'M-48 2 C-46 -20 -22 -26 4 -25 C32 -24 48 -14 48 0 C48 16 30 25 2 26 C-24 26 -46 20 -48 2Z',
        lying(canvas, tone, 0.5),
      ),
      stroke('M-34 -8 C-12 -16 16 -14 38 -8 M-38 4 C-14 -2 16 0 42 2 M-30 15 C-8 10 18 12 36 12', rind, 2.6, {
        ...round,
        'stroke-opacity': 0.65,
      }),
      ellipse(46, 0, 4, 7, '#C9A56A'),
      spark(-14, -13, 16, 4, 0.5),
    ].join(''),
  ),
}
