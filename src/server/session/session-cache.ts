/** Opened sessions, and whether they were recently active, so that a page can show the customer's name before the backend responds. */
import { estimateBytes, type MemoryBudget, MemoryCache } from '../cache/memory.ts'
import { isExpired, openSession, type Sealer, type Session } from './session.ts'

/** Maximum time for which a page may show the name of a session that ended elsewhere; private reads fail in any case. */
const activeMs = 10_000
/** Expired sessions do not become active again; the limit corrects a backend that reported this by mistake. */
const expiredMs = 600_000

export class SessionCache {
  /** By session id; `at` in milliseconds since the epoch. */
  readonly #seen: MemoryCache<{ isAlive: boolean; at: number }>
  readonly #opened: MemoryCache<Session>
  readonly #now: () => number

  constructor(memory: MemoryBudget, now: () => number = Date.now) {
    this.#seen = new MemoryCache(memory, 'userInput')
    this.#opened = new MemoryCache(memory, 'userInput')
    this.#now = now
  }

  /** As `openSession`, but opens each cookie value once. Requests share the session object, so it is frozen. */
  async open(sealer: Sealer, cookie: string | undefined): Promise<Session | null> {
    if (!cookie) return null
    const known = this.#opened.get(cookie)
    if (known) return isExpired(known, this.#now()) ? null : known
    const session = await openSession(sealer, cookie, this.#now())
    if (!session) return null
    Object.freeze(session.customer)
    this.#opened.set(cookie, Object.freeze(session), estimateBytes(session))
    return session
  }

  alive(id: string) {
    this.#seen.set(id, { isAlive: true, at: this.#now() }, 100)
  }

  over(id: string) {
    this.#seen.set(id, { isAlive: false, at: this.#now() }, 100)
  }

  /** Null: unknown, or too old. */
  isAlive(id: string): boolean | null {
    const seen = this.#seen.get(id)
    if (!seen) return null
    const ageMs = this.#now() - seen.at
    return ageMs >= 0 && ageMs < (seen.isAlive ? activeMs : expiredMs) ? seen.isAlive : null
  }
}
