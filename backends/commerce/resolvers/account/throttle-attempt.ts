// Rate limit of attempts, applied before slow work such as hashing.
import type { Context } from '../../context/context.ts'
import { refusal } from '../../context/errors.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { type Counter, type Failures, retryAfterSeconds } from '../../rules/account/attempt-limit.ts'
import { countAttempt, readFailures } from '../../sql/login-failures.ts'

/** Counts one attempt. @param key message for RATE_LIMITED @throws RATE_LIMITED if the attempt is over the limit */
export async function throttleAttempt(
  { db, locale, now }: Pick<Context, 'db' | 'locale' | 'now'>,
  counters: readonly Counter[],
  key: MessageKey,
): Promise<void> {
  const at = now()
  const requireAllowed = (failures: Map<string, Failures>, holding: readonly Counter[]) => {
    const seconds = Math.max(...holding.map((counter) => retryAfterSeconds(counter, failures.get(counter.key), at)))
    if (seconds <= 0) return
    const values = { seconds, minutes: Math.ceil(seconds / 60) }
    throw refusal(locale, 'RATE_LIMITED', key, values, { retryAfterSeconds: seconds })
  }
  requireAllowed(await readFailures(db, counters), counters)
  // counted before the slow part, else all attempts of a concurrent burst would pass
  const strict = counters.filter(({ longestWait }) => longestWait === null)
  requireAllowed(await countAttempt(db, counters, at), strict)
}
