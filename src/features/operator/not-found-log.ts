import type { NotFoundEntry } from '#server/context/context.ts'
import { type KnownPage, suggestTarget } from './suggest-target.ts'

export interface MissingPage {
  path: string
  hits: number
  referrer: string | null
  /** ISO 8601. */
  lastSeen: string
  /** Path of the suggested page; null if there is none. */
  suggestion: string | null
}

export interface NotFoundPages {
  missing: MissingPage[]
  /** False with an external CMS. */
  canRedirect: boolean
}

/** `exists`: the path has a page again. */
export type LoggedPath = MissingPage & { exists: boolean }

export function toLoggedPaths(entries: readonly NotFoundEntry[], pages: readonly KnownPage[]): LoggedPath[] {
  const existing = new Set(pages.map(({ path }) => path))
  return entries.map(({ path, hits, came_from, seen_at }) => ({
    path,
    hits,
    referrer: came_from,
    lastSeen: new Date(seen_at).toISOString(),
    suggestion: existing.has(path) ? null : suggestTarget(path, pages),
    exists: existing.has(path),
  }))
}
