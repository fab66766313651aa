/** Redirect rules in the shop's words, read from the CMS's answer. */
import type { redirectsQuery } from '#contracts/generated/content.ts'

export interface RedirectRule {
  /** Public path with language prefix, or a pattern over it. */
  source: string
  pattern: boolean
  /** Path or full URL; for patterns it may hold $1 to $9. */
  target: string
  status: number
  enabled: boolean
}

/** Retour's rows -> rules. A rule without a target is none. */
export const toRedirectRules = ({ redirects }: redirectsQuery): RedirectRule[] =>
  (redirects ?? []).flatMap((row) =>
    row?.redirectSrcUrlParsed && row.redirectDestUrl
      ? {
          source: row.redirectSrcUrlParsed,
          pattern: row.redirectMatchType === 'regexmatch',
          target: row.redirectDestUrl,
          status: row.redirectHttpCode ?? 302,
          enabled: row.enabled !== false,
        }
      : [],
  )
