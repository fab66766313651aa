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

/** A refusal that the contract knows is a customer's matter; any other is the operator's. */
const isExpected = ({ kind, code }: BackendError) => kind === 'refused' && code !== null && code !== 'INTERNAL'

const toFacts = ({ kind, code, message, failure: { errors, ...about } }: BackendError) => ({
  kind,
  code,
  ...about,
  errors: errors?.map((entry) => entry.message) ?? message,
})

type Options = { name: BackendClient['name']; url: string | null; embedded: BackendFetch; log: Log }

/** @param url of an external backend; null: the embedded one answers in process */
export function createBackend({ name, url, embedded, log }: Options): BackendClient {
  const breaker = new Breaker()
  const backend = {
    name,
    url: url ?? `http://${name}.embedded/graphql`,
    fetch: url ? (request: Request) => fetch(request) : embedded,
    onFailure: (error: BackendError) => log(isExpected(error) ? 'info' : 'error', 'backend.failed', toFacts(error)),
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
        const onPartial = (error: BackendError) => {
          log('warn', 'backend.partial', toFacts(error))
          options.onPartial?.(error)
        }
        // a field that failed is null: the rest of the answer stands
        const result = await send(backend, document, variables, { errorPolicy: 'all', ...options, onPartial })
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
