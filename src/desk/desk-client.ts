/** Calls the commerce backend for the desk, with the token of a member of staff; its cookie is sent only to the desk. */
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import { deskPath } from '#protocol/protocol.ts'
import { deadlines } from '#server/clients/backend.ts'
import type { AppContext } from '#server/context/env.ts'
import { clientNetwork, rateLimitKey } from '#server/http/client-network.ts'
import { isSecure, waitUntilOf } from '#server/http/request-context.ts'

/** `__Secure-` requires Secure, which plain-http loopback does not have. `__Host-` would require the path `/`. */
const cookieName = (c: AppContext) => (isSecure(c) ? '__Secure-pv_k' : 'pv_k')
const tokenOf = (c: AppContext): string | null => /^[\w-]{16,200}$/.exec(getCookie(c, cookieName(c)) ?? '')?.[0] ?? null

export function setSession(c: AppContext, token: string, maxAge: number): void {
  const flags = { path: deskPath, httpOnly: true, sameSite: 'Strict', secure: isSecure(c), maxAge } as const
  c.header('set-cookie', serialize(cookieName(c), token, flags), { append: true })
}

export const hasSession = (c: AppContext): boolean => tokenOf(c) !== null

export const endSession = (c: AppContext): void => setSession(c, '', 0)

/** @throws BackendError */
export function send<Result, Variables>(
  c: AppContext,
  locale: Locale,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const token = tokenOf(c)
  const network = clientNetwork(c)
  const isWrite = document.type === 'mutation'
  return c.var.services.commerce.send(document, variables, {
    headers: {
      'x-locale': locale,
      'x-request-id': c.var.requestId,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(network && { 'x-client-network': network }),
    },
    timeoutMs: isWrite ? deadlines.write : deadlines.privateRead,
    trafficClass: isWrite ? 'write' : 'customer',
    caller: `desk ${rateLimitKey(c)}`,
    waitUntil: waitUntilOf(c),
  })
}
