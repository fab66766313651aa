/** Limits how many uploads are processed at once, and lets pages go first. Requests poll: in workerd they must not wait for a promise of another request. */
import { isWithin } from '../time/elapsed.ts'
import { nextMacrotask } from '../time/event-loop.ts'

export interface UploadPermit {
  /** Waits while a page is rendered: between the steps of an upload, each of which occupies the thread. */
  pause(): Promise<void>
  release(): void
}

interface Options {
  maxRunning: number
  /** After an upload the next one waits for this many times as long as it took: with 3, other requests get three quarters of the CPU. */
  restFactor: number
  /** Whether a page is rendered. */
  isBusy: () => boolean
  now?: () => number
}

/** Running and waiting uploads of a caller. */
const maxPerCaller = 4
const maxWaiting = 20
const maxWaitMs = 10_000
const pollMs = 50
/** Longest pause between two steps: an upload is processed also while pages are rendered all the time. */
const maxPauseMs = 500
const pausePollMs = 5
/** A cancelled request neither polls nor ends its upload: workerd runs no `finally` for it. */
const abandonedMs = { waiting: 3_000, running: 30_000 }

type Upload = { caller: string; state: keyof typeof abandonedMs; seenAt: number }

export class UploadQueue {
  readonly #options: Options
  readonly #now: () => number
  /** In the order of their arrival. */
  #uploads: Upload[] = []
  /** The pause after the last upload. */
  #rest = { since: 0, forMs: 0 }

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  isFull(caller: string): boolean {
    this.#removeAbandoned()
    const ofCaller = this.#uploads.filter((upload) => upload.caller === caller)
    return this.#in('waiting').length >= maxWaiting || (caller !== '' && ofCaller.length >= maxPerCaller)
  }

  /** @param caller empty if unknown: not limited per caller. @returns null: too many are waiting, or the wait was too long */
  async enter(caller: string): Promise<UploadPermit | null> {
    if (this.isFull(caller)) return null
    const arrivedAt = this.#now()
    const upload: Upload = { caller, state: 'waiting', seenAt: arrivedAt }
    const end = () => {
      this.#uploads = this.#uploads.filter((other) => other !== upload)
    }
    this.#uploads.push(upload)
    while (!this.#isNext(upload)) {
      await new Promise((done) => setTimeout(done, pollMs))
      upload.seenAt = this.#now()
      if (!isWithin(upload.seenAt - arrivedAt, maxWaitMs)) end()
      this.#removeAbandoned()
      if (!this.#uploads.includes(upload)) return null
    }
    upload.state = 'running'
    upload.seenAt = this.#now()
    let workedSince = this.#now()
    return {
      pause: async () => {
        workedSince += await this.#pause()
      },
      release: () => {
        end()
        const now = this.#now()
        // in workerd the clock may be set while an upload runs
        const workedMs = Math.min(Math.max(0, now - workedSince), abandonedMs.running)
        this.#rest = { since: now, forMs: this.#options.restFactor * workedMs }
      },
    }
  }

  /** @returns how long it waited, in milliseconds */
  async #pause(): Promise<number> {
    const since = this.#now()
    await nextMacrotask()
    while (this.#options.isBusy() && this.#now() - since < maxPauseMs)
      await new Promise((done) => setTimeout(done, pausePollMs))
    return this.#now() - since
  }

  #in(state: Upload['state']): Upload[] {
    return this.#uploads.filter((upload) => upload.state === state)
  }

  #isNext(upload: Upload): boolean {
    const { since, forMs } = this.#rest
    const isFree = this.#in('running').length < this.#options.maxRunning && !isWithin(this.#now() - since, forMs)
    return isFree && this.#in('waiting')[0] === upload
  }

  #removeAbandoned() {
    const now = this.#now()
    this.#uploads = this.#uploads.filter(({ state, seenAt }) => isWithin(now - seenAt, abandonedMs[state]))
  }
}
