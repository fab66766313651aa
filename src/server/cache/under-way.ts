/** What is being made or asked for at the moment, for who comes meanwhile. Held by page-cache.ts and read-through.ts. */
import { isWithin } from '../time/elapsed.ts'
import type { TagTokens } from './tag-tokens.ts'

type Begun<Value> = { promise: Promise<Value>; since: number; version: number }
type Options = {
  /** What began so long ago died with its request: it may never end. */
  abandonedMs: number
  tokens: TagTokens
  now: () => number
}

export class UnderWay<Value> {
  /** The oldest first. */
  readonly #begun = new Map<string, Begun<Value>>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Undefined where nothing is under way that could be waited for: what began before a purge may tell what was purged. */
  get(key: string): Promise<Value> | undefined {
    const begun = this.#begun.get(key)
    return begun?.version === this.#options.tokens.version && this.#isAlive(begun) ? begun.promise : undefined
  }

  begin(key: string, promise: Promise<Value>): Promise<Value> {
    // nobody may ever come for a key again: what died is forgotten with the next that begins
    for (const [oldest, begun] of this.#begun) {
      if (this.#isAlive(begun)) break
      this.#begun.delete(oldest)
    }
    const { tokens, now } = this.#options
    const begun = { promise, since: now(), version: tokens.version }
    this.#begun.delete(key)
    this.#begun.set(key, begun)
    const end = () => {
      if (this.#begun.get(key) === begun) this.#begun.delete(key)
    }
    promise.then(end, end)
    return promise
  }

  #isAlive({ since }: Begun<Value>): boolean {
    return isWithin(this.#options.now() - since, this.#options.abandonedMs)
  }
}
