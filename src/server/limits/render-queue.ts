/** Fair queue of renders: limits renders per caller, and on Node in total. Callers are served in rotation, however many requests each has. */
import { isWithin } from '../time/elapsed.ts'
import { withTimeout } from '../time/with-timeout.ts'

/** `individual`: for one visitor, first. `shared`: a page for many visitors; one of these may always run. */
export type Priority = 'individual' | 'shared'
const priorities: readonly Priority[] = ['individual', 'shared']

export interface Caller {
  kind: 'customer' | 'guest' | 'background'
  /** Empty if the address is unknown: not limited. */
  id: string
  /** Session and URL of a customer's request, of which two may be in flight: a reload can arrive before the abort of its predecessor. */
  page?: string
  /** Aborted if the client has gone. */
  signal?: AbortSignal
}

export type Release = () => void

/** `caller`: this caller has too many renders in flight. `overload`: the queue is full, or took too long. `gone`: the client has gone. */
export type RenderRejection = 'caller' | 'overload' | 'gone'

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
/** A render that takes longer mostly waits: for a backend, or for its client. */
const slowMs = 500
const maxSamePage = 2

type Render = { caller: string; page: string | undefined; priority: Priority; startedAt: number }
type Queued = Render & { settle: (outcome: Release | RenderRejection) => void }

export class RenderQueue {
  readonly #options: Options
  readonly #now: () => number
  readonly #running = new Set<Render>()
  /** By caller, in the order of their next renders. */
  readonly #queued: Readonly<Record<Priority, Map<string, Set<Queued>>>> = { individual: new Map(), shared: new Map() }
  #size = 0

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** @returns a function that ends the render, or the reason of a refusal */
  async enter({ kind, id, page, signal }: Caller, priority: Priority): Promise<Release | RenderRejection> {
    if (signal?.aborted) return 'gone'
    this.#startQueued()
    const { maxInFlight, maxQueued, maxWaitMs } = this.#options
    const { promise, resolve } = Promise.withResolvers<Release | RenderRejection>()
    const render: Queued = { caller: `${kind}:${id}`, page, priority, startedAt: 0, settle: resolve }
    const own = this.#inFlight(render.caller)
    if (id && own.length >= maxInFlight[kind]) return 'caller'
    if (page && own.filter((other) => other.page === page).length >= maxSamePage) return 'caller'
    const leave = () => {
      render.page = undefined
      this.#remove(render, 'gone')
    }
    signal?.addEventListener('abort', leave)
    if (this.#queued[priority].size === 0 && this.#isFree(priority)) return this.#run(render)
    if (this.#size >= maxQueued && !this.#refuseLongest(render.caller)) return 'overload'
    this.#add(render)
    // frees the places of abandoned renders even if none ends
    const timer = setInterval(() => this.#startQueued(), 1_000)
    const outcome = (await withTimeout(promise, maxWaitMs)) ?? 'overload'
    clearInterval(timer)
    this.#remove(render, outcome)
    if (typeof outcome === 'string') {
      // a grant that came with the timeout
      void promise.then((late) => typeof late === 'function' && late())
      return outcome
    }
    // requests that arrived meanwhile are handled first
    await new Promise((done) => setTimeout(done, 0))
    if (!signal?.aborted) return outcome
    outcome()
    return 'gone'
  }

  /** Whether a page is rendered; not one whose client reads slowly. */
  get isRendering(): boolean {
    const now = this.#now()
    return [...this.#running].some(({ startedAt }) => isWithin(now - startedAt, slowMs))
  }

  get state(): { running: number; queued: number } {
    return { running: this.#running.size, queued: this.#size }
  }

  #inFlight(caller: string): Render[] {
    const queued = priorities.flatMap((priority) => [...(this.#queued[priority].get(caller) ?? [])])
    return [...[...this.#running].filter((render) => render.caller === caller), ...queued]
  }

  #add(render: Queued) {
    const callers = this.#queued[render.priority]
    callers.set(render.caller, (callers.get(render.caller) ?? new Set()).add(render))
    this.#size += 1
  }

  #remove(render: Queued, outcome: Release | RenderRejection) {
    const callers = this.#queued[render.priority]
    const own = callers.get(render.caller)
    if (!own?.delete(render)) return
    this.#size -= 1
    if (own.size === 0) callers.delete(render.caller)
    render.settle(outcome)
  }

  /** Refuses the last render of the caller that has most of them in the queue. @returns false if that is the one that wants to enter */
  #refuseLongest(entering: string): boolean {
    const callers = priorities.flatMap((priority) => [...this.#queued[priority].values()])
    const longest = callers.reduce((one, other) => (other.size > one.size ? other : one), new Set<Queued>())
    const last = [...longest].at(-1)
    if (!last || last.caller === entering || longest.size < 2) return false
    this.#remove(last, 'overload')
    return true
  }

  #startQueued() {
    for (const priority of priorities)
      while (this.#isFree(priority)) {
        const [next] = this.#queued[priority]
        const [render] = next?.[1] ?? []
        if (!next || !render) break
        const [caller, own] = next
        this.#remove(render, this.#run(render))
        // moves the caller behind all others
        if (this.#queued[priority].delete(caller)) this.#queued[priority].set(caller, own)
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

  #run(render: Render): Release {
    render.startedAt = this.#now()
    this.#running.add(render)
    return () => {
      if (this.#running.delete(render)) this.#startQueued()
    }
  }
}
