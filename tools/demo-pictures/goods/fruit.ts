import { deepen } from '../colours.ts'
import { ball, upright } from '../shading.ts'
import { circle, ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, spark } from './strokes.ts'

const apple =
  'M0 -26 C-12 -38 -43 -35 -43 1 C-43 28 -22 47 -8 44 C-3 43 3 43 8 44 C22 47 43 28 43 1 C43 -35 12 -38 0 -26Z'

const pear =
  'M2 -40 C17 -38 14 -20 20 -8 C30 6 39 14 35 30 C28 49 -28 49 -35 30 C-39 14 -30 6 -20 -8 C-13 -20 -12 -40 2 -40Z'

const stalk = stroke('M0 -28 C0 -38 3 -44 9 -48', '#6B4A24', 4, { 'stroke-linecap': 'round' })

const sprig = (colour: string) => path('M4 -34 C10 -50 30 -52 40 -44 C34 -32 18 -28 4 -34Z', colour)

/** Half of a citrus fruit, cut face up. */
const halfKind = (flesh: `#${string}`, peel: `#${string}`) =>
  kind(flesh, peel, (_, tone, rind) =>
    [
      circle(0, 0, 45, rind),
      circle(0, 0, 40, '#FFF6DE'),
      ...Array.from({ length: 9 }, (_unused, at) =>
        path('M0 -5 L-11 -33 Q0 -40 11 -33Z', tone, { transform: `rotate(${at * 40})` }),
      ),
      ...Array.from({ length: 9 }, (_unused, at) =>
        path('M-2 -12 L-6 -28', 'none', {
          stroke: '#fff',
          'stroke-opacity': 0.5,
          'stroke-width': 2,
          transform: `rotate(${at * 40})`,
        }),
      ),
    ].join(''),
  )

export const fruit = {
  apple: kind('#B9292F', '#5E9A3C', (canvas, tone, rind) =>
    [path(apple, ball(canvas, tone)), spark(-20, -8), stalk, sprig(rind)].join(''),
  ),
  pear: kind('#B9B04A', '#8A7A2E', (canvas, tone, rind) =>
    [
      path(pear, ball(canvas, tone)),
      ...[
        [10, 10],
        [18, 24],
        [-4, 30],
        [2, -8],
        [-18, 22],
      ].map(([x = 0, y = 0]) => circle(x, y, 1.6, rind, { opacity: 0.6 })),
      spark(-12, 12, 7, 11),
      stroke('M2 -38 C3 -44 6 -48 11 -49', '#6B4A24', 4, { 'stroke-linecap': 'round' }),
    ].join(''),
  ),
  citrus: kind('#F08A1C', '#4E8F3A', (canvas, tone, rind) =>
    [
      circle(0, 2, 44, ball(canvas, tone)),
      ...[
        [14, 10],
        [26, 18],
        [4, 26],
        [-12, 22],
        [22, -6],
        [0, 6],
      ].map(([x = 0, y = 0]) => circle(x, y, 1.8, deepen(tone, 0.3), { opacity: 0.5 })),
      spark(-18, -16),
      path('M0 -36 L-7 -42 -2 -43 0 -49 3 -43 8 -42Z', rind),
    ].join(''),
  ),
  lemon: kind('#F2CD2A', '#4E8F3A', (canvas, tone) =>
    [
      path(
        'M-49 3 C-43 -3 -39 -8 -34 -14 C-18 -39 20 -39 34 -14 C39 -8 43 -3 49 3 C43 8 40 11 34 17 C18 39 -18 39 -34 17 C-40 11 -43 8 -49 3Z',
        ball(canvas, tone),
      ),
      spark(-16, -12, 12, 6),
    ].join(''),
  ),
  halfcitrus: halfKind('#F6A93B', '#F08A1C'),
  halflemon: halfKind('#F4DC62', '#EBC21F'),
  peach: kind('#EFA04E', '#D2553C', (canvas, tone, rind) =>
    [
      circle(0, 4, 43, ball(canvas, tone)),
      path('M10 -37 C44 -30 52 12 24 40 C32 14 26 -14 10 -37Z', rind, { opacity: 0.55 }),
      stroke('M8 -37 C24 -14 20 18 4 44', deepen(rind, 0.25), 2.4, { 'stroke-opacity': 0.6 }),
      stalk,
    ].join(''),
  ),
  avocado: kind('#C9D46A', '#33451F', (canvas, tone, rind) =>
    [
      path(pear, rind),
      path(pear, ball(canvas, tone, 0.2), { transform: 'translate(0 1) scale(0.87)' }),
      circle(0, 17, 16, ball(canvas, '#8A5326')),
    ].join(''),
  ),
  pineapple: kind('#DFA02E', '#4E8A3C', (canvas, tone, rind) =>
    [
      path(
        'M0 -14 C-10 -34 -24 -40 -30 -46 C-14 -46 -8 -40 -3 -32 C-4 -42 -2 -48 2 -50 C5 -46 6 -40 4 -32 C10 -42 18 -46 30 -46 C22 -40 10 -30 2 -14Z',
        rind,
      ),
      path('M-24 8 C-26 -24 26 -24 24 8 C24 34 16 48 0 48 C-16 48 -24 34 -24 8Z', upright(canvas, tone)),
      stroke(
        'M-22 -4 L16 40 M-12 -14 L24 22 M2 -16 L24 6 M22 -4 L-16 40 M12 -14 L-24 22 M-2 -16 L-24 6',
        deepen(tone, 0.5),
        1.8,
        { 'stroke-opacity': 0.55 },
      ),
    ].join(''),
  ),
  mango: kind('#E9A62C', '#C9452F', (canvas, tone, rind) =>
    [
      path('M-42 12 C-46 -18 -14 -40 14 -34 C42 -28 47 2 36 20 C24 40 -38 44 -42 12Z', ball(canvas, tone)),
      path('M2 -35 C40 -34 50 6 32 24 C36 0 26 -22 2 -35Z', rind, { opacity: 0.7 }),
      spark(-18, -8, 11, 6),
      circle(14, -34, 3, '#6B4A24'),
    ].join(''),
  ),
  passion: kind('#E3A01F', '#5A2A4E', (canvas, tone, rind) =>
    [
      circle(0, 0, 45, ball(canvas, rind)),
      circle(0, 0, 37, '#F6E9D8'),
      circle(0, 0, 31, tone),
      ...repeat(9, (at) => {
        const turn = at * 40
        return ellipse(0, -18, 4, 6, '#2B2A20', { transform: `rotate(${turn})` })
      }),
      ellipse(0, 0, 4, 6, '#2B2A20'),
    ].join(''),
  ),
  banana: kind('#F2CB3A', '#7A5A22', (canvas, tone, rind) => {
    const finger = 'M30 -38 C36 -4 14 32 -34 38 C-44 38 -46 28 -36 26 C-6 20 14 -4 16 -38Z'
    return [
      group({ transform: 'translate(6 -10) rotate(-24)' }, path(finger, ball(canvas, deepen(tone, 0.2)))),
      group({ transform: 'translate(2 -4) rotate(-10)' }, path(finger, ball(canvas, deepen(tone, 0.1)))),
      path(finger, ball(canvas, tone)),
      path('M8 -48 H30 L32 -32 H12Z', rind),
      circle(-39, 32, 4, rind),
    ].join('')
  }),
}
