import type { Canvas } from '../canvas.ts'
import { type Colour, deepen, lighten } from '../colours.ts'
import { ball, lying } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const
const bone: Colour = '#FFF8EA'
const edge = (rind: Colour) => ({ stroke: deepen(rind, 0.35), 'stroke-width': 1.3, 'stroke-opacity': 0.75 })

const pimples = (count: number, left: number, top: number, w: number, h: number, colour: Colour) =>
  repeat(count, (at) => circle(left + scattered(at) * w, top + scattered(at + 13) * h, 1.1, colour, { opacity: 0.8 }))

/** The middle joint: flat, with two bones side by side and loose skin along one edge. */
const flat = (canvas: Canvas, tone: Colour, rind: Colour) =>
  [
    ellipse(-42, -9, 6, 5.4, bone, edge(rind)),
    ellipse(-42, 5, 7, 6, bone, edge(rind)),
    ellipse(45, -8, 5, 5, bone, edge(rind)),
    ellipse(45, 3, 5, 5, bone, edge(rind)),
    path('M-39 8 C-34 20 -18 27 4 26 C24 25 38 18 42 6 C20 0 -20 0 -39 8Z', lighten(tone, 0.26), edge(rind)),
    stroke('M-24 18 C-10 23 10 23 26 17', rind, 1.6, { ...round, 'stroke-opacity': 0.7 }),
    path(
      'M-40 -16 C-28 -24 -10 -19 8 -22 C22 -25 34 -22 43 -14 C47 -6 46 4 42 9 C30 14 16 10 0 13 C-14 16 -28 17 -39 12 C-34 4 -35 -8 -40 -16Z',
      ball(canvas, tone, 0.36),
      edge(rind),
    ),
    path('M-32 -2 C-12 -7 14 -8 36 -3 C14 -2 -12 0 -32 -2Z', deepen(rind, 0.16), { opacity: 0.6 }),
    stroke('M-28 -13 C-12 -16 10 -17 28 -15', '#fff', 3.4, { ...round, 'stroke-opacity': 0.5 }),
    pimples(9, -28, 0, 58, 10, rind),
    pimples(8, -24, -16, 54, 8, rind),
  ].join('')

/** The upper joint: a small drumstick with its bone. */
const drum = (canvas: Canvas, tone: Colour, rind: Colour) =>
  [
    path('M6 -8 H34 C36 -16 48 -16 47 -7 C52 -2 48 8 40 7 H6Z', lying(canvas, bone, 0.24), edge(rind)),
    path(
      'M-48 2 C-48 -18 -34 -28 -18 -27 C0 -26 12 -14 22 -11 C28 -9 28 9 22 10 C10 14 -2 25 -20 26 C-36 26 -48 18 -48 2Z',
      ball(canvas, tone, 0.4),
      edge(rind),
    ),
    path('M22 10 C10 14 -2 25 -20 26 C-32 26 -42 22 -46 12 C-30 20 -8 16 24 2Z', rind, { opacity: 0.45 }),
    stroke('M-38 -8 C-32 -18 -20 -20 -8 -16', '#fff', 5, { ...round, 'stroke-opacity': 0.55 }),
    pimples(13, -40, -16, 50, 34, rind),
  ].join('')

export const wings = {
  wing: kind('#F4CBA4', '#D2824C', flat),
  drumette: kind('#F4CBA4', '#D2824C', drum),
  /** Both joints as they lie in a whole wing: bent at the elbow, with the web of skin between them. */
  wingjoints: kind('#F4CBA4', '#D2824C', (canvas, tone, rind) =>
    [
      ellipse(-44, -26, 6, 5, bone, edge(rind)),
      ellipse(42, -31, 5.4, 5, bone, edge(rind)),
      ellipse(48, -20, 5.6, 5.2, bone, edge(rind)),
      path(
        'M-49 -8 C-52 -25 -38 -34 -26 -29 C-16 -24 -10 -12 -3 -3 C3 0 10 -4 17 -11 C24 -19 31 -27 39 -33 C46 -32 52 -22 50 -15 C44 2 30 16 20 25 C16 33 8 37 0 33 C-12 27 -45 12 -49 -8Z',
        ball(canvas, tone, 0.4),
        edge(rind),
      ),
      path(
        'M-17 -19 C-12 -14 -8 -8 -3 -3 C3 0 10 -4 17 -11 L25 -19 C21 -4 12 12 4 21 C-6 12 -14 -4 -17 -19Z',
        lighten(tone, 0.5),
        {
          opacity: 0.55,
        },
      ),
      stroke('M-11 -6 C-3 6 8 5 17 -6 M-6 6 C0 12 6 10 11 4 M-14 -14 C-12 -2 -4 10 3 19', rind, 1.3, {
        ...round,
        'stroke-opacity': 0.8,
      }),
      path('M43 -25 C36 -8 24 6 12 18 C18 4 28 -12 40 -27Z', deepen(rind, 0.16), { opacity: 0.65 }),
      path('M-49 -8 C-44 8 -16 22 -4 27 C4 31 14 31 20 25 C16 33 8 37 0 33 C-12 27 -45 12 -49 -8Z', rind, {
        opacity: 0.5,
      }),
      stroke('M-2 24 C3 27 10 25 14 20 M0 29 C6 31 14 29 18 23', deepen(rind, 0.2), 1.6, {
        ...round,
        'stroke-opacity': 0.7,
      }),
      stroke('M-42 -14 C-38 -24 -28 -24 -22 -16', '#fff', 4, { ...round, 'stroke-opacity': 0.55 }),
      stroke('M45 -16 C40 -5 32 5 25 13', '#fff', 2.6, { ...round, 'stroke-opacity': 0.55 }),
      pimples(14, -40, -14, 26, 24, rind),
    ].join(''),
  ),
}
