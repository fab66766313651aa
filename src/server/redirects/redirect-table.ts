/** The CMS's redirects as one table: exact paths by look-up, patterns in order, chains made short, loops left out. */
import { safeHttpUrl } from '#i18n/safe-url.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { RedirectRule } from './redirect-rules.ts'

export type Redirect = { target: string; status: 301 | 302 | 307 | 308; external: boolean }

/** What stood there is gone for good, and nothing takes its place. */
export type Gone = { status: 410 }

type Outcome = Redirect | Gone
const gone: Gone = { status: 410 }
export const isGone = (outcome: Outcome): outcome is Gone => outcome.status === 410

export interface RedirectTable {
  exact: ReadonlyMap<string, Outcome>
  patterns: readonly { matches: RegExp; redirect: Outcome }[]
}

/** The rules that the app follows before every page, as they travel: source and target; null for what is gone for good. */
export interface RedirectList {
  exact: [source: string, target: string | null][]
  patterns: [source: string, target: string | null][]
}

const maxHops = 5

function toTarget(text: string): Pick<Redirect, 'target' | 'external'> | null {
  const path = sameOriginPath(text)
  if (path) return { target: path, external: false }
  const target = safeHttpUrl(text)
  return target && !target.startsWith('/') ? { target, external: true } : null
}

const statuses = [301, 302, 307, 308] as const

/** As many places of a pattern may match any number of characters. */
const maxRepeats = 2
const maxOptional = 5
const maxPath = 512

/** A pattern that no path can make slow: few repetitions, none of a group, none of its own finds. */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\\D/g, '.').replace(/\[(?:\\.|[^\]])*\]/g, '.')
  const count = (what: RegExp) => bare.match(what)?.length ?? 0
  return count(/[*+{]/g) <= maxRepeats && count(/\?/g) <= maxOptional + count(/\(\?/g) && !/\)[*+{]|\\/.test(bare)
}

/**
 * A CMS pattern over whole paths, without regard to case. Classes, alternatives and optional parts are understood.
 * @returns null for one that is no expression, or could be slow; such a rule is left out
 */
function toPattern(source: string): RegExp | null {
  if (!isBounded(source)) return null
  try {
    return new RegExp(`^(?:${source.replace(/^\^|\$$/g, '')})$`, 'i')
  } catch {
    return null
  }
}

function toOutcome({ status, target }: RedirectRule): Outcome | null {
  if (status === gone.status) return gone
  const found = toTarget(target)
  return found && { ...found, status: statuses.find((known) => known === status) ?? 302 }
}

/** @param rules in order of evaluation; disabled and unusable ones are left out */
export function buildRedirects(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, Outcome>()
  const patterns: { matches: RegExp; redirect: Outcome }[] = []
  for (const rule of rules) {
    const redirect = rule.enabled ? toOutcome(rule) : null
    if (!redirect) continue
    if (rule.pattern) {
      const matches = toPattern(rule.source)
      if (matches) patterns.push({ matches, redirect })
    } else if (!exact.has(rule.source)) exact.set(rule.source, redirect)
  }
  const table = { exact: new Map<string, Outcome>(), patterns }
  for (const [source, redirect] of exact) {
    const end = follow(exact, source, redirect)
    if (end) table.exact.set(source, end)
  }
  return table
}

/** The end of a chain that begins at `source`; null when it goes round in a circle. */
function follow(exact: Map<string, Outcome>, source: string, first: Outcome): Outcome | null {
  if (isGone(first)) return first
  const seen = new Set([source])
  let redirect = first
  for (let hop = 0; hop <= maxHops && !redirect.external; hop++) {
    const path = redirect.target.split('?')[0] ?? ''
    if (seen.has(path)) return null
    seen.add(path)
    const next = exact.get(path)
    if (!next) return redirect
    if (isGone(next)) return next
    redirect = { ...next, status: first.status === 301 || first.status === 308 ? next.status : first.status }
  }
  return redirect.external ? redirect : null
}

function matchPattern({ patterns }: RedirectTable, path: string): Outcome | undefined {
  if (!patterns.length || path.length > maxPath) return undefined
  for (const { matches, redirect } of patterns) {
    const found = matches.exec(path)
    if (!found) continue
    if (isGone(redirect)) return redirect
    // what was captured goes into the path of a target, never into its host
    const host = redirect.external ? new URL(redirect.target).origin : ''
    const rest = redirect.target
      .slice(host.length)
      .replace(/\$([1-9])/g, (_, group: string) => found[Number(group)] ?? '')
    const made = toTarget(host + rest)
    return made ? { ...redirect, ...made } : undefined
  }
  return undefined
}

/**
 * Where a path leads, that it is gone, or null. The query is carried over unless the target has one.
 * @param path decoded, canonical
 */
export function findRedirect(table: RedirectTable, path: string, query: string): Outcome | null {
  const found = table.exact.get(path) ?? matchPattern(table, path)
  if (!found || isGone(found)) return found ?? null
  if (found.target === path) return null
  return query && !found.target.includes('?') ? { ...found, target: found.target + query } : found
}
