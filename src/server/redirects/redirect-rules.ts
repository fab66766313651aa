/** Redirect rules of the shop, converted from the response of the CMS. */
import type { redirectsQuery } from '#contracts/generated/content.ts'

export interface RedirectRule {
  /** Public path with language prefix, or a pattern over it. */
  source: string
  pattern: boolean
  /** Path or full URL; for patterns it may contain $1 to $9; empty if the status is 410. */
  target: string
  status: number
  enabled: boolean
}

/** Converts Retour's rows. A row without a target is left out, unless its status is 410. */
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
