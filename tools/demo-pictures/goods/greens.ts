import { deepen, lighten } from '../colours.ts'
import { ball, upright } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { ruffle, spark } from './strokes.ts'

const florets = [
  [-27, -2, 19],
  [27, -2, 19],
  [-14, -20, 19],
  [14, -20, 19],
  [0, -28, 16],
  [0, -4, 21],
] as const

const floretKind = (tone: `#${string}`, rind: `#${string}`) =>
  kind(tone, rind, (canvas, head, stem) =>
    [
      path('M-13 6 L-15 42 Q0 50 15 42 L13 6Z', upright(canvas, stem, 0.25)),
      ...florets.map(([x, y, r]) => path(ruffle(x, y, r, 9, 0.12), ball(canvas, head, 0.4))),
      ...florets.map(([x, y]) => circle(x - 5, y - 6, 3, lighten(head, 0.4), { opacity: 0.55 })),
    ].join(''),
  )

export const greens = {
  lettuce: kind('#6FB043', '#3F7F2E', (canvas, tone, rind) =>
    [
      path(ruffle(0, 2, 45, 13, 0.1), ball(canvas, rind)),
      path(ruffle(-3, -1, 36, 11, 0.12), ball(canvas, tone)),
      path(ruffle(3, -6, 24, 9, 0.14), ball(canvas, lighten(tone, 0.34))),
      stroke('M-2 34 C-4 18 -4 6 0 -10 M-24 24 C-20 10 -14 4 -8 -2 M24 24 C20 10 14 2 8 -4', lighten(tone, 0.6), 2.5, {
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  leaf: kind('#4E9A3B', '#2F6F2A', (canvas, tone, rind) =>
    [
      path('M-42 40 C-46 -2 -16 -40 42 -42 C44 10 12 46 -42 40Z', ball(canvas, tone)),
      stroke(
        'M-44 42 C-16 14 8 -10 34 -34 M-14 12 C-14 2 -16 -8 -12 -16 M2 -4 C12 -4 22 0 28 4 M-22 22 C-8 22 4 24 12 26',
        rind,
        2.4,
        {
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
        },
      ),
    ].join(''),
  ),
  broccoli: floretKind('#3F8136', '#9CBF6A'),
  cauliflower: kind('#F3ECD6', '#7FAE55', (canvas, tone, rind) =>
    [
      path(ruffle(0, 8, 44, 9, 0.12), ball(canvas, rind)),
      ...florets.map(([x, y, r]) =>
        path(ruffle(x * 0.9, y * 0.9, r, 8, 0.14), ball(canvas, tone, 0.3), {
          stroke: deepen(tone, 0.32),
          'stroke-width': 1.2,
          'stroke-opacity': 0.6,
        }),
      ),
      path(
        'M-46 0 C-40 30 -22 46 0 47 C-14 34 -26 22 -30 6Z M46 0 C40 30 22 46 0 47 C14 34 26 22 30 6Z',
        ball(canvas, lighten(rind, 0.15)),
      ),
    ].join(''),
  ),
  endive: kind('#F6F1DE', '#E3CE5A', (canvas, tone, rind) =>
    [
      path('M0 -49 C14 -30 23 0 18 32 C13 47 -13 47 -18 32 C-23 0 -14 -30 0 -49Z', upright(canvas, tone, 0.22)),
      path('M0 -49 C8 -38 13 -26 16 -12 C6 -26 -6 -26 -16 -12 C-13 -26 -8 -38 0 -49Z', rind, { opacity: 0.8 }),
      stroke('M0 -36 C-12 -6 -10 20 -6 42 M2 -36 C14 -6 11 20 8 40', deepen(tone, 0.35), 2, { 'stroke-opacity': 0.5 }),
    ].join(''),
  ),
  artichoke: kind('#7F9A5A', '#54703A', (canvas, tone, rind) =>
    [
      path(ruffle(0, 4, 42, 10, 0.14), ball(canvas, rind)),
      ...[26, 10, -8, -24].map((y, row) =>
        [-1, 0, 1]
          .map((side) =>
            ellipse(side * (18 - row * 4) + (row % 2) * 6 - 2, y, 13 - row * 1.6, 15 - row * 2, ball(canvas, tone)),
          )
          .join(''),
      ),
    ].join(''),
  ),
  mushroom: kind('#B98556', '#F0E4D2', (canvas, tone, rind) =>
    [
      path('M-13 6 C-12 24 -17 34 -15 43 C-6 48 6 48 15 43 C17 34 12 24 13 6Z', upright(canvas, rind, 0.22)),
      path('M-45 2 C-45 -40 45 -40 45 2 C45 11 30 14 0 14 C-30 14 -45 11 -45 2Z', ball(canvas, tone)),
      spark(-18, -14, 9, 5),
    ].join(''),
  ),
  chanterelle: kind('#E7A02F', '#B8741A', (canvas, tone, rind) =>
    [
      path(
        'M-44 -32 C-22 -20 22 -42 44 -26 C36 -4 14 2 10 22 C9 34 12 42 8 48 H-8 C-10 36 -6 24 -10 12 C-16 -4 -38 -10 -44 -32Z',
        ball(canvas, tone),
      ),
      stroke('M-26 -18 C-12 -8 -6 10 -5 40 M0 -18 C0 0 0 20 0 40 M26 -18 C14 -8 7 10 5 40', rind, 2.4, {
        'stroke-opacity': 0.6,
      }),
    ].join(''),
  ),
  herb: kind('#3F8F3A', '#2C6A2C', (canvas, tone, rind) =>
    [
      stroke('M0 49 C2 20 -2 0 0 -36 M0 22 L-24 -6 M0 14 L24 -12', rind, 3, { 'stroke-linecap': 'round' }),
      ...[
        [0, -36, 14],
        [-14, -20, 12],
        [14, -22, 12],
        [-28, -10, 13],
        [28, -16, 13],
        [-18, 6, 11],
        [18, 2, 11],
      ].map(([x = 0, y = 0, r = 0]) => path(ruffle(x, y, r, 5, 0.28), ball(canvas, tone))),
    ].join(''),
  ),
}
