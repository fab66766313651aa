/** Suggests a page for a missing path: the same page in another language, a moved or misspelt page, or its parent. */
import type { Locale } from '#i18n/locales.ts'
import { localeOfPath } from '#i18n/paths.ts'

/** A public page, and its paths in the languages that have it. */
export type KnownPage = { path: string; alternates: Partial<Record<Locale, string>> }

/** Maximum edit distance, as a share of the length of the name. */
const maxDifference = 0.34

const withoutLocale = (path: string) => (localeOfPath(path) === 'nl' ? path : path.slice(3))
const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()
const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'))

export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** @param pages of all languages @returns a path in the language of `path`, or null */
export function suggestTarget(path: string, pages: readonly KnownPage[]): string | null {
  const locale = localeOfPath(path)
  const bare = withoutLocale(path)
  const name = lastSegment(path)
  if (!name) return null
  const sameLocale = pages.filter((page) => localeOfPath(page.path) === locale)
  const findTranslated = (matches: (page: KnownPage) => boolean) =>
    pages.find((page) => page.alternates[locale] && matches(page))?.alternates[locale]

  const samePath = findTranslated((page) => withoutLocale(page.path) === bare)
  const sameName = sameLocale.find((page) => lastSegment(page.path) === name)?.path
  const found = samePath ?? sameName ?? findTranslated((page) => lastSegment(page.path) === name)
  if (found) return found

  const [nearest] = sameLocale
    .filter((page) => Math.abs(lastSegment(page.path).length - name.length) <= name.length * maxDifference)
    .map((page) => ({ path: page.path, distance: editDistance(lastSegment(page.path), name) }))
    .filter(({ distance }) => distance <= name.length * maxDifference)
    .sort((a, b) => a.distance - b.distance)
  if (nearest) return nearest.path
  for (let parent = parentPath(path); withoutLocale(parent); parent = parentPath(parent))
    if (sameLocale.some((page) => page.path === parent)) return parent
  return null
}
