/** Where the shop may send a browser because somebody asked for it in a URL. Asked by the edge and by login and checkout. */
import { safeUrl } from './safe-url.ts'

/** A path of this site with its query, or null. What holds control characters or backslashes was not written by the shop. */
export function sameOriginPath(target: string | undefined | null): string | null {
  if (!target?.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return null
  return safeUrl(target)?.replace(/#.*/, '') ?? null
}
