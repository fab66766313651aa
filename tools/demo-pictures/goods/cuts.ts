/** Potato specialities and pieces of cut or pickled vegetables. */
import { deepen, lighten } from '../colours.ts'
import { ball, lying, plane } from '../shading.ts'
import { circle, ellipse, path, stroke } from '../svg.ts'
import { kind } from './kind.ts'
import { ruffle, scattered } from './strokes.ts'

const round = { 'stroke-linecap': 'round' } as const

export const cuts = {
  /** A round of grated potato, fried at the edge. */
  rosti: kind('#E9BC62', '#A8661A', (canvas, tone, rind) =>
    [
      path(ruffle(0, 12, 43, 17, 0.06), deepen(rind, 0.1), { transform: 'scale(1 0.6)' }),
      path(ruffle(0, -2, 43, 17, 0.06), ball(canvas, deepen(tone, 0.16), 0.3), { transform: 'scale(1 0.6)' }),
      ...[...Array(40).keys()].map((at) => {
        const r = 40 * Math.sqrt((at + 0.5) / 40)
        const [x, y] = [Math.cos(at * 2.4) * r, -2 + Math.sin(at * 2.4) * r * 0.56]
        const turn = scattered(at + 3) * Math.PI
        const [dx, dy] = [Math.cos(turn) * 9, Math.sin(turn) * 5]
        const colour = at % 4 === 0 ? rind : at % 2 ? lighten(tone, 0.4) : tone
        return stroke(`M${x - dx} ${y - dy} q${dx} ${dy - 3} ${dx * 2} ${dy * 2}`, colour, 3, {
          ...round,
          'stroke-opacity': r > 34 ? 0.6 : 0.85,
        })
      }),
    ].join(''),
  ),
  /** A piped rosette of mashed potato with browned ridges. */
  duchess: kind('#F6DC8C', '#B06A16', (canvas, tone, rind) => {
    const tier = (y: number, half: number, height: number) => {
      const body = `M${-half} ${y} C${-half - 6} ${y - height} ${half + 6} ${y - height} ${half} ${y} C${half} ${y + height * 0.5} ${-half} ${y + height * 0.5} ${-half} ${y}Z`
      const ridges = [-0.78, -0.4, 0, 0.4, 0.78].map(
        (part) =>
          `M${part * half - 6} ${y + height * 0.24} Q${part * half - 3} ${y - height * 0.3} ${part * half + 8} ${y - height * 0.5}`,
      )
      return (
        path(body, ball(canvas, tone, 0.36), { stroke: rind, 'stroke-width': 2 }) +
        stroke(ridges.join(''), rind, 3.4, { ...round, 'stroke-opacity': 0.7 })
      )
    }
    return [
      tier(30, 45, 26),
      tier(10, 34, 24),
      tier(-8, 23, 22),
      path('M-12 -18 C-12 -30 -4 -34 6 -49 C10 -38 16 -28 11 -18 C6 -12 -8 -12 -12 -18Z', ball(canvas, tone, 0.3), {
        stroke: rind,
        'stroke-width': 2,
      }),
      path('M6 -49 C8 -42 11 -36 9 -34 C5 -36 2 -40 6 -49Z', rind),
    ].join('')
  }),
  /** A slice through cap, gills and stem of a mushroom. */
  mushroomslice: kind('#F4EDE0', '#A08468', (canvas, tone, rind) => {
    const line = { stroke: rind, 'stroke-width': 2.4 }
    return [
      path(
        'M-46 4 C-50 -24 -24 -42 0 -42 C24 -42 50 -24 46 4 C44 14 36 14 30 8 C22 2 14 2 12 8 C10 20 14 32 16 42 C8 48 -8 48 -16 42 C-14 32 -10 20 -12 8 C-14 2 -22 2 -30 8 C-36 14 -44 14 -46 4Z',
        plane(canvas, tone, 0.12),
        line,
      ),
      path(
        'M-38 2 C-32 -8 -20 -8 -12 -2 C-14 2 -22 1 -30 6 C-34 9 -38 8 -38 2Z M38 2 C32 -8 20 -8 12 -2 C14 2 22 1 30 6 C34 9 38 8 38 2Z',
        rind,
        { opacity: 0.85 },
      ),
      stroke('M-34 -18 C-22 -32 22 -32 34 -18 M-4 8 V36 M4 8 V36', rind, 1.8, { ...round, 'stroke-opacity': 0.4 }),
    ].join('')
  }),
  /** A piece of diced onion: two layers that come apart. */
  onioncube: kind('#FBF7EA', '#C5BC98', (canvas, tone, rind) => {
    const edge = { stroke: rind, 'stroke-width': 2.4 }
    return [
      path('M-42 6 C-30 -22 6 -38 34 -28 L42 -6 C18 -12 -14 2 -26 30Z', plane(canvas, tone, 0.1), edge),
      path('M-18 34 C-8 10 18 -4 40 2 L44 24 C26 20 8 28 0 46Z', plane(canvas, lighten(tone, 0.4), 0.16), edge),
      stroke('M-28 10 C-14 -12 12 -22 32 -18 M-4 32 C4 18 20 10 36 12', rind, 2, { ...round, 'stroke-opacity': 0.7 }),
    ].join('')
  }),
  /** Half of an onion, cut face up. */
  halfonion: kind('#C98A3C', '#8A5418', (canvas, tone, rind) =>
    [
      path('M-46 -4 C-44 30 -16 46 0 46 C16 46 44 30 46 -4Z', ball(canvas, tone)),
      stroke('M-30 8 C-22 28 -10 40 0 44 M30 8 C22 28 10 40 0 44 M0 10 V44', rind, 2, { 'stroke-opacity': 0.5 }),
      ellipse(0, -4, 46, 26, '#FDFBF0', { stroke: rind, 'stroke-width': 3 }),
      ...[36, 27, 18, 9].map((r) => ellipse(0, -4, r, r * 0.56, 'none', { stroke: '#B9BC86', 'stroke-width': 3 })),
    ].join(''),
  ),
  /** A pointed pepper: broad at the stalk. */
  haricot: kind('#5F9A3E', '#3A6E2A', (canvas, tone, rind) =>
    [
      path('M-49 5 C-30 -11 14 -14 47 -7 L50 -4 L46 1 C34 6 24 7 10 7 C-14 6 -32 9 -49 5Z', lying(canvas, tone, 0.3), {
        stroke: rind,
        'stroke-width': 1.6,
      }),
      stroke('M-34 0 C-12 -6 16 -8 40 -4', lighten(tone, 0.45), 2.4, { ...round, 'stroke-opacity': 0.8 }),
      path('M43 -8 L50 -12 49 -2 43 1Z', lighten(tone, 0.4)),
    ].join(''),
  ),
  /** A jalapeño with rings cut from it. */
  jalapeno: kind('#3F7A28', '#DDE6A8', (canvas, tone, rind) => {
    const ring = (x: number, y: number) =>
      [
        ellipse(x, y, 19, 16, tone),
        ellipse(x, y, 14.5, 11.5, rind),
        ...[-1, 1].map((side) => ellipse(x + side * 6.5, y, 5, 7, deepen(tone, 0.1), { opacity: 0.75 })),
        ...[0, 1, 2].map((at) => circle(x, y - 6 + at * 6, 2.4, '#FFFBE0', { stroke: '#A9A05A', 'stroke-width': 1 })),
      ].join('')
    return [
      path(
        'M-32 -36 C-14 -46 2 -38 14 -22 C26 -6 36 14 48 26 C40 32 22 30 4 20 C-16 10 -34 -4 -38 -18 C-40 -26 -38 -32 -32 -36Z',
        ball(canvas, tone, 0.4),
      ),
      stroke('M-20 -32 C-2 -28 12 -8 28 14', lighten(tone, 0.55), 4.4, { ...round, 'stroke-opacity': 0.75 }),
      path('M-43 -18 C-44 -32 -34 -42 -20 -42 C-24 -34 -30 -32 -34 -28 C-36 -24 -38 -22 -43 -18Z', '#7FA84A'),
      stroke('M-36 -34 C-40 -38 -42 -44 -36 -49', '#7FA84A', 6, round),
      ring(-28, 22),
      ring(2, 34),
    ].join('')
  }),
}
