/** Client of one backend, embedded or external: adapts documents to its extensions, detects outages, logs failures. */
import type { CommerceExtension, ContentExtension } from '#contracts/generated/extensions.ts'
import { prune, pruneVariables } from '#contracts/prune.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { ResponseCache } from '../cache/no-cache.ts'
import type { WaitUntil } from '../cache/read-through.ts'
import type { Log } from '../config/log.ts'
import type { BackendCall } from '../telemetry/metrics.ts'
import type { RequestTrace } from '../telemetry/request-trace.ts'
import { isWithin } from '../time/elapsed.ts'
import { yieldToEventLoop } from '../time/event-loop.ts'
import { BackendError } from './backend-error.ts'
import { type Capabilities, type CapabilitySource, createCapabilities } from './capabilities.ts'
import { type Backend, plainQuery, type SendOptions, send } from './graphql.ts'
import { OutageDetector } from './outage-detector.ts'

/** `variables`: of the GraphQL operation, if they are not in the body. */
export type BackendFetch = (request: Request, variables?: object) => Promise<Response>

/** Kinds of traffic with separate outage detection: failures of guests' reads do not affect customers' reads, nor reads writes. */
export type TrafficClass = 'guest' | 'customer' | 'write'
/** `caller`: a customer's id or a guest's network. */
export type Caller = { trafficClass: TrafficClass; caller: string }

/** `trace`: absent if the call belongs to no request. */
export type CallOptions = SendOptions & Caller & { waitUntil: WaitUntil; trace?: RequestTrace | undefined }

export interface BackendClient {
  name: 'commerce' | 'content'
  /** Whether calls of a traffic class failed in a row for several callers: further calls get a short timeout. */
  isDown(trafficClass: TrafficClass): boolean
  /** Maximum wait of a request that has an older response, in milliseconds; 0 while the backend is down. */
  maxWaitMs(trafficClass: TrafficClass): number
  /** Leaves out extensions that the backend lacks; the result of an operation that it lacks is empty. @throws BackendError */
  send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options: CallOptions,
  ): Promise<Result>
  /** False if the backend recently rejected this document as a whole, or failed with it. */
  takes(document: { name: string }): boolean
  /** @throws BackendError if this is unknown because the backend has been down since the start */
  lacks(extension: CommerceExtension | ContentExtension, waitUntil: WaitUntil): Promise<boolean>
  extensions(waitUntil: WaitUntil): Promise<CapabilitySource>
  /** Resolves if the backend responds to the configured credentials. @throws BackendError if it does not */
  ping(timeoutMs: number): Promise<void>
}

/** Timeouts of a whole call in milliseconds. A page whose public read fails is still sent within 2.6 s. */
export const deadlines = {
  publicRead: 2_200,
  /** Of reads that a page streams; those that its status depends on have the deadline of public reads. */
  privateRead: 4_000,
  /** Also of reads in a request that writes: its response takes at most 4 s. */
  write: 3_000,
  /** Of many lines, or of a form with files. */
  longWrite: 8_000,
  /** An order whose response takes longer is checked by its idempotency key. */
  placeOrder: 6_000,
} as const

/** While a backend is down, calls get this share of their timeout: it may still respond, and pages do not wait long. */
const timeoutShareWhenDown = 0.25

/** Share of a read's deadline after a call of the same request timed out: the page that shows the error must not wait as long again. */
export const timeoutShareAfterTimeout = 0.25

const maxWaitMs = 300

/** How long a document is avoided after it was rejected as a whole, or failed, if other documents return the same data. */
const avoidMs = { rejected: 300_000, failed: 30_000 }

/** Error codes of the contract are expected, such as a wrong password; an operator has to look at other errors. */
const isExpected = ({ kind, code }: BackendError) => kind === 'refused' && code !== null && code !== 'INTERNAL'

const toFacts = ({ kind, code, message, logMessages, failure: { errors, ...about } }: BackendError) => ({
  kind,
  code,
  ...about,
  errors: errors ? logMessages : message,
})

type Options = {
  name: BackendClient['name']
  /** Null: the embedded backend, which runs in the same process. */
  url: string | null
  /** Null: detected by introspection. */
  extensions: ReadonlySet<string> | null
  /** Token of the shop itself, sent with every call to an external backend. */
  token: string | null
  /** Header that carries the token as it is; absent: `authorization`, as a bearer token. */
  tokenHeader?: string
  embedded: BackendFetch
  /** Fetch for an external backend; default: the global one. */
  network?: Backend['fetch'] | undefined
  /** Called for each call with its time and result. */
  onCall?: ((call: BackendCall) => void) | undefined
  cache: ResponseCache
  log: Log
}

const ping = plainQuery('ping', { __typename: 'leaf' }, 'query ping{__typename}')

const complete: Capabilities = { missing: new Set(), source: 'all' }

type Marks = Pick<TypedDocument<never, never>, 'extensions' | 'inputs' | 'operation'>

const hasExtensions = ({ extensions, inputs, operation }: Marks) =>
  extensions.length > 0 || inputs.length > 0 || operation !== null

/** @param header absent: `authorization`, as a bearer token */
export function tokenHeaders(token: string | null, header?: string): Record<string, string> {
  if (!token) return {}
  return header ? { [header]: token } : { authorization: `Bearer ${token}` }
}

/** Documents without a hash are composed when the shop runs: any number of names. */
const toOperation = ({ name, hash }: { name: string; hash: string }) => (hash === '' ? 'composed' : name)

const resultOf = ({ kind, code }: BackendError) =>
  kind === 'refused' && code !== null ? code.toLowerCase().replaceAll('_', '-') : kind

export function createBackend({ name, url, token, tokenHeader, ...options }: Options): BackendClient {
  const { extensions, embedded, network, onCall, cache, log } = options
  const avoided = new Map<string, { since: number; forMs: number }>()
  const outages = { guest: new OutageDetector(), customer: new OutageDetector(), write: new OutageDetector() }
  const backend: Backend = {
    name,
    url: url ?? `http://${name}.embedded/graphql`,
    headers: tokenHeaders(token, tokenHeader),
    inProcess: url === null,
    // a call in the same process runs to its end, also after its deadline
    fetch: url
      ? (network ?? ((to, call) => fetch(to, call)))
      : (to, call, variables) => embedded(new Request(to, { ...call, signal: null }), variables),
    onFailure: (error: BackendError) => log(isExpected(error) ? 'info' : 'error', 'backend.failed', toFacts(error)),
  }
  const capabilities = url
    ? createCapabilities({ backend, party: name, configured: extensions, cache, log })
    : () => complete

  return {
    name,
    isDown: (trafficClass) => outages[trafficClass].isDown,
    maxWaitMs(trafficClass) {
      // an embedded backend runs in the same process: a slow response is not an outage
      if (!url) return deadlines.publicRead
      const { isDown, pendingMs } = outages[trafficClass]
      return isDown ? 0 : Math.max(0, maxWaitMs - pendingMs)
    },
    async send(document, variables, { trafficClass, caller, waitUntil, trace, ...given }) {
      // an embedded backend executes a write in any case: a short deadline would only hide its outcome
      const isLong = !url && trafficClass === 'write'
      const options = isLong ? { ...given, timeoutMs: Math.max(given.timeoutMs, deadlines.longWrite) } : given
      const startedAt = performance.now()
      const outage = outages[trafficClass]
      const hasFullTimeout = !url || outage.allowProbe()
      // a page waits for a probe too
      const probeMs = outage.isDown && trafficClass !== 'write' ? deadlines.publicRead : options.timeoutMs
      const maxWaitMs = hasFullTimeout ? Math.min(options.timeoutMs, probeMs) : options.timeoutMs * timeoutShareWhenDown
      let isPartial = false
      const recordResponse = () => {
        for (const each of Object.values(outages)) each.recordResponse()
      }
      const recordCall = (result: string) => {
        const ms = performance.now() - startedAt
        trace?.record(document.name, result === 'ok' ? null : result, ms)
        onCall?.({ backend: name, operation: toOperation(document), result, seconds: ms / 1000 })
      }
      const onPartial = (error: BackendError) => {
        isPartial = true
        log('warn', 'backend.partial', toFacts(error))
        options.onPartial?.(error)
      }
      try {
        const { missing } = hasExtensions(document) ? await capabilities(waitUntil, maxWaitMs) : complete
        const pruned = prune(document, missing)
        if (!pruned) return {} as never
        if (!url && trafficClass !== 'write') await yieldToEventLoop()
        const timeoutMs = Math.max(1, Math.ceil(maxWaitMs - Math.max(0, performance.now() - startedAt)))
        // a field that failed is null: the rest of the response is used
        const headers = url && trace ? { ...options.headers, traceparent: trace.nextTraceparent() } : options.headers
        const how: SendOptions = { errorPolicy: 'all', ...options, ...(headers && { headers }), timeoutMs, onPartial }
        outage.recordRequest()
        const result = await send(backend, pruned, pruneVariables(document, variables, missing), how)
        recordCall(isPartial ? 'partial' : 'ok')
        recordResponse()
        return result
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        recordCall(resultOf(error))
        if (error.kind === 'unsupported' || error.isOutage) {
          const forMs = error.isOutage ? avoidMs.failed : avoidMs.rejected
          avoided.set(document.name, { since: Date.now(), forMs })
        }
        if (!error.isOutage) recordResponse()
        // with more time the call might have succeeded
        else if (hasFullTimeout) outage.recordFailure(caller)
        throw error
      }
    },
    takes(document) {
      const { since, forMs } = avoided.get(document.name) ?? { since: 0, forMs: 0 }
      return !isWithin(Date.now() - since, forMs)
    },
    async lacks(extension, waitUntil) {
      const { missing } = await capabilities(waitUntil, deadlines.publicRead)
      return missing.has(extension)
    },
    async extensions(waitUntil) {
      try {
        return (await capabilities(waitUntil, deadlines.publicRead)).source
      } catch {
        return 'unknown'
      }
    },
    ping: async (timeoutMs) => {
      await send({ ...backend, onFailure: () => undefined }, ping, {}, { timeoutMs })
    },
  }
}
