/** Sizes of the pieces in a scattered handful, in the units of a bag's drawing. */
import type { Goods } from '../../backends/commerce/seed/data/picture.ts'

type Handful = {
  side: number
  /** Distance of two pieces as a part of the side. */
  step: number
  /** Largest rotation in degrees, both ways. */
  tilt: number
}

const sides: Partial<Record<Goods, number>> = {
  grain: 30,
  quinoa: 13,
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
  blanched: 54,
  flakedalmond: 56,
  pumpkinseed: 46,
  pistachio: 42,
  meal: 46,
  hazelnut: 32,
  peanut: 40,
  walnut: 42,
  apricot: 66,
  prune: 82,
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
  shred: 0.44,
  shaving: 0.46,
}

const tilts: Partial<Record<Goods, number>> = { haricot: 40, strand: 12 }

export function handfulOf(name: Goods): Handful {
  const side = sides[name] ?? 58
  return { side, step: side * (steps[name] ?? (side < 30 ? 0.62 : 0.56)), tilt: tilts[name] ?? 180 }
}

const piled: ReadonlySet<Goods | undefined> = new Set<Goods>(['butterpat', 'scallop'])

/** Whether a bowl shows whole pieces of it instead of a scattered handful. */
export const isPiled = (name: Goods | undefined) => piled.has(name)
