/** Limits the renders in flight of each caller, without waiting; on Node, those that are allowed wait for their turn in a fair queue. */
import { isWithin } from '../time/elapsed.ts'
import { abandonedMs, type Priority, type Release, type RenderQueue } from './render-queue.ts'

export interface Caller {
  kind: 'customer' | 'network' | 'background'
  id: string
}

/** Many guests may share a network, such as an office. Background revalidation is limited by the queue where there is one. */
export const maxInFlight: Readonly<Record<Caller['kind'], number>> = { customer: 6, network: 16, background: 4 }

/** `caller`: this caller has too many renders in flight. `overload`: the queue is full, or took too long. */
export type RenderRefusal = 'caller' | 'overload'

export class RenderLimiter {
  /** When each render of a caller started; infinite while it is queued. */
  readonly #inFlight = new Map<string, Set<{ startedAt: number }>>()
  readonly #queue: RenderQueue | null
  readonly #isUnlimited: Readonly<Record<Caller['kind'], boolean>>
  readonly #now: () => number

  /**
   * @param queue null on Workers: a request must not wait for another one there, and the platform starts more isolates
   * @param limits pages per minute, see settings.ts; 0: no limit
   */
  constructor(
    queue: RenderQueue | null,
    { customers = 1, pages = 1 }: { customers?: number; pages?: number } = {},
    now: () => number = () => performance.now(),
  ) {
    this.#queue = queue
    // the queue limits background renders
    this.#isUnlimited = { customer: customers === 0, network: pages === 0, background: queue !== null }
    this.#now = now
  }

  async enter({ kind, id }: Caller, priority: Priority): Promise<Release | RenderRefusal> {
    const name = `${kind}:${id}`
    this.#forgetAbandoned()
    const own = this.#inFlight.get(name) ?? new Set()
    // the platform may not tell the network
    const isUnlimited = this.#isUnlimited[kind] || (kind === 'network' && id === '')
    if (own.size >= maxInFlight[kind] && !isUnlimited) return 'caller'
    const render = { startedAt: Number.POSITIVE_INFINITY }
    this.#inFlight.set(name, own.add(render))
    const end = () => {
      own.delete(render)
      if (own.size === 0 && this.#inFlight.get(name) === own) this.#inFlight.delete(name)
    }
    const release = this.#queue ? await this.#queue.enter(priority, name) : () => undefined
    render.startedAt = this.#now()
    if (!release) end()
    return release
      ? () => {
          end()
          release()
        }
      : 'overload'
  }

  /** Renders of requests that were cancelled in workerd never end; few callers have any in flight at a time. */
  #forgetAbandoned() {
    for (const [name, renders] of this.#inFlight) {
      for (const render of renders)
        if (render.startedAt !== Number.POSITIVE_INFINITY && !isWithin(this.#now() - render.startedAt, abandonedMs))
          renders.delete(render)
      if (renders.size === 0) this.#inFlight.delete(name)
    }
  }
}
