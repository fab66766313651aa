/** How the api says no (RFC 9457), and how a screen reads it. Thrown by handlers, caught in src/api.ts, shown by ApiForm. */

export interface Problem {
  title: string
  status: number
  /** In the reader's language. */
  detail?: string
  /** Messages by field name. */
  errors?: Record<string, string[]>
  /** Text for the red toast, when a backend failed. */
  debug?: string
}

/** A refusal by a handler: `throw new Refusal({ status: 422, title: t('problems.invalid'), errors: { quantity: [...] } })`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.title)
    this.problem = problem
  }
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'title' in value && 'status' in value
