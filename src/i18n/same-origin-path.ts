import { safeUrl } from './safe-url.ts'

/** Validates a redirect target. @returns path with query; null for other origins, control characters and backslashes */
export function sameOriginPath(target: string | undefined | null): string | null {
  if (!target?.startsWith('/') || /[\p{Cc}\\]/u.test(target)) return null
  return safeUrl(target)?.replace(/#.*/, '') ?? null
}
