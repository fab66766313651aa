/** Recently used values of a process, bounded by bytes: all its caches share one budget. */
import { LRUCache } from 'lru-cache'

const word = 8
const inWords = (bytes: number) => Math.ceil(bytes / word) * word

/** Size of a value of plain data in V8's heap, in bytes: with many small members it is several times the size of its JSON. */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') {
    // V8 stores every character in two bytes as soon as one of them is not Latin 1
    const perCharacter = /[^\0-\xff]/.test(value) ? 2 : 1
    return 2 * word + inWords(value.length * perCharacter)
  }
  if (typeof value === 'number') return Number.isInteger(value) ? 0 : 2 * word
  if (typeof value !== 'object' || value === null) return 0
  const members = Array.isArray(value) ? value : Object.values(value)
  // a header and one field per member; an object with many members has a hash table
  const fields = Array.isArray(value) ? members.length + 2 : members.length > 20 ? members.length * 2 : members.length
  return members.reduce((sum: number, member) => sum + bytesOf(member), (4 + fields) * word)
}

/** Budget of an isolate: of its 128 MB, code and data take 40 MB, and requests in progress need the rest. */
export const isolateCacheBytes = 30_000_000

type Lru = LRUCache<string, NonNullable<unknown>>

// `ttl` would start timers, and `max` would allocate its tables at once
const createLru = (maxSize: number): Lru => new LRUCache({ maxSize, maxEntrySize: Math.floor(maxSize / 4) })

/** What all caches of a process hold together. When it is full, the least recently used entries are evicted, whichever cache they belong to. */
export class MemoryBudget {
  readonly shared: Lru
  /** A quarter of the budget, for entries that visitors can create any number of, such as searches. They evict only each other. */
  readonly userInput: Lru
  #caches = 0

  constructor(maxBytes: number) {
    const quarter = Math.floor(maxBytes / 4)
    this.shared = createLru(maxBytes - quarter)
    this.userInput = createLru(quarter)
  }

  /** Keeps the keys of one cache apart from those of the others. */
  createPrefix(): string {
    this.#caches += 1
    return `${this.#caches} `
  }
}

/** Size of an entry without its key and its value. */
const entryBytes = 200

/** One cache within the budget. */
export class Memory<Value extends NonNullable<unknown>> {
  readonly #lru: Lru
  readonly #prefix: string

  constructor(budget: MemoryBudget, part: 'shared' | 'userInput') {
    this.#lru = budget[part]
    this.#prefix = budget.createPrefix()
  }

  get(key: string): Value | undefined {
    return this.#lru.get(this.#prefix + key) as Value | undefined
  }

  /** Drops a value that is larger than a quarter of its part. @param valueBytes size of the value without its key */
  set(key: string, value: Value, valueBytes: number) {
    this.#lru.set(this.#prefix + key, value, { size: Math.ceil(valueBytes) + bytesOf(key) + entryBytes })
  }

  delete(key: string) {
    this.#lru.delete(this.#prefix + key)
  }
}
