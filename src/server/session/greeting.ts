/** Whom a page greets. Made by request-context.ts. */
import { within } from '../time/within.ts'
import type { SeenSessions } from './seen-sessions.ts'
import type { Session } from './session.ts'

type Greeting = {
  session: Session | null
  sessions: SeenSessions
  isSessionAlive: () => Promise<boolean>
  /** How long the backend is worth waiting for, and how long the first byte of a page waits at most; in milliseconds. */
  patienceMs: () => number
  firstByteMs: number
  waitUntil: (work: Promise<unknown>) => void
}

/** `isPatient`: for what a session that is over must not see, instead of something that it may. */
export type Greeted = (isPatient?: boolean) => Promise<Session['customer'] | null>

export function createGreeting({ session, sessions, isSessionAlive, waitUntil, ...given }: Greeting): Greeted {
  /** What is heard too late for this page is known for the next one. */
  const ask = async ({ id }: Session) => {
    const isAlive = await isSessionAlive()
    if (isAlive) sessions.alive(id)
    else sessions.over(id)
    return isAlive
  }
  return async (isPatient = false) => {
    if (!session) return null
    // the shell leaves before commerce answers: what was true a moment ago is told at once
    const known = sessions.isAlive(session.id)
    if (known !== null) return known ? session.customer : null
    const asked = ask(session)
    waitUntil(asked)
    const patience = given.patienceMs()
    const isAlive = await within(asked, isPatient ? patience : Math.min(patience, given.firstByteMs))
    return isAlive === false ? null : session.customer
  }
}
