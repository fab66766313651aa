import { deepen, lighten } from '../colours.ts'
import { ball, lying, upright } from '../shading.ts'
import { circle, ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

const bulb =
  'M0 -46 C3 -32 12 -27 26 -20 C46 -9 48 22 28 35 C16 43 6 42 0 47 C-6 42 -16 43 -28 35 C-48 22 -46 -9 -26 -20 C-12 -27 -3 -32 0 -46Z'

const calyx = 'M0 -40 L-7 -27 -25 -30 -14 -20 -20 -8 -6 -17 0 -4 6 -17 20 -8 14 -20 25 -30 7 -27Z'

const lump = 'M-44 6 C-46 -22 -22 -35 4 -32 C32 -31 48 -12 43 12 C37 33 10 37 -14 35 C-34 32 -43 23 -44 6Z'

const bulbKind = (tone: `#${string}`, rind: `#${string}`) =>
  kind(tone, rind, (canvas, skin, line) =>
    [
      path(bulb, ball(canvas, skin)),
      group(
        { 'stroke-opacity': 0.45, 'stroke-linecap': 'round' },
        ...[
          'M0 -34 C-22 -8 -22 20 -4 42',
          'M0 -34 C22 -8 22 20 4 42',
          'M-3 -30 C-42 -8 -38 22 -18 38',
          'M3 -30 C42 -8 38 22 18 38',
        ].map((d) => stroke(d, line, 2)),
      ),
      spark(-18, -2),
    ].join(''),
  )

export const vegetables = {
  tomato: kind('#D63A26', '#3F8A3A', (canvas, tone, rind) =>
    [
      ellipse(0, 4, 46, 42, ball(canvas, tone)),
      spark(-20, -12),
      path(calyx, rind),
      stroke('M0 -24 C0 -34 3 -40 8 -44', deepen(rind, 0.2), 4, { 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  pepper: kind('#3F9140', '#4E7A2C', (canvas, tone, rind) =>
    [
      path(
        'M0 -28 C-14 -40 -42 -36 -43 -8 C-44 20 -32 46 -18 44 C-10 43 -8 40 0 41 C8 40 10 43 18 44 C32 46 44 20 43 -8 C42 -36 14 -40 0 -28Z',
        ball(canvas, tone, 0.4),
      ),
      stroke('M-13 -31 C-20 -10 -18 20 -11 40 M13 -31 C20 -10 18 20 11 40', deepen(tone, 0.5), 2.5, {
        'stroke-opacity': 0.5,
      }),
      spark(-28, -10, 6, 13),
      path('M-6 -28 C-5 -40 -2 -45 6 -48 L13 -43 C7 -41 5 -37 7 -28 Q0 -24 -6 -28Z', rind),
    ].join(''),
  ),
  chilli: kind('#C92A1E', '#4E8A34', (canvas, tone, rind) =>
    [
      path(
        'M-34 -24 C-18 -36 6 -28 18 -9 C27 7 34 26 47 38 C22 38 -4 28 -20 9 C-29 -1 -35 -11 -34 -24Z',
        ball(canvas, tone),
      ),
      stroke('M-20 -20 C-4 -20 6 -6 16 10', lighten(tone, 0.5), 4, {
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      }),
      path('M-36 -20 C-46 -26 -48 -36 -44 -44 L-38 -44 C-38 -36 -34 -32 -26 -28Z', rind),
    ].join(''),
  ),
  onion: bulbKind('#C98A3C', '#8A5418'),
  garlic: bulbKind('#F0E9E4', '#9A6A9C'),
  potato: kind('#D9B06A', '#8A6328', (canvas, tone, rind) =>
    [
      path(lump, ball(canvas, tone)),
      group(
        { opacity: 0.5 },
        ...[
          [-20, -8],
          [10, -16],
          [22, 8],
          [-6, 16],
          [-28, 12],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 3.6, 2, rind)),
      ),
    ].join(''),
  ),
  carrot: kind('#EE7F22', '#4E9438', (canvas, tone, rind) =>
    [
      path('M-4 -28 C-16 -50 -8 -52 0 -34 C4 -54 14 -52 5 -28Z', rind),
      path('M-15 -27 C-16 -35 16 -35 15 -27 C16 -6 8 28 1 49 C-7 28 -16 -5 -15 -27Z', upright(canvas, tone)),
      stroke('M-13 -14 H-4 M4 -2 H12 M-10 8 H-3 M1 20 H7', deepen(tone, 0.4), 2, {
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  beet: kind('#7E1E46', '#5E9440', (canvas, tone, rind) =>
    [
      path('M-10 -24 C-18 -48 -8 -52 -2 -34 C0 -52 12 -52 8 -26Z', rind),
      path(
        'M0 -30 C24 -34 44 -16 43 6 C42 28 20 38 3 48 C-2 50 -4 48 -6 46 C-22 36 -42 28 -43 6 C-44 -16 -22 -34 0 -30Z',
        ball(canvas, tone),
      ),
      stroke('M-34 -6 C-16 -14 16 -14 34 -6', deepen(tone, 0.4), 2, { 'stroke-opacity': 0.4 }),
      spark(-18, -10),
    ].join(''),
  ),
  corn: kind('#F2C230', '#6FA63C', (canvas, tone, rind) =>
    [
      path('M0 -48 C18 -36 20 10 12 34 H-12 C-20 10 -18 -36 0 -48Z', upright(canvas, tone)),
      stroke('M-13 -20 H13 M-15 -8 H15 M-15 4 H15 M-14 16 H14 M-6 -40 V30 M6 -40 V30', deepen(tone, 0.4), 1.6, {
        'stroke-opacity': 0.5,
      }),
      path(
        'M-2 46 C-30 36 -34 4 -22 -12 C-20 10 -10 24 0 30 C10 24 20 10 22 -12 C34 4 30 36 2 46Z',
        upright(canvas, rind),
      ),
    ].join(''),
  ),
  pea: kind('#6DB33F', '#3F7F2A', (canvas, tone, rind) =>
    [
      path('M-48 -10 C-24 -34 28 -30 48 8 C20 34 -34 28 -48 -10Z', ball(canvas, rind)),
      ...[-26, -9, 9, 26].map((x) => circle(x, Math.abs(x) * 0.06 - 1, 10, ball(canvas, tone))),
    ].join(''),
  ),
  aubergine: kind('#4A2350', '#5F8F3C', (canvas, tone, rind) =>
    [
      path(
        'M-6 -30 C8 -34 16 -20 24 -4 C34 14 38 44 8 47 C-24 49 -34 24 -28 0 C-24 -16 -18 -27 -6 -30Z',
        ball(canvas, tone),
      ),
      spark(-14, -2, 6, 14),
      path(
        'M-8 -48 L0 -46 C0 -38 6 -34 16 -22 C6 -24 -4 -22 -10 -14 C-14 -22 -18 -24 -22 -20 C-18 -30 -10 -36 -8 -48Z',
        rind,
      ),
    ].join(''),
  ),
  cucumber: kind('#5C8F35', '#3E6B26', (canvas, tone, rind) =>
    [
      path('M-46 10 C-44 -14 30 -28 44 -12 C52 2 34 22 -20 28 C-40 30 -48 22 -46 10Z', lying(canvas, tone)),
      stroke('M-36 8 C-10 -6 20 -10 38 -6 M-32 18 C-6 10 20 4 36 2', rind, 2.4, {
        'stroke-dasharray': '5 6',
        'stroke-opacity': 0.7,
      }),
    ].join(''),
  ),
}
