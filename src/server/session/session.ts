/** Sessions: the backend's token, sealed in a cookie (AES-256-GCM). Nothing is stored; only the backend can revoke a session. */
import { Buffer } from 'node:buffer'
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Config } from '../config/config.ts'

export interface Session {
  /** 128 random bits; only its hash may be logged. */
  id: string
  token: string
  /** Scheme of the Authorization header, without the token. */
  tokenType: string
  customer: {
    id: string
    name: string
    firstName: string
    companyName: string | null
    /** The unit that is preselected if a product has several. */
    preferredUnitId?: string | null
    /** What the role allows; absent: everything. A change of the role ends the session. */
    permissions?: readonly string[]
    /** Staff of the wholesaler uses the session in the customer's name; absent: the customer uses it. */
    onBehalf?: { staff: string; companyId: string }
  }
  /** Unix seconds. */
  issuedAt: number
  expiresAt: number
  remember: boolean
}

const thirtyDays = 30 * 24 * 3600
const utf8 = new TextEncoder()

/** An unconfirmed order may contain a long message: it is split over several cookies. */
export const unconfirmedOrderCookies = ['pv_u1', 'pv_u2', 'pv_u3'] as const
type UnconfirmedOrderCookie = (typeof unconfirmedOrderCookies)[number]

/** `__Host-` requires Secure, which plain-http loopback does not have. */
export const cookieName = (
  base: 'pv_s' | 'pv_c' | 'pv_d' | 'pv_o' | 'pv_n' | 'pv_p' | 'pv_h' | UnconfirmedOrderCookie,
  secure: boolean,
) => (secure ? `__Host-${base}` : base)

export const newSessionId = () => randomBytes(16).toString('base64url')

/** In seconds: the smallest of the backend's (`expiresIn`), 30 days and, without "remember me", one day. */
export const sessionMaxAge = (expiresIn: number, remember: boolean) =>
  Math.max(0, Math.min(expiresIn, thirtyDays, remember ? thirtyDays : 24 * 3600))

const cipher = 'aes-256-gcm'
const authTagLength = 16

export type Sealer = {
  seal(value: unknown, purpose: string): Promise<string>
  /** The value; null if this shop did not seal it for this purpose. */
  open(sealed: string | undefined, purpose: string): Promise<unknown>
}

/** The first key seals, all of them open. Synchronous: waking Node's thread pool takes longer than the encryption. */
export function createSealer(keys: Config['sessionKeys']): Sealer {
  const bound = (purpose: string) => utf8.encode(`proviant|v1|${purpose}`)

  return {
    async seal(value, purpose) {
      const [key] = keys
      if (!key) throw new Error('no session key')
      const iv = randomBytes(12)
      const encryption = createCipheriv(cipher, key.bytes, iv, { authTagLength }).setAAD(bound(purpose))
      // workerd, unlike Node, has no default encoding
      const text = [encryption.update(JSON.stringify(value), 'utf8'), encryption.final(), encryption.getAuthTag()]
      return `v1.${key.kid}.${iv.toString('base64url')}.${Buffer.concat(text).toString('base64url')}`
    },
    async open(sealed, purpose) {
      const [, kid, iv, text] = /^v1\.(\w+)\.([\w-]+)\.([\w-]+)$/.exec(sealed ?? '') ?? []
      const key = keys.find((candidate) => candidate.kid === kid)
      if (!key || !iv || !text) return null
      try {
        const bytes = Buffer.from(text, 'base64url')
        const decryption = createDecipheriv(cipher, key.bytes, Buffer.from(iv, 'base64url'), { authTagLength })
        decryption.setAAD(bound(purpose)).setAuthTag(bytes.subarray(-authTagLength))
        const opened = [decryption.update(bytes.subarray(0, -authTagLength)), decryption.final()]
        return JSON.parse(Buffer.concat(opened).toString())
      } catch {
        return null
      }
    },
  }
}

/** Seconds by which the login hint outlives a remembered session, so that the shop can report its end; logging out removes the hint. */
export const wasLoggedInMaxAge = thirtyDays

export const isExpired = ({ expiresAt }: Session, now: number) => expiresAt <= now / 1000

/** The session of a cookie; null if it is absent, invalid, sealed with a removed key or expired. */
export async function openSession(sealer: Sealer, cookie: string | undefined, now: number): Promise<Session | null> {
  const session = (await sealer.open(cookie, 'session')) as Session | null
  return session && !isExpired(session, now) ? session : null
}
