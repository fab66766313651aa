import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane, upright } from '../shading.ts'
import { ellipse, group, path, rect, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { repeat, scattered, spark } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

export const creamery = {
  /** A handful of grated cheese: thin curved shreds. */
  shred: kind('#F6DE94', '#C99A3A', (_, tone, rind) =>
    repeat(7, (at) => {
      const [x, y] = [-34 + scattered(at + 2) * 40, -36 + at * 12]
      const bend = (scattered(at + 17) - 0.5) * 46
      const d = `M${x} ${y} q${20 + scattered(at) * 8} ${bend} ${44 + scattered(at + 5) * 14} ${bend * 0.3}`
      return (
        stroke(d, deepen(rind, 0.1), 10, { ...round, 'stroke-opacity': 0.55 }) +
        stroke(d, at % 2 ? tone : lighten(tone, 0.4), 7, round)
      )
    }),
  ),
  /** A shaving of hard cheese: thin and curled. */
  shaving: kind('#F6E2A4', '#C2933C', (canvas, tone, rind) =>
    [
      path('M-46 6 C-30 -26 10 -34 46 -20 C36 -8 28 2 24 16 C6 4 -22 6 -40 26Z', plane(canvas, tone, 0.2), {
        stroke: rind,
        'stroke-width': 2,
      }),
      path('M46 -20 C50 -6 38 14 24 16 C28 2 36 -8 46 -20Z', lighten(tone, 0.5), { stroke: rind, 'stroke-width': 2 }),
      stroke('M-32 2 C-12 -16 12 -20 30 -14 M-30 12 C-10 -2 8 -6 22 -2', deepen(tone, 0.22), 2, round),
    ].join(''),
  ),
  /** A portion of butter in folded gold foil. */
  butterpat: kind('#E6B93C', '#8F6A12', (canvas, tone, rind) =>
    [
      path('M-44 -14 L-30 -30 H44 L32 -14Z', plane(canvas, lighten(tone, 0.5))),
      rect({ x: -44, y: -14, w: 76, h: 36 }, plane(canvas, tone, 0.3)),
      path('M32 -14 L44 -30 V4 L32 22Z', deepen(tone, 0.3)),
      rect({ x: -26, y: -6, w: 40, h: 20 }, '#FBF7E6', { rx: 3 }),
      rect({ x: -18, y: 1, w: 24, h: 6 }, rind, { rx: 3 }),
      path('M32 -14 L39 -8 32 22 M44 -30 L39 -8 44 4', 'none', {
        stroke: '#fff',
        'stroke-width': 1.6,
        'stroke-opacity': 0.8,
      }),
      rect({ x: -44, y: -14, w: 76, h: 36 }, 'none', { stroke: rind, 'stroke-width': 1.6, 'stroke-opacity': 0.6 }),
    ].join(''),
  ),
  /** A small ripened goat's cheese: wrinkled rind on top and side. */
  crottin: kind('#F4EBD2', '#CDBB94', (canvas, tone, rind) =>
    [
      path('M-43 -16 C-46 0 -45 12 -41 24 C-30 42 30 42 41 24 C45 12 46 0 43 -16Z', upright(canvas, rind, 0.26)),
      stroke('M-40 8 C-20 24 18 26 41 6 M-39 20 C-18 34 20 34 39 18', deepen(rind, 0.3), 2, { 'stroke-opacity': 0.5 }),
      ellipse(0, -16, 43, 20, plane(canvas, tone, 0.1), { stroke: deepen(rind, 0.2), 'stroke-width': 1.4 }),
      stroke(
        'M-30 -18 C-20 -28 -8 -22 4 -28 C14 -32 24 -26 30 -20 M-32 -10 C-18 -18 -6 -10 8 -18 C18 -22 28 -14 34 -12 M-18 -4 C-8 -10 6 -4 20 -8',
        deepen(rind, 0.22),
        2.4,
        { ...round, 'stroke-opacity': 0.7 },
      ),
    ].join(''),
  ),
  /** The same, cut in half: chalky paste in a thin rind. */
  halfcrottin: kind('#FBF7EA', '#CDBB94', (canvas, tone, rind) =>
    [
      path('M-43 -14 C-34 -36 34 -36 43 -14Z', plane(canvas, lighten(rind, 0.4))),
      path('M-43 -14 H43 C46 4 45 16 41 28 H-41 C-45 16 -46 4 -43 -14Z', deepen(rind, 0.14)),
      path('M-38 -9 H38 C40 4 39 14 37 23 H-37 C-39 14 -40 4 -38 -9Z', '#EADCA8'),
      path('M-33 -5 H33 C35 4 34 12 32 19 H-32 C-34 12 -35 4 -33 -5Z', plane(canvas, tone, 0.08)),
      repeat(12, (at) =>
        ellipse(-27 + scattered(at) * 54, -1 + scattered(at + 8) * 16, 2.4, 1.2, deepen(tone, 0.2), { opacity: 0.6 }),
      ),
    ].join(''),
  ),
  /** A flat lid of a cup. */
  cuplid: kind('#F4F1E8', '#CFC9B8', (canvas, tone, rind) =>
    [
      path('M-44 4 V10 C-42 32 42 32 44 10 V4Z', upright(canvas, rind, 0.2)),
      ellipse(0, 3, 45, 21, lighten(tone, 0.4)),
      path('M-34 -4 V4 C-34 20 34 20 34 4 V-4Z', upright(canvas, rind, 0.16)),
      ellipse(0, -4, 34, 15, plane(canvas, tone)),
      rect({ x: -12, y: 2, w: 24, h: 5 }, deepen(rind, 0.5), { rx: 2.5 }),
    ].join(''),
  ),
  /** Pale, with brown blotches of every size that are denser at the blunt end. */
  quailegg: kind('#E9DFC6', '#43291A', (canvas, tone, rind) => {
    const shell = 'M0 -47 C20 -47 35 -12 35 10 C35 34 19 46 0 46 C-19 46 -35 34 -35 10 C-35 -12 -20 -47 0 -47Z'
    const blotch = (at: number, size: number, colour: string) => {
      const x = -30 + scattered(at) * 60
      const y = 42 - scattered(at + 40) ** 1.3 * 84
      const rx = size * (0.6 + scattered(at + 9))
      return ellipse(x, y, rx, size * (0.5 + scattered(at + 4) * 0.7), colour, {
        opacity: 0.88,
        transform: `rotate(${Math.round(scattered(at + 2) * 180)} ${Math.round(x)} ${Math.round(y)})`,
      })
    }
    return [
      path(shell, ball(canvas, tone, 0.4), { stroke: deepen(tone, 0.6), 'stroke-width': 2 }),
      group(
        { 'clip-path': canvas.clip(shell) },
        repeat(10, (at) => blotch(at + 60, 6, '#8A6440')),
        repeat(9, (at) => blotch(at, 6, rind)),
        repeat(44, (at) => blotch(at + 17, 1.9, rind)),
      ),
      spark(-13, -17, 6, 11, 0.5),
    ].join('')
  }),
  /** Whipped cream in a bowl, with a whisk. */
  whip: kind('#FFFDF4', '#3F7FA6', (canvas, tone, rind) => {
    const edge = { stroke: '#A9B6B8', 'stroke-width': 2 }
    const wire = (d: string) => stroke(d, '#7C888C', 2.6, round)
    return [
      group(
        { transform: 'translate(22 -8) rotate(28)' },
        rect({ x: -4, y: -46, w: 8, h: 26 }, lying(canvas, '#8A5A32'), { rx: 4 }),
        wire('M0 -22 C-20 -6 -14 18 0 20 C14 18 20 -6 0 -22'),
        wire('M0 -22 C-8 -4 -6 14 0 20 C6 14 8 -4 0 -22'),
      ),
      path(
        'M-42 8 C-46 -6 -34 -14 -26 -14 C-28 -28 -12 -26 -10 -40 C0 -34 6 -26 2 -18 C12 -22 20 -14 18 -8 C30 -14 44 -4 42 8Z',
        ball(canvas, tone, 0.14),
        edge,
      ),
      stroke(
        'M-26 -14 C-18 -18 -10 -14 -6 -8 M2 -18 C-4 -14 -8 -14 -12 -16 M18 -8 C12 -2 6 0 0 0',
        '#A9B6B8',
        2,
        round,
      ),
      path('M-46 4 H46 C44 30 30 46 0 46 C-30 46 -44 30 -46 4Z', lying(canvas, rind)),
      stroke('M-46 5 H46', lighten(rind, 0.5), 4, round),
    ].join('')
  }),
  /** A jug that pours cream. */
  jug: kind('#5E8FB0', '#FFFDF4', (canvas, tone, rind) =>
    [
      path('M-34 -6 C-46 6 -48 22 -38 47 H-28 C-34 28 -32 12 -26 2Z', rind, { stroke: '#B9C3C4', 'stroke-width': 1.6 }),
      path('M-36 -22 L-24 -40 L36 -34 L44 34 C30 46 4 46 -8 38 C-14 16 -20 -4 -36 -8Z', lying(canvas, tone)),
      path('M-36 -22 C-40 -10 -38 -8 -36 -8 L-24 -24 L38 -16 L36 -34 L-24 -40Z', lighten(tone, 0.5)),
      path('M38 -20 C60 -14 56 22 42 22', 'none', { stroke: deepen(tone, 0.2), 'stroke-width': 8 }),
    ].join(''),
  ),
}
