/** Sizes of the pieces in a scattered handful, in the units of a bag's drawing. */
import type { Goods } from '../../backends/commerce/seed/data/picture.ts'

type Handful = {
  side: number
  /** Distance of two pieces as a part of the side. */
  step: number
  /** Largest rotation in degrees, both ways. */
  tilt: number
  /** How far a piece leaves its place in the grid, as a part of the distance. */
  jitter: number
}

const sides: Partial<Record<Goods, number>> = {
  grain: 30,
  quinoa: 9,
  lentil: 17,
  bean: 27,
  flake: 27,
  kidney: 28,
  fry: 84,
  penne: 48,
  fusilli: 52,
  elbow: 40,
  pastaear: 44,
  nest: 66,
  almond: 56,
  blanched: 72,
  pinenut: 34,
  flakedalmond: 56,
  pumpkinseed: 46,
  pistachio: 42,
  meal: 46,
  hazelnut: 32,
  peanut: 40,
  walnut: 42,
  apricot: 66,
  prune: 92,
  raisin: 38,
  date: 66,
  cashew: 48,
  shaving: 76,
  blueberry: 30,
  cube: 38,
  onioncube: 40,
  haricot: 92,
  shred: 62,
  strand: 150,
  raspberry: 40,
  crystal: 22,
  pea: 62,
  leaf: 52,
  olive: 32,
}

/** Narrow pieces lie closer, so that no gaps remain. */
const steps: Partial<Record<Goods, number>> = {
  grain: 0.42,
  fry: 0.34,
  haricot: 0.26,
  strand: 0.16,
  blanched: 0.56,
  pinenut: 0.44,
  prune: 0.62,
  quinoa: 0.6,
  shred: 0.44,
  shaving: 0.46,
}

const tilts: Partial<Record<Goods, number>> = { haricot: 40, prune: 50, strand: 12 }

/** Large pieces lie more evenly, so that most are seen whole. */
const jitters: Partial<Record<Goods, number>> = { blanched: 0.5, prune: 0.5 }

export function handfulOf(name: Goods): Handful {
  const side = sides[name] ?? 58
  const step = side * (steps[name] ?? (side < 30 ? 0.62 : 0.56))
  return { side, step, tilt: tilts[name] ?? 180, jitter: jitters[name] ?? 1 }
}

const piled: ReadonlySet<Goods | undefined> = new Set<Goods>(['butterpat', 'scallop'])

/** Whether a bowl shows whole pieces of it instead of a scattered handful. */
export const isPiled = (name: Goods | undefined) => piled.has(name)
