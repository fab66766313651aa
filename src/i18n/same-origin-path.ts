import { safeUrl } from './safe-url.ts'

/**
 * Validates a redirect target from a URL.
 * @returns path of this site with its query; null for others, also with control characters or backslashes, which the shop never
 * writes
 */
export function sameOriginPath(target: string | undefined | null): string | null {
  if (!target?.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return null
  return safeUrl(target)?.replace(/#.*/, '') ?? null
}
