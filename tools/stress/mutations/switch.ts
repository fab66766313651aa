// Chooses the mutation that is in effect in a worker of vitest, and counts how often each place is reached.

export interface MutationSwitch {
  /** Number of the mutation in effect; -1 if none is. */
  active: number
  isActive(number: number): boolean
  /** @param limit calls after which the mutation is taken for an endless loop */
  start(active: number, limit: number): void
  /** Numbers of the places that were reached since the start. */
  listReached(): number[]
  /** Calls since the start. */
  calls: number
}

export class EndlessLoop extends Error {
  override name = 'EndlessLoop'
}

/** @param count number of all mutations */
export function createSwitch(count: number): MutationSwitch {
  const reached = new Uint8Array(count)
  let limit = Number.POSITIVE_INFINITY
  return {
    active: -1,
    calls: 0,
    isActive(number) {
      reached[number] = 1
      this.calls += 1
      if (this.calls > limit) throw new EndlessLoop(`more than ${limit} calls`)
      return number === this.active
    },
    start(active, newLimit) {
      this.active = active
      this.calls = 0
      limit = newLimit
      reached.fill(0)
    },
    listReached: () => Array.from(reached.entries()).flatMap(([number, isReached]) => (isReached ? [number] : [])),
  }
}
