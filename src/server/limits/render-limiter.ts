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
  readonly #now: () => number

  /** @param queue null on Workers: a request must not wait for another one there, and the platform starts more isolates */
  constructor(queue: RenderQueue | null, now: () => number = () => performance.now()) {
    this.#queue = queue
    this.#now = now
  }

  async enter({ kind, id }: Caller, priority: Priority): Promise<Release | RenderRefusal> {
    const name = `${kind}:${id}`
    this.#forgetAbandoned()
    const own = this.#inFlight.get(name) ?? new Set()
    // the queue limits background renders; a network without a name is unknown to the platform
    const isUnlimited = kind === 'background' ? this.#queue !== null : id === ''
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
