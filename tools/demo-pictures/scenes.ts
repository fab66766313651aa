/** Editorial pictures: a few packs side by side on a transparent background; the page draws the slab below them. */
import { forms } from './forms.ts'
import { frame, pack } from './pack.ts'
import { type ShowcaseId, showcase } from './showcase.ts'
import { element } from './svg.ts'

/** A pack in a scene, as fractions of the scene's width: left edge and width. */
type RequiredFields = readonly [id: ShowcaseId, left: number, width: number]

/** Aspect ratio of every scene: the picture of a news card. */
const sceneRatio = 16 / 10

/** Distance of the rearmost pack from the lower edge, and the step of each further pack, as fractions of the height. */
const slab = { above: 0.062, step: 0.011 }

/** By file name; packs from back to front. No pack covers another's label. */
export const scenes = {
  produce: [
    ['aardbei', 0.03, 0.46],
    ['bakjes', 0.51, 0.44],
  ],
  market: [
    ['wortel', 0.02, 0.4],
    ['ui', 0.64, 0.36],
    ['basilicum', 0.4, 0.28],
  ],
  dairy: [
    ['melk', 0.06, 0.38],
    ['eieren', 0.37, 0.38],
    ['boter', 0.71, 0.28],
  ],
  meat: [
    ['entrecote', 0.04, 0.46],
    ['kip', 0.51, 0.44],
  ],
  game: [
    ['ham', 0.06, 0.44],
    ['terrine', 0.52, 0.42],
  ],
  fish: [
    ['vis', 0.03, 0.46],
    ['zalm', 0.51, 0.46],
  ],
  festive: [
    ['oester', 0.08, 0.46],
    ['chablis', 0.48, 0.46],
  ],
  lobster: [
    ['citroen', 0.02, 0.44],
    ['kreeft', 0.47, 0.5],
  ],
  bakery: [
    ['bloem', 0.04, 0.44],
    ['boerenbrood', 0.47, 0.46],
  ],
  pastry: [
    ['croissant', 0.03, 0.46],
    ['taart', 0.51, 0.45],
  ],
  dry: [
    ['rijst', 0.06, 0.42],
    ['parmezaan', 0.48, 0.46],
  ],
  pantry: [
    ['mosterd', 0.04, 0.34],
    ['kikkererwt', 0.34, 0.34],
    ['olijven', 0.64, 0.34],
  ],
  frozen: [
    ['friet', 0.08, 0.42],
    ['steakfriet', 0.48, 0.44],
  ],
  drinks: [
    ['wijn', 0.06, 0.4],
    ['sap', 0.28, 0.4],
    ['bier', 0.55, 0.42],
  ],
  coffee: [
    ['koffie', 0.06, 0.44],
    ['espresso', 0.5, 0.42],
  ],
  nonfood: [
    ['papier', 0.06, 0.44],
    ['zeep', 0.52, 0.42],
  ],
  takeaway: [
    ['tas', 0.04, 0.4],
    ['kommen', 0.37, 0.34],
    ['bekers', 0.66, 0.34],
  ],
} as const satisfies Record<string, readonly RequiredFields[]>

/** SVG of a scene, `width` units wide. */
export function scene(standing: readonly RequiredFields[], width: number): string {
  const height = width / sceneRatio
  const packs = standing.map(([id, left, share], order) => {
    const picture = showcase[id]
    const size = width * share
    const foot = ((forms[picture.form].ground - frame.from) / frame.side) * size
    // Each pack is placed slightly lower than the one behind it, which gives overlapping packs depth.
    const ground = height * (1 - slab.above + order * slab.step)
    return pack(picture, size, { x: width * left, y: ground - foot, prefix: `${id}-` })
  })
  const sheet = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  return element('svg', sheet, packs.join(''))
}
