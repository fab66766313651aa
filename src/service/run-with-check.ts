import { withTimeout } from '#server/time/with-timeout.ts'

/** Longer than a read from a cache takes. */
const cachedMs = 50

/** Whether a read takes longer than one from a cache. @throws its error */
export const isSlow = async (read: Promise<unknown>): Promise<boolean> =>
  (await withTimeout(
    read.then(() => true),
    cachedMs,
  )) === null

/** Runs `work` after `check`, or beside a slow one, so that a slow backend is waited for once. @throws the error of `check` if both fail */
export async function runWithCheck<Checked, Value>(
  check: Promise<Checked>,
  work: () => Promise<Value>,
): Promise<[Checked, Value]> {
  if (!(await isSlow(check))) return [await check, await work()]
  const early = work()
  early.catch(() => undefined)
  return [await check, await early]
}
