/** Recently used values of this isolate, bounded by bytes. */

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
