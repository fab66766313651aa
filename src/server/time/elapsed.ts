/**
 * Times of a clock that may be corrected, or be another machine's; in workerd `performance.now()` is such a clock too. Called by the
 * caches, the limits and whatever waits for a backend.
 */

/** Machines that share a store may differ by this much. */
const skewMs = 60_000

/** Whether less than `forMs` has gone by; a time in the future is no time ago that could be trusted. */
export const isWithin = (elapsedMs: number, forMs: number) => elapsedMs >= 0 && elapsedMs < forMs

/** The age of what was made at `madeAt`, in milliseconds; null when a clock that was ahead has made it, so that nobody knows. */
export function ageOf(madeAt: number, now: number): number | null {
  const age = now - madeAt
  return age < -skewMs ? null : Math.max(0, age)
}
