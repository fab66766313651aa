import { deepen } from '../colours.ts'
import { ball, plane } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

export const nuts = {
  coconut: kind('#FBF8F0', '#6B4426', (canvas, tone, rind) =>
    [circle(0, 0, 45, ball(canvas, rind)), ellipse(2, 2, 37, 34, tone), ellipse(3, 5, 27, 24, deepen(tone, 0.12))].join(
      '',
    ),
  ),
  olive: kind('#7F8F2F', '#B8372A', (canvas, tone, rind) =>
    [
      ellipse(0, 0, 34, 44, ball(canvas, tone)),
      circle(0, 32, 7, deepen(tone, 0.5)),
      circle(0, 32, 4.5, rind),
      spark(-12, -16, 6, 11),
    ].join(''),
  ),
  hazelnut: kind('#B5723A', '#E3C08E', (canvas, tone, rind) =>
    [
      path('M0 -42 C26 -34 44 -8 36 20 C26 42 -26 42 -36 20 C-44 -8 -26 -34 0 -42Z', ball(canvas, tone)),
      path('M-34 22 C-14 12 14 12 34 22 C22 44 -22 44 -34 22Z', plane(canvas, rind)),
    ].join(''),
  ),
  peanut: kind('#D9AE6E', '#A87A3C', (canvas, tone, rind) =>
    [
      path(
        'M-30 -40 C-8 -52 12 -34 8 -14 C6 -4 20 0 32 12 C50 32 26 54 4 42 C-10 34 -10 20 -18 8 C-26 -2 -42 -8 -42 -22 C-42 -30 -38 -36 -30 -40Z',
        ball(canvas, tone),
      ),
      stroke('M-30 -26 C-14 -20 -4 -6 2 8 C8 20 20 28 28 30 M-20 -36 C-8 -28 -2 -18 -2 -8', rind, 2.2, {
        'stroke-opacity': 0.55,
      }),
    ].join(''),
  ),
  walnut: kind('#C99A62', '#8F6432', (canvas, tone, rind) =>
    [
      path(
        'M0 -42 C30 -46 48 -20 40 8 C34 34 14 42 0 44 C-14 42 -34 34 -40 8 C-48 -20 -30 -46 0 -42Z',
        ball(canvas, tone),
      ),
      stroke(
        'M0 -40 V42 M-10 -30 C-30 -24 -16 -6 -32 2 M-8 0 C-20 8 -14 22 -24 26 M10 -30 C30 -24 16 -6 32 2 M8 0 C20 8 14 22 24 26',
        rind,
        3,
        { 'stroke-opacity': 0.6, 'stroke-linecap': 'round' },
      ),
    ].join(''),
  ),
}
