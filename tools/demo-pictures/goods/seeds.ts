import { type Colour, deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered } from './strokes.ts'

const kernel = 'M0 -48 C14 -38 31 -12 29 14 C27 38 14 46 0 46 C-14 46 -27 38 -29 14 C-31 -12 -14 -38 0 -48Z'

const plump = 'M2 -49 C7 -40 29 -19 31 10 C32 35 18 47 0 47 C-18 47 -32 35 -31 9 C-29 -19 -4 -40 2 -49Z'

const outlined = (colour: Colour) => ({ stroke: deepen(colour, 0.5), 'stroke-width': 2.4, 'stroke-opacity': 0.55 })

export const seeds = {
  /** Rice: slender, with a translucent end. */
  grain: kind('#F6F0DF', '#D9C8A0', (canvas, tone) =>
    [
      path('M-47 2 C-38 -15 20 -18 46 -4 C40 14 -26 18 -47 2Z', lying(canvas, tone, 0.24), outlined(tone)),
      stroke('M-30 -3 C-6 -9 16 -9 32 -6', '#fff', 4, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  /** A flat disc with its germ as a pale ring around it. */
  quinoa: kind('#EFE0BC', '#FBF4DF', (canvas, tone) =>
    [
      circle(0, 0, 48, deepen(tone, 0.5)),
      ellipse(0, 0, 45, 41, lighten(tone, 0.42)),
      ellipse(3, 2, 28, 24, plane(canvas, deepen(tone, 0.14), 0.3)),
      stroke('M-42 6 L-26 4', deepen(tone, 0.4), 8),
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
  /** A blanched almond: a plump drop with a pointed tip, faint lines and a shadow under it. */
  blanched: kind('#F7E8C6', '#A87C44', (canvas, tone, rind) =>
    [
      path(plump, '#3d280f', { opacity: 0.5, transform: 'translate(3 4) scale(1.05)' }),
      path(plump, ball(canvas, tone, 0.34), { stroke: rind, 'stroke-width': 2, 'stroke-opacity': 0.85 }),
      stroke('M0 -30 C-5 -8 -5 16 -2 38 M7 -24 C13 -4 13 14 8 34 M-7 -18 C-15 0 -15 16 -11 32', rind, 1.3, {
        'stroke-opacity': 0.42,
        'stroke-linecap': 'round',
      }),
      stroke('M17 -8 C22 4 22 14 20 24', rind, 1.3, { 'stroke-opacity': 0.42, 'stroke-linecap': 'round' }),
      path('M2 -49 C5 -43 9 -37 13 -31 C7 -35 -2 -36 -8 -33 C-3 -39 0 -44 2 -49Z', rind, { opacity: 0.45 }),
    ].join(''),
  ),
  /** A blanched almond on its narrow side, with the seam of its halves. */
  blanchedside: kind('#F4E2BA', '#A87C44', (canvas, tone, rind) => {
    const side = 'M0 -49 C6 -38 18 -16 18 8 C18 34 11 46 0 46 C-11 46 -19 34 -18 8 C-18 -16 -6 -38 0 -49Z'
    return [
      path(side, '#3d280f', { opacity: 0.5, transform: 'translate(3 4) scale(1.06)' }),
      path(side, ball(canvas, tone, 0.34), { stroke: rind, 'stroke-width': 2, 'stroke-opacity': 0.85 }),
      stroke('M0 -46 C4 -20 4 18 1 45', rind, 2.2, { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' }),
    ].join('')
  }),
  /** A pine nut: a small slender drop. */
  pinenut: kind('#F3E2B8', '#B58F54', (canvas, tone, rind) =>
    [
      path(
        'M0 -48 C12 -38 24 -8 23 16 C22 38 12 46 0 46 C-12 46 -22 38 -23 16 C-24 -8 -12 -38 0 -48Z',
        ball(canvas, tone, 0.34),
        {
          stroke: rind,
          'stroke-width': 4,
          'stroke-opacity': 0.8,
        },
      ),
      path('M0 -48 C5 -43 9 -37 12 -30 C4 -26 -4 -26 -12 -30 C-9 -37 -5 -43 0 -48Z', rind, { opacity: 0.6 }),
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
