/** What this process knows of sessions: those it has opened, and what it has just heard of them, so that a page can greet its customer before any backend has answered. */
import { bytesOf, Memory, type MemoryBudget } from '../cache/memory.ts'
import { isOver, openSession, type Sealer, type Session } from './session.ts'

/** So long a session that ended elsewhere may still be greeted by name; its data is refused all the same. */
const aliveMs = 10_000
/** A session that is over does not come back; a backend that said so by mistake is believed again after this. */
const overMs = 600_000

export class SessionCache {
  /** By id of the session; `at` in milliseconds since the epoch. */
  readonly #seen: Memory<{ isAlive: boolean; at: number }>
  readonly #opened: Memory<Session>
  readonly #now: () => number

  constructor(memory: MemoryBudget, now: () => number = Date.now) {
    this.#seen = new Memory(memory, 'userInput')
    this.#opened = new Memory(memory, 'userInput')
    this.#now = now
  }

  /** As `openSession`; each request of a customer brings the same seal, which is opened once. They share the session, so nobody may change it. */
  async open(sealer: Sealer, cookie: string | undefined): Promise<Session | null> {
    if (!cookie) return null
    const known = this.#opened.get(cookie)
    if (known) return isOver(known, this.#now()) ? null : known
    const session = await openSession(sealer, cookie, this.#now())
    if (!session) return null
    Object.freeze(session.customer)
    this.#opened.set(cookie, Object.freeze(session), bytesOf(session))
    return session
  }

  alive(id: string) {
    this.#seen.set(id, { isAlive: true, at: this.#now() }, 100)
  }

  over(id: string) {
    this.#seen.set(id, { isAlive: false, at: this.#now() }, 100)
  }

  /** Null: not known, or not any more. */
  isAlive(id: string): boolean | null {
    const seen = this.#seen.get(id)
    if (!seen) return null
    const ageMs = this.#now() - seen.at
    return ageMs >= 0 && ageMs < (seen.isAlive ? aliveMs : overMs) ? seen.isAlive : null
  }
}
