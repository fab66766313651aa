/** Compares times of clocks that may be corrected or belong to another machine. In workerd `performance.now()` is such a clock too. */

/** Maximum clock difference between machines that share a store. */
const skewMs = 60_000

/** Whether less than `forMs` has elapsed; false for times in the future. */
export const isWithin = (elapsedMs: number, forMs: number) => elapsedMs >= 0 && elapsedMs < forMs

/** Age in milliseconds of an entry created at `madeAt`; null if a clock that was ahead created it, so that the age is unknown. */
export function ageOf(madeAt: number, now: number): number | null {
  const age = now - madeAt
  return age < -skewMs ? null : Math.max(0, age)
}
