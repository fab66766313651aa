import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { ruffle, spark } from './strokes.ts'

export const pasta = {
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
  /** A large ribbed shell, with curled lips along its opening. */
  pastashell: kind('#F6D98A', '#C08A2C', (canvas, tone, rind) => {
    const line = { stroke: rind, 'stroke-width': 1.8 }
    return [
      path(
        'M-50 6 C-48 -4 -42 -8 -38 -16 C-28 -34 -12 -39 4 -38 C24 -37 36 -24 42 -10 C45 -4 50 0 50 6 C44 10 42 14 36 20 C24 34 10 38 -4 37 C-20 36 -32 26 -38 16 C-42 12 -46 10 -50 6Z',
        ball(canvas, tone, 0.34),
        line,
      ),
      stroke(
        'M-40 -6 C-28 -28 -10 -33 6 -32 C22 -31 34 -20 40 -6 M-38 -1 C-26 -20 -8 -26 6 -25 C22 -24 32 -14 39 -2 M-38 13 C-26 26 -12 31 -2 31 C14 31 28 24 38 13 M-40 10 C-26 20 -12 25 0 25 C14 25 28 19 40 9',
        rind,
        2.6,
        { 'stroke-opacity': 0.75 },
      ),
      path(
        'M-46 5 C-32 -10 -12 -18 8 -17 C26 -16 38 -8 46 4 C34 14 18 19 0 19 C-18 19 -34 14 -46 5Z',
        lighten(tone, 0.45),
        line,
      ),
      path(
        'M-38 4 C-26 -6 -8 -11 8 -10 C24 -9 32 -4 38 3 C28 10 14 13 0 13 C-14 13 -28 10 -38 4Z',
        plane(canvas, deepen(rind, 0.42), 0.4),
      ),
      stroke('M-26 1 C-12 -5 10 -7 26 -1 M-20 7 C-8 3 10 2 24 5', deepen(tone, 0.3), 1.8, { 'stroke-opacity': 0.6 }),
    ].join('')
  }),
  /** A small pasta in the form of a rough dish. */
  pastaear: kind('#EDD9A4', '#B58F4A', (canvas, tone, rind) =>
    [
      circle(0, 0, 44, ball(canvas, tone, 0.3)),
      ellipse(2, 4, 29, 25, deepen(tone, 0.22)),
      stroke('M-18 0 C-6 -10 12 -10 22 0 M-18 10 C-4 2 12 2 22 10 M-10 20 C-2 14 8 14 16 18', rind, 2.6, {
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
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
  /** A stick of fried potato: two lit sides and its square end. */
  fry: kind('#F2C553', '#C9912B', (canvas, tone, rind) =>
    [
      path('M-48 0 L-42 -11 L44 -13 L38 -1Z', lighten(tone, 0.42)),
      path('M-48 0 L38 -1 L38 13 L-48 12Z', lying(canvas, tone, 0.2)),
      path('M38 -1 L44 -13 L48 -2 L38 13Z', lighten(rind, 0.1)),
      path('M-48 0 L38 -1 L38 13 L-48 12Z', 'none', { stroke: rind, 'stroke-width': 1.4, 'stroke-opacity': 0.7 }),
      path('M-48 0 h9 v12 h-9Z M30 -1 h8 v14 h-8Z', rind, { opacity: 0.45 }),
    ].join(''),
  ),
  strand: kind('#F0DA8A', '#C9A84A', (canvas, tone, rind) =>
    [path('M-49 -3 L49 -4 49 4 -49 5Z', lying(canvas, tone, 0.3)), stroke('M-49 5 L49 4', rind, 1.6)].join(''),
  ),
}
