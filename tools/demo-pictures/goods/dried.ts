import { type Colour, deepen, lighten } from '../colours.ts'
import { ball, lying } from '../shading.ts'
import { ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

const pruneSkin =
  'M-47 4 C-50 -5 -43 -9 -44 -17 C-43 -28 -33 -27 -27 -32 C-21 -39 -13 -36 -6 -35 C1 -34 6 -40 14 -38 C22 -37 24 -31 32 -29 C43 -25 39 -16 45 -8 C51 1 42 8 43 17 C42 28 33 27 26 31 C18 37 10 31 2 33 C-7 36 -13 37 -20 33 C-26 30 -36 31 -39 24 C-43 16 -42 11 -47 4Z'

const pruneFolds =
  'M8 -5 C3 -13 9 -18 3 -25 C2 -29 4 -33 3 -38 M5 -15 C-3 -18 -5 -14 -12 -18 M-46 -3 C-35 -6 -31 2 -22 -3 C-16 -7 -10 0 -3 -2 M-22 -3 C-22 -11 -31 -12 -31 -22 M-32 30 C-30 18 -20 19 -14 12 C-8 7 -5 12 1 8 M-14 12 C-11 18 -7 19 -9 27 M-40 13 C-34 9 -30 14 -25 11 M22 0 C28 -5 33 2 46 -3 M30 -2 C33 -9 26 -14 30 -22 M17 9 C21 16 28 12 33 20 M22 13 C17 20 20 24 15 33'

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
  /** Matt and crumpled: branching folds with light along them, and the dimple where the stone was. */
  prune: kind('#3D2231', '#CDB0C4', (canvas, tone, rind) => {
    const along = (width: number, opacity: number, y: number, colour: Colour) =>
      stroke(pruneFolds, colour, width, { ...round, 'stroke-opacity': opacity, transform: `translate(0.6 ${y})` })
    return [
      path(pruneSkin, '#080306', { opacity: 0.85, transform: 'translate(2 5) scale(1.03)' }),
      path(pruneSkin, ball(canvas, tone, 0.85), { stroke: '#0c0508', 'stroke-width': 2 }),
      group(
        { 'clip-path': canvas.clip(pruneSkin) },
        along(10, 0.16, 6, rind),
        along(4.6, 0.9, 0, '#0e060a'),
        along(1.7, 0.48, 3, rind),
        ellipse(-16, -25, 17, 6, rind, { opacity: 0.3, transform: 'rotate(-14 -16 -25)' }),
      ),
      ellipse(11, 2, 16, 12, '#0c0508', { opacity: 0.45 }),
      path('M1 1 C1 -6 9 -8 17 -5 C24 -2 22 8 15 9 C8 11 1 8 1 1Z', '#050203'),
      stroke('M-1 7 C4 15 18 15 24 7', rind, 2.4, { ...round, 'stroke-opacity': 0.6 }),
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
