/** Bases of loose products: board, butcher's paper, ice, plate. */
import type { Canvas } from '../canvas.ts'
import { type Colour, deepen, lighten } from '../colours.ts'
import { repeat, scattered } from '../goods/strokes.ts'
import { lying, plane } from '../shading.ts'
import { ellipse, path, rect, stroke } from '../svg.ts'

export type Base = (canvas: Canvas) => string

export const board: Base = (canvas) => {
  const wood: Colour = '#B98752'
  return [
    canvas.shadow(240, 410, 208, 14, 0.36),
    path('M76 336 H404 L430 384 H50Z', plane(canvas, lighten(wood, 0.16))),
    stroke('M96 350 H384 M80 366 H400', deepen(wood, 0.2), 2, { 'stroke-opacity': 0.3 }),
    rect({ x: 50, y: 384, w: 380, h: 24 }, lying(canvas, wood), { rx: 4 }),
  ].join('')
}

export const paper: Base = (canvas) =>
  [
    canvas.shadow(240, 406, 204, 12, 0.3),
    path('M72 318 L404 310 L434 398 L46 406Z', plane(canvas, '#E9D9B8', 0.16)),
    path('M404 310 L434 398 L398 400 L380 312Z', '#E2D3B6', { opacity: 0.7 }),
    stroke('M72 318 L404 310', '#fff', 2, { 'stroke-opacity': 0.8 }),
  ].join('')

export const ice: Base = (canvas) =>
  [
    canvas.shadow(240, 408, 206, 14, 0.34),
    path('M52 356 C80 316 150 302 240 304 C330 302 400 316 428 356 L420 384 H60Z', '#DCEBF1'),
    repeat(46, (at) => {
      const x = 62 + scattered(at) * 350
      const y = 322 + scattered(at + 60) * 52
      const r = 9 + scattered(at + 9) * 9
      const tone = (['#F4FAFC', '#C7DDE6', '#E6F2F6', '#B5D0DC'] as const)[at % 4] ?? '#fff'
      return path(`M${x - r} ${y} l${r} ${-r * 0.8} ${r} ${r * 0.5} ${-r * 0.5} ${r} ${-r} ${-r * 0.2}z`, tone, {
        opacity: 0.85,
      })
    }),
    rect({ x: 48, y: 372, w: 384, h: 34 }, lying(canvas, '#C3CCD0'), { rx: 6 }),
    rect({ x: 48, y: 372, w: 384, h: 5 }, '#fff', { opacity: 0.6, rx: 2 }),
  ].join('')

export const plate: Base = (canvas) =>
  [
    canvas.shadow(240, 402, 190, 14, 0.32),
    ellipse(240, 368, 200, 40, lying(canvas, '#C9CEC8'), { stroke: '#A3ABA4', 'stroke-width': 1.6 }),
    ellipse(240, 361, 200, 40, plane(canvas, '#FBFBF8', 0.1), { stroke: '#BFC5BE', 'stroke-width': 1.6 }),
    ellipse(240, 358, 150, 27, '#E6E8E2'),
  ].join('')

export const slate: Base = (canvas) =>
  [
    canvas.shadow(240, 408, 206, 13, 0.36),
    path('M84 330 H396 L432 390 H48Z', plane(canvas, '#4A5456', 0.3)),
    path('M48 390 H432 L428 404 H52Z', '#242B2C'),
  ].join('')

export const gold: Base = (canvas) =>
  [
    canvas.shadow(240, 404, 206, 12, 0.32),
    path('M66 318 H414 L440 396 H40Z', plane(canvas, '#D6B25E', 0.22)),
    path('M78 325 H402 L424 389 H56Z', 'none', { stroke: '#F6E6B4', 'stroke-width': 2, 'stroke-opacity': 0.8 }),
    path('M40 396 H440 L438 403 H42Z', '#8F6D22'),
  ].join('')
