/** Whom a page greets. Made by request-context.ts. */
import { within } from '../time/with-timeout.ts'
import type { Session } from './session.ts'
import type { SessionCache } from './session-cache.ts'

type Greeting = {
  session: Session | null
  sessions: SessionCache
  isSessionActive: () => Promise<boolean>
  /** How long the backend is worth waiting for, and how long the first byte of a page waits at most; in milliseconds. */
  maxWaitMs: () => number
  firstByteMs: number
  waitUntil: (work: Promise<unknown>) => void
}

/** `isPatient`: for what a session that is over must not see, instead of something that it may. */
export type GetCurrentCustomer = (waitForBackend?: boolean) => Promise<Session['customer'] | null>

export function createCurrentCustomer({
  session,
  sessions,
  isSessionActive,
  waitUntil,
  ...given
}: Greeting): GetCurrentCustomer {
  /** What is heard too late for this page is known for the next one. */
  const ask = async ({ id }: Session) => {
    const isAlive = await isSessionActive()
    if (isAlive) sessions.alive(id)
    else sessions.over(id)
    return isAlive
  }
  return async (waitForBackend = false) => {
    if (!session) return null
    // the shell leaves before commerce answers: what was true a moment ago is told at once
    const known = sessions.isAlive(session.id)
    if (known !== null) return known ? session.customer : null
    const asked = ask(session)
    waitUntil(asked)
    const patience = given.maxWaitMs()
    const isAlive = await within(asked, waitForBackend ? patience : Math.min(patience, given.firstByteMs))
    return isAlive === false ? null : session.customer
  }
}
