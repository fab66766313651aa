/** Calls the commerce backend with a customer's token or a guest's cart token. Responses are never cached. */
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { WaitUntil } from '../cache/read-through.ts'
import type { Session } from '../session/session.ts'
import type { RequestTrace } from '../telemetry/request-trace.ts'
import { type BackendClient, deadlines, timeoutShareAfterTimeout } from './backend.ts'
import { BackendError } from './backend-error.ts'

/** Credentials of a call that replace those of the request: of a customer who has just logged in, or of a new cart. */
export interface CallCredentials {
  session?: Pick<Session, 'token' | 'tokenType'>
  cartToken?: string | null
}

export interface CallOptions {
  idempotencyKey?: string | undefined
  as?: CallCredentials
  /** Name of the visitor's device for the account that logs in or resets its password. */
  device?: string | null
  /** Called if a part of the response failed; the rest of it is returned. */
  onPartial?: (error: BackendError) => void
}

export interface SessionClient {
  /** @throws BackendError, code UNAUTHENTICATED if the session has expired */
  commerce<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Result>
  takes(document: { name: string }): boolean
  lacks(extension: CommerceExtension): Promise<boolean>
}

type Purpose = 'page' | 'read' | 'write'

type Options = {
  commerce: BackendClient
  locale: Locale
  waitUntil: WaitUntil
  trace?: RequestTrace | undefined
  session: Session | null
  cartToken: string | null
  requestId: string
  /** A keyed hash of the visitor's network, sent with operations that a backend limits. */
  network: string | null
  caller: string
  /** What the request is for: on it depends how long it waits for the backend. */
  purpose?: Purpose
  /** Called if the backend reports the session of the request as expired. */
  onSessionOver?: () => void
}

const orderOperations = new Set(['placeOrder', 'offerRequest', 'acceptQuote'])
/** Operations that a backend limits by network. */
const limitedOperations = new Set([
  'customerLogin',
  'forgotPassword',
  'resetPassword',
  'requestAccess',
  'changePassword',
  'updateAccount',
])

/** Writes of many lines. Patterns, as they are smaller than lists of the names. */
const longOperation = /^convert|ItemsTo|Approval|^approve|StandingOrder|Empties|(?:Update|cancel)Order/

/** Reads that the status of a page depends on: its first byte waits for them. */
const awaitedRead = /^(?:company(?:Products|Users)|invitation|orderApprovals?|orderDetail|standingOrders?)$/

function timeoutOf({ name, type }: { name: string; type: string }, purpose: Purpose): number {
  if (type !== 'mutation') {
    if (purpose === 'write') return deadlines.write
    return purpose === 'page' && awaitedRead.test(name) ? deadlines.publicRead : deadlines.privateRead
  }
  if (orderOperations.has(name)) return deadlines.placeOrder
  return longOperation.test(name) ? deadlines.longWrite : deadlines.write
}

export function createSessionClient(options: Options): SessionClient {
  const { commerce, locale, waitUntil, trace, requestId, network, caller, onSessionOver } = options
  const { purpose = 'read', ...own } = options
  let hasTimedOut = false
  const readClass = own.session ? 'customer' : 'guest'
  return {
    commerce: (document, variables, { idempotencyKey, as, device, onPartial } = {}) => {
      const { session, cartToken } = { ...own, ...as }
      const sent = commerce.send(document, variables, {
        headers: {
          'x-locale': locale,
          'x-request-id': requestId,
          ...(session && { authorization: `${session.tokenType} ${session.token}` }),
          ...(cartToken && { 'x-cart-token': cartToken }),
          ...(network && limitedOperations.has(document.name) && { 'x-client-network': network }),
          ...(device && { 'x-client-device': device }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        timeoutMs:
          timeoutOf(document, purpose) * (document.type !== 'mutation' && hasTimedOut ? timeoutShareAfterTimeout : 1),
        trafficClass: document.type === 'mutation' ? 'write' : readClass,
        caller,
        waitUntil,
        trace,
        ...(onPartial && { onPartial }),
      })
      sent.catch((error: unknown) => {
        if (!(error instanceof BackendError)) return
        if (error.kind === 'timeout') hasTimedOut = true
        if (error.code === 'UNAUTHENTICATED' && session === own.session) onSessionOver?.()
      })
      return sent
    },
    takes: (document) => commerce.takes(document),
    lacks: (extension) => commerce.lacks(extension, waitUntil),
  }
}

/** @returns a function that resolves to whether the session is active at the backend, with at most one request: the cookie only proves an earlier login */
export function createSessionIntrospection(sessionClient: SessionClient): () => Promise<boolean> {
  const check = async () => {
    try {
      // loaded here: a cached page needs no document of the backend
      const { accountInfo } = await import('#contracts/generated/commerce.ts')
      const { accountInfo: info } = await sessionClient.commerce(accountInfo, {})
      // undefined: the backend lacks this operation
      return info === undefined || (info !== null && info.status !== false)
    } catch (error) {
      return !(error instanceof BackendError && error.code === 'UNAUTHENTICATED')
    }
  }
  let checked: Promise<boolean> | undefined
  return () => {
    checked ??= check()
    return checked
  }
}
