/** The error of a failed backend call: its kind, its code, and details for the log. */
import { classifyError, type ErrorCode, type GraphqlErrorEntry, isUnauthenticated } from './error-code.ts'

export type BackendFailure = {
  client: string
  operationType: string
  operationName: string
  /** 0 without a response. */
  statusCode: number
  errors: readonly GraphqlErrorEntry[] | undefined
}

export const retryAfterSeconds = 10

/** `refused`: executed, with errors. `unsupported`: invalid document. All others are failures of the backend or of the shop. */
export type BackendErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'malformed'
  | 'too-large'
  | 'unsupported'
  | 'refused'

export class BackendError extends Error {
  override name = 'BackendError'
  readonly kind: BackendErrorKind
  readonly failure: BackendFailure
  readonly code: ErrorCode | null
  /** The message for customers in the language of the request; null if there is none. */
  readonly words: string | null

  constructor(kind: BackendErrorKind, failure: BackendFailure, cause?: unknown) {
    const first = failure.errors?.[0]
    super(first?.message || `GraphQL Error (Code: ${failure.statusCode})`, { cause })
    this.kind = kind
    this.failure = failure
    const telling = failure.errors?.find(isUnauthenticated) ?? first
    const meaning = telling ? classifyError(telling) : null
    this.code = meaning?.code ?? null
    this.words = meaning?.message ?? null
  }

  /** The backend is unreachable or too busy. Any other response, also an error or a malformed one, shows that it is up. */
  get isOutage(): boolean {
    const { statusCode } = this.failure
    return (
      this.kind === 'unreachable' ||
      this.kind === 'timeout' ||
      (this.kind === 'status' && (statusCode >= 500 || statusCode === 429))
    )
  }

  /** Messages by input path, if the backend names them. */
  get validation(): Record<string, string[]> {
    return this.failure.errors?.[0]?.extensions?.validation ?? {}
  }

  /** When to retry: as the backend specifies, or soon if it is down; null if a retry fails in the same way. */
  get retryAfterSeconds(): number | null {
    if (this.kind !== 'refused') return retryAfterSeconds
    return this.failure.errors?.[0]?.extensions?.retryAfterSeconds ?? null
  }

  /** For developers: never shown in production. */
  get debugMessage(): string {
    return this.failure.errors?.[0]?.extensions?.debugMessage ?? this.message
  }
}
