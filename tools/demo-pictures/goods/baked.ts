import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered, spark } from './strokes.ts'

const loaf = 'M-46 6 C-48 -26 -22 -36 0 -36 C22 -36 48 -26 46 6 C46 26 40 32 30 32 H-30 C-40 32 -46 26 -46 6Z'

export const baked = {
  baguette: kind('#D08A3C', '#F0D6A0', (canvas, tone, rind) =>
    [
      path(
        'M-48 30 C-52 18 -20 -8 20 -32 C36 -44 50 -44 49 -32 C40 -12 0 22 -30 36 C-40 40 -46 38 -48 30Z',
        ball(canvas, tone),
      ),
      ...[-26, -6, 14, 32].map((x) => path(`M${x - 8} ${14 - x * 0.8} q10 -14 18 -10 q-4 10 -18 10Z`, rind)),
    ].join(''),
  ),
  roll: kind('#D99A4E', '#F3DDB0', (canvas, tone, rind) =>
    [
      path(
        'M-45 10 C-48 -20 -24 -32 0 -32 C24 -32 48 -20 45 10 C44 26 24 32 0 32 C-24 32 -44 26 -45 10Z',
        ball(canvas, tone),
      ),
      path('M-28 -10 C-10 -20 12 -20 28 -12 C14 -4 -14 -2 -28 -10Z', rind),
    ].join(''),
  ),
  loaf: kind('#B06A2C', '#EBC98E', (canvas, tone, rind) =>
    [
      path(loaf, ball(canvas, tone)),
      ...[-22, -2, 18].map((x) => stroke(`M${x - 4} 2 L${x + 10} -26`, rind, 5, { 'stroke-linecap': 'round' })),
      stroke('M-30 26 H30', deepen(tone, 0.3), 3, { 'stroke-opacity': 0.4 }),
    ].join(''),
  ),
  toast: kind('#F4E4C2', '#C9873C', (canvas, tone, rind) => {
    const cut = 'M-38 40 V-10 C-48 -18 -44 -38 -26 -38 H26 C44 -38 48 -18 38 -10 V40 Q0 44 -38 40Z'
    return [
      path(cut, deepen(rind, 0.2), { transform: 'translate(5 2)' }),
      path(cut, rind),
      path(cut, plane(canvas, tone), { transform: 'translate(0 1) scale(0.88)' }),
      ...repeat(14, (at) =>
        circle(-26 + scattered(at) * 52, -24 + scattered(at + 30) * 52, 1.6, deepen(tone, 0.25), { opacity: 0.6 }),
      ),
    ].join('')
  }),
  bun: kind('#C9803A', '#F6E6C2', (canvas, tone, rind) =>
    [
      path('M-44 18 C-44 30 44 30 44 18Z', lying(canvas, lighten(tone, 0.25))),
      path('M-46 16 C-48 -36 48 -36 46 16 C40 22 -40 22 -46 16Z', ball(canvas, tone)),
      ...[
        [-20, -8],
        [-4, -16],
        [14, -12],
        [26, -2],
        [2, -4],
        [-28, 4],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 3.2, 2, rind, { transform: `rotate(${x} ${x} ${y})` })),
    ].join(''),
  ),
  flatbread: kind('#E6C48A', '#B07A36', (canvas, tone, rind) =>
    [
      ellipse(0, 5, 47, 22, deepen(tone, 0.25)),
      ellipse(0, 0, 47, 22, plane(canvas, tone)),
      ...repeat(11, (at) =>
        ellipse(-32 + scattered(at) * 64, -12 + scattered(at + 8) * 24, 5 + scattered(at) * 4, 2.6, rind, {
          opacity: 0.5,
        }),
      ),
    ].join(''),
  ),
  croissant: kind('#CF8530', '#F0C476', (canvas, tone, rind) =>
    [
      path(
        'M-48 26 C-50 -2 -26 -32 0 -32 C26 -32 50 -2 48 26 C46 32 38 32 34 26 C26 12 14 8 0 8 C-14 8 -26 12 -34 26 C-38 32 -46 32 -48 26Z',
        ball(canvas, tone),
      ),
      ...[
        'M-8 -31 C-14 -18 -14 -4 -10 8',
        'M8 -31 C14 -18 14 -4 10 8',
        'M-26 -22 C-30 -10 -28 4 -24 14',
        'M26 -22 C30 -10 28 4 24 14',
        'M-40 -4 C-42 6 -40 14 -36 22',
        'M40 -4 C42 6 40 14 36 22',
      ].map((d) => stroke(d, deepen(tone, 0.35), 2.6, { 'stroke-opacity': 0.6 })),
      stroke('M-20 -18 C-8 -26 8 -26 20 -18', rind, 5, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  chocroll: kind('#C97F30', '#4A2818', (canvas, tone, rind) =>
    [
      path('M-44 -14 C-40 -30 40 -30 44 -14 V16 C40 28 -40 28 -44 16Z', lying(canvas, tone)),
      ellipse(-40, 1, 6, 14, lighten(tone, 0.4)),
      circle(-40, -5, 3.6, rind),
      circle(-40, 7, 3.6, rind),
      stroke(
        'M-24 -24 C-20 -8 -20 8 -24 24 M-4 -27 C0 -8 0 8 -4 27 M16 -26 C20 -8 20 8 16 26',
        deepen(tone, 0.3),
        2.6,
        { 'stroke-opacity': 0.55 },
      ),
    ].join(''),
  ),
  croquette: kind('#C9842F', '#E9B765', (canvas, tone, rind) =>
    [
      path(
        'M-46 0 C-46 -20 -34 -22 0 -22 C34 -22 46 -20 46 0 C46 20 34 23 0 23 C-34 23 -46 20 -46 0Z',
        lying(canvas, tone),
      ),
      ...repeat(24, (at) =>
        circle(
          -40 + scattered(at) * 80,
          -17 + scattered(at + 50) * 34,
          1.8 + scattered(at + 3),
          at % 3 ? rind : deepen(tone, 0.3),
          { opacity: 0.75 },
        ),
      ),
    ].join(''),
  ),
  springroll: kind('#D9A04A', '#B5772A', (canvas, tone, rind) =>
    [
      path('M-46 -8 C-44 -18 44 -18 46 -8 V12 C44 22 -44 22 -46 12Z', lying(canvas, tone)),
      stroke('M-18 -16 L-30 19 M18 -16 L2 20', rind, 2.4, { 'stroke-opacity': 0.6 }),
      ellipse(44, 2, 4, 12, rind),
    ].join(''),
  ),
  dough: kind('#F2E3C2', '#D9C08E', (canvas, tone) =>
    [ellipse(0, 4, 44, 34, ball(canvas, tone, 0.2)), spark(-14, -10, 12, 7, 0.4)].join(''),
  ),
}
