import type { RedirectRow } from '../sql/redirects.ts'

export const toRedirectNode = (row: RedirectRow, target = row.target) => ({
  __typename: 'RetourType',
  id: row.id,
  siteId: row.site_id,
  enabled: row.enabled === 1,
  redirectSrcUrlParsed: row.source,
  redirectSrcMatch: row.source_match,
  redirectMatchType: row.match_type,
  redirectDestUrl: target,
  redirectHttpCode: row.http_code,
})

export type RedirectNode = ReturnType<typeof toRedirectNode>
