/** The redirects of the CMS by language, in memory between requests. */
import type { Locale } from '#i18n/locales.ts'
import type { ResponseCache } from '../cache/no-cache.ts'
import type { WaitUntil } from '../cache/read-through.ts'
import type { TagTokens } from '../cache/tag-tokens.ts'
import type { BackendClient } from '../clients/backend.ts'
import { createPublicClient } from '../clients/public-client.ts'
import type { Config } from '../config/config.ts'
import type { Warnings } from '../config/warnings.ts'
import { toRedirectRules } from '../redirects/redirect-rules.ts'
import { buildRedirects, type RedirectTable } from '../redirects/redirect-table.ts'
import { findShadowedRoutes } from '../redirects/shadowed-routes.ts'
import { isWithin } from '../time/elapsed.ts'

export interface RedirectTables {
  redirects(locale: Locale, waitUntil: WaitUntil): Promise<RedirectTable>
  /** The redirect table from memory, without waiting; undefined if there is none that is current. */
  cachedRedirects(locale: Locale, waitUntil: WaitUntil): RedirectTable | undefined
}

type Deps = {
  config: Config
  commerce: BackendClient
  content: BackendClient
  cache: ResponseCache
  tokens: TagTokens
  warnings: Warnings
}

/** How long a table is used without reading the cache again, unless this process purges a tag. */
const tableMs = 1_000
/** Up to this age a table is refreshed in the background; an older one may have missed a purge, so the request waits. */
const oldTableMs = 5_000

export function createRedirectTables({ config, commerce, content, cache, tokens, warnings }: Deps): RedirectTables {
  const tables = new WeakMap<object, RedirectTable>()
  const recent = new Map<Locale, { table: RedirectTable; since: number; version: number; isAsked: boolean }>()

  return {
    async redirects(locale, waitUntil) {
      const siteId = config.sites[locale]
      // taken before the read: a purge during it must not look current afterwards
      const { version } = tokens
      const publicClient = createPublicClient({
        commerce,
        content,
        cache,
        locale,
        siteId,
        waitUntil,
        by: { trafficClass: 'guest', caller: 'redirects' },
        onRead: () => undefined,
      })
      try {
        const { redirects } = await import('#contracts/generated/content.ts')
        const answer = await publicClient.content(redirects, { siteId })
        // the cached response is the same object until it is fetched again, so its table is memoized by it
        const table = tables.get(answer) ?? buildRedirects(toRedirectRules(answer))
        if (!tables.has(answer)) warnings.set('redirect.shadows', locale, findShadowedRoutes(table, locale))
        tables.set(answer, table)
        recent.set(locale, { table, since: Date.now(), version, isAsked: false })
        return table
      } catch {
        return { exact: new Map(), patterns: [] }
      }
    },
    cachedRedirects(locale, waitUntil) {
      const known = recent.get(locale)
      const age = Date.now() - (known?.since ?? 0)
      if (!known || known.version !== tokens.version || !isWithin(age, oldTableMs)) return undefined
      if (!isWithin(age, tableMs) && !known.isAsked) {
        known.isAsked = true
        waitUntil(this.redirects(locale, waitUntil))
      }
      return known.table
    },
  }
}
