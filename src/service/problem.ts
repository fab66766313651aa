import type { Problem } from '#server/context/context.ts'

export type { Problem }

/** Error response of the API (RFC 9457): `throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors: { quantity: [...] } })`. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly problem: Problem
  constructor(problem: Problem) {
    // only the message of an error survives dehydration
    super(`${problem.status} ${problem.title}`)
    this.problem = problem
  }
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'title' in value && 'status' in value
