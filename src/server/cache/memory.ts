/** Recently used values of this isolate, bounded by bytes: all its caches share one budget. Made by services.ts, or by the platform. */

const word = 8
const inWords = (bytes: number) => Math.ceil(bytes / word) * word

/** What a value of plain data takes in V8's heap, in bytes: several times its JSON where it is made of small parts. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') {
    // one letter beyond Latin 1 makes every letter take two bytes
    const perLetter = /[^\0-\xff]/.test(value) ? 2 : 1
    return 2 * word + inWords(value.length * perLetter)
  }
  if (typeof value === 'number') return Number.isInteger(value) ? 0 : 2 * word
  if (typeof value !== 'object' || value === null) return 0
  const members = Array.isArray(value) ? value : Object.values(value)
  // an object is its header and a place for each member; many members live in a table of their own
  const places = Array.isArray(value) ? members.length + 2 : members.length > 20 ? members.length * 2 : members.length
  return members.reduce((sum: number, member) => sum + bytesOf(member), (4 + places) * word)
}

interface Held {
  bytes: number
  drop(): void
}

/** All caches of an isolate together: of its 128 MB the shop itself takes forty, and what is drawn or answered at the moment the rest. */
export const isolateBytes = 30_000_000

/** What caches hold together; what was not used for longest goes first, whichever of them holds it. */
export class MemoryBudget {
  readonly maxBytes: number
  readonly #held = new Set<Held>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  add(held: Held) {
    this.#held.add(held)
    this.#bytes += held.bytes
    for (const oldest of this.#held) {
      if (this.#bytes <= this.maxBytes) break
      oldest.drop()
    }
  }

  use(held: Held) {
    // the most recently used one is the last of the set
    this.#held.delete(held)
    this.#held.add(held)
  }

  remove(held: Held) {
    if (this.#held.delete(held)) this.#bytes -= held.bytes
  }
}

/** What an entry takes beside its key and its value, in the map and in the order of use. */
const entryBytes = 200

export class Memory<Value> {
  readonly #held = new Map<string, Held & { value: Value }>()
  readonly #budget: MemoryBudget
  readonly #maxBytes: number
  #bytes = 0

  /** @param maxBytes its share of the budget: for what anybody can cause any amount of, and would push out everything else */
  constructor(budget: MemoryBudget, maxBytes: number = budget.maxBytes) {
    this.#budget = budget
    this.#maxBytes = maxBytes
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key)
    if (!held) return undefined
    // the most recently used one is the last of the map
    this.#held.delete(key)
    this.#held.set(key, held)
    this.#budget.use(held)
    return held.value
  }

  /** @param valueBytes what the value takes; its key is counted here */
  set(key: string, value: Value, valueBytes: number) {
    this.delete(key)
    const bytes = valueBytes + bytesOf(key) + entryBytes
    if (bytes > this.#maxBytes / 4) return
    // out of its own share first: what is others' goes only when all of them together hold too much
    for (const oldest of this.#held.keys()) {
      if (this.#bytes + bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
    const held = { value, bytes, drop: () => this.delete(key) }
    this.#held.set(key, held)
    this.#bytes += bytes
    this.#budget.add(held)
  }

  delete(key: string) {
    const held = this.#held.get(key)
    if (!held) return
    this.#bytes -= held.bytes
    this.#held.delete(key)
    this.#budget.remove(held)
  }
}
