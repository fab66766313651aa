/** Answers that say that nothing is there. A backend that lost its data for a moment says the same, so they are asked for again soon. */

import { isWithin } from '../time/elapsed.ts'

/** How an empty answer is held: never beyond this process, and an older answer with something in it stands in its place at first. */
export interface Doubt {
  /** When the first of these empty answers came, in milliseconds since the epoch. */
  since: number
  /** When the last of them was asked for. */
  askedAt: number
}

/** An empty answer is asked for again after so long. */
const againMs = 5_000
/** What has been empty for so long is. */
const believedMs = 60_000
/** A page that shows something empty is cached for so long at most, in milliseconds. */
export const emptyPageMs = 60_000

export const isRecent = (doubt: Doubt, now: number) => isWithin(now - doubt.askedAt, againMs)
export const isBelieved = ({ since, askedAt }: Doubt) => askedAt - since >= believedMs

const isEmpty = (root: unknown): boolean =>
  root === null ||
  root === undefined ||
  (Array.isArray(root) && root.length === 0) ||
  (typeof root === 'object' && 'data' in root && isEmpty(root.data))

/**
 * Whether an answer says that nothing is there.
 * @param standing members that a shop always has: one of them is enough
 */
export function saysNothing(answer: unknown, standing: readonly string[] = []): boolean {
  if (typeof answer !== 'object' || answer === null) return true
  const roots = Object.entries(answer)
  // an operation that the backend does not have: that is no loss of data
  if (roots.length === 0) return false
  return (
    roots.some(([name, root]) => standing.includes(name) && isEmpty(root)) || roots.every(([, root]) => isEmpty(root))
  )
}
