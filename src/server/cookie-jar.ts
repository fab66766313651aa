/** Writes the shop's cookies: names, flags and lives in one place (D11, D12, D45, D59). */
import { serialize } from 'hono/utils/cookie'
import type { CookieJar } from './context.ts'
import { cookieName, newSessionId, type Sealer, type Session, sessionLife } from './session.ts'

type Options = { sealer: Sealer; secure: boolean; now: () => number }

/** Collects `Set-Cookie` values; the hall appends them to the answer. */
export function createCookieJar({ sealer, secure, now }: Options): CookieJar & { lines: string[] } {
  const lines: string[] = []
  const guarded = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const readable = { path: '/', sameSite: 'Lax', secure } as const
  const set = (line: string) => lines.push(line)

  return {
    lines,
    async startSession({ expiresIn, ...login }) {
      const life = sessionLife(expiresIn, login.remember)
      const issuedAt = Math.floor(now() / 1000)
      const session: Session = { ...login, id: newSessionId(), issuedAt, expiresAt: issuedAt + life }
      const sealed = await sealer.seal(session, 'session')
      set(serialize(cookieName('pv_s', secure), sealed, { ...guarded, ...(login.remember && { maxAge: life }) }))
    },
    endSession() {
      set(serialize(cookieName('pv_s', secure), '', { ...guarded, maxAge: 0 }))
      set(serialize('cart', '', { ...readable, maxAge: 0 }))
    },
    nameGuestCart() {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      const token = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      set(serialize(cookieName('pv_c', secure), token, { ...guarded, maxAge: 30 * 24 * 3600 }))
      return token
    },
    forgetGuestCart() {
      set(serialize(cookieName('pv_c', secure), '', { ...guarded, maxAge: 0 }))
    },
    showCartCount(count) {
      set(serialize('cart', String(count), { ...readable, maxAge: 30 * 24 * 3600 }))
    },
    async rememberOrder(orderId) {
      const sealed = await sealer.seal({ orderId }, 'placed-order')
      set(serialize(cookieName('pv_o', secure), sealed, { ...guarded, maxAge: 1800 }))
    },
  }
}
