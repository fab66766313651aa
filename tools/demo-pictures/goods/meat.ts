import { deepen, lighten } from '../colours.ts'
import { ball, contour, lying, plane, upright } from '../shading.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { kind } from './kind.ts'

const slab = 'M-44 14 C-50 -14 -22 -36 8 -35 C34 -35 48 -18 46 4 C44 28 14 34 -8 35 C-28 36 -40 30 -44 14Z'

export const meat = {
  steak: kind('#B3313C', '#F4E3D6', (canvas, tone, rind) =>
    [
      path(slab, deepen(tone, 0.35), { transform: 'translate(0 6)' }),
      path(slab, rind, contour(rind)),
      path(slab, plane(canvas, tone), { transform: 'translate(2 -1) scale(0.89 0.87)' }),
      group(
        { 'stroke-opacity': 0.75, 'stroke-linecap': 'round' },
        stroke(
          'M-28 8 C-14 -2 -10 -14 6 -18 M-8 22 C4 14 6 2 24 -2 M10 -24 C16 -14 26 -14 32 -10 M-20 -12 C-14 -10 -10 -6 -8 0',
          rind,
          2.6,
        ),
      ),
    ].join(''),
  ),
  chop: kind('#D98A80', '#F6E6DA', (canvas, tone, rind) =>
    [
      path('M14 -20 C26 -36 40 -46 48 -44 C50 -36 40 -26 30 -12Z', lying(canvas, '#EFE3D0')),
      path(
        'M-46 10 C-48 -18 -16 -34 8 -28 C34 -22 40 -4 34 12 C26 34 -8 38 -26 34 C-40 32 -46 24 -46 10Z',
        rind,
        contour(rind),
      ),
      path(
        'M-38 10 C-38 -12 -14 -24 6 -20 C26 -15 32 -2 26 10 C18 26 -6 29 -22 26 C-34 24 -38 18 -38 10Z',
        plane(canvas, tone),
      ),
      stroke('M-22 6 C-8 -4 6 -8 18 -6 M-12 16 C-2 10 10 8 20 6', rind, 2.4, {
        'stroke-opacity': 0.7,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  marrow: kind('#C2504E', '#F3E4D4', (canvas, tone, rind) =>
    [
      path(slab, rind, contour(rind)),
      path(slab, plane(canvas, tone), { transform: 'scale(0.88 0.86)' }),
      circle(-2, -2, 13, '#E9DCC6'),
      circle(-2, -2, 7.5, ball(canvas, '#D9A98E')),
      stroke('M-32 6 C-26 -6 -20 -14 -16 -18 M16 14 C24 6 30 -2 32 -10', rind, 2.6, { 'stroke-opacity': 0.7 }),
    ].join(''),
  ),
  roast: kind('#A83A3A', '#F0DFD0', (canvas, tone, rind) =>
    [
      path(
        'M-46 10 C-50 -22 -24 -32 8 -32 C38 -32 50 -14 46 12 C42 32 20 34 -4 34 C-30 34 -44 30 -46 10Z',
        ball(canvas, tone),
      ),
      path('M-40 -12 C-24 -32 22 -36 42 -12 C20 -24 -16 -24 -40 -12Z', rind, { opacity: 0.85 }),
      ...[-28, -10, 8, 26].map((x) =>
        stroke(
          `M${x - 4} ${-27 + Math.abs(x) * 0.12} C${x + 6} -8 ${x + 6} 14 ${x - 2} ${34 - Math.abs(x) * 0.12}`,
          '#FBF4E6',
          2.6,
        ),
      ),
      stroke('M-46 4 C-16 10 18 10 47 2', '#FBF4E6', 2.6),
    ].join(''),
  ),
  loin: kind('#B3313C', '#D9777A', (canvas, tone, rind) =>
    [
      path(
        'M-48 4 C-46 -16 -20 -22 10 -20 C36 -18 48 -8 48 4 C46 18 20 24 -10 23 C-36 22 -48 16 -48 4Z',
        lying(canvas, tone),
      ),
      ellipse(-40, 3, 9, 15, plane(canvas, rind)),
      stroke('M-26 -8 C0 -14 22 -10 40 -4 M-24 6 C0 2 22 4 42 6', rind, 2.2, {
        'stroke-opacity': 0.5,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  cube: kind('#A8343C', '#F0D9CC', (canvas, tone, rind) =>
    [
      path('M-38 -18 L-4 -36 38 -22 4 -4Z', lighten(tone, 0.22)),
      path('M-38 -18 L4 -4 2 40 -36 22Z', plane(canvas, tone)),
      path('M4 -4 L38 -22 36 20 2 40Z', deepen(tone, 0.28)),
      stroke('M-30 0 C-20 -2 -14 8 -4 6 M12 12 C20 6 24 8 30 2', rind, 3, {
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  rib: kind('#A33A3E', '#F0E4D2', (canvas, tone, rind) =>
    [
      ...[-36, -12, 12, 36].map((x) => rect({ x: x - 5, y: -48, w: 10, h: 40 }, upright(canvas, rind, 0.2), { rx: 5 })),
      path(
        'M-48 -18 C-40 -26 -30 -14 -24 -20 C-16 -26 -8 -14 0 -20 C8 -26 16 -14 24 -20 C30 -26 40 -14 48 -18 L46 32 C30 42 -30 42 -46 32Z',
        plane(canvas, tone, 0.3),
      ),
      stroke('M-24 -12 V28 M0 -12 V32 M24 -12 V28', deepen(tone, 0.4), 2, { 'stroke-opacity': 0.5 }),
      stroke('M-42 20 C-20 30 20 30 42 20', '#F4E3D6', 5, { 'stroke-opacity': 0.8 }),
    ].join(''),
  ),
}
