/** Tells apart how a call of a backend ended. Its errors are the server's class, which stays there. Called by *.api.ts. */
import type { BackendError } from '#server/context.ts'

export const isBackendFailure = (error: unknown): error is BackendError =>
  error instanceof Error && error.name === 'BackendError'

/** The backend understood and said no. */
export const isBackendRefusal = (error: unknown): error is BackendError =>
  isBackendFailure(error) && error.kind === 'refused'
