/** Whether a backend has stopped answering calls of one lane: then nobody waits long for it, and somebody still tries. Called by backend.ts. */
import { isWithin } from '../time/elapsed.ts'

const failuresToKnow = 3
/** A wait without a word is put to the test again after so long. */
const doubtMs = 5_000
const trialMs = 10_000

export class Silence {
  /** Since when calls are under way without a word. */
  #waitingSince: number | null = null
  #failures = 0
  #triedAt = 0
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Several calls failed one after the other, and nothing was answered since. */
  get isKnown(): boolean {
    return this.#failures >= failuresToKnow
  }

  /** How long calls have been waiting without a word, in milliseconds; put to the test again after a while. */
  get waitedMs(): number {
    const waited = this.#waitingSince === null ? 0 : this.#now() - this.#waitingSince
    return isWithin(waited, doubtMs) ? waited : 0
  }

  asked() {
    if (this.waitedMs === 0) this.#waitingSince = this.#now()
  }

  answered() {
    this.#waitingSince = null
    this.#failures = 0
  }

  failed() {
    this.#failures++
    if (!this.isKnown) this.#triedAt = this.#now()
  }

  /** Whether this call may take its whole time, so that a backend that has become slow is found to be back. */
  mayTry(): boolean {
    if (this.isKnown && isWithin(this.#now() - this.#triedAt, trialMs)) return false
    this.#triedAt = this.#now()
    return true
  }
}
