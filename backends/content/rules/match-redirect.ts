// Finds the redirect of a path like the Craft plugin Retour.

type Rule = {
  enabled: number
  source: string
  source_match: 'pathonly' | 'fullurl'
  match_type: 'exactmatch' | 'regexmatch'
  target: string | null
}

const maxPatternInput = 512

/**
 * The first enabled rule that matches, case-insensitively. As in Retour's preg_replace, the unmatched part of the path stays in the
 * target. A redirect to the same path is ignored. @param uri path with leading slash, optionally with a query
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
    const target =
      row.match_type === 'regexmatch' ? matchPattern(row, subject) : isSame(row.source, subject) && row.target
    if (target === false || target === path || target === subject) continue
    return { row, target }
  }
  return null
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** False without a match; null for a rule without a target (410). */
function matchPattern({ source, target }: Rule, subject: string): string | null | false {
  if (subject.length > maxPatternInput || !isBounded(source)) return false
  const pattern = toRegExp(source)
  if (!pattern?.test(subject)) return false
  return target === null ? null : subject.replace(pattern, target)
}

/** At most two quantifiers and no repeated group, to rule out catastrophic backtracking. */
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
