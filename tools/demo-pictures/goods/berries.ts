import { ball } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { spark } from './strokes.ts'

const cluster = [
  [-22, -16],
  [0, -20],
  [22, -16],
  [-32, 0],
  [-11, -2],
  [11, -2],
  [32, 0],
  [-20, 15],
  [0, 16],
  [20, 15],
  [-10, 31],
  [10, 31],
  [0, 43],
] as const

export const berries = {
  strawberry: kind('#D62B34', '#4E9A3B', (canvas, tone, rind) =>
    [
      path(
        'M0 47 C-22 36 -42 4 -38 -14 C-34 -30 -14 -30 0 -24 C14 -30 34 -30 38 -14 C42 4 22 36 0 47Z',
        ball(canvas, tone),
      ),
      ...[
        [-22, -8],
        [0, -8],
        [22, -8],
        [-12, 6],
        [12, 6],
        [0, 20],
        [-18, 18],
        [18, 18],
        [0, 34],
      ].map(([x = 0, y = 0]) => ellipse(x, y, 1.7, 2.8, '#F6D276')),
      path('M0 -22 L-12 -14 -16 -24 -32 -20 -24 -32 -8 -34 0 -46 8 -34 24 -32 32 -20 16 -24 12 -14Z', rind),
    ].join(''),
  ),
  blueberry: kind('#3E4E86', '#222E5C', (canvas, tone, rind) =>
    [
      circle(0, 0, 45, ball(canvas, tone)),
      path('M-4 -26 L4 -14 17 -18 11 -6 20 4 6 4 0 16 -7 4 -20 4 -11 -6 -17 -18Z', rind, {
        opacity: 0.75,
        transform: 'translate(6 -2) scale(0.8)',
      }),
      spark(-20, -18),
    ].join(''),
  ),
  raspberry: kind('#C8264A', '#5E9A3C', (canvas, tone) => {
    const grain = ball(canvas, tone)
    return cluster.map(([x, y]) => circle(x * 1.05, y * 0.96 - 4, 13, grain)).join('')
  }),
  currant: kind('#C9202C', '#7FA34A', (canvas, tone, rind) => {
    const berry = ball(canvas, tone)
    return [
      stroke('M4 -49 C-4 -20 4 10 0 44', rind, 3),
      ...cluster.slice(1).map(([x, y]) => circle(x * 0.72, y + 2, 11, berry) + spark(x * 0.72 - 3, y - 2, 3, 2)),
    ].join('')
  }),
  grape: kind('#5B2A58', '#7FA34A', (canvas, tone, rind) => {
    const berry = ball(canvas, tone)
    return [
      stroke('M2 -18 C2 -34 6 -42 12 -48', rind, 4, { 'stroke-linecap': 'round' }),
      path('M6 -34 C14 -50 36 -50 44 -38 C36 -26 20 -24 6 -34Z', rind),
      ...cluster.map(([x, y]) => circle(x, y, 13, berry)),
    ].join('')
  }),
  cherry: kind('#A8182C', '#5E8F3A', (canvas, tone, rind) =>
    [
      stroke('M-20 14 C-16 -16 0 -34 16 -46 C18 -24 22 -4 24 16', rind, 3.4, { fill: 'none' }),
      circle(-22, 26, 22, ball(canvas, tone)),
      circle(24, 28, 20, ball(canvas, tone)),
      spark(-28, 18, 6, 4),
      spark(18, 21, 5, 4),
    ].join(''),
  ),
}
