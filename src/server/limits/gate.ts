/** Lets a few pages be drawn at a time, in the order of who needs them most. Held by admission.ts. */
import { isWithin } from '../time/elapsed.ts'

/** In the order in which they are let in; `background` and `guest` in turns. `own`: pages of a guest that are nobody else's, such as the login. */
export const priorities = ['customer', 'own', 'background', 'guest'] as const
export type Priority = (typeof priorities)[number]

/** Old pages that are asked for without end must not shut out who waits for a missing one: the two take turns. */
const guestFirst: readonly Priority[] = ['customer', 'own', 'guest', 'background']

/** Of these one is always let in: customers who come without end must not shut everybody else out. */
const isForMany = (priority: Priority) => priority === 'background' || priority === 'guest'

type Options = {
  /** A drawing of this priority begins while fewer than so many are under way; never more than of the priority before. */
  most: Readonly<Record<Priority, number>>
  /** How many may wait, of each priority. */
  mostWaiting: number
  /** How long one waits, in milliseconds. */
  patienceMs: number
  now?: () => number
}

/** Nothing is drawn for longer; what seems to be died with its request, or waits for a reader. */
const abandonedMs = 5_000
/** How often who waits looks for such a drawing: nobody else may come who would. */
const lookMs = 1_000

type Leave = () => void

export class Gate {
  readonly #options: Options
  readonly #now: () => number
  /** Since when each drawing has been under way, the oldest first. */
  readonly #inside = new Set<{ since: number; priority: Priority }>()
  #lastForMany: Priority = 'guest'
  readonly #waiting: Record<Priority, Set<() => void>> = {
    customer: new Set(),
    own: new Set(),
    background: new Set(),
    guest: new Set(),
  }

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? (() => performance.now())
  }

  /** @returns what ends the drawing; null when too many wait, or it took too long */
  async enter(priority: Priority): Promise<Leave | null> {
    this.#admit()
    const waiting = this.#waiting[priority]
    if (waiting.size === 0 && this.#isFree(priority)) return this.#take(priority)
    if (waiting.size >= this.#options.mostWaiting) return null
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = setInterval(() => this.#admit(), lookMs)
    const leave = await new Promise<Leave | null>((resolve) => {
      const come = () => {
        waiting.delete(come)
        resolve(this.#take(priority))
      }
      timer = setTimeout(() => {
        waiting.delete(come)
        resolve(null)
      }, this.#options.patienceMs)
      waiting.add(come)
    })
    // in the request that waited: in workerd timers belong to requests, and die with them
    clearTimeout(timer)
    clearInterval(look)
    // what has arrived meanwhile comes before one who waited
    if (leave) await new Promise((done) => setTimeout(done, 0))
    return leave
  }

  #isFree(priority: Priority): boolean {
    for (const drawing of this.#inside) {
      if (isWithin(this.#now() - drawing.since, abandonedMs)) break
      this.#inside.delete(drawing)
    }
    if (this.#inside.size < this.#options.most[priority]) return true
    return isForMany(priority) && [...this.#inside].every((drawing) => !isForMany(drawing.priority))
  }

  #take(priority: Priority): Leave {
    const drawing = { since: this.#now(), priority }
    this.#inside.add(drawing)
    if (isForMany(priority)) this.#lastForMany = priority
    return () => {
      if (this.#inside.delete(drawing)) this.#admit()
    }
  }

  #admit() {
    for (const priority of this.#lastForMany === 'background' ? guestFirst : priorities)
      for (const come of this.#waiting[priority]) {
        if (!this.#isFree(priority)) break
        come()
      }
  }
}
