// One-time codes of staff accounts (RFC 6238): SHA-1, six digits, 30 seconds, which every authenticator app supports.
import { HOTP, Secret, TOTP } from 'otpauth'

const periodSeconds = 30
/** Clocks may differ by one step. */
const tolerance = 1

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** `otpauth://` URI for an authenticator app. */
export const toTotpUri = (secret: string, email: string, issuer: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString()

/** @returns the time step of the code; null if the code is wrong or of another time */
export function findStep(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const counter = Math.floor(now.getTime() / 1000 / periodSeconds)
  const delta = HOTP.validate({ token, secret: Secret.fromBase32(secret), counter, window: tolerance })
  return delta === null ? null : counter + delta
}
