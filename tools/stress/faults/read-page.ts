// A page as a visitor reads it, and what differs between two of them.
import { textOf } from '../../../tests/support/read-html.ts'
import type { Visitor } from '../../../tests/support/visit.ts'

export type Page = {
  status: number
  html: string
  words: string[]
  /** Until the first byte. */
  ms: number
  /** The response ended. */
  isComplete: boolean
}

const endMs = 15_000

export async function readPage(visitor: Visitor, path: string): Promise<Page> {
  const startedAt = performance.now()
  let ms = Number.POSITIVE_INFINITY
  try {
    const response = await withRetry(() => visitor.ask(path, { signal: AbortSignal.timeout(endMs) }))
    ms = performance.now() - startedAt
    const html = await response.text()
    const isPage = response.status < 300 || response.status >= 400
    return { status: response.status, html, words: toWords(html), ms, isComplete: !isPage || html.includes('</html>') }
  } catch (error) {
    return { status: 0, html: '', words: [String(error)], ms, isComplete: false }
  }
}

/** A connection that was idle may be closed by now: then the request is sent once more. */
export async function withRetry<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return ask()
  }
}

/** Figures change with time and stock. */
const toWords = (html: string) => textOf(html).replace(/\d+/g, '#').split(' ')

/** The placeholder of a part that is still streamed. */
const ignored = new Set(['Loading'])

/** Words of one page that are not on the other one: `-missing`, `+added`. */
export function wordsThatDiffer(right: Page, seen: Page): string[] {
  const [rightWords, seenWords] = [new Set(right.words), new Set(seen.words)]
  return [
    ...[...rightWords].filter((word) => !seenWords.has(word)).map((word) => `-${word}`),
    ...[...seenWords].filter((word) => !rightWords.has(word)).map((word) => `+${word}`),
  ].filter((word) => !ignored.has(word.slice(1)))
}
