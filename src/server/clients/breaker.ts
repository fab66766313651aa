/** Fails fast while a backend is down, so that a hanging one costs a deadline once and not on every page (reliability 2.9). */

const failuresToOpen = 3
const openMs = 5_000

export class Breaker {
  #failures = 0
  #openedAt = 0
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** True while calls are not worth making. After five seconds one call is let through to try. */
  get open(): boolean {
    if (this.#failures < failuresToOpen) return false
    if (this.#now() - this.#openedAt < openMs) return true
    this.#openedAt = this.#now()
    return false
  }

  /** The same without a try: asking changes nothing. */
  get knownOpen(): boolean {
    return this.#failures >= failuresToOpen && this.#now() - this.#openedAt < openMs
  }

  succeeded() {
    this.#failures = 0
  }

  failed() {
    this.#failures++
    if (this.#failures >= failuresToOpen) this.#openedAt = this.#now()
  }
}
