/** Marks of a label: tools and scenes that tell what the content is for. */
import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane, upright } from '../shading.ts'
import { circle, group, path, rect, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

export const kitchen = {
  /** A wooden spoon with a heap of ground spice. */
  spice: kind('#D98E1F', '#9A6232', (canvas, tone, rind) =>
    [
      path('M10 12 L44 -38 C48 -44 54 -38 49 -33 L22 20Z', lying(canvas, rind)),
      path('M-44 12 C-40 -22 -18 -34 -6 -34 C8 -34 24 -14 26 12Z', ball(canvas, tone, 0.34)),
      repeat(14, (at) =>
        circle(
          -32 + scattered(at) * 48,
          -8 + scattered(at + 7) * 18,
          1.8,
          at % 2 ? deepen(tone, 0.4) : lighten(tone, 0.4),
        ),
      ),
      path('M-48 10 H30 C30 36 10 44 -9 44 C-28 44 -48 36 -48 10Z', lying(canvas, rind)),
      stroke('M-48 10 H30', lighten(rind, 0.4), 3, round),
    ].join(''),
  ),
  /** A steaming stockpot with vegetables. */
  stockpot: kind('#8E9AA0', '#EE7F22', (canvas, tone, rind) =>
    [
      stroke('M-16 -48 C-22 -42 -10 -38 -16 -30 M4 -50 C-2 -44 10 -38 4 -30', '#9AA8A8', 3.6, round),
      path('M14 -4 L30 -34 C34 -38 40 -32 36 -28 L26 -2Z', rind),
      path('M32 -34 C30 -44 36 -46 38 -38 C44 -44 48 -40 42 -32Z', '#4E9438'),
      path('M-28 0 C-34 -16 -20 -22 -14 -16 C-8 -24 6 -20 2 0Z', '#6DA544'),
      path('M-40 -8 V34 C-40 42 -34 46 -26 46 H26 C34 46 40 42 40 34 V-8Z', upright(canvas, tone)),
      rect({ x: -44, y: -12, w: 88, h: 9 }, upright(canvas, lighten(tone, 0.3)), { rx: 4 }),
      stroke('M-40 6 C-52 4 -52 20 -40 18 M40 6 C52 4 52 20 40 18', deepen(tone, 0.3), 5, round),
    ].join(''),
  ),
  /** A salt shaker that sprinkles. */
  salt: kind('#DDE6E8', '#8C989C', (canvas, tone, rind) =>
    [
      group(
        { transform: 'translate(6 -6) rotate(-128) scale(0.86)' },
        path('M-20 -16 H20 L26 40 C26 46 22 48 18 48 H-18 C-22 48 -26 46 -26 40Z', upright(canvas, tone, 0.3)),
        path('M-19 4 H21 L26 40 C26 46 22 48 18 48 H-18 C-22 48 -26 46 -26 40Z', '#FFFFFF', { opacity: 0.85 }),
        path('M-21 -16 C-21 -44 21 -44 21 -16Z', upright(canvas, rind, 0.4)),
        circle(-8, -28, 2.6, '#2c3634'),
        circle(0, -33, 2.6, '#2c3634'),
        circle(8, -28, 2.6, '#2c3634'),
        path('M-20 -16 H20 L26 40 C26 46 22 48 18 48 H-18 C-22 48 -26 46 -26 40Z', 'none', {
          stroke: rind,
          'stroke-width': 2,
        }),
      ),
      repeat(15, (at) => {
        const [x, y] = [-44 + scattered(at) * 24 - at * 0.2, 24 + scattered(at + 5) * 24]
        return path(`M${Math.round(x)} ${Math.round(y)} l4 -3 4 3 -4 4z`, rind)
      }),
    ].join(''),
  ),
  /** A maple leaf. */
  maple: kind('#C4451C', '#8A2A10', (canvas, tone, rind) =>
    [
      path(
        'M0 -49 L9 -31 L19 -36 L15 -13 L29 -26 L33 -18 L48 -20 L42 -6 L49 0 L26 18 L29 28 L4 24 L5 34 H-5 L-4 24 L-29 28 L-26 18 L-49 0 L-42 -6 L-48 -20 L-33 -18 L-29 -26 L-15 -13 L-19 -36 L-9 -31Z',
        ball(canvas, tone, 0.34),
      ),
      stroke('M0 -34 V48 M0 18 L-34 -6 M0 18 L34 -6 M0 2 L-14 -24 M0 2 L14 -24', rind, 2.6, round),
    ].join(''),
  ),
  /** Stalks of sugar cane with sugar cubes. */
  cane: kind('#9DB04A', '#6F7F2A', (canvas, tone, rind) =>
    [
      ...[-22, 0].map((x) =>
        group(
          { transform: `rotate(14) translate(${x} 0)` },
          path('M-2 -38 C-20 -52 -28 -40 -34 -30 M2 -38 C16 -52 26 -44 32 -32', 'none', {
            stroke: '#5E9440',
            'stroke-width': 5,
          }),
          rect({ x: -8, y: -40, w: 16, h: 88 }, upright(canvas, tone), { rx: 3 }),
          stroke('M-9 -18 H9 M-9 4 H9 M-9 26 H9', rind, 4.4, round),
        ),
      ),
      ...(
        [
          [12, 22],
          [30, 30],
        ] as const
      ).map(([x, y]) =>
        [
          path(`M${x - 12} ${y - 6} l10 -8 h18 l-8 8z`, '#fff', { stroke: '#B9A67A', 'stroke-width': 1.4 }),
          rect({ x: x - 12, y: y - 6, w: 20, h: 20 }, plane(canvas, '#F4EAD2'), {
            stroke: '#B9A67A',
            'stroke-width': 1.4,
          }),
          path(`M${x + 8} ${y - 6} l8 -8 v18 l-8 10z`, '#D9C9A0', { stroke: '#B9A67A', 'stroke-width': 1.4 }),
        ].join(''),
      ),
    ].join(''),
  ),
  /** A tumbler with an aperitif, ice and a slice of orange. */
  aperitif: kind('#B5381C', '#F09A2A', (canvas, tone, rind) =>
    [
      circle(24, -26, 21, '#E8801A'),
      circle(24, -26, 17, '#FBE3B0'),
      circle(24, -26, 15, rind),
      stroke('M24 -41 V-11 M9 -26 H39 M13 -36 L35 -16 M35 -36 L13 -16', '#FBE3B0', 2.2),
      path('M-34 -24 H34 L28 44 C26 48 -26 48 -28 44Z', '#DCE8E8', { opacity: 0.75 }),
      path('M-31 -6 H31 L27 40 C24 44 -24 44 -27 40Z', upright(canvas, tone, 0.3)),
      rect({ x: -22, y: -14, w: 20, h: 20 }, '#fff', { opacity: 0.6, rx: 3, transform: 'rotate(-14 -12 -4)' }),
      rect({ x: 2, y: -8, w: 19, h: 19 }, '#fff', { opacity: 0.5, rx: 3, transform: 'rotate(18 12 2)' }),
      path('M-34 -24 H34 L28 44 C26 48 -26 48 -28 44Z', 'none', { stroke: '#8FA3A3', 'stroke-width': 2 }),
    ].join(''),
  ),
  /** Clean plates and a glass with foam. */
  dishes: kind('#FFFFFF', '#3E8A94', (canvas, tone, rind) =>
    [
      circle(-8, -4, 40, plane(canvas, tone, 0.1), { stroke: rind, 'stroke-width': 3 }),
      circle(-8, -4, 26, 'none', { stroke: rind, 'stroke-width': 2, 'stroke-opacity': 0.6 }),
      path('M-30 -22 C-22 -34 -6 -36 2 -32', 'none', { stroke: '#BFD6DA', 'stroke-width': 4 }),
      path('M20 -6 H46 L42 40 H24Z', '#EAF4F6', { stroke: rind, 'stroke-width': 3 }),
      ...(
        [
          [-30, 34, 12],
          [-10, 40, 10],
          [8, 36, 13],
          [28, 42, 8],
          [-42, 22, 7],
        ] as const
      ).map(([x, y, r]) => circle(x, y, r, ball(canvas, '#CDEAF2', 0.1), { stroke: rind, 'stroke-width': 1.4 })),
      path('M34 -44 L37 -34 47 -31 37 -28 34 -18 31 -28 21 -31 31 -34Z', rind),
    ].join(''),
  ),
  /** A standing duck. */
  duck: kind('#7A5A3A', '#2E6B4A', (canvas, tone, rind) =>
    [
      stroke('M-6 34 V46 H-14 M8 34 V46 H0', '#E08A1E', 4, round),
      path(
        'M-46 -2 C-36 0 -24 -8 -8 -10 C4 -12 10 -16 12 -24 L26 -16 C32 8 26 34 -4 36 C-30 36 -42 20 -46 -2Z',
        ball(canvas, tone),
      ),
      path('M-30 6 C-14 -4 6 0 10 8 C4 22 -18 24 -30 6Z', deepen(tone, 0.3)),
      circle(20, -30, 14, ball(canvas, rind)),
      path('M31 -34 C40 -34 48 -30 49 -26 C44 -22 36 -24 31 -26Z', '#E0A21E'),
      stroke('M10 -17 C16 -12 24 -12 30 -17', '#F6F1E4', 4),
      circle(24, -33, 2.4, '#fff'),
      circle(24, -33, 1.4, '#111'),
    ].join(''),
  ),
}
