/** A backend as the shop sees it: an address, a way there (in process or network), breakers and a log of what failed. */
import { type Missing, prune, pruneVariables } from '#contracts/prune.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { ReadThrough, WaitUntil } from '../cache/read-through.ts'
import type { Log } from '../config/log.ts'
import { isWithin } from '../time/elapsed.ts'
import { yieldTurn } from '../time/turn.ts'
import { within } from '../time/within.ts'
import { BackendError } from './backend-error.ts'
import { Breaker } from './breaker.ts'
import type { Capabilities } from './capabilities.ts'
import { type Backend, type SendOptions, send } from './graphql.ts'
import { Silence } from './silence.ts'

export type BackendFetch = (request: Request) => Promise<Response>

/** Calls that fail fast apart from one another: a guest's reads close no customer's, and no reads close writes. */
export type Lane = 'guest' | 'customer' | 'write'
/** On whose behalf a call is made: a customer or a network. */
export type Caller = { lane: Lane; caller: string }

export type CallOptions = SendOptions & Caller & { waitUntil: WaitUntil }
type CapabilityOptions = Pick<CallOptions, 'timeoutMs' | 'waitUntil'>
type AnyDocument = Pick<TypedDocument<never, never>, 'type' | 'name'>

export interface BackendClient {
  name: 'commerce' | 'content'
  /** Has answered nothing for several calls of a lane: nobody waits long for it there. */
  isDown(lane: Lane): boolean
  /** How long it is worth waiting for an answer, in milliseconds, when there is an older one: not at all once it has fallen silent. */
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
  /** Whether it has not refused this document as a whole a moment ago, nor failed with it for most of a lane. */
  takes(document: { name: string }, lane: Lane): boolean
  /** Whether it is without an extension of the contract, named by its coordinate: `Cart.version`. @throws BackendError */
  lacks(extension: string, options: CapabilityOptions): Promise<boolean>
  /** Whether it answers at all, with the credentials of its configuration. @throws when it does not */
  ping(timeoutMs: number): Promise<void>
}

/** Deadlines of a whole call in milliseconds. What is drawn after a public read has failed still leaves within 2.6 s. */
export const deadlines = { publicRead: 2_200, privateRead: 4_000, write: 8_000, placeOrder: 15_000 } as const

/** While a backend is known to be down, calls get this share of their time: it is tried all the same, and an outage stays cheap. */
const shareWhenDown = 0.25

const patienceMs = 300

/** How long a document that was refused as a whole is not worth another try, where there is another way to ask. */
const refusalMs = 300_000

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
  /** By lane and operation: what fails in one place is no reason to give up the others. */
  const breakers = new Map<string, Breaker>()
  const breakerOf = (key: string) => {
    const breaker = breakers.get(key) ?? new Breaker()
    breakers.set(key, breaker)
    return breaker
  }
  /** When a document was last refused as a whole, by its name. */
  const refused = new Map<string, number>()
  const silences: Record<Lane, Silence> = { guest: new Silence(), customer: new Silence(), write: new Silence() }
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
    isDown: (lane) => silences[lane].isKnown,
    patienceMs(lane) {
      // in process it is as quick as the shop itself
      if (!url) return deadlines.publicRead
      const { isKnown, waitedMs } = silences[lane]
      return isKnown ? 0 : Math.max(0, patienceMs - waitedMs)
    },
    async send(document, variables, { lane, caller, ...options }) {
      const breaker = breakerOf(`${lane}:${document.name}`)
      if (!breaker.admit()) throw new BackendError('unreachable', aboutOf(document), new Error('breaker open'))
      const silence = silences[lane]
      const hasAllTime = !url || silence.mayTry()
      // who puts a silence to the test waits no longer than a page may take
      const trialMs = silence.isKnown && lane !== 'write' ? deadlines.publicRead : options.timeoutMs
      const atMostMs = hasAllTime ? Math.min(options.timeoutMs, trialMs) : options.timeoutMs * shareWhenDown
      silence.asked()
      const answered = () => {
        for (const each of Object.values(silences)) each.answered()
        breaker.succeeded(caller)
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
        answered()
        return result
      } catch (error) {
        // another kind of error is the shop's own
        if (!(error instanceof BackendError)) throw error
        if (error.kind === 'unsupported') refused.set(document.name, Date.now())
        if (!error.isOutage) answered()
        // a call that was cut short proves nothing
        else if (hasAllTime) {
          silence.failed()
          breaker.failed(caller)
        }
        throw error
      }
    },
    takes: ({ name: document }, lane) =>
      !isWithin(Date.now() - (refused.get(document) ?? 0), refusalMs) && !breakerOf(`${lane}:${document}`).isOpen,
    lacks: async (extension, options) => {
      const [missing] = await findMissing({ type: 'query', name: 'capabilities' }, options)
      return missing.has(extension)
    },
    ping: async (timeoutMs) => {
      await send(quiet, ping, {}, { timeoutMs })
    },
  }
}
