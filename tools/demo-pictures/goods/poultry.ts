import { deepen, lighten } from '../colours.ts'
import { ball, lying } from '../shading.ts'
import { circle, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered, spark } from './strokes.ts'

export const poultry = {
  breast: kind('#F0CDB6', '#D9A88C', (canvas, tone, rind) =>
    [
      path(
        'M-42 26 C-52 4 -30 -34 6 -34 C36 -34 50 -8 42 8 C34 20 18 16 6 22 C-10 32 -32 42 -42 26Z',
        ball(canvas, tone, 0.34),
        { stroke: deepen(rind, 0.3), 'stroke-width': 1.4, 'stroke-opacity': 0.5 },
      ),
      stroke('M-30 20 C-24 0 -4 -18 20 -20 M-14 20 C-6 6 10 -6 28 -6', rind, 2.2, {
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
      spark(-10, -14, 12, 5, 0.3),
    ].join(''),
  ),
  drumstick: kind('#EBBE96', '#F6EBD8', (canvas, tone, rind) =>
    [
      path('M12 14 L34 36 C32 44 40 48 44 42 C50 42 50 34 44 32 L22 8Z', lying(canvas, rind)),
      path(
        'M-40 -8 C-44 -34 -14 -46 6 -34 C26 -22 30 0 24 14 C16 24 0 26 -12 22 C-28 18 -38 8 -40 -8Z',
        ball(canvas, tone),
      ),
      spark(-20, -20, 9, 5),
      ...repeat(7, (at) =>
        circle(-26 + scattered(at) * 40, -22 + scattered(at + 13) * 36, 1.5, deepen(tone, 0.3), { opacity: 0.5 }),
      ),
    ].join(''),
  ),
  bird: kind('#F0CBA2', '#D08A50', (canvas, tone, rind) => {
    const line = { stroke: deepen(rind, 0.35), 'stroke-width': 1.4, 'stroke-opacity': 0.55 }
    return [
      path(
        'M-48 14 C-50 -18 -20 -38 14 -36 C40 -34 50 -14 46 8 C42 30 18 38 -8 37 C-32 36 -47 30 -48 14Z',
        ball(canvas, tone, 0.36),
        line,
      ),
      path('M-46 6 C-56 4 -56 -8 -48 -10 L-40 -12Z', ball(canvas, deepen(tone, 0.06)), line),
      path(
        'M-30 -6 C-20 -16 2 -12 6 2 C8 12 -6 18 -18 14 C-26 18 -34 24 -38 18 C-40 12 -36 0 -30 -6Z',
        ball(canvas, lighten(tone, 0.08), 0.34),
        line,
      ),
      path('M34 26 L50 36 C54 32 58 38 54 42 C54 48 46 46 46 42 L30 34Z', '#F6EBD8', line),
      path(
        'M0 12 C8 -6 34 -4 40 12 C44 24 38 34 26 36 C10 38 -4 28 0 12Z',
        ball(canvas, lighten(tone, 0.06), 0.36),
        line,
      ),
      spark(-8, -24, 14, 5, 0.4),
    ].join('')
  }),
}
