/** How the api says no, and how a screen reads it. Thrown by services, caught in src/api/app.ts, shown by ApiForm. */
import type { Problem } from '#server/context.ts'

export type { Problem }

/** Thrown by services and routes: `throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors: { quantity: [...] } })`. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly problem: Problem
  constructor(problem: Problem) {
    // of an error that travels with a page only its message is left
    super(`${problem.status} ${problem.title}`)
    this.problem = problem
  }
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'title' in value && 'status' in value
