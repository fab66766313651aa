/** Fair queue of renders: limits renders per caller, and on Node in total. Callers are served in rotation, however many requests each has. */
import { isWithin } from '../time/elapsed.ts'
import { withTimeout } from '../time/with-timeout.ts'

/** `individual`: for one visitor, first. `shared`: a page for many visitors; one of these may always run. */
export type Priority = 'individual' | 'shared'
const priorities: readonly Priority[] = ['individual', 'shared']

export interface Caller {
  /** `screens`: a network's renders of screens with a fixed URL. */
  kind: 'customer' | 'network' | 'screens' | 'background'
  /** Empty if the network is unknown: not limited. */
  id: string
}

export type Release = () => void

/** `caller`: this caller has too many renders in flight. `overload`: the queue is full, or took too long. */
export type RenderRejection = 'caller' | 'overload'

interface Options {
  /** Renders of a priority start while fewer than this run, of all priorities. Infinite: none waits. */
  maxRunning: Readonly<Record<Priority, number>>
  maxInFlight: Readonly<Record<Caller['kind'], number>>
  maxQueued: number
  maxWaitMs: number
  now?: () => number
}

/** A render that takes longer waits for a slow client, or was cancelled: its place is released. */
export const abandonedMs = 5_000

type Grant = (release: Release) => void

export class RenderQueue {
  readonly #options: Options
  readonly #now: () => number
  readonly #running = new Set<{ startedAt: number; priority: Priority; caller: string }>()
  /** By caller, in the order of their next renders. */
  readonly #queued: Readonly<Record<Priority, Map<string, Set<Grant>>>> = { individual: new Map(), shared: new Map() }
  #size = 0

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** @returns a function that ends the render, or the reason of a refusal */
  async enter({ kind, id }: Caller, priority: Priority): Promise<Release | RenderRejection> {
    this.#startQueued()
    const caller = `${kind}:${id}`
    const { maxInFlight, maxQueued, maxWaitMs } = this.#options
    if (id && this.#countInFlight(caller) >= maxInFlight[kind]) return 'caller'
    if (this.#queued[priority].size === 0 && this.#isFree(priority)) return this.#run(priority, caller)
    if (this.#size >= maxQueued) return 'overload'
    const granted = Promise.withResolvers<Release>()
    this.#add(priority, caller, granted.resolve)
    // frees the places of abandoned renders even if none ends
    const timer = setInterval(() => this.#startQueued(), 1_000)
    const release = await withTimeout(granted.promise, maxWaitMs)
    clearInterval(timer)
    this.#remove(priority, caller, granted.resolve)
    // a grant that came with the timeout
    if (!release) void granted.promise.then((late) => late())
    // requests that arrived meanwhile are handled first
    if (release) await new Promise((done) => setTimeout(done, 0))
    return release ?? 'overload'
  }

  #countInFlight(caller: string): number {
    const running = [...this.#running].filter((render) => render.caller === caller).length
    return priorities.reduce((sum, priority) => sum + (this.#queued[priority].get(caller)?.size ?? 0), running)
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
        // moves the caller behind all others
        if (this.#queued[priority].delete(caller)) this.#queued[priority].set(caller, own)
        grant(this.#run(priority, caller))
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

  #run(priority: Priority, caller: string): Release {
    const render = { startedAt: this.#now(), priority, caller }
    this.#running.add(render)
    return () => {
      if (this.#running.delete(render)) this.#startQueued()
    }
  }
}
