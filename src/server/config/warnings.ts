/** Faults that the operator can repair: logged once, and listed by `/readyz` until they are repaired. */
import type { LogOnce } from './log-once.ts'

type Facts = Record<string, unknown>

export class Warnings {
  readonly #current = new Map<string, Facts[]>()
  readonly #logOnce: LogOnce

  constructor(logOnce: LogOnce) {
    this.#logOnce = logOnce
  }

  /** Replaces the warnings of one event about `subject`, such as a language. */
  set(event: string, subject: string, all: readonly Facts[]): void {
    const key = `${event} ${subject}`
    if (all.length === 0) this.#current.delete(key)
    else
      this.#current.set(
        key,
        all.map((facts) => ({ event, ...facts })),
      )
    for (const facts of all) this.#logOnce('warn', event, facts)
  }

  list(): Facts[] {
    return [...this.#current.values()].flat()
  }
}
