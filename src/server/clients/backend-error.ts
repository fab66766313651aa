/** What a failed backend call is: its kind, and the record that is kept of it. */

import { classify, type ErrorCode, type GraphqlErrorEntry, isUnauthenticated } from './error-code.ts'

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

/**
 * refused: the backend understood and said no. unsupported: it does not take the document, which its words say to developers.
 * Every kind but the first is a failure of the backend or of the shop, not the visitor's.
 */
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
  /** What a refusal means, whatever form it came in; null where it says nothing that the shop understands. */
  readonly code: ErrorCode | null
  /** What the backend says to its customers, in the language of the request; null where it says nothing to them. */
  readonly words: string | null

  constructor(kind: BackendErrorKind, failure: BackendFailure, cause?: unknown) {
    const first = failure.errors?.[0]
    super(first?.message || `GraphQL Error (Code: ${failure.statusCode})`, { cause })
    this.kind = kind
    this.failure = failure
    const telling = failure.errors?.find(isUnauthenticated) ?? first
    const meaning = telling ? classify(telling) : null
    this.code = meaning?.code ?? null
    this.words = meaning?.message ?? null
  }

  /** Not there or too busy. Any other answer, a refusal and nonsense too, says that the backend is up. */
  get isOutage(): boolean {
    const { statusCode } = this.failure
    return (
      this.kind === 'unreachable' ||
      this.kind === 'timeout' ||
      (this.kind === 'status' && (statusCode >= 500 || statusCode === 429))
    )
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

  /** Text for developers: never for a customer of a shop in production. */
  get debugMessage(): string {
    return this.failure.errors?.[0]?.extensions?.debugMessage ?? this.message
  }
}
