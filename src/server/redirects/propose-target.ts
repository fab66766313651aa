/** Where an address that leads nowhere was probably meant to lead: the same page in another language, moved, or written wrongly. Pure. */
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'

/** A public page, and its addresses in the languages that have it. */
export type KnownPage = { path: string; alternates: Partial<Record<Locale, string>> }

/** As much of a name may be written wrongly. */
const maxWrong = 0.34

const withoutLocale = (path: string) => path.replace(/^\/(?:en|de|fr)(?=\/|$)/, '')
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()
const above = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** How many letters have to be changed, added or left out. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** @param pages of all languages @returns a path in the language of the address, or null */
export function proposeTarget(path: string, pages: readonly KnownPage[]): string | null {
  const locale = localeOfPath(path)
  const bare = withoutLocale(path)
  const name = lastOf(path)
  if (!name) return null
  const own = pages.filter((page) => localeOfPath(page.path) === locale)
  const inReach = (found: KnownPage | undefined) => found && (found.alternates[locale] ?? null)

  const sameElsewhere = inReach(pages.find((page) => withoutLocale(page.path) === bare && page.alternates[locale]))
  if (sameElsewhere) return sameElsewhere
  const moved = own.find((page) => lastOf(page.path) === name)?.path
  if (moved) return moved
  const namedElsewhere = inReach(pages.find((page) => lastOf(page.path) === name && page.alternates[locale]))
  if (namedElsewhere) return namedElsewhere

  const [nearest] = own
    .filter((page) => Math.abs(lastOf(page.path).length - name.length) <= name.length * maxWrong)
    .map((page) => ({ path: page.path, wrong: editDistance(lastOf(page.path), name) }))
    .filter(({ wrong }) => wrong <= name.length * maxWrong)
    .sort((a, b) => a.wrong - b.wrong)
  if (nearest) return nearest.path
  // the list that it would have stood in
  for (let parent = above(path); withoutLocale(parent); parent = above(parent))
    if (own.some((page) => page.path === parent)) return parent
  return null
}
