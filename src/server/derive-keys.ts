/** Keys for another purpose than sessions, made of the session keys: whoever has one of them learns nothing of the others. Called by shop.ts. */
import type { Config } from './config.ts'

/** In the order of the session keys: the first signs, all are believed. */
export function deriveKeys(keys: Config['sessionKeys'], purpose: string): Promise<Uint8Array[]> {
  const label = new TextEncoder().encode(`proviant|v1|${purpose}`)
  return Promise.all(
    keys.map(async ({ bytes }) => {
      const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
      return new Uint8Array(await crypto.subtle.sign('HMAC', key, label))
    }),
  )
}
