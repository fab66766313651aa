// Retour's way of finding the redirect for a path. Called by resolvers/redirect.ts.

type Rule = {
  enabled: number
  source: string
  source_match: 'pathonly' | 'fullurl'
  match_type: 'exactmatch' | 'regexmatch'
  target: string | null
}

const maxPatternInput = 512

/**
 * The first enabled rule that matches, with its target. Exact rules keep case; patterns do not, and what they leave
 * unmatched stays in the target, as Retour's preg_replace does. A rule that leads to where the visitor is matches nothing.
 * @param uri path with leading slash; the query string may be part of it
 */
export function findRedirect<Row extends Rule>(
  rows: readonly Row[],
  uri: string,
  origin: string,
): { row: Row; target: string | null } | null {
  const path = uri.split('?')[0] ?? ''
  for (const row of rows) {
    if (row.enabled !== 1) continue
    const subject = row.source_match === 'fullurl' ? origin + uri : path
    const target = row.match_type === 'regexmatch' ? matchPattern(row, subject) : row.source === subject && row.target
    if (target === false || target === path || target === subject) continue
    return { row, target }
  }
  return null
}

/** False when it does not match; null for a rule without a target (410). */
function matchPattern({ source, target }: Rule, subject: string): string | null | false {
  if (subject.length > maxPatternInput || !isBounded(source)) return false
  const pattern = toRegExp(source)
  if (!pattern?.test(subject)) return false
  return target === null ? null : subject.replace(pattern, target)
}

/** At most two wildcards and no repeated group: no path can make such a pattern slow. */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, 'c')
  return (bare.match(/[*+{]/g) ?? []).length <= 2 && !/\)[*+{]/.test(bare)
}

function toRegExp(source: string): RegExp | null {
  try {
    return new RegExp(source, 'i')
  } catch {
    return null
  }
}
