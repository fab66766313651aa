import { deepen, lighten } from '../colours.ts'
import { ball, plane } from '../shading.ts'
import { ellipse, group, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

const oval = 'M-49 1 C-49 -18 -26 -31 2 -31 C30 -31 49 -18 49 0 C49 18 28 31 -1 31 C-29 31 -49 19 -49 1Z'
const half = 'M-49 -11 C-20 -7 20 -7 49 -11 C47 10 30 29 0 30 C-30 29 -47 10 -49 -11Z'

export const pitta = {
  /** A puffed oval, pale at its thin rim, with browned blisters and flour. */
  pitta: kind('#F0D6A4', '#A4642A', (canvas, tone, rind) => {
    const skin = canvas.clip(oval)
    return [
      path(oval, deepen(tone, 0.42), { transform: 'translate(0 5)' }),
      path(oval, plane(canvas, lighten(tone, 0.2), 0.2), { stroke: deepen(tone, 0.5), 'stroke-width': 1 }),
      group(
        { 'clip-path': skin },
        ellipse(1, 1, 40, 23, deepen(tone, 0.16)),
        ellipse(0, -2, 38, 21, ball(canvas, tone, 0.26)),
        repeat(16, (at) =>
          ellipse(
            -36 + scattered(at + 2) * 70,
            -20 + scattered(at + 9) * 38,
            2.4 + scattered(at + 3) * 5,
            1.4 + scattered(at) * 2.6,
            rind,
            {
              opacity: 0.24 + scattered(at + 6) * 0.3,
            },
          ),
        ),
        ellipse(-12, -13, 18, 5, '#fff', { opacity: 0.4, transform: 'rotate(-8 -12 -13)' }),
      ),
    ].join('')
  }),
  /** Half a bread with its cut edge up: two thin walls gape, so that the pocket shows. */
  pittapocket: kind('#F0D6A4', '#A4642A', (canvas, tone, rind) => {
    const line = { stroke: deepen(tone, 0.5), 'stroke-width': 1 }
    return [
      path(half, deepen(tone, 0.42), { transform: 'translate(0 3)' }),
      path('M-49 -11 C-30 -22 28 -24 49 -11 C40 0 -40 0 -49 -11Z', plane(canvas, '#FFF3D8', 0.1), line),
      path('M-45 -11 C-30 -17.5 28 -19 45 -11 C20 -7 -20 -7 -45 -11Z', deepen(tone, 0.62)),
      path('M-36 -13.5 C-24 -16.5 24 -18 37 -13 C20 -13.5 -20 -13.5 -36 -13.5Z', deepen(tone, 0.34)),
      path(half, ball(canvas, tone, 0.3), line),
      path('M-49 -11 C-20 -7 20 -7 49 -11 L48 -6.5 C20 -2 -20 -2 -48 -6.5Z', '#FFF3D8', line),
      stroke('M-42 8 C-32 20 -18 25 0 25.5 C18 25 32 20 42 8', lighten(tone, 0.5), 3, {
        ...round,
        'stroke-opacity': 0.7,
      }),
      repeat(11, (at) =>
        ellipse(
          -30 + scattered(at + 2) * 60,
          2 + scattered(at + 8) * 18,
          2.2 + scattered(at + 3) * 4.4,
          1.4 + scattered(at) * 2.2,
          rind,
          { opacity: 0.24 + scattered(at + 6) * 0.3 },
        ),
      ),
    ].join('')
  }),
}
