import { deepen } from '../colours.ts'
import { ball, contour, lying, plane } from '../shading.ts'
import { circle, ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat } from './strokes.ts'

export const fish = {
  fish: kind('#5F7F92', '#E4EBEC', (canvas, tone, rind) => {
    const side = canvas.linear(
      [
        [0, deepen(tone, 0.25)],
        [0.34, tone],
        [0.6, rind],
        [1, deepen(rind, 0.14)],
      ],
      'down',
    )
    return [
      path('M26 0 L48 -22 C43 -8 43 8 48 22Z', plane(canvas, tone, 0.3)),
      path('M-10 -18 C0 -28 14 -26 22 -13Z M-6 18 C0 26 8 25 12 17Z', deepen(tone, 0.2)),
      path('M-48 2 C-34 -20 2 -26 34 -4 L36 4 C6 24 -32 22 -48 2Z', side),
      stroke('M-28 -14 C-22 -6 -22 8 -28 15', deepen(tone, 0.35), 1.8, { 'stroke-opacity': 0.6 }),
      stroke('M-20 0 C0 -4 16 -2 32 0', deepen(tone, 0.3), 1.2, { 'stroke-opacity': 0.5 }),
      path('M-18 6 C-12 8 -8 13 -9 16 C-14 14 -18 10 -18 6Z', deepen(tone, 0.15), { opacity: 0.8 }),
      circle(-37, -3, 3.4, '#fff'),
      circle(-37, -3, 2, '#18211f'),
    ].join('')
  }),
  flatfish: kind('#8A7656', '#6A5638', (canvas, tone, rind) =>
    [
      path('M34 0 L49 -14 C47 -5 47 5 49 14Z', rind),
      ellipse(-4, 0, 44, 31, rind),
      ellipse(-4, 0, 40, 24, ball(canvas, tone)),
      stroke('M-30 2 C-10 -2 10 4 34 0', deepen(tone, 0.4), 1.6, { 'stroke-opacity': 0.6 }),
      ...repeat(9, (at) =>
        circle(-22 + ((at * 23) % 50), -14 + ((at * 37) % 28), 2, deepen(tone, 0.3), { opacity: 0.5 }),
      ),
      circle(-36, -6, 3, '#18211f'),
      circle(-33, 4, 3, '#18211f'),
    ].join(''),
  ),
  /** A herring fillet rolled around gherkin and onion, on a wooden pick. */
  rollmop: kind('#B4C4CC', '#41596B', (canvas, tone, rind) =>
    [
      path('M-16 -32 H28 C44 -32 48 -16 48 2 C48 20 44 34 28 34 H-16Z', lying(canvas, tone, 0.4)),
      path('M-16 -32 H28 C40 -32 45 -24 47 -12 C40 -8 32 -12 22 -8 C10 -4 0 -10 -14 -8Z', rind, { opacity: 0.9 }),
      stroke('M-4 6 C10 2 28 2 46 6 M-4 20 C10 16 26 18 42 22', '#FFFFFF', 4, { 'stroke-opacity': 0.8 }),
      ellipse(-18, 1, 27, 34, '#F2E0D8', { stroke: rind, 'stroke-width': 4 }),
      stroke('M-18 -22 C-36 -16 -36 16 -20 23 C-6 26 -2 6 -9 -7', tone, 5, { 'stroke-linecap': 'round' }),
      path('M-28 -6 C-22 -12 -14 -10 -11 -4 C-8 4 -12 14 -20 14 C-28 12 -30 2 -28 -6Z', '#86A03C', {
        stroke: '#566B22',
        'stroke-width': 3,
      }),
      stroke('M-24 -16 C-14 -20 -6 -14 -4 -4', '#FFFFFF', 4, { 'stroke-linecap': 'round' }),
      stroke('M-49 -14 L50 4', '#8A5A26', 6, { 'stroke-linecap': 'round' }),
      stroke('M-49 -14 L50 4', '#E9C58A', 3.6, { 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  prawn: kind('#E9785A', '#F6B59C', (canvas, tone, rind) =>
    [
      path('M30 22 L48 20 44 32 48 42 30 36Z', tone),
      path(
        'M-36 -30 C-8 -44 30 -34 38 2 C42 20 36 34 22 40 C8 42 0 32 6 24 C16 22 18 12 14 4 C6 -8 -16 -10 -34 -8 C-46 -10 -48 -24 -36 -30Z',
        ball(canvas, tone),
      ),
      stroke(
        'M-6 -37 C-4 -26 -4 -18 -6 -9 M12 -33 C10 -22 8 -12 4 -5 M28 -20 C22 -12 18 -4 14 2 M38 0 C30 2 22 6 16 10 M38 18 C28 18 20 18 13 20',
        rind,
        2.4,
        { 'stroke-opacity': 0.8 },
      ),
      stroke('M-40 -26 C-48 -36 -44 -46 -30 -48 M-40 -24 C-50 -28 -50 -40 -44 -46', tone, 1.8, {
        'stroke-linecap': 'round',
      }),
      circle(-34, -22, 2.4, '#18211f'),
      stroke('M-20 -8 L-24 2 M-8 -8 L-10 4 M2 -4 L-2 8', tone, 2, { 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  /** A prawn without its head: segments and the fan of its tail. */
  prawntail: kind('#E9C3B4', '#C46A50', (canvas, tone, rind) =>
    [
      path('M18 18 L40 14 C46 18 42 24 36 26 C44 28 46 36 38 40 L18 34Z', ball(canvas, rind), {
        stroke: deepen(rind, 0.3),
        'stroke-width': 1.4,
      }),
      path(
        'M-34 -6 C-40 -30 -14 -46 10 -40 C36 -34 48 -8 40 14 C36 28 26 36 16 36 C10 34 10 20 16 16 C20 8 18 0 8 -4 C-4 -8 -14 -2 -16 8 C-24 12 -32 4 -34 -6Z',
        ball(canvas, tone, 0.24),
        { stroke: rind, 'stroke-width': 2 },
      ),
      stroke(
        'M-22 -28 C-18 -20 -16 -12 -17 -4 M-4 -40 C-4 -30 -4 -18 -3 -8 M16 -37 C13 -26 10 -16 8 -6 M32 -24 C26 -16 20 -8 15 -1 M41 -2 C32 2 24 4 18 6 M36 22 C28 20 20 20 14 22',
        rind,
        2.4,
        { 'stroke-opacity': 0.75, 'stroke-linecap': 'round' },
      ),
      stroke('M-28 -14 C-22 -32 0 -38 16 -33 C28 -28 36 -14 34 0', '#fff', 4, {
        'stroke-opacity': 0.6,
        'stroke-linecap': 'round',
      }),
    ].join(''),
  ),
  lobster: kind('#3A4A5E', '#5F7188', (canvas, tone, rind) =>
    [
      stroke('M-6 -22 C-20 -30 -26 -26 -30 -20 M6 -22 C20 -30 26 -26 30 -20', tone, 5, { 'stroke-linecap': 'round' }),
      path('M-30 -16 C-46 -22 -48 -44 -34 -49 C-36 -42 -32 -40 -28 -46 C-20 -40 -22 -22 -30 -16Z', ball(canvas, tone)),
      path('M30 -16 C46 -22 48 -44 34 -49 C36 -42 32 -40 28 -46 C20 -40 22 -22 30 -16Z', ball(canvas, tone)),
      stroke('M-10 -4 L-26 4 M-10 6 L-26 16 M10 -4 L26 4 M10 6 L26 16', tone, 2.4, { 'stroke-linecap': 'round' }),
      stroke('M-3 -30 C-8 -42 -14 -48 -18 -49 M3 -30 C8 -42 14 -48 18 -49', rind, 1.6),
      path(
        'M0 -34 C12 -26 14 -10 12 6 C12 24 10 34 14 40 L18 48 H-18 L-14 40 C-10 34 -12 24 -12 6 C-14 -10 -12 -26 0 -34Z',
        ball(canvas, tone),
      ),
      stroke(
        'M-12 2 C-4 6 4 6 12 2 M-12 12 C-4 16 4 16 12 12 M-11 22 C-4 26 4 26 11 22 M-11 32 C-4 36 4 36 11 32',
        rind,
        2.2,
      ),
    ].join(''),
  ),
  crab: kind('#B8532E', '#E09A72', (canvas, tone, rind) =>
    [
      stroke('M-28 6 L-48 2 M-26 16 L-46 20 M-22 24 L-38 36 M28 6 L48 2 M26 16 L46 20 M22 24 L38 36', tone, 5, {
        'stroke-linecap': 'round',
      }),
      stroke('M-26 -8 L-36 -22 M26 -8 L36 -22', tone, 7, { 'stroke-linecap': 'round' }),
      path(
        'M-36 -20 C-50 -28 -48 -46 -34 -48 C-38 -40 -34 -38 -28 -44 C-22 -34 -26 -22 -36 -20Z M36 -20 C50 -28 48 -46 34 -48 C38 -40 34 -38 28 -44 C22 -34 26 -22 36 -20Z',
        deepen(tone, 0.1),
      ),
      path('M-34 4 C-34 -22 34 -22 34 4 C30 34 -30 34 -34 4Z', ball(canvas, tone)),
      stroke('M-22 8 C-10 14 10 14 22 8', rind, 2.4, { 'stroke-opacity': 0.7 }),
    ].join(''),
  ),
  fishfillet: kind('#F08A5B', '#FFB892', (canvas, tone, rind) =>
    [
      path(
        'M-48 10 C-44 -16 6 -30 46 -20 C52 -12 50 4 44 10 C10 20 -20 24 -44 22 C-48 18 -48 14 -48 10Z',
        plane(canvas, tone, 0.3),
        contour(tone),
      ),
      group(
        { 'stroke-opacity': 0.75, 'stroke-linecap': 'round' },
        ...[-30, -16, -2, 12, 26].map((x) => stroke(`M${x - 8} 17 C${x} 8 ${x} -4 ${x + 10} -15`, rind, 2.2)),
      ),
      path('M-46 20 C-20 24 10 20 44 10 L44 15 C14 26 -20 30 -45 26Z', deepen(tone, 0.35)),
    ].join(''),
  ),
  /** A thick piece of a fillet: flakes on top and on its cut side. */
  portion: kind('#F08A5B', '#FFB892', (canvas, tone, rind) => {
    const line = { stroke: deepen(tone, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.8 }
    const flake = { 'stroke-opacity': 0.75, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
    return [
      path('M-46 8 L-46 20 C-36 32 30 32 42 22 V8Z', deepen(tone, 0.36), line),
      path('M-46 -2 L42 -4 L42 14 C30 26 -36 28 -46 16Z', plane(canvas, tone, 0.26), line),
      path(
        'M-46 -2 C-44 -16 -30 -28 -10 -30 C14 -32 42 -28 48 -20 C50 -12 48 -8 42 -4 C20 4 -34 6 -46 -2Z',
        plane(canvas, rind, 0.14),
        line,
      ),
      stroke(
        'M-32 -20 L-22 -12 L-34 1 M-16 -28 L-3 -15 L-15 3 M4 -30 L17 -16 L6 2 M24 -28 L34 -17 L25 0',
        deepen(tone, 0.24),
        2.4,
        flake,
      ),
      stroke(
        'M-32 4 C-27 11 -29 17 -32 23 M-14 4 C-9 11 -11 19 -14 25 M6 3 C11 10 9 18 6 24 M25 1 C30 8 28 15 25 21',
        deepen(tone, 0.24),
        2.4,
        flake,
      ),
    ].join('')
  }),
}
