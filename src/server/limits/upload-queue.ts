/** Limits how many uploads are processed at once. Requests poll: in workerd they must not wait for a promise of another request. */
import type { Release } from './render-queue.ts'

interface Options {
  maxRunning: number
  /** After an upload the next one waits for as long as it took, so that other requests get half of the CPU. */
  rests: boolean
  now?: () => number
}

/** Running and waiting uploads of a caller. */
const maxPerCaller = 4
const maxWaiting = 20
const maxWaitMs = 10_000
const pollMs = 50
/** A cancelled request neither polls nor ends its upload: workerd runs no `finally` for it. */
const abandonedMs = { waiting: 3_000, running: 30_000 }

type Upload = { caller: string; state: keyof typeof abandonedMs; seenAt: number }

export class UploadQueue {
  readonly #options: Options
  readonly #now: () => number
  /** In the order of their arrival. */
  #uploads: Upload[] = []
  #restsUntil = 0

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** @param caller empty if unknown: not limited per caller. @returns a function that ends the upload; null: too many are waiting, or the wait was too long */
  async enter(caller: string): Promise<Release | null> {
    this.#removeAbandoned()
    const ofCaller = this.#uploads.filter((upload) => upload.caller === caller)
    if (this.#in('waiting').length >= maxWaiting || (caller && ofCaller.length >= maxPerCaller)) return null
    const arrivedAt = this.#now()
    const upload: Upload = { caller, state: 'waiting', seenAt: arrivedAt }
    const end = () => {
      this.#uploads = this.#uploads.filter((other) => other !== upload)
    }
    this.#uploads.push(upload)
    while (!this.#isNext(upload)) {
      await new Promise((done) => setTimeout(done, pollMs))
      upload.seenAt = this.#now()
      if (upload.seenAt - arrivedAt > maxWaitMs) end()
      this.#removeAbandoned()
      if (!this.#uploads.includes(upload)) return null
    }
    upload.state = 'running'
    upload.seenAt = this.#now()
    return () => {
      end()
      if (this.#options.rests) this.#restsUntil = 2 * this.#now() - upload.seenAt
    }
  }

  #in(state: Upload['state']): Upload[] {
    return this.#uploads.filter((upload) => upload.state === state)
  }

  #isNext(upload: Upload): boolean {
    const isFree = this.#in('running').length < this.#options.maxRunning && this.#now() >= this.#restsUntil
    return isFree && this.#in('waiting')[0] === upload
  }

  #removeAbandoned() {
    const now = this.#now()
    this.#uploads = this.#uploads.filter(({ state, seenAt }) => now - seenAt < abandonedMs[state])
  }
}
