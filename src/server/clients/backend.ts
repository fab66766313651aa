/** A backend as the shop sees it: an address, a door (in process or network), a breaker and a log of what failed. */
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Log } from '../log.ts'
import { BackendError } from './backend-error.ts'
import { Breaker } from './breaker.ts'
import { type SendOptions, send } from './graphql.ts'

export type BackendFetch = (request: Request) => Promise<Response>

export interface BackendClient {
  name: 'commerce' | 'content'
  /** Known to be down at this moment: calls fail at once. */
  readonly down: boolean
  send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options: SendOptions,
  ): Promise<Result>
}

/** Deadlines of a whole call in milliseconds (reliability 2.9). */
export const deadlines = { publicRead: 2_500, privateRead: 4_000, write: 8_000, placeOrder: 15_000 } as const

type Options = { name: BackendClient['name']; url: string | null; embedded: BackendFetch; log: Log }

/** @param url of an external backend; null: the embedded one answers in process */
export function createBackend({ name, url, embedded, log }: Options): BackendClient {
  const breaker = new Breaker()
  const backend = {
    name,
    url: url ?? `http://${name}.embedded/graphql`,
    fetch: url ? (request: Request) => fetch(request) : embedded,
    onFailure: (error: BackendError) =>
      log(error.kind === 'refused' ? 'info' : 'error', 'backend.failed', {
        kind: error.kind,
        code: error.code,
        client: error.failure.client,
        operationType: error.failure.operationType,
        operationName: error.failure.operationName,
        statusCode: error.failure.statusCode,
        errors: error.failure.errors?.map(({ message }) => message) ?? error.message,
      }),
  }
  return {
    name,
    get down() {
      return breaker.knownOpen
    },
    async send(document, variables, options) {
      const about = {
        client: name,
        operationType: document.type,
        operationName: document.name,
        statusCode: 0,
        errors: undefined,
      }
      if (breaker.open) throw new BackendError('unreachable', about, new Error('breaker open'))
      try {
        const result = await send(backend, document, variables, options)
        breaker.succeeded()
        return result
      } catch (error) {
        if (error instanceof BackendError && error.kind === 'refused') breaker.succeeded()
        else breaker.failed()
        throw error
      }
    },
  }
}
