/** Determines the customer whose name a page shows. */
import { withTimeout } from '../time/with-timeout.ts'
import type { Session } from './session.ts'
import type { SessionCache } from './session-cache.ts'

type Options = {
  session: Session | null
  sessions: SessionCache
  isSessionActive: () => Promise<boolean>
  /** How long to wait for the backend, and the maximum delay of a page's first byte; in milliseconds. */
  maxWaitMs: () => number
  firstByteMs: number
  waitUntil: (work: Promise<unknown>) => void
}

/** `waitForBackend`: ignores `firstByteMs`, for pages that an expired session must not see. */
export type GetCurrentCustomer = (waitForBackend?: boolean) => Promise<Session['customer'] | null>

export function createCurrentCustomer({
  session,
  sessions,
  isSessionActive,
  waitUntil,
  ...given
}: Options): GetCurrentCustomer {
  /** A result that is too late for this page is cached for the next one. */
  const checkSession = async ({ id }: Session) => {
    const isAlive = await isSessionActive()
    if (isAlive) sessions.alive(id)
    else sessions.over(id)
    return isAlive
  }
  return async (waitForBackend = false) => {
    if (!session) return null
    // a recent result is used without waiting: the shell is sent before commerce responds
    const known = sessions.isAlive(session.id)
    if (known !== null) return known ? session.customer : null
    const checked = checkSession(session)
    waitUntil(checked)
    const timeoutMs = given.maxWaitMs()
    const isAlive = await withTimeout(checked, waitForBackend ? timeoutMs : Math.min(timeoutMs, given.firstByteMs))
    return isAlive === false ? null : session.customer
  }
}
