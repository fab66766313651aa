/** Creates the shop's cookies: names, flags and lifetimes. */
import { randomBytes } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { cartCookie, wasLoggedInCookie } from '#protocol/protocol.ts'
import type { CookieJar } from './cookies.ts'
import { deviceMaxAge, sealDevice } from './known-devices.ts'
import {
  cookieName,
  newSessionId,
  type Sealer,
  type Session,
  sessionMaxAge,
  unconfirmedOrderCookies,
  wasLoggedInMaxAge,
} from './session.ts'

/** Less than the 24 hours for which a backend stores the idempotency key of an order. Seconds. */
const unconfirmedOrderMaxAge = 23 * 3600
/** More than the days until any delivery day. Seconds. */
const dismissalMaxAge = 14 * 24 * 3600
/** Maximum characters of a flash message, so that the sealed value fits into a cookie. */
const maxFlashLength = 800
/** The same of a name in the session: no form accepts longer ones, but files of the wholesaler may contain them. */
const maxNameLength = 160

const shorten = (name: string) => name.slice(0, maxNameLength).toWellFormed()

function shortenNames({ name, firstName, companyName, onBehalf, ...others }: Session['customer']): Session['customer'] {
  return {
    ...others,
    name: shorten(name),
    firstName: shorten(firstName),
    companyName: companyName === null ? null : shorten(companyName),
    ...(onBehalf && { onBehalf: { ...onBehalf, staff: shorten(onBehalf.staff) } }),
  }
}

type Options = {
  sealer: Sealer
  secure: boolean
  now: () => number
  /** The request's cookie of known devices. */
  deviceCookie?: string | undefined
  onStart?: (id: string) => void
  onEnd?: () => void
}

/** Collects `Set-Cookie` values; the edge adds them to the response. */
export function createCookieJar(options: Options): CookieJar & { lines: string[] } {
  const { sealer, secure, now, deviceCookie, onStart, onEnd } = options
  const lines: string[] = []
  const httpOnlyFlags = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const scriptFlags = { path: '/', sameSite: 'Lax', secure } as const
  function set(line: string) {
    const before = lines.findIndex((other) => other.startsWith(line.slice(0, line.indexOf('=') + 1)))
    lines.splice(before < 0 ? lines.length : before, 1, line)
  }
  async function sealSession(session: Session, life: number) {
    const sealed = await sealer.seal({ ...session, customer: shortenNames(session.customer) }, 'session')
    set(serialize(cookieName('pv_s', secure), sealed, { ...httpOnlyFlags, ...(session.remember && { maxAge: life }) }))
  }

  return {
    lines,
    async startSession({ expiresIn, ...login }) {
      const life = sessionMaxAge(expiresIn, login.remember)
      const issuedAt = Math.floor(now() / 1000)
      const session: Session = { ...login, id: newSessionId(), issuedAt, expiresAt: issuedAt + life }
      onStart?.(session.id)
      await sealSession(session, life)
      // staff returns to the desk instead of logging in again
      const hintMaxAge = login.customer.onBehalf ? 0 : login.remember && life + wasLoggedInMaxAge
      set(
        serialize(wasLoggedInCookie, login.customer.onBehalf ? '' : '1', {
          ...scriptFlags,
          ...(hintMaxAge !== false && { maxAge: hintMaxAge }),
        }),
      )
    },
    async rememberDevice(email) {
      const sealed = await sealDevice(sealer, deviceCookie, email)
      set(serialize(cookieName('pv_d', secure), sealed, { ...httpOnlyFlags, maxAge: deviceMaxAge }))
    },
    clearLoginHint() {
      set(serialize(wasLoggedInCookie, '', { ...scriptFlags, maxAge: 0 }))
    },
    changeSession: (session) => sealSession(session, Math.max(0, session.expiresAt - Math.floor(now() / 1000))),
    endSession() {
      onEnd?.()
      set(serialize(cookieName('pv_s', secure), '', { ...httpOnlyFlags, maxAge: 0 }))
      set(serialize(cartCookie, '', { ...scriptFlags, maxAge: 0 }))
      set(serialize(cookieName('pv_h', secure), '', { ...httpOnlyFlags, maxAge: 0 }))
    },
    createGuestCart() {
      const token = randomBytes(16).toString('hex')
      set(serialize(cookieName('pv_c', secure), token, { ...httpOnlyFlags, maxAge: 30 * 24 * 3600 }))
      return token
    },
    clearGuestCart() {
      set(serialize(cookieName('pv_c', secure), '', { ...httpOnlyFlags, maxAge: 0 }))
    },
    setCartCount(count) {
      set(serialize(cartCookie, String(count), { ...scriptFlags, maxAge: 30 * 24 * 3600 }))
    },
    async setFlashMessage(text) {
      const sealed = await sealer.seal(text.slice(0, maxFlashLength), 'notice')
      set(serialize(cookieName('pv_n', secure), sealed, { ...httpOnlyFlags, maxAge: 60 }))
    },
    clearFlashMessage() {
      set(serialize(cookieName('pv_n', secure), '', { ...httpOnlyFlags, maxAge: 0 }))
    },
    async rememberOrder(placed) {
      const sealed = await sealer.seal(placed, 'placed-order')
      set(serialize(cookieName('pv_o', secure), sealed, { ...httpOnlyFlags, maxAge: 1800 }))
    },
    async saveUnconfirmedOrder(order) {
      const sealed = await sealer.seal(order, 'unanswered-order')
      const parts = sealed.match(/.{1,3500}/g) ?? []
      unconfirmedOrderCookies.forEach((name, index) => {
        const part = parts[index]
        set(
          serialize(cookieName(name, secure), part ?? '', {
            ...httpOnlyFlags,
            maxAge: part ? unconfirmedOrderMaxAge : 0,
          }),
        )
      })
    },
    dismissItems(dayAndProducts) {
      set(serialize(cookieName('pv_h', secure), dayAndProducts, { ...httpOnlyFlags, maxAge: dismissalMaxAge }))
    },
    clearUnconfirmedOrder() {
      for (const name of unconfirmedOrderCookies)
        set(serialize(cookieName(name, secure), '', { ...httpOnlyFlags, maxAge: 0 }))
    },
  }
}
