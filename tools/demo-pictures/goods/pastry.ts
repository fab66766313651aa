import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, ruffle, scattered, spark } from './strokes.ts'

export const pastry = {
  swirl: kind('#D08F3E', '#7A4320', (canvas, tone, rind) =>
    [
      circle(0, 4, 44, deepen(tone, 0.3)),
      circle(0, 0, 44, ball(canvas, tone)),
      stroke(
        'M4 2 C8 -6 -4 -12 -12 -4 C-20 8 -6 22 10 18 C28 12 28 -14 10 -24 C-12 -34 -36 -16 -34 8 C-32 26 -14 38 6 36',
        rind,
        4.4,
        { 'stroke-linecap': 'round' },
      ),
    ].join(''),
  ),
  berliner: kind('#C27A30', '#F4EBDD', (canvas, tone, rind) =>
    [
      ellipse(0, 4, 45, 34, ball(canvas, tone)),
      path(
        'M-45 4 C-20 12 20 12 45 4 C44 10 44 12 43 14 C20 22 -20 22 -43 14 C-44 12 -44 10 -45 4Z',
        lighten(tone, 0.5),
      ),
      path('M-34 -16 C-20 -34 20 -34 34 -16 C20 -8 -20 -8 -34 -16Z', rind, { opacity: 0.85 }),
    ].join(''),
  ),
  turnover: kind('#CF8A38', '#F4D9A4', (canvas, tone, rind) =>
    [
      path('M-48 24 C-40 -28 40 -28 48 24 C30 34 -30 34 -48 24Z', ball(canvas, tone)),
      stroke('M-26 14 L-14 -10 M-8 18 L0 -16 M10 18 L14 -12 M26 16 L26 -4', rind, 3, {
        'stroke-opacity': 0.8,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  waffle: kind('#D9963E', '#A8641E', (canvas, tone, rind) =>
    [
      rect({ x: -46, y: -28, w: 92, h: 62 }, deepen(tone, 0.3), { rx: 7 }),
      rect({ x: -46, y: -33, w: 92, h: 62 }, plane(canvas, tone), { rx: 7 }),
      ...repeat(15, (at) =>
        rect({ x: -40 + (at % 5) * 17, y: -28 + Math.floor(at / 5) * 19, w: 12, h: 14 }, rind, {
          rx: 2,
          opacity: 0.75,
        }),
      ),
    ].join(''),
  ),
  sugarwaffle: kind('#CF8A38', '#9A5A1E', (canvas, tone, rind) =>
    [
      path(ruffle(0, 3, 43, 10, 0.05), deepen(tone, 0.3)),
      path(ruffle(0, -1, 43, 10, 0.05), ball(canvas, tone)),
      ...repeat(9, (at) =>
        rect({ x: -26 + (at % 3) * 19, y: -25 + Math.floor(at / 3) * 18, w: 13, h: 13 }, rind, { rx: 3, opacity: 0.7 }),
      ),
      ...repeat(8, (at) => circle(-34 + scattered(at) * 68, -30 + scattered(at + 4) * 60, 2.6, '#FBF4E6')),
    ].join(''),
  ),
  cookie: kind('#C98F4E', '#6B3F1E', (canvas, tone, rind) =>
    [
      path(ruffle(0, 2, 43, 16, 0.03), deepen(tone, 0.3)),
      path(ruffle(0, -1, 43, 16, 0.03), ball(canvas, tone)),
      ...repeat(9, (at) =>
        circle(-27 + scattered(at + 2) * 54, -27 + scattered(at + 17) * 54, 3.6 + scattered(at) * 3, rind),
      ),
    ].join(''),
  ),
  speculoos: kind('#A8642E', '#7A431A', (canvas, tone, rind) =>
    [
      path(
        'M-26 -44 C-20 -48 20 -48 26 -44 C30 -30 30 30 26 44 C20 48 -20 48 -26 44 C-30 30 -30 -30 -26 -44Z',
        plane(canvas, tone),
      ),
      stroke('M-18 -36 H18 V36 H-18Z M-10 -22 H10 M-12 0 H12 M-10 22 H10 M0 -30 V30', rind, 2.2, {
        'stroke-opacity': 0.7,
      }),
    ].join(''),
  ),
  eclair: kind('#D79E54', '#4A2818', (canvas, tone, rind) =>
    [
      path(
        'M-48 6 C-48 -14 -30 -18 0 -18 C30 -18 48 -14 48 6 C48 20 30 24 0 24 C-30 24 -48 20 -48 6Z',
        lying(canvas, tone),
      ),
      path('M-44 0 C-44 -18 44 -18 44 0 C34 8 24 2 14 7 C4 11 -6 3 -16 8 C-28 11 -38 6 -44 0Z', lying(canvas, rind)),
      stroke('M-28 -8 C-10 -13 10 -13 28 -8', '#fff', 3, { 'stroke-opacity': 0.4, 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  macaron: kind('#D98AA0', '#F8EEDF', (canvas, tone, rind) =>
    [
      path('M-42 14 C-44 36 44 36 42 14Z', lying(canvas, tone)),
      rect({ x: -42, y: 2, w: 84, h: 12 }, rind, { rx: 6 }),
      path('M-44 2 C-46 -38 46 -38 44 2 C30 8 -30 8 -44 2Z', ball(canvas, tone)),
      spark(-16, -14),
    ].join(''),
  ),
  cupcake: kind('#5A3220', '#3A1E12', (canvas, tone, rind) =>
    [
      path('M-36 -8 H36 L28 40 H-28Z', plane(canvas, tone)),
      ellipse(0, -10, 38, 16, ball(canvas, tone)),
      path('M-16 -14 C-8 -20 10 -20 16 -12 C8 -2 12 10 4 14 C-2 8 -8 -4 -16 -14Z', rind),
      group({ 'stroke-opacity': 0.35 }, stroke('M-22 6 L-18 36 M0 8 V38 M22 6 L18 36', rind, 2)),
    ].join(''),
  ),
  shell: kind('#DDA858', '#F2D49A', (canvas, tone, rind) =>
    [
      path('M-44 -10 L-32 24 Q0 34 32 24 L44 -10Z', plane(canvas, tone)),
      group(
        { 'stroke-opacity': 0.5 },
        stroke('M-30 -4 L-24 24 M-12 0 L-10 28 M12 0 L10 28 M30 -4 L24 24', deepen(tone, 0.4), 2.4),
      ),
      ellipse(0, -10, 44, 14, lying(canvas, rind)),
      ellipse(0, -8, 35, 9, deepen(tone, 0.3)),
    ].join(''),
  ),
  pastrycase: kind('#E0A850', '#F6DDA0', (canvas, tone, rind) =>
    [
      path('M-36 -24 H36 V28 C30 36 -30 36 -36 28Z', lying(canvas, tone)),
      stroke('M-36 -8 H36 M-36 6 H36 M-36 18 H36', rind, 2.6, { 'stroke-opacity': 0.8 }),
      ellipse(0, -24, 36, 13, plane(canvas, rind)),
      ellipse(0, -22, 20, 7, deepen(tone, 0.45)),
    ].join(''),
  ),
}
