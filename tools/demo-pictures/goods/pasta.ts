import { deepen, lighten } from '../colours.ts'
import { ball, lying } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { ruffle, spark } from './strokes.ts'

export const pasta = {
  grain: kind('#F3EAD2', '#D9C8A0', (canvas, tone) => ellipse(0, 0, 44, 19, lying(canvas, tone, 0.2))),
  bean: kind('#5B3620', '#2E190D', (canvas, tone, rind) =>
    [
      ellipse(0, 0, 44, 31, ball(canvas, tone)),
      stroke('M-42 4 C-16 -14 14 16 42 -4', rind, 4, { 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  kidney: kind('#F4EEDF', '#D6C8A8', (canvas, tone) =>
    path(
      'M-44 -4 C-42 -30 -6 -34 18 -26 C44 -18 50 10 34 22 C22 28 16 10 0 8 C-16 8 -42 26 -44 -4Z',
      ball(canvas, tone),
    ),
  ),
  lentil: kind('#8A8F4A', '#5F6430', (canvas, tone) =>
    [circle(0, 0, 43, ball(canvas, tone, 0.4)), spark(-14, -16)].join(''),
  ),
  flake: kind('#E9CE97', '#C99F58', (canvas, tone) => path(ruffle(0, 0, 40, 7, 0.09), ball(canvas, tone))),
  penne: kind('#EBC365', '#C9952F', (canvas, tone, rind) =>
    [
      path('M-46 14 L-30 -14 H46 L30 14Z', lying(canvas, tone)),
      ellipse(-38, 0, 5, 15, deepen(rind, 0.35), { transform: 'rotate(30 -38 0)' }),
      stroke('M-24 -8 H38 M-30 0 H36 M-34 7 H30', rind, 1.8, { 'stroke-opacity': 0.6 }),
    ].join(''),
  ),
  fusilli: kind('#E8C062', '#C28F2C', (canvas, tone, rind) =>
    [-30, -10, 10, 30]
      .map((x) =>
        path(
          `M${x - 14} 16 C${x - 12} -4 ${x - 2} -18 ${x + 14} -16 C${x + 12} 4 ${x + 2} 18 ${x - 14} 16Z`,
          x % 20 ? ball(canvas, tone) : ball(canvas, rind),
        ),
      )
      .join(''),
  ),
  elbow: kind('#EFC65E', '#C9932F', (_, tone, rind) =>
    [
      stroke('M-28 24 C-34 -10 0 -34 28 -14', rind, 26, { 'stroke-linecap': 'butt' }),
      stroke('M-28 22 C-34 -12 0 -36 28 -16', tone, 21, {}),
      ellipse(-28, 24, 12, 5, deepen(rind, 0.3), { transform: 'rotate(12 -28 24)' }),
      spark(-14, -16, 8, 3),
    ].join(''),
  ),
  pastashell: kind('#EBC469', '#BF8C2C', (canvas, tone, rind) =>
    [
      path('M-44 8 C-40 -26 40 -26 44 8 C26 30 -26 30 -44 8Z', ball(canvas, tone)),
      path('M-32 8 C-16 20 16 20 32 8 C16 -2 -16 -2 -32 8Z', deepen(rind, 0.4)),
      stroke('M-34 -4 C-12 -14 12 -14 34 -4 M-28 -12 C-10 -20 10 -20 28 -12', rind, 2, { 'stroke-opacity': 0.7 }),
    ].join(''),
  ),
  nest: kind('#EDC45F', '#C9952F', (canvas, tone, rind) =>
    [
      ellipse(0, 4, 45, 31, ball(canvas, tone)),
      ...[38, 30, 22, 14].map((r, at) =>
        ellipse((at % 2) * 3 - 1, 2 - at * 2, r, r * 0.62, 'none', {
          stroke: at % 2 ? rind : lighten(tone, 0.4),
          'stroke-width': 3.4,
        }),
      ),
    ].join(''),
  ),
  fry: kind('#F2C553', '#C9912B', (canvas, tone, rind) =>
    [path('M-46 -8 L44 -10 46 8 -44 10Z', lying(canvas, tone)), path('M44 -10 L48 -4 46 8Z', rind)].join(''),
  ),
}
