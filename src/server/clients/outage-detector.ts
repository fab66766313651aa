/** Outage detection in place of a circuit breaker: detects that a backend has stopped responding to one traffic class. */
import { isWithin } from '../time/elapsed.ts'

const failuresToOpen = 3
/** A single caller can cause any number of failures. */
const callersToOpen = 2
const probeIntervalMs = 10_000
/** A longer wait is measured again from the next request: the backend may have recovered. */
const maxPendingMs = 5_000

export class OutageDetector {
  #pendingSince: number | null = null
  /** Callers of the last failures since the last response. */
  #failures: string[] = []
  #probedAt = 0
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  get isDown(): boolean {
    return this.#failures.length >= failuresToOpen && new Set(this.#failures).size >= callersToOpen
  }

  /** Time since the first request without any response, in milliseconds. */
  get pendingMs(): number {
    const pendingMs = this.#pendingSince === null ? 0 : this.#now() - this.#pendingSince
    return isWithin(pendingMs, maxPendingMs) ? pendingMs : 0
  }

  recordRequest() {
    if (this.pendingMs === 0) this.#pendingSince = this.#now()
  }

  recordResponse() {
    this.#pendingSince = null
    this.#failures = []
  }

  recordFailure(caller: string) {
    if (this.isDown) return
    this.#failures = [...this.#failures.slice(1 - failuresToOpen), caller]
    this.#probedAt = this.#now()
  }

  /** Whether a call gets its whole timeout: every call, or one probe per interval while the backend is down. */
  allowProbe(): boolean {
    if (!this.isDown) return true
    if (isWithin(this.#now() - this.#probedAt, probeIntervalMs)) return false
    this.#probedAt = this.#now()
    return true
  }
}
