/** Calls in somebody's name: a customer's token or a guest's cart token goes with them, and nothing of their answers is kept. */

import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Session } from '../session.ts'
import { type BackendClient, deadlines } from './backend.ts'

export interface PrivateCalls {
  /** @throws BackendError, code UNAUTHENTICATED when the session is over */
  commerce<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: { idempotencyKey?: string | undefined },
  ): Promise<Result>
}

type Options = {
  commerce: BackendClient
  locale: Locale
  session: Session | null
  cartToken: string | null
  requestId: string
}

const orderOperations = new Set(['placeOrder', 'offerRequest'])

export function createPrivateCalls({ commerce, locale, session, cartToken, requestId }: Options): PrivateCalls {
  return {
    commerce: (document, variables, { idempotencyKey } = {}) =>
      commerce.send(document, variables, {
        headers: {
          'x-locale': locale,
          'x-request-id': requestId,
          ...(session && { authorization: `${session.tokenType} ${session.token}` }),
          ...(cartToken && { 'x-cart-token': cartToken }),
          ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
        },
        timeoutMs: orderOperations.has(document.name)
          ? deadlines.placeOrder
          : document.type === 'mutation'
            ? deadlines.write
            : deadlines.privateRead,
      }),
  }
}
