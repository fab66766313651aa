/** Recently used values of this isolate, bounded by bytes. */

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

type Held<Value> = { value: Value; bytes: number }

export class Memory<Value> {
  readonly #held = new Map<string, Held<Value>>()
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key)
    if (!held) return undefined
    // the most recently used one is the last of the map
    this.#held.delete(key)
    this.#held.set(key, held)
    return held.value
  }

  set(key: string, value: Value, bytes: number) {
    this.delete(key)
    if (bytes > this.#maxBytes / 4) return
    this.#held.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.#maxBytes) break
      this.delete(oldest)
    }
  }

  delete(key: string) {
    const held = this.#held.get(key)
    if (!held) return
    this.#bytes -= held.bytes
    this.#held.delete(key)
  }
}
