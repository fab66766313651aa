import type { Result } from '#server/context/context.ts'
import { HttpProblem } from './problem.ts'

export type { Result }

/** Converts a rejection with an HttpProblem to a value, for deferred parts. @throws other errors: redirects, the router's notFound */
export const toResult = <Value>(promise: Promise<Value>): Promise<Result<Value>> =>
  promise.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      if (error instanceof HttpProblem) return { ok: false, problem: error.problem }
      throw error
    },
  )
