/** Which sessions this process has just seen alive, so that a page can greet its customer before any backend has answered. */
import { Memory } from './cache/memory.ts'

/** So long a session that ended elsewhere may still be greeted by name; its data is refused all the same. */
const freshMs = 10_000

export class SeenSessions {
  /** When, in milliseconds since the epoch, by id of the session. */
  readonly #seen = new Memory<number>(1_000_000)
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  alive(id: string) {
    this.#seen.set(id, this.#now(), 100)
  }

  over(id: string) {
    this.#seen.delete(id)
  }

  isFresh(id: string): boolean {
    const ageMs = this.#now() - (this.#seen.get(id) ?? Number.NEGATIVE_INFINITY)
    return ageMs >= 0 && ageMs < freshMs
  }
}
