import type { ReadThrough } from './read-through.ts'

export type ResponseCache = Pick<ReadThrough, 'read'>

/** A first call of the dev server also compiles the backend. */
const timeoutMs = 60_000

/** The response cache of the dev server: every read calls the backend. */
export const noCache: ResponseCache = {
  async read({ fetch }) {
    const requestedAt = Date.now()
    return { value: await fetch(timeoutMs), requestedAt, tokens: {}, state: 'miss' }
  },
}
