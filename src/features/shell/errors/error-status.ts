/** What went wrong, as far as a visitor may know it: status and words of an error that reached a screen. Called by ErrorScreen. */
import { HttpProblem, type Problem } from '#service/problem.ts'

export interface VisibleError {
  status: number
  /** In the reader's language; null for our own failures, whose texts are nobody's business. */
  title: string | null
  message: string | null
}

const failure = (status: number): VisibleError => ({ status, title: null, message: null })

/** What the api answered instead of a page's data; null for every other error. */
export const problemOf = (error: unknown): Problem | null => (error instanceof HttpProblem ? error.problem : null)

/** Anything thrown -> what may be shown; what says nothing of itself is a 500. */
export function toVisibleError(error: unknown): VisibleError {
  if (!(error instanceof Error)) return failure(500)
  const problem = problemOf(error)
  // of an error that travelled with the page only its message is left, which begins with the status
  const status = problem?.status ?? Number(/^[45]\d\d\b/.exec(error.message)?.[0] ?? 500)
  if (status >= 500 || !problem) return failure(status)
  return { status, title: problem.title, message: problem.detail ?? null }
}
