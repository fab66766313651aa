/** Fair queue of renders on Node: few run at a time, and callers take turns, however many requests each of them has. */
import { isWithin } from '../time/elapsed.ts'
import { within } from '../time/within.ts'

/** `individual`: for one visitor, first. `shared`: a page for many visitors; one of these may always run. */
export type Priority = 'individual' | 'shared'
const priorities: readonly Priority[] = ['individual', 'shared']

export type Release = () => void

interface Options {
  /** Renders of a priority start while fewer than this run, of all priorities. */
  maxRunning: Readonly<Record<Priority, number>>
  maxQueued: number
  maxWaitMs: number
  now?: () => number
}

/** A render that takes longer waits for a client that reads slowly, or was cancelled: its place is given away. */
export const abandonedMs = 5_000

type Grant = (release: Release) => void

export class RenderQueue {
  readonly #options: Options
  readonly #now: () => number
  /** Ordered by start. */
  readonly #running = new Set<{ startedAt: number; priority: Priority }>()
  /** By caller, ordered by their next turns. */
  readonly #queued: Readonly<Record<Priority, Map<string, Set<Grant>>>> = { individual: new Map(), shared: new Map() }
  #size = 0

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /**
   * @param caller a customer's id, a guest's network, or `background`
   * @returns what ends the render; null if too many are queued, or it takes too long
   */
  async enter(priority: Priority, caller: string): Promise<Release | null> {
    this.#startQueued()
    if (this.#queued[priority].size === 0 && this.#isFree(priority)) return this.#run(priority)
    const { maxQueued, maxWaitMs } = this.#options
    // one caller takes at most half of the queue: background revalidation must not lead to the refusal of visitors
    const own = this.#queued[priority].get(caller)?.size ?? 0
    if (this.#size >= maxQueued || own >= Math.ceil(maxQueued / 2)) return null
    const granted = Promise.withResolvers<Release>()
    this.#add(priority, caller, granted.resolve)
    // frees the places of abandoned renders even if none ends
    const timer = setInterval(() => this.#startQueued(), 1_000)
    const release = await within(granted.promise, maxWaitMs)
    clearInterval(timer)
    this.#remove(priority, caller, granted.resolve)
    // a grant that came with the timeout
    if (!release) void granted.promise.then((late) => late())
    // requests that arrived meanwhile are handled first
    if (release) await new Promise((done) => setTimeout(done, 0))
    return release
  }

  #add(priority: Priority, caller: string, grant: Grant) {
    const callers = this.#queued[priority]
    const own = callers.get(caller) ?? new Set()
    callers.set(caller, own.add(grant))
    this.#size += 1
  }

  #remove(priority: Priority, caller: string, grant: Grant) {
    const own = this.#queued[priority].get(caller)
    if (!own?.delete(grant)) return
    this.#size -= 1
    if (own.size === 0) this.#queued[priority].delete(caller)
  }

  #startQueued() {
    for (const priority of priorities)
      while (this.#isFree(priority)) {
        const [next] = this.#queued[priority]
        const [grant] = next?.[1] ?? []
        if (!next || !grant) break
        const [caller, own] = next
        this.#remove(priority, caller, grant)
        // behind all other callers
        if (this.#queued[priority].delete(caller)) this.#queued[priority].set(caller, own)
        grant(this.#run(priority))
      }
  }

  #isFree(priority: Priority): boolean {
    for (const render of this.#running) {
      if (isWithin(this.#now() - render.startedAt, abandonedMs)) break
      this.#running.delete(render)
    }
    if (this.#running.size < this.#options.maxRunning[priority]) return true
    return priority === 'shared' && ![...this.#running].some((render) => render.priority === 'shared')
  }

  #run(priority: Priority): Release {
    const render = { startedAt: this.#now(), priority }
    this.#running.add(render)
    return () => {
      if (this.#running.delete(render)) this.#startQueued()
    }
  }
}
