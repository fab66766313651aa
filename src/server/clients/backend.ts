/** A backend as the shop sees it: an address, a door (in process or network), a breaker and a log of what failed. */
import { type Missing, prune, pruneVariables } from '#contracts/prune.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { ReadThrough, WaitUntil } from '../cache/read-through.ts'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import { BackendError } from './backend-error.ts'
import { Breaker } from './breaker.ts'
import { createCapabilities } from './capabilities.ts'
import { type Backend, type SendOptions, send } from './graphql.ts'

export type BackendFetch = (request: Request) => Promise<Response>

export type CallOptions = SendOptions & { waitUntil: WaitUntil }
type AnyDocument = Pick<TypedDocument<never, never>, 'type' | 'name'>

export interface BackendClient {
  name: 'commerce' | 'content'
  /** Known to be down at this moment: calls fail at once. */
  readonly down: boolean
  /** How long it is worth waiting for an answer, in milliseconds, when there is an older one: not at all once it has fallen silent. */
  readonly patienceMs: number
  /**
   * Asks only for what the backend has; an operation that it lacks answers nothing.
   * @throws BackendError
   */
  send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options: CallOptions,
  ): Promise<Result>
  /** Whether it is without an extension of the contract, named by its coordinate: `Cart.version`. @throws BackendError */
  lacks(extension: string, options: CallOptions): Promise<boolean>
  /** Whether it answers at all, with the credentials of its configuration. @throws when it does not */
  ping(timeoutMs: number): Promise<void>
}

/** Deadlines of a whole call in milliseconds. What is drawn after a public read has failed still leaves within 2.6 s. */
export const deadlines = { publicRead: 2_200, privateRead: 4_000, write: 8_000, placeOrder: 15_000 } as const

const patienceMs = 300
/** A silence is put to the test again after so long. */
const silenceMs = 5_000

/** A refusal that the contract knows is a customer's matter; any other is the operator's. */
const isExpected = ({ kind, code }: BackendError) => kind === 'refused' && code !== null && code !== 'INTERNAL'

const toFacts = ({ kind, code, message, failure: { errors, ...about } }: BackendError) => ({
  kind,
  code,
  ...about,
  errors: errors?.map((entry) => entry.message) ?? message,
})

type Options = {
  name: BackendClient['name']
  /** Of an external backend; null: the embedded one answers in process. */
  url: string | null
  /** Bearer of every call, where the backend knows the shop by one. */
  token: string | null
  embedded: BackendFetch
  cache: ReadThrough
  log: Log
}

const ping: TypedDocument<unknown, object> = {
  name: 'ping',
  type: 'query',
  text: 'query ping{__typename}',
  hash: '',
  extensions: [],
  inputs: [],
  operation: null,
}

const nothing: Missing = new Set()

export function createBackend({ name, url, token, embedded, cache, log }: Options): BackendClient {
  const breaker = new Breaker()
  /** Since when calls are under way without a word from the backend. */
  let silentSince: number | null = null
  const silentFor = () => (silentSince === null ? 0 : Date.now() - silentSince)
  const backend: Backend = {
    name,
    url: url ?? `http://${name}.embedded/graphql`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    fetch: url ? (request: Request) => fetch(request) : embedded,
    onFailure: (error: BackendError) => log(isExpected(error) ? 'info' : 'error', 'backend.failed', toFacts(error)),
  }
  const quiet: Backend = { ...backend, onFailure: () => undefined }
  const onFound = (missing: string[]) => log('info', 'backend.extensions', { client: name, missing })
  const capabilities = url ? createCapabilities({ backend: quiet, party: name, cache, onFound }) : null

  /** What the backend lacks, and the time that is left after asking. One that cannot be reached fails the call that waits. */
  async function findMissing(
    document: AnyDocument,
    { timeoutMs, waitUntil }: CallOptions,
  ): Promise<[missing: Missing, leftMs: number]> {
    if (!capabilities) return [nothing, timeoutMs]
    const started = Date.now()
    let cause: unknown
    try {
      const missing = await within(capabilities(waitUntil), timeoutMs)
      if (missing) return [missing, Math.max(1, timeoutMs - (Date.now() - started))]
    } catch (error) {
      cause = error
    }
    const kind = cause instanceof BackendError ? cause.kind : 'timeout'
    if (kind !== 'unreachable' && kind !== 'timeout') return [nothing, timeoutMs]
    const failed = new BackendError(kind, aboutOf(document), cause)
    backend.onFailure(failed)
    throw failed
  }

  const aboutOf = ({ type, name: operationName }: AnyDocument) => ({
    client: name,
    operationType: type,
    operationName,
    statusCode: 0,
    errors: undefined,
  })

  return {
    name,
    get down() {
      return breaker.knownOpen
    },
    get patienceMs() {
      // in process it is as quick as the shop itself
      if (!url) return deadlines.publicRead
      const silent = silentFor()
      return silent >= patienceMs && silent < silenceMs ? 0 : patienceMs
    },
    async send(document, variables, options) {
      if (breaker.open) throw new BackendError('unreachable', aboutOf(document), new Error('breaker open'))
      if (silentSince === null || silentFor() >= silenceMs) silentSince = Date.now()
      const answered = () => {
        silentSince = null
        breaker.succeeded()
      }
      try {
        const onPartial = (error: BackendError) => {
          log('warn', 'backend.partial', toFacts(error))
          options.onPartial?.(error)
        }
        const [missing, timeoutMs] = await findMissing(document, options)
        const asked = prune(document, missing)
        // a field that failed is null: the rest of the answer stands
        const how: SendOptions = { errorPolicy: 'all', ...options, timeoutMs, onPartial }
        const given = pruneVariables(document, variables, missing)
        const result = asked ? await send(backend, asked, given, how) : ({} as never)
        answered()
        return result
      } catch (error) {
        const isAnswer = error instanceof BackendError && (error.kind === 'refused' || error.kind === 'unsupported')
        if (isAnswer) answered()
        else breaker.failed()
        throw error
      }
    },
    lacks: async (extension, options) => {
      const [missing] = await findMissing({ type: 'query', name: 'capabilities' }, options)
      return missing.has(extension)
    },
    ping: async (timeoutMs) => {
      await send(quiet, ping, {}, { timeoutMs })
    },
  }
}
