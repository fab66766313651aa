/** Editorial pictures: two or three packs on the stone slab before a plate. Made by scripts/pictures.ts, shown by news and pages. */
import type { DepartmentCode } from '#backends/commerce/seed/shape.ts'
import { lighten, plateColours } from './colours.ts'
import { frame, pack, shapes } from './pack.ts'
import type { Picture } from './picture.ts'
import { type ShowcaseId, showcase } from './showcase.ts'
import { element, rect } from './svg.ts'

/** A pack in a scene, in parts of the scene's width: its left edge and its own width. */
type Standing = readonly [id: ShowcaseId, left: number, width: number]

/** Width to height of every scene: the frame of a news card. */
const sceneRatio = 16 / 10

/** The slab takes this part of the height, and packs stand this far down its upper face. */
const slab = { height: 0.09, depth: 0.2, step: 0.035 }
const slabStops = [
  [0, '#f3f7f5'],
  [0.56, '#e3eae6'],
  [0.57, '#ffffff'],
  [0.64, '#c3cec9'],
  [1, '#aab8b1'],
] as const

/** By the name of their file; packs from the back to the front. */
export const scenes = {
  produce: [
    ['aardbei', -0.1, 0.46],
    ['sla', 0.66, 0.44],
    ['citroen', 0.24, 0.52],
  ],
  dairy: [
    ['melk', 0.02, 0.44],
    ['boter', 0.62, 0.42],
    ['eieren', 0.28, 0.46],
  ],
  meat: [
    ['kip', 0.02, 0.5],
    ['steak', 0.44, 0.54],
  ],
  fish: [
    ['oester', 0.04, 0.52],
    ['kreeft', 0.43, 0.54],
  ],
  bakery: [
    ['stokbrood', 0.41, 0.58],
    ['bloem', 0.03, 0.5],
  ],
  dry: [
    ['rijst', 0.08, 0.5],
    ['penne', 0.42, 0.5],
  ],
  pantry: [
    ['mosterd', 0.04, 0.42],
    ['olijven', 0.54, 0.42],
    ['kikkererwt', 0.28, 0.46],
  ],
  frozen: [
    ['erwt', 0.04, 0.44],
    ['garnaal', 0.53, 0.44],
    ['friet', 0.27, 0.48],
  ],
  drinks: [
    ['wijn', -0.02, 0.5],
    ['koffie', 0.46, 0.5],
    ['sap', 0.17, 0.48],
  ],
  nonfood: [
    ['papier', 0.44, 0.5],
    ['zeep', 0.1, 0.48],
  ],
} as const satisfies Record<DepartmentCode, readonly Standing[]>

/** The SVG of a scene, `width` units wide. */
export function scene(department: DepartmentCode, standing: readonly Standing[], width: number): string {
  const height = width / sceneRatio
  const top = height * (1 - slab.height)
  const plate = plateColours[department]
  const stops = slabStops.map(([offset, colour]) => element('stop', { offset, 'stop-color': colour })).join('')
  const light = [
    element('stop', { offset: 0, 'stop-color': lighten(plate, 0.55) }),
    element('stop', { offset: 1, 'stop-color': plate }),
  ].join('')
  const definitions = [
    element('linearGradient', { id: 'slab', x1: 0, y1: 0, x2: 0, y2: 1 }, stops),
    element('radialGradient', { id: 'light', cx: 0.3, cy: 0.1, r: 0.8 }, light),
  ].join('')
  const packs = standing.map(([id, left, share], order) => {
    const picture: Picture = showcase[id]
    const size = width * share
    const foot = ((shapes[picture.shape].ground - frame.from) / frame.side) * size
    // Each pack stands a little nearer than the one behind it, so that overlapping ones have depth.
    const ground = top + height * slab.height * (slab.depth + order * slab.step * 4)
    return pack(picture, size, { x: width * left, y: ground - foot, prefix: `${id}-` })
  })
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    [
      element('defs', {}, definitions),
      rect({ x: 0, y: 0, w: width, h: height }, 'url(#light)'),
      rect({ x: 0, y: top, w: width, h: height - top }, 'url(#slab)'),
      ...packs,
    ].join(''),
  )
}
