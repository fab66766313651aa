import { deepen, lighten } from '../colours.ts'
import { ball, lying } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { ruffle, spark } from './strokes.ts'

const fan =
  'M0 40 C-10 36 -16 34 -18 40 L-24 30 C-44 22 -52 -10 -34 -28 C-16 -44 16 -44 34 -28 C52 -10 44 22 24 30 L18 40 C16 34 10 36 0 40Z'

export const shellfish = {
  oyster: kind('#E6E2D6', '#7C7A70', (canvas, tone, rind) =>
    [
      path(ruffle(0, 0, 43, 9, 0.09), ball(canvas, rind), { transform: 'scale(0.9 1.06)' }),
      path(ruffle(1, 1, 34, 7, 0.08), ball(canvas, tone, 0.18), { transform: 'scale(0.9 1.06)' }),
      path('M-20 4 C-18 -20 14 -24 20 -2 C22 18 4 28 -8 24 C-16 20 -20 14 -20 4Z', ball(canvas, '#B9B6A6')),
      stroke('M-14 6 C-10 -8 6 -14 14 -4', '#5E5C54', 3, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  mussel: kind('#232B3E', '#E79A4A', (canvas, tone) =>
    [
      path('M-44 34 C-40 -6 0 -48 38 -40 C50 -16 20 36 -30 42 C-38 43 -44 40 -44 34Z', ball(canvas, tone), {
        stroke: lighten(tone, 0.45),
        'stroke-width': 1.8,
      }),
      stroke('M-38 32 C-24 4 4 -22 34 -32 M-32 36 C-10 20 16 -2 34 -20', lighten(tone, 0.5), 1.8, {
        'stroke-opacity': 0.5,
      }),
      spark(-10, -6, 12, 4),
    ].join(''),
  ),
  clam: kind('#D9C29A', '#A8875A', (canvas, tone, rind) =>
    [
      path('M-46 6 C-46 -30 46 -30 46 6 C40 30 14 36 0 36 C-14 36 -40 30 -46 6Z', ball(canvas, tone)),
      stroke('M-36 14 C-20 -8 20 -8 36 14 M-26 22 C-14 6 14 6 26 22 M-14 28 C-8 20 8 20 14 28', rind, 2.4, {
        'stroke-opacity': 0.7,
      }),
    ].join(''),
  ),
  scallop: kind('#F3E3CC', '#D9976A', (canvas, tone, rind) =>
    [
      path(fan, ball(canvas, rind)),
      stroke('M0 38 V-38 M-8 36 L-24 -30 M8 36 L24 -30 M-14 34 L-40 -10 M14 34 L40 -10', deepen(rind, 0.3), 2, {
        'stroke-opacity': 0.5,
      }),
      ellipse(0, 4, 22, 18, ball(canvas, tone, 0.16)),
    ].join(''),
  ),
  whelk: kind('#BFA27A', '#7F6542', (canvas, tone, rind) =>
    [
      path('M40 -44 C20 -40 -10 -30 -32 -2 C-50 24 -26 48 4 40 C30 30 34 0 40 -44Z', ball(canvas, tone)),
      stroke('M30 -36 C24 -28 30 -18 34 -16 M14 -30 C10 -16 20 -2 32 -2 M-8 -20 C-10 4 4 20 26 18', rind, 2.4, {
        'stroke-opacity': 0.7,
      }),
      ellipse(-14, 22, 14, 10, deepen(rind, 0.3), { transform: 'rotate(-30 -14 22)' }),
    ].join(''),
  ),
  razor: kind('#A88A52', '#DCC79C', (canvas, tone, rind) =>
    [
      path('M-48 -8 C-10 -18 20 -18 46 -10 L48 8 C20 2 -10 2 -46 10Z', lying(canvas, tone)),
      stroke('M-44 0 C-10 -8 20 -8 46 -2', rind, 2),
      path('M-48 -6 L-50 6 -44 10 -40 2Z', '#F1DFCB'),
    ].join(''),
  ),
  squid: kind('#EDE1DC', '#C9A9B0', (canvas, tone, rind) =>
    [
      ...[-14, -7, 0, 7, 14].map((x) =>
        stroke(`M${x * 0.7} 20 C${x} 34 ${x * 1.8} 36 ${x * 1.6} 48`, rind, 5, { 'stroke-linecap': 'round' }),
      ),
      path(
        'M0 -49 L32 -22 C24 -18 18 -18 16 -16 C18 0 16 16 10 24 H-10 C-16 16 -18 0 -16 -16 C-18 -18 -24 -18 -32 -22Z',
        ball(canvas, tone, 0.2),
      ),
      stroke('M0 -40 V8', rind, 1.6, { 'stroke-opacity': 0.6 }),
    ].join(''),
  ),
  tentacle: kind('#A84E62', '#F0C9CC', (canvas, tone, rind) =>
    [
      path(
        'M44 -44 C44 -6 30 30 -6 44 C-34 50 -48 28 -38 10 C-32 -2 -14 0 -14 12 C-14 20 -24 20 -24 14 C-28 22 -18 32 -6 26 C14 16 18 -14 20 -44Z',
        ball(canvas, tone),
      ),
      ...[
        [36, -32],
        [34, -18],
        [29, -4],
        [22, 9],
        [12, 21],
        [0, 30],
      ].map(([x = 0, y = 0]) => circle(x, y, 4.4, rind)),
    ].join(''),
  ),
  ring: kind('#F4EAE0', '#D9C4B8', (canvas, tone, rind) =>
    [
      ellipse(0, 3, 38, 32, 'none', { stroke: deepen(rind, 0.2), 'stroke-width': 18 }),
      ellipse(0, 0, 38, 32, 'none', { stroke: ball(canvas, tone), 'stroke-width': 17 }),
    ].join(''),
  ),
}
