// Rate limit of attempts, applied before slow work such as hashing.
import type { Context } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { type Counter, type FailureCount, isBusy, retryAfterSeconds } from '../../rules/account/attempt-limit.ts'
import { countAttempt, readFailures, undoAttempt } from '../../sql/login-failures.ts'

type Caller = Pick<Context, 'db' | 'locale' | 'now'>

/** Only the limits: the attempt itself is the last one, so it would be delayed. */
const limitsOf = (counters: readonly Counter[]) =>
  counters.filter(({ longestWait }) => longestWait === null).map(({ slowFrom: _, ...counter }) => counter)

function requireAllowed(
  { locale }: Caller,
  failures: Map<string, FailureCount>,
  counters: readonly Counter[],
  at: Date,
  key: MessageKey,
) {
  const seconds = Math.max(0, ...counters.map((counter) => retryAfterSeconds(counter, failures.get(counter.key), at)))
  if (seconds === 0) return
  const values = { seconds, minutes: Math.ceil(seconds / 60) }
  throw codedError(locale, 'RATE_LIMITED', key, values, { retryAfterSeconds: seconds })
}

/** Counts one attempt. @param key message for RATE_LIMITED @throws RATE_LIMITED if the attempt is over the limit */
export async function throttleAttempt(caller: Caller, counters: readonly Counter[], key: MessageKey): Promise<void> {
  const at = caller.now()
  requireAllowed(caller, await readFailures(caller.db, counters), counters, at, key)
  requireAllowed(caller, await countAttempt(caller.db, counters, at, 0), limitsOf(counters), at, key)
}

/**
 * Counts an attempt whose outcome `undoAttempt` or `failAttempt` records: correct passwords that arrive at the same time are not failures.
 * @throws RATE_LIMITED over the limit, or for a moment while so many attempts are pending that they could reach it
 */
export async function beginAttempt(caller: Caller, counters: readonly Counter[], key: MessageKey): Promise<void> {
  const { db, locale } = caller
  const at = caller.now()
  requireAllowed(caller, await readFailures(db, counters), counters, at, key)
  // counted before the slow part, else all attempts of a concurrent burst would pass
  const counted = await countAttempt(db, counters, at, 1)
  try {
    requireAllowed(caller, counted, limitsOf(counters), at, key)
    if (counters.some((counter) => isBusy(counter, counted.get(counter.key), at)))
      throw codedError(locale, 'RATE_LIMITED', 'login.busy', {}, { retryAfterSeconds: 2 })
  } catch (error) {
    await undoAttempt(db, counters)
    throw error
  }
}
