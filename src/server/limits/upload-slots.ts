/** Limits uploads that are processed at once. Callers poll: in workerd a request must not wait for a promise of another one. */
import type { Release } from './render-queue.ts'

interface Options {
  maxRunning: number
  /** After an upload the slot stays occupied for as long as the upload took, so that other requests get half of the CPU. */
  rests: boolean
  now?: () => number
}

/** Of one caller, running and waiting. */
const maxOfCaller = 4
const maxWaiting = 20
const maxWaitMs = 10_000
const pollMs = 50
/** Its request was cancelled: workerd then runs no `finally`. */
const abandonedMs = 30_000
const abandonedWaitMs = 3_000

type Waiting = { caller: string; polledAt: number }
type Running = { caller: string; startedAt: number }

export class UploadSlots {
  readonly #options: Options
  readonly #now: () => number
  /** In the order of their arrival. */
  #waiting: Waiting[] = []
  #running: Running[] = []
  #restsUntil = 0

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** @param caller empty if unknown: not limited by itself. @returns a function that ends the upload; null: too many are waiting, or the wait was too long */
  async enter(caller: string): Promise<Release | null> {
    this.#removeAbandoned()
    const own = [...this.#waiting, ...this.#running].filter((other) => other.caller === caller)
    if (this.#waiting.length >= maxWaiting || (caller && own.length >= maxOfCaller)) return null
    const arrivedAt = this.#now()
    const waiting: Waiting = { caller, polledAt: arrivedAt }
    this.#waiting.push(waiting)
    while (this.#waiting[0] !== waiting || !this.#isFree()) {
      await new Promise((done) => setTimeout(done, pollMs))
      waiting.polledAt = this.#now()
      if (waiting.polledAt - arrivedAt > maxWaitMs) this.#waiting = this.#waiting.filter((other) => other !== waiting)
      this.#removeAbandoned()
      if (!this.#waiting.includes(waiting)) return null
    }
    this.#waiting.shift()
    return this.#run(caller)
  }

  #removeAbandoned() {
    const now = this.#now()
    this.#waiting = this.#waiting.filter(({ polledAt }) => now - polledAt < abandonedWaitMs)
    this.#running = this.#running.filter(({ startedAt }) => now - startedAt < abandonedMs)
  }

  #isFree(): boolean {
    return this.#running.length < this.#options.maxRunning && this.#now() >= this.#restsUntil
  }

  #run(caller: string): Release {
    const running: Running = { caller, startedAt: this.#now() }
    this.#running.push(running)
    return () => {
      this.#running = this.#running.filter((other) => other !== running)
      if (this.#options.rests) this.#restsUntil = 2 * this.#now() - running.startedAt
    }
  }
}
