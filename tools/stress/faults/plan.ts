// Which cells run together. A wave is one fault of one or both backends in one shop; its cells run at the same time.
import { type Runtime, runtimes } from '../../bench/build.ts'
import { type FaultKind, faultNames } from './kinds.ts'

export const sides = ['commerce', 'content', 'both'] as const
export type Side = (typeof sides)[number]
export const states = ['cold', 'warm'] as const
/** Cold: no page of the language was requested before. Warm: each was. */
export type State = (typeof states)[number]

export type Wave = { kind: FaultKind; side: Side; state: State; runtime: Runtime; targets: string[] }

/** Cells that run at the same time. */
export const waveSize = 14

/**
 * Three waves for each fault, one per side, so that every fault meets every side, both states and both runtimes. Consecutive waves take
 * consecutive targets of a shuffled list: the three of a fault meet all targets, and over all faults each target meets every side,
 * state and runtime. `uncovered` verifies it.
 */
export function planWaves(targets: readonly string[], random: () => number): Wave[] {
  const order = shuffle(targets, random)
  const waves: Wave[] = []
  for (const kind of shuffle(faultNames, random))
    for (const side of sides) {
      const number = waves.length
      const start = number * waveSize
      waves.push({
        kind,
        side,
        state: pick(states, number),
        runtime: pick(runtimes, Math.floor(number / 2)),
        targets: Array.from({ length: waveSize }, (_, place) => pick(order, start + place)),
      })
    }
  return waves
}

/** `count` waves of different faults, or all, in which the sides alternate. */
export function chooseWaves(plan: readonly Wave[], count: number): Wave[] {
  const kinds = plan.length / sides.length
  const number = (index: number) => sides.length * Math.floor((index * kinds) / count) + (index % sides.length)
  return Array.from({ length: count }, (_, index) => pick(plan, number(index)))
}

const pick = <Item>(items: readonly Item[], place: number) => items[place % items.length] as Item

/** Fisher-Yates. */
function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item]
  }
  return shuffled
}

/** Pairs of values of two different properties of a cell that no wave has. */
export function uncovered(waves: readonly Wave[], targets: readonly string[]): string[] {
  const values = { kind: faultNames, side: sides, state: states, runtime: runtimes, target: targets }
  const names = Object.keys(values) as (keyof typeof values)[]
  const seen = new Set<string>()
  for (const { targets: of, ...wave } of waves)
    for (const target of of) {
      const cell = { ...wave, target }
      for (const one of names) for (const other of names) seen.add(`${cell[one]} + ${cell[other]}`)
    }
  const missing: string[] = []
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      for (const a of values[one])
        for (const b of values[other]) if (!seen.has(`${a} + ${b}`)) missing.push(`${a} + ${b}`)
  return missing
}
