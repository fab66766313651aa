/** Signs messages between the shop and other systems: `X-Proviant-Signature: t=<unix seconds>,v1=<HMAC-SHA256 of "t.body" as hex>`. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'x-proviant-signature'

/** A message of another time is rejected, so that it cannot be sent again later. */
const validSeconds = 300

const hmacOf = (key: string, time: number | string, body: string) =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

/** Compares in constant time; hashes both sides first, so that the duration does not reveal the length. */
export function isEqual(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}

/** @param time in seconds */
export const signMessage = (key: string, body: string, time = Math.floor(Date.now() / 1000)) =>
  `t=${time},v1=${hmacOf(key, time, body)}`

export function isSignedMessage(header: string | undefined, body: string, key: string): boolean {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > validSeconds) return false
  return isEqual(hmacOf(key, time, body), signature)
}
