/** Client of one backend, embedded or external: adapts documents to its extensions, detects outages, logs failures. */
import { type Missing, prune, pruneVariables } from '#contracts/prune.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { ReadThrough, WaitUntil } from '../cache/read-through.ts'
import type { Log } from '../config/log.ts'
import { isWithin } from '../time/elapsed.ts'
import { yieldTurn } from '../time/turn.ts'
import { within } from '../time/within.ts'
import { BackendError } from './backend-error.ts'
import type { Capabilities } from './capabilities.ts'
import { type Backend, type SendOptions, send } from './graphql.ts'
import { OutageDetector } from './outage-detector.ts'

export type BackendFetch = (request: Request) => Promise<Response>

/** Kinds of traffic with separate outage detection: failures of guests' reads do not affect customers' reads, nor reads writes. */
export type Lane = 'guest' | 'customer' | 'write'
/** `caller`: a customer's id or a guest's network. */
export type Caller = { lane: Lane; caller: string }

export type CallOptions = SendOptions & Caller & { waitUntil: WaitUntil }
type CapabilityOptions = Pick<CallOptions, 'timeoutMs' | 'waitUntil'>
type AnyDocument = Pick<TypedDocument<never, never>, 'type' | 'name'>

export interface BackendClient {
  name: 'commerce' | 'content'
  /** Whether calls of a lane failed in a row for several callers: further calls get a short deadline. */
  isDown(lane: Lane): boolean
  /** How long a request with an older response waits for a new one, in milliseconds; 0 while the backend does not respond. */
  patienceMs(lane: Lane): number
  /**
   * Asks only for what the backend has; an operation that it lacks answers nothing.
   * @throws BackendError
   */
  send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options: CallOptions,
  ): Promise<Result>
  /** Whether the backend has not rejected this document as a whole, nor failed with it, a short time ago. */
  takes(document: { name: string }): boolean
  /** Whether it is without an extension of the contract, named by its coordinate: `Cart.version`. @throws BackendError */
  lacks(extension: string, options: CapabilityOptions): Promise<boolean>
  /** Whether it answers at all, with the credentials of its configuration. @throws when it does not */
  ping(timeoutMs: number): Promise<void>
}

/** Deadlines of a whole call in milliseconds. What is drawn after a public read has failed still leaves within 2.6 s. */
export const deadlines = { publicRead: 2_200, privateRead: 4_000, write: 8_000, placeOrder: 15_000 } as const

/** While a backend is down, calls get this share of their time: it may still respond, and pages do not wait long. */
const shareWhenDown = 0.25

const patienceMs = 300

/** How long a document is not worth another attempt after it was rejected as a whole, or failed, if other documents get the same data. */
const avoidMs = { rejected: 300_000, failed: 30_000 }

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
  /** The way to an external one. */
  network?: Backend['fetch'] | undefined
  cache: ReadThrough
  log: Log
}

const ping: TypedDocument<unknown, object> = {
  name: 'ping',
  type: 'query',
  text: 'query ping{__typename}',
  roots: { __typename: 'leaf' },
  hash: '',
  extensions: [],
  inputs: [],
  operation: null,
}

const nothing: Missing = new Set()

export function createBackend({ name, url, token, embedded, network, cache, log }: Options): BackendClient {
  /** By the name of the document. */
  const avoided = new Map<string, { since: number; forMs: number }>()
  const outages = { guest: new OutageDetector(), customer: new OutageDetector(), write: new OutageDetector() }
  const backend: Backend = {
    name,
    url: url ?? `http://${name}.embedded/graphql`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    // in process nothing is cut off: nobody waits any longer, that is all
    fetch: url
      ? (network ?? ((to, call) => fetch(to, call)))
      : (to, call) => embedded(new Request(to, { ...call, signal: null })),
    onFailure: (error: BackendError) => log(isExpected(error) ? 'info' : 'error', 'backend.failed', toFacts(error)),
  }
  const quiet: Backend = { ...backend, onFailure: () => undefined }
  const onFound = (missing: string[]) => log('info', 'backend.extensions', { client: name, missing })
  let known: Capabilities | undefined
  /** Loaded on the first call: the embedded backend has everything. */
  const capabilities: Capabilities = async (waitUntil) => {
    const { createCapabilities } = await import('./capabilities.ts')
    known ??= createCapabilities({ backend: quiet, party: name, cache, onFound })
    return known(waitUntil)
  }

  /** What the backend lacks, and the time that is left after asking. One that cannot be reached fails the call that waits. */
  async function findMissing(
    document: AnyDocument,
    { timeoutMs, waitUntil }: CapabilityOptions,
  ): Promise<[missing: Missing, leftMs: number]> {
    if (!url) return [nothing, timeoutMs]
    const started = performance.now()
    let cause: unknown
    try {
      const missing = await within(capabilities(waitUntil), timeoutMs)
      const elapsedMs = Math.max(0, Math.ceil(performance.now() - started))
      if (missing) return [missing, Math.max(1, timeoutMs - elapsedMs)]
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
    isDown: (lane) => outages[lane].isDown,
    patienceMs(lane) {
      // an embedded backend runs in the same process: a slow response is not an outage
      if (!url) return deadlines.publicRead
      const { isDown, pendingMs } = outages[lane]
      return isDown ? 0 : Math.max(0, patienceMs - pendingMs)
    },
    async send(document, variables, { lane, caller, ...options }) {
      const outage = outages[lane]
      const hasAllTime = !url || outage.allowProbe()
      // a page waits for a probe too
      const probeMs = outage.isDown && lane !== 'write' ? deadlines.publicRead : options.timeoutMs
      const atMostMs = hasAllTime ? Math.min(options.timeoutMs, probeMs) : options.timeoutMs * shareWhenDown
      outage.recordRequest()
      const recordResponse = () => {
        for (const each of Object.values(outages)) each.recordResponse()
      }
      try {
        const onPartial = (error: BackendError) => {
          log('warn', 'backend.partial', toFacts(error))
          options.onPartial?.(error)
        }
        const [missing, timeoutMs] = await findMissing(document, { ...options, timeoutMs: atMostMs })
        const asked = prune(document, missing)
        // a field that failed is null: the rest of the answer stands
        const how: SendOptions = { errorPolicy: 'all', ...options, timeoutMs, onPartial }
        const given = pruneVariables(document, variables, missing)
        if (!url && lane !== 'write') await yieldTurn()
        const result = asked ? await send(backend, asked, given, how) : ({} as never)
        recordResponse()
        return result
      } catch (error) {
        // another kind of error is the shop's own
        if (!(error instanceof BackendError)) throw error
        if (error.kind === 'unsupported' || error.isOutage) {
          const forMs = error.isOutage ? avoidMs.failed : avoidMs.rejected
          avoided.set(document.name, { since: Date.now(), forMs })
        }
        if (!error.isOutage) recordResponse()
        // with more time the call might have succeeded
        else if (hasAllTime) outage.recordFailure(caller)
        throw error
      }
    },
    takes(document) {
      const { since, forMs } = avoided.get(document.name) ?? { since: 0, forMs: 0 }
      return !isWithin(Date.now() - since, forMs)
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
