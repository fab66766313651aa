/** Redirect rules in the shop's words, read from the CMS's answer. */
import type { redirectsQuery } from '#contracts/generated/content.ts'

export interface RedirectRule {
  /** Public path with language prefix, or a pattern over it. */
  source: string
  pattern: boolean
  /** Path or full URL; for patterns it may hold $1 to $9; empty where the status is 410. */
  target: string
  status: number
  enabled: boolean
}

/** Retour's rows -> rules. A rule without a target is none, unless it says that something is gone. */
export const toRedirectRules = ({ redirects }: redirectsQuery): RedirectRule[] =>
  (redirects ?? []).flatMap((row) =>
    row?.redirectSrcUrlParsed && (row.redirectDestUrl || row.redirectHttpCode === 410)
      ? {
          source: row.redirectSrcUrlParsed,
          pattern: row.redirectMatchType === 'regexmatch',
          target: row.redirectDestUrl ?? '',
          status: row.redirectHttpCode ?? 302,
          enabled: row.enabled !== false,
        }
      : [],
  )
