import { type Colour, deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered } from './strokes.ts'

const kernel = 'M0 -48 C14 -38 31 -12 29 14 C27 38 14 46 0 46 C-14 46 -27 38 -29 14 C-31 -12 -14 -38 0 -48Z'

const outlined = (colour: Colour) => ({ stroke: deepen(colour, 0.5), 'stroke-width': 2.4, 'stroke-opacity': 0.55 })

export const seeds = {
  /** Rice: slender, with a translucent end. */
  grain: kind('#F6F0DF', '#D9C8A0', (canvas, tone) =>
    [
      path('M-47 2 C-38 -15 20 -18 46 -4 C40 14 -26 18 -47 2Z', lying(canvas, tone, 0.24), outlined(tone)),
      stroke('M-30 -3 C-6 -9 16 -9 32 -6', '#fff', 4, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  quinoa: kind('#EFE0BC', '#FBF4DF', (canvas, tone) =>
    [
      circle(0, 0, 45, ball(canvas, tone, 0.22)),
      stroke('M-34 6 A35 35 0 1 1 6 36', lighten(tone, 0.5), 12, { 'stroke-linecap': 'round', 'stroke-opacity': 0.9 }),
    ].join(''),
  ),
  almond: kind('#B06F38', '#7A451C', (canvas, tone, rind) =>
    [
      path(kernel, ball(canvas, tone, 0.4), outlined(tone)),
      stroke(
        'M0 -42 C-3 -14 -2 16 1 42 M-3 -36 C-15 -12 -16 14 -9 38 M3 -36 C15 -12 17 14 11 38 M-8 -26 C-24 -4 -24 12 -18 30',
        rind,
        2.6,
        { 'stroke-opacity': 0.6, 'stroke-linecap': 'round' },
      ),
    ].join(''),
  ),
  /** A blanched almond: smooth and pointed, with its seam. */
  blanched: kind('#F3E3BF', '#B58F54', (canvas, tone, rind) =>
    [
      path(kernel, ball(canvas, tone, 0.34), { stroke: rind, 'stroke-width': 3, 'stroke-opacity': 0.8 }),
      stroke('M0 -44 C7 -18 8 12 3 42', rind, 3, { 'stroke-opacity': 0.75, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  /** A thin slice of an almond: pale, with an edge of brown skin. */
  flakedalmond: kind('#F8ECCF', '#9A5A26', (canvas, tone, rind) =>
    [
      path(kernel, rind),
      path(kernel, plane(canvas, tone, 0.1), { transform: 'scale(0.84 0.88)' }),
      path('M0 -22 C6 -10 8 8 0 22 C-8 8 -6 -10 0 -22Z', deepen(tone, 0.16)),
    ].join(''),
  ),
  pumpkinseed: kind('#5E8340', '#C9D08A', (canvas, tone, rind) =>
    [
      path(
        'M0 -48 C10 -38 26 -16 26 8 C26 34 14 46 0 46 C-14 46 -26 34 -26 8 C-26 -16 -10 -38 0 -48Z',
        ball(canvas, tone, 0.44),
        { stroke: rind, 'stroke-width': 5 },
      ),
      stroke('M-6 -22 C-10 -2 -9 14 -5 28', lighten(tone, 0.4), 3, {
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  pistachio: kind('#8FA84A', '#7A4A58', (canvas, tone, rind) =>
    [
      path('M0 -46 C20 -36 32 -8 28 16 C24 38 12 46 0 46 C-12 46 -24 38 -28 16 C-32 -8 -20 -36 0 -46Z', rind),
      path('M2 -42 C20 -28 28 -4 24 16 C20 34 10 42 2 42 C10 16 10 -16 2 -42Z', ball(canvas, tone)),
      path(
        'M-6 -40 C-20 -26 -27 -4 -23 16 C-20 32 -12 42 -4 42 C2 16 2 -16 -6 -40Z',
        ball(canvas, lighten(tone, 0.15)),
      ),
    ].join(''),
  ),
  cashew: kind('#EBD6AA', '#A8834A', (canvas, tone, rind) =>
    [
      path(
        'M-40 20 C-52 -2 -40 -36 -10 -40 C16 -44 42 -30 45 -8 C48 10 36 18 28 10 C22 0 10 -6 -2 -2 C-14 2 -12 14 -10 22 C-10 38 -32 40 -40 20Z',
        ball(canvas, tone, 0.34),
        { stroke: rind, 'stroke-width': 2.6 },
      ),
      stroke('M-32 16 C-38 -6 -26 -24 -6 -28 C14 -30 32 -22 36 -8', lighten(tone, 0.6), 4, {
        'stroke-linecap': 'round',
        'stroke-opacity': 0.8,
      }),
      stroke('M-20 26 C-24 10 -16 -8 4 -12 C20 -12 30 -4 36 6', rind, 2.4, {
        'stroke-linecap': 'round',
        'stroke-opacity': 0.6,
      }),
    ].join(''),
  ),
  /** A part of a coarse powder: covers its square with specks. */
  meal: kind('#EFDFB8', '#C9A56A', (_, tone, rind) =>
    [
      circle(0, 0, 48, tone),
      repeat(26, (at) =>
        ellipse(
          -44 + scattered(at + 4) * 88,
          -44 + scattered(at + 71) * 88,
          4 + scattered(at) * 5,
          4 + scattered(at + 9) * 3,
          at % 3 ? lighten(tone, 0.5) : rind,
          { opacity: 0.8 },
        ),
      ),
    ].join(''),
  ),
}
