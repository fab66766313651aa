import { deepen, lighten } from '../colours.ts'
import { ball, plane, upright } from '../shading.ts'
import { circle, ellipse, path, rect } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

export const dairy = {
  egg: kind('#D9A06A', '#C08450', (canvas, tone) =>
    [
      path(
        'M0 -46 C24 -46 38 -10 38 12 C38 34 20 46 0 46 C-20 46 -38 34 -38 12 C-38 -10 -24 -46 0 -46Z',
        ball(canvas, tone),
      ),
      spark(-12, -18, 7, 11, 0.3),
    ].join(''),
  ),
  ball: kind('#FBF8EF', '#C9C0A6', (canvas, tone, rind) =>
    [
      circle(0, 0, 44, ball(canvas, tone, 0.2), { stroke: rind, 'stroke-width': 1.6 }),
      spark(-16, -18, 10, 6, 0.6),
    ].join(''),
  ),
  cheese: kind('#EDBE4B', '#C98A2B', (canvas, tone, rind) =>
    [
      path('M-46 -2 L24 -34 C40 -26 47 -12 46 0 Z', lighten(tone, 0.3)),
      path('M-46 -2 H46 V32 H-46Z', plane(canvas, tone)),
      path('M38 -2 H46 V32 H38Z', rind),
      ...[
        [-22, 16, 7],
        [4, 10, 5],
        [18, 22, 6],
        [-4, 26, 4],
      ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, deepen(tone, 0.25))),
    ].join(''),
  ),
  cheeseslice: kind('#F2C85A', '#D9A02E', (canvas, tone, rind) =>
    [
      path('M-46 8 L-8 -26 46 -6 8 30Z', rind, { transform: 'translate(0 5)' }),
      path('M-46 8 L-8 -26 46 -6 8 30Z', plane(canvas, tone)),
    ].join(''),
  ),
  disc: kind('#F7F2E4', '#DDD2B4', (canvas, tone, rind) =>
    [
      path('M-42 -8 V14 C-40 32 40 32 42 14 V-8Z', upright(canvas, rind, 0.2)),
      ellipse(0, -8, 42, 19, plane(canvas, tone)),
    ].join(''),
  ),
  butter: kind('#F6DE86', '#EBC95A', (canvas, tone, rind) =>
    [
      path('M-44 -12 L-26 -28 H46 L30 -12Z', lighten(tone, 0.35)),
      rect({ x: -44, y: -12, w: 74, h: 38 }, plane(canvas, tone)),
      path('M30 -12 L46 -28 V10 L30 26Z', deepen(rind, 0.15)),
    ].join(''),
  ),
}
