/** What a failed backend call is: its kind, and the record that is kept of it (spec 8). */

export type GraphqlErrorEntry = {
  message: string
  /** Older graphql-php puts it beside the message. */
  debugMessage?: string
  extensions?: {
    code?: string
    category?: string
    guards?: unknown
    debugMessage?: string
    validation?: Record<string, string[]>
    retryAfterSeconds?: number
  }
}

export type BackendFailure = {
  client: string
  operationType: string
  operationName: string
  /** 0 when there was no answer. */
  statusCode: number
  errors: readonly GraphqlErrorEntry[] | undefined
}

/** While a backend is down. */
export const retryAfterSeconds = 10

/** refused: the backend understood and said no. Every other kind is its failure, not the visitor's. */
export type BackendErrorKind = 'unreachable' | 'timeout' | 'status' | 'malformed' | 'too-large' | 'refused'

export class BackendError extends Error {
  override name = 'BackendError'
  readonly kind: BackendErrorKind
  readonly failure: BackendFailure
  /** Code of the contract; UNAUTHENTICATED in any of the forms that backends say it. */
  readonly code: string | null

  constructor(kind: BackendErrorKind, failure: BackendFailure, cause?: unknown) {
    const first = failure.errors?.[0]
    super(first?.message || `GraphQL Error (Code: ${failure.statusCode})`, { cause })
    this.kind = kind
    this.failure = failure
    const unauthenticated =
      first &&
      (first.extensions?.guards !== undefined ||
        first.extensions?.category === 'authentication' ||
        first.message === 'Unauthenticated.')
    this.code = unauthenticated ? 'UNAUTHENTICATED' : (first?.extensions?.code ?? null)
  }

  /** Messages by input path, when the backend names them. */
  get validation(): Record<string, string[]> {
    return this.failure.errors?.[0]?.extensions?.validation ?? {}
  }

  /** When it is worth asking again: as the backend says, or soon where it is down; null where it makes no difference. */
  get retryAfterSeconds(): number | null {
    if (this.kind !== 'refused') return retryAfterSeconds
    return this.failure.errors?.[0]?.extensions?.retryAfterSeconds ?? null
  }

  /** Text for the red toast: the debug message where there is one (D25). */
  get description(): string {
    const first = this.failure.errors?.[0]
    return first?.extensions?.debugMessage ?? first?.debugMessage ?? this.message
  }
}
