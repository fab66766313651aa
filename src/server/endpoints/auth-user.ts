/** `GET /api/auth/user`: who a token belongs to. A bearer token wins over the cookie; anything invalid is a guest, never an error. */
import type { Handler } from 'hono'
import { accountInfo } from '#contracts/generated/commerce.ts'
import { toLocale } from '#i18n/locales.ts'
import { networkInMemory } from '../client-network.ts'
import { createPrivateCalls } from '../clients/private-calls.ts'
import type { HallEnv } from '../hall.ts'
import { sessionCookie, waitUntilOf } from '../request-context.ts'
import { openSession, type Session } from '../session.ts'

const bearer = (header: string | undefined) => /^bearer\s+(?:bearer\s+)?(\S+)$/i.exec(header ?? '')?.[1]

export const authUser: Handler<HallEnv> = async (c) => {
  const { shop, requestId } = c.var
  const token = bearer(c.req.header('authorization'))
  const sealed = token ? null : await openSession(shop.sealer, sessionCookie(c), Date.now())
  const named = token ? ({ token, tokenType: shop.config.commerceTokenType ?? 'Bearer' } as Session) : sealed
  const answer = (user: object | null) =>
    c.json({ loggedIn: user !== null, user }, 200, { 'cache-control': 'private, no-store' })
  if (!named) return answer(null)
  const locale = toLocale(c.req.header('accept-language'))
  const calls = createPrivateCalls({
    commerce: shop.commerce,
    locale,
    waitUntil: waitUntilOf(c),
    session: named,
    cartToken: null,
    requestId,
    network: null,
    caller: sealed?.customer.id ?? networkInMemory(c),
  })
  try {
    const { accountInfo: info } = await calls.commerce(accountInfo, {})
    // a backend that cannot say more: what the login said
    if (info === undefined) return answer(sealed?.customer ?? null)
    return answer(info?.status === false ? null : (info?.customer ?? null))
  } catch {
    return answer(null)
  }
}
