/** Whether a batch was rolled back because a constraint found a concurrent change. */
export const isConstraint = (error: unknown): boolean =>
  error instanceof Error && /(CHECK|UNIQUE|NOT NULL) constraint failed/.test(error.message)
