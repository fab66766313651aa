/** What went wrong, as far as a visitor may know it: status and words of an error that reached a screen. Called by ErrorScreen. */
import { DetailedError } from 'hono/client'
import { isProblem, type Problem } from '#features/forms/problem.ts'

export interface VisibleError {
  status: number
  /** In the reader's language; null for our own failures, whose texts are nobody's business. */
  title: string | null
  message: string | null
}

const failure = (status: number): VisibleError => ({ status, title: null, message: null })

/** What the data door answered instead of a page's data; null for every other error. */
export function problemOf(error: unknown): Problem | null {
  const data: unknown = error instanceof DetailedError ? error.detail?.data : null
  return isProblem(data) ? data : null
}

/** Anything thrown -> what may be shown; what says nothing of itself is a 500. */
export function toVisibleError(error: unknown): VisibleError {
  if (!(error instanceof Error)) return failure(500)
  // of an error that travelled with the page only its message is left: `503 Service Unavailable`
  const status =
    (error instanceof DetailedError && error.statusCode) || Number(/^[45]\d\d\b/.exec(error.message)?.[0] ?? 500)
  const problem = problemOf(error)
  if (status >= 500 || !problem) return failure(status)
  return { status, title: problem.title, message: problem.detail ?? null }
}
