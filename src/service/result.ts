/** An answer that may fail, so that its promise never rejects: a part of a page that comes later can say in words what happened. Called by loaders. */
import type { Result } from '#server/context.ts'
import { HttpProblem } from './problem.ts'

export type { Result }

/** @throws what is no problem of the api: a redirect, a not-found */
export const toResult = <Value>(asking: Promise<Value>): Promise<Result<Value>> =>
  asking.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => {
      if (error instanceof HttpProblem) return { ok: false, problem: error.problem }
      throw error
    },
  )
