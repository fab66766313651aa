/** Least recently used values, limited by bytes: all caches of a process share one budget. */
import { LRUCache } from 'lru-cache'

const word = 8
const inWords = (bytes: number) => Math.ceil(bytes / word) * word

/** Estimated heap size in V8 of a value of plain data, in bytes: with many small members it is several times the size of its JSON. */
export function estimateBytes(value: unknown): number {
  if (typeof value === 'string') {
    // V8 stores all characters of a string in two bytes if one of them is not Latin 1
    const perCharacter = /[^\0-\xff]/.test(value) ? 2 : 1
    return 2 * word + inWords(value.length * perCharacter)
  }
  if (typeof value === 'number') return Number.isInteger(value) ? 0 : 2 * word
  if (typeof value !== 'object' || value === null) return 0
  const members = Array.isArray(value) ? value : Object.values(value)
  // a header and one field per member; an object with many members has a hash table
  const fields = Array.isArray(value) ? members.length + 2 : members.length > 20 ? members.length * 2 : members.length
  return members.reduce((sum: number, member) => sum + estimateBytes(member), (4 + fields) * word)
}

/** Budget of an isolate or a process: of the 128 MB of an isolate, code and data take 40 MB, and requests in progress need the rest. */
export const cacheBytes = 30_000_000

type Lru = LRUCache<string, NonNullable<unknown>>

// `ttl` would start timers, and `max` would allocate its tables at once
const createLru = (maxSize: number): Lru => new LRUCache({ maxSize, maxEntrySize: Math.floor(maxSize / 4) })

/** Budget that all caches of a process share. When it is full, the least recently used entries of all caches are evicted. */
export class MemoryBudget {
  readonly shared: Lru
  /** A quarter of the budget, for entries that visitors can create in any number, such as searches. They evict only each other. */
  readonly userInput: Lru
  #caches = 0

  constructor(maxBytes: number) {
    const quarter = Math.floor(maxBytes / 4)
    this.shared = createLru(maxBytes - quarter)
    this.userInput = createLru(quarter)
  }

  createPrefix(): string {
    this.#caches += 1
    return `${this.#caches} `
  }
}

const entryBytes = 200

export class MemoryCache<Value extends NonNullable<unknown>> {
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
    this.#lru.set(this.#prefix + key, value, { size: Math.ceil(valueBytes) + estimateBytes(key) + entryBytes })
  }

  delete(key: string) {
    this.#lru.delete(this.#prefix + key)
  }
}
