/** Where the shop may send a browser because somebody asked for it in a URL. Asked by the edge and by login and checkout. */
import { safeAddress } from './safe-address.ts'

/** A path of this site with its query, or null. What holds control characters or backslashes was not written by the shop. */
export function sameSitePath(target: string | undefined | null): string | null {
  if (!target?.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return null
  return safeAddress(target)?.replace(/#.*/, '') ?? null
}
