/** Fails calls of one kind fast while they fail for most callers; one caller alone, however often, opens nothing. Called by backend.ts. */
import { isWithin } from '../time/elapsed.ts'

const windowMs = 10_000
const callersToOpen = 5
const shareToOpen = 0.5
const openMs = 5_000
/** More are not needed to know a share. */
const maxCallers = 1_000

export class Breaker {
  /** How the last call of each recent caller ended, the latest last. */
  readonly #callers = new Map<string, { at: number; failed: boolean }>()
  #openedAt: number | null = null
  #triedAt: number | null = null
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Whether a call would fail now. */
  get isOpen(): boolean {
    return this.#openedAt !== null && isWithin(this.#now() - (this.#triedAt ?? this.#openedAt), openMs)
  }

  /** Whether a call may be made. While open, one call every five seconds is let through to try. */
  admit(): boolean {
    if (this.isOpen) return false
    if (this.#openedAt !== null) this.#triedAt = this.#now()
    return true
  }

  succeeded(caller: string) {
    if (this.#openedAt === null) return this.#note(caller, false)
    // what was sent before it opened says nothing about now
    if (this.#triedAt === null) return
    this.#openedAt = null
    this.#callers.clear()
  }

  failed(caller: string) {
    if (this.#openedAt === null) {
      this.#note(caller, true)
      const outcomes = [...this.#callers.values()]
      const failures = outcomes.filter(({ failed }) => failed).length
      if (outcomes.length < callersToOpen || failures < outcomes.length * shareToOpen) return
    }
    this.#openedAt = this.#now()
    this.#triedAt = null
  }

  #note(caller: string, failed: boolean) {
    const now = this.#now()
    this.#callers.delete(caller)
    this.#callers.set(caller, { at: now, failed })
    for (const [oldest, { at }] of this.#callers) {
      if (isWithin(now - at, windowMs) && this.#callers.size <= maxCallers) break
      this.#callers.delete(oldest)
    }
  }
}
