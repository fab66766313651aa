/** The error of a failed backend call: its kind, its code, and details for the log. */
import { classifyError, type ErrorCode, type GraphqlErrorEntry, isUnauthenticated } from './error-code.ts'
import { maskValues } from './mask-values.ts'

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

  /** Messages for the log, without the values that were sent. */
  readonly logMessages: readonly string[]

  /** @param sent values of the call that may be private: a message of the backend may repeat them */
  constructor(kind: BackendErrorKind, failure: BackendFailure, cause?: unknown, sent: readonly string[] = []) {
    const first = failure.errors?.[0]
    const messages = failure.errors?.map(({ message }) => maskValues(message, sent)) ?? []
    super(messages[0] || `GraphQL Error (Code: ${failure.statusCode})`, { cause })
    this.logMessages = messages
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
    const first = this.failure.errors?.[0]
    return first?.extensions?.debugMessage ?? (first?.message || this.message)
  }
}
