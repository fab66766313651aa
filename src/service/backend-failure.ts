/** Recognizes errors of backend calls by name, so that features do not import the class of the server. */
import type { BackendError } from '#server/context/context.ts'

export const isBackendFailure = (error: unknown): error is BackendError =>
  error instanceof Error && error.name === 'BackendError'

/** The backend executed the operation and rejected it. */
export const isBackendRejection = (error: unknown): error is BackendError =>
  isBackendFailure(error) && error.kind === 'refused'
