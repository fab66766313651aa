import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered, spark } from './strokes.ts'

const loaf = 'M-46 6 C-48 -26 -22 -36 0 -36 C22 -36 48 -26 46 6 C46 26 40 32 30 32 H-30 C-40 32 -46 26 -46 6Z'

export const baked = {
  baguette: kind('#CF8636', '#F6E2B4', (canvas, tone, rind) => {
    const crust =
      'M-49 29 C-50 22 -38 14 -16 0 C6 -14 30 -28 44 -31 C50 -32 51 -27 46 -21 C36 -9 8 9 -14 22 C-32 32 -47 36 -49 29Z'
    return [
      path(crust, ball(canvas, tone, 0.4), { stroke: deepen(tone, 0.5), 'stroke-width': 1.2 }),
      ...[-33, -19, -5, 9, 23, 36].map((x) => {
        const y = -4 - x * 0.64
        return (
          path(
            `M${x - 7} ${y + 7} C${x - 6} ${y - 1} ${x + 4} ${y - 6} ${x + 9} ${y - 8} C${x + 7} ${y - 1} ${x} ${y + 6} ${x - 7} ${y + 7}Z`,
            rind,
          ) +
          stroke(`M${x - 7} ${y + 7} C${x - 6} ${y - 1} ${x + 4} ${y - 6} ${x + 9} ${y - 8}`, deepen(tone, 0.45), 1.8, {
            'stroke-linecap': 'round',
          })
        )
      }),
    ].join('')
  }),
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
  /** A crescent of rolled dough, in bands that narrow to both tips. */
  croissant: kind('#D08A34', '#F8DCA2', (canvas, tone, rind) => {
    const line = { stroke: deepen(tone, 0.5), 'stroke-width': 1.4 }
    const half = (mirrored: boolean) =>
      group(
        mirrored ? { transform: 'scale(-1 1)' } : {},
        path(
          'M-49 28 C-49 12 -44 -6 -35 -18 C-40 -4 -38 14 -31 25 C-34 34 -47 38 -49 28Z',
          ball(canvas, deepen(tone, 0.14), 0.3),
          line,
        ),
        path(
          'M-36 -17 C-30 -25 -23 -30 -14 -32 C-18 -14 -16 4 -11 19 C-20 19 -27 22 -31 27 C-40 14 -41 -4 -36 -17Z',
          ball(canvas, deepen(tone, 0.04), 0.36),
          line,
        ),
        stroke(
          'M-30 -14 C-27 -19 -24 -22 -20 -24 M-31 0 C-30 -6 -27 -10 -22 -12 M-45 14 C-44 8 -43 2 -40 -3',
          rind,
          3,
          {
            'stroke-linecap': 'round',
            'stroke-opacity': 0.7,
          },
        ),
        stroke('M-33 10 C-30 4 -26 0 -19 0', deepen(tone, 0.4), 1.6, { 'stroke-opacity': 0.6 }),
      )
    return [
      half(false),
      half(true),
      path(
        'M-15 -32 C-6 -37 6 -37 15 -32 C20 -14 18 6 12 20 C5 17 -5 17 -12 20 C-18 6 -20 -14 -15 -32Z',
        ball(canvas, tone, 0.36),
        line,
      ),
      stroke('M-10 -22 C-4 -27 2 -28 9 -27 M-12 -8 C-4 -14 6 -15 13 -13', rind, 3.4, {
        'stroke-linecap': 'round',
        'stroke-opacity': 0.8,
      }),
      stroke('M-13 2 C-5 -4 6 -5 14 -2 M-11 11 C-4 7 5 6 12 8', deepen(tone, 0.4), 1.6, { 'stroke-opacity': 0.6 }),
    ].join('')
  }),
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
