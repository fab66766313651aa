/** Accounts that logged in on this device, sealed in a cookie. A backend counts their attempts apart, so that failures of other clients do not delay them. */
import { randomBytes } from 'node:crypto'
import type { Sealer } from './session.ts'

/** Opaque name of the device for one account. */
type KnownDevice = { email: string; device: string }

/** Seconds. */
export const deviceMaxAge = 180 * 24 * 3600
/** Accounts per device, the last ones. */
const maxAccounts = 5

const normalize = (email: string) => email.trim().toLowerCase()

const open = async (sealer: Sealer, cookie: string | undefined): Promise<KnownDevice[]> =>
  ((await sealer.open(cookie, 'devices')) as KnownDevice[] | null) ?? []

/** @returns null if the account has not logged in on this device */
export async function findDevice(sealer: Sealer, cookie: string | undefined, email: string): Promise<string | null> {
  return (await open(sealer, cookie)).find((known) => known.email === normalize(email))?.device ?? null
}

/** @returns the sealed value of the cookie with this account */
export async function sealDevice(sealer: Sealer, cookie: string | undefined, email: string): Promise<string> {
  const known = await open(sealer, cookie)
  const others = known.filter((each) => each.email !== normalize(email))
  const device = (await findDevice(sealer, cookie, email)) ?? randomBytes(16).toString('hex')
  return sealer.seal([...others, { email: normalize(email), device }].slice(-maxAccounts), 'devices')
}
