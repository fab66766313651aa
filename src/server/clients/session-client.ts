/** Calls in somebody's name: a customer's token or a guest's cart token goes with them, and nothing of their answers is cached. */

import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { WaitUntil } from '../cache/read-through.ts'
import type { Session } from '../session/session.ts'
import { type BackendClient, deadlines } from './backend.ts'
import { BackendError } from './backend-error.ts'

/** Whose name a call goes in, where it is not the request's own: who just logged in, a cart that was just named. */
export interface CallAs {
  session?: Pick<Session, 'token' | 'tokenType'>
  cartToken?: string | null
}

export interface CallOptions {
  idempotencyKey?: string | undefined
  as?: CallAs
  /** Told when a part of the answer failed; the rest of it is given. */
  onPartial?: (error: BackendError) => void
}

export interface SessionClient {
  /** @throws BackendError, code UNAUTHENTICATED when the session is over */
  commerce<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: CallOptions,
  ): Promise<Result>
  /** Whether the commerce backend has not rejected this document as a whole, nor failed with it, a short time ago. */
  takes(document: { name: string }): boolean
  /** Whether the commerce backend lacks an extension of the contract. */
  lacks(extension: CommerceExtension): Promise<boolean>
}

type Options = {
  commerce: BackendClient
  locale: Locale
  waitUntil: WaitUntil
  session: Session | null
  cartToken: string | null
  requestId: string
  /** Stands for the visitor's network, without telling it; sent where a backend limits attempts. */
  network: string | null
  /** Who asks: a customer or a network. */
  caller: string
  /** Told when the backend no longer knows the request's own session. */
  onSessionOver?: () => void
}

const orderOperations = new Set(['placeOrder', 'offerRequest'])
/** Where a backend limits attempts. */
const limitedOperations = new Set(['customerLogin', 'forgotPassword', 'resetPassword', 'requestAccess'])

export function createSessionClient(options: Options): SessionClient {
  const { commerce, locale, waitUntil, requestId, network, caller, onSessionOver, ...own } = options
  const readLane = own.session ? 'customer' : 'guest'
  return {
    commerce: (document, variables, { idempotencyKey, as, onPartial } = {}) => {
      const { session, cartToken } = { ...own, ...as }
      const sent = commerce.send(document, variables, {
        headers: {
          'x-locale': locale,
          'x-request-id': requestId,
          ...(session && { authorization: `${session.tokenType} ${session.token}` }),
          ...(cartToken && { 'x-cart-token': cartToken }),
          ...(network && limitedOperations.has(document.name) && { 'x-client-network': network }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        timeoutMs: orderOperations.has(document.name)
          ? deadlines.placeOrder
          : document.type === 'mutation'
            ? deadlines.write
            : deadlines.privateRead,
        lane: document.type === 'mutation' ? 'write' : readLane,
        caller,
        waitUntil,
        ...(onPartial && { onPartial }),
      })
      if (onSessionOver && session === own.session)
        sent.catch((error: unknown) => {
          if (error instanceof BackendError && error.code === 'UNAUTHENTICATED') onSessionOver()
        })
      return sent
    },
    takes: (document) => commerce.takes(document),
    lacks: (extension) => commerce.lacks(extension, waitUntil),
  }
}
