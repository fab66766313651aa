import { HttpProblem, type Problem } from '#service/problem.ts'

export interface VisibleError {
  status: number
  /** Localized; null for 5xx errors, whose texts may contain internals. */
  title: string | null
  message: string | null
}

/** An outage of a backend is 503, as the status of the page: 502 and 504 are those of a proxy. */
const failure = (status: number): VisibleError => ({ status: status > 500 ? 503 : status, title: null, message: null })

/** Problem that the API returned; null for every other error. */
export const problemOf = (error: unknown): Problem | null => (error instanceof HttpProblem ? error.problem : null)

/** @returns 500 for errors without a status */
export function toVisibleError(error: unknown): VisibleError {
  if (!(error instanceof Error)) return failure(500)
  const problem = problemOf(error)
  // an error serialized with the page has only its message, which starts with the status
  const status = problem?.status ?? Number(/^[45]\d\d\b/.exec(error.message)?.[0] ?? 500)
  if (status >= 500 || !problem) return failure(status)
  return { status, title: problem.title, message: problem.detail ?? null }
}
