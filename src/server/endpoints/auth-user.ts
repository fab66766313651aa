/** `GET /api/auth/user`: the customer of a bearer token, else of the session cookie. Invalid credentials count as a guest, not as an error. */
import type { Handler } from 'hono'
import { accountInfo, type accountInfoQuery } from '#contracts/generated/commerce.ts'
import { toLocale } from '#i18n/locales.ts'
import { createSessionClient } from '../clients/session-client.ts'
import type { AppEnv } from '../context/env.ts'
import { rateLimitKey } from '../http/client-network.ts'
import { sessionOf, waitUntilOf } from '../http/request-context.ts'
import type { Session } from '../session/session.ts'

type User = Session['customer'] | NonNullable<NonNullable<accountInfoQuery['accountInfo']>['customer']>
export type UserResponse = { loggedIn: boolean; user: User | null }

const bearer = (header: string | undefined) => /^bearer\s+(?:bearer\s+)?(\S+)$/i.exec(header ?? '')?.[1]

export const authUser: Handler<AppEnv> = async (c) => {
  const { services, requestId } = c.var
  const token = bearer(c.req.header('authorization'))
  const sealed = token ? null : await sessionOf(c)
  const named = token ? ({ token, tokenType: services.config.commerceTokenType ?? 'Bearer' } as Session) : sealed
  const respond = (user: User | null) => {
    const response: UserResponse = { loggedIn: user !== null, user }
    return c.json(response, 200, { 'cache-control': 'private, no-store' })
  }
  if (!named) return respond(null)
  const locale = toLocale(c.req.header('accept-language'))
  const sessionClient = createSessionClient({
    commerce: services.commerce,
    locale,
    waitUntil: waitUntilOf(c),
    session: named,
    cartToken: null,
    requestId,
    network: null,
    caller: sealed?.customer.id ?? rateLimitKey(c),
  })
  try {
    const { accountInfo: info } = await sessionClient.commerce(accountInfo, {})
    // the backend lacks this operation: the customer of the login
    if (info === undefined) return respond(sealed?.customer ?? null)
    return respond(info?.status === false ? null : (info?.customer ?? null))
  } catch {
    return respond(null)
  }
}
