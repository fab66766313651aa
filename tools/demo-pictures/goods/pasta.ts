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
  /** A large ribbed shell, with curled lips along its narrow opening. */
  pastashell: kind('#F7DE96', '#C7953A', (canvas, tone, rind) => {
    const line = { stroke: rind, 'stroke-width': 1.8 }
    return [
      path(
        'M-30 -40 C-20 -46 -12 -42 -4 -44 C20 -48 42 -28 44 -2 C46 18 40 36 28 46 C20 48 14 42 6 42 C-18 42 -42 28 -44 2 C-46 -16 -40 -32 -30 -40Z',
        ball(canvas, tone, 0.3),
        line,
      ),
      stroke(
        'M-34 -30 C-44 -8 -36 18 -14 33 M-26 -36 C-38 -12 -28 16 -4 34 M-18 -38 C-30 -14 -20 16 8 37 M36 28 C46 4 36 -22 14 -36 M30 36 C42 12 30 -18 4 -36 M24 40 C34 16 22 -16 -8 -39',
        rind,
        2.6,
        { 'stroke-opacity': 0.8 },
      ),
      path('M-28 -40 C-10 -30 12 -8 27 45 C4 34 -20 6 -28 -40Z', lighten(tone, 0.5), line),
      path('M-22 -30 C-6 -18 8 4 20 36 C4 24 -14 2 -22 -30Z', plane(canvas, deepen(rind, 0.4), 0.4)),
      stroke('M-28 -40 C-10 -30 12 -8 27 45', lighten(tone, 0.6), 4, { 'stroke-linecap': 'round' }),
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
