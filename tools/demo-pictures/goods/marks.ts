import { ball, plane } from '../shading.ts'
import { circle, ellipse, path, rect, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

export const marks = {
  wheat: kind('#D9A53C', '#A8741E', (canvas, tone, rind) =>
    [
      stroke('M0 49 C0 20 0 0 0 -30', rind, 3, { 'stroke-linecap': 'round' }),
      ...[-26, -10, 6, 22].flatMap((y) => [
        ellipse(-13, y, 7, 12, ball(canvas, tone), { transform: `rotate(-34 -13 ${y})` }),
        ellipse(13, y, 7, 12, ball(canvas, tone), { transform: `rotate(34 13 ${y})` }),
      ]),
      ellipse(0, -38, 6.5, 12, ball(canvas, tone)),
    ].join(''),
  ),
  drop: kind('#E0A63A', '#fff6d8', (canvas, tone) =>
    [
      path(
        'M0 -47 C16 -20 34 -2 34 16 C34 36 18 47 0 47 C-18 47 -34 36 -34 16 C-34 -2 -16 -20 0 -47Z',
        ball(canvas, tone),
      ),
      spark(-12, 10, 6, 12, 0.5),
    ].join(''),
  ),
  honeycomb: kind('#E2A12B', '#B87414', (canvas, tone, rind) =>
    [
      [0, -26],
      [-24, -12],
      [24, -12],
      [0, 2],
      [-24, 16],
      [24, 16],
      [0, 30],
    ]
      .map(([x = 0, y = 0]) =>
        path(`M${x - 14} ${y} l7 -12 h14 l7 12 -7 12 h-14z`, ball(canvas, tone), { stroke: rind, 'stroke-width': 2.4 }),
      )
      .join(''),
  ),
  flower: kind('#F4F1F8', '#E3B23C', (canvas, tone, rind) =>
    [
      ...Array.from({ length: 6 }, (_, at) =>
        ellipse(0, -25, 13, 21, ball(canvas, tone, 0.2), { transform: `rotate(${at * 60})` }),
      ),
      circle(0, 0, 12, ball(canvas, rind)),
    ].join(''),
  ),
  sunflower: kind('#F2B92A', '#5A3A1C', (canvas, tone, rind) =>
    [
      ...Array.from({ length: 14 }, (_, at) => ellipse(0, -33, 8, 16, tone, { transform: `rotate(${at * 25.7})` })),
      circle(0, 0, 23, ball(canvas, rind)),
    ].join(''),
  ),
  hop: kind('#8FB04A', '#5F7F2A', (canvas, tone, rind) =>
    [
      ...[26, 8, -10].flatMap((y, row) =>
        [-1, 1].map((side) =>
          path(
            `M0 ${y - 18} C${side * (26 - row * 5)} ${y - 20} ${side * (26 - row * 5)} ${y + 10} 0 ${y + 18}Z`,
            ball(canvas, tone),
            { stroke: rind, 'stroke-width': 1.6 },
          ),
        ),
      ),
      stroke('M0 -26 C0 -38 4 -44 10 -48', rind, 4, { 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  star: kind('#D9A53C', '#A8741E', (_, tone) =>
    path('M0 -46 L11 -15 44 -14 18 6 28 38 0 19 -28 38 -18 6 -44 -14 -11 -15Z', tone),
  ),
  bubbles: kind('#7FC0CC', '#4E93A2', (canvas, tone) =>
    [
      [-14, 10, 26],
      [20, -12, 20],
      [18, 28, 12],
      [-18, -28, 12],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, ball(canvas, tone)) + spark(x - r * 0.35, y - r * 0.35, r * 0.25, r * 0.16, 0.7),
      )
      .join(''),
  ),
  flame: kind('#E2752B', '#F6C445', (canvas, tone, rind) =>
    [
      path(
        'M4 -48 C10 -24 38 -10 34 18 C32 38 16 47 0 47 C-18 47 -34 36 -34 14 C-34 2 -26 -8 -18 -14 C-16 -4 -12 0 -6 0 C-10 -18 -6 -36 4 -48Z',
        ball(canvas, tone),
      ),
      path('M2 6 C10 16 18 22 14 34 C10 44 -12 44 -15 32 C-16 24 -10 20 -6 14 C-4 20 0 20 2 6Z', rind),
    ].join(''),
  ),
  chocolate: kind('#5A3220', '#7A4A30', (canvas, tone, rind) =>
    [
      rect({ x: -40, y: -44, w: 80, h: 88 }, tone, { rx: 4 }),
      ...Array.from({ length: 6 }, (_, at) =>
        rect({ x: -35 + (at % 2) * 37, y: -39 + Math.floor(at / 2) * 28, w: 33, h: 24 }, plane(canvas, rind), {
          rx: 3,
        }),
      ),
    ].join(''),
  ),
  crystal: kind('#EEF2F2', '#BFCCD0', (canvas, tone, rind) =>
    [
      path('M-30 -16 L0 -36 32 -14 30 22 -4 40 -34 20Z', plane(canvas, tone, 0.2)),
      path('M-30 -16 L-2 0 -4 40 -34 20Z', rind, { opacity: 0.6 }),
      stroke('M-30 -16 L-2 0 32 -14 M-2 0 L-4 40', '#fff', 2, { 'stroke-opacity': 0.9 }),
    ].join(''),
  ),
}
