/** Builds a table of the CMS's redirects: exact paths in a map by their lower-case text, patterns in order, chains resolved, loops removed. */
import { safeHttpUrl } from '#i18n/safe-url.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { RedirectRule } from './redirect-rules.ts'

export type Redirect = { target: string; status: 301 | 302 | 307 | 308; external: boolean }

/** The path is permanently gone, without a replacement. */
export type Gone = { status: 410 }

type Outcome = Redirect | Gone
const gone: Gone = { status: 410 }
export const isGone = (outcome: Outcome): outcome is Gone => outcome.status === 410

export interface RedirectTable {
  exact: ReadonlyMap<string, Outcome>
  patterns: readonly { matches: RegExp; redirect: Outcome }[]
}

/** Serialized rules for the app, which applies them before every navigation; null: permanently gone. */
export interface RedirectList {
  exact: [source: string, target: string | null][]
  patterns: [source: string, target: string | null][]
}

/** The CMS matches paths, like patterns, case-insensitively. */
const toKey = (path: string) => path.toLowerCase()

const maxHops = 5

function toTarget(text: string): Pick<Redirect, 'target' | 'external'> | null {
  const path = sameOriginPath(text)
  if (path) return { target: path, external: false }
  const target = safeHttpUrl(text)
  return target && !target.startsWith('/') ? { target, external: true } : null
}

const statuses = [301, 302, 307, 308] as const

/** Maximum number of unbounded repetitions in a pattern. */
const maxRepeats = 2
const maxOptional = 5
const maxPath = 512

/** Whether a pattern cannot backtrack excessively: few repetitions, no repeated groups, no backreferences. */
function isBounded(source: string): boolean {
  const bare = source.replace(/\\\D/g, '.').replace(/\[(?:\\.|[^\]])*\]/g, '.')
  const count = (what: RegExp) => bare.match(what)?.length ?? 0
  return count(/[*+{]/g) <= maxRepeats && count(/\?/g) <= maxOptional + count(/\(\?/g) && !/\)[*+{]|\\/.test(bare)
}

/** A CMS pattern that matches whole paths, case-insensitively. @returns null if it is invalid or could be slow; such a rule is left out */
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

/** @param rules in order of evaluation; disabled and invalid ones are left out */
export function buildRedirects(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, Outcome>()
  const patterns: { matches: RegExp; redirect: Outcome }[] = []
  for (const rule of rules) {
    const redirect = rule.enabled ? toOutcome(rule) : null
    if (!redirect) continue
    if (rule.pattern) {
      const matches = toPattern(rule.source)
      if (matches) patterns.push({ matches, redirect })
    } else if (!exact.has(toKey(rule.source))) exact.set(toKey(rule.source), redirect)
  }
  const table = { exact: new Map<string, Outcome>(), patterns }
  for (const [source, redirect] of exact) {
    const end = follow(exact, source, redirect)
    if (end) table.exact.set(source, end)
  }
  return table
}

/** The end of the chain that starts at `source`; null if it is a loop or longer than 5 hops. */
function follow(exact: Map<string, Outcome>, source: string, first: Outcome): Outcome | null {
  if (isGone(first)) return first
  const seen = new Set([source])
  let redirect = first
  for (let hop = 0; hop <= maxHops && !redirect.external; hop++) {
    const path = toKey(redirect.target.split('?')[0] ?? '')
    // a rule that only changes the case of its source
    if (hop === 0 && path === source) return redirect
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
    // captured text is inserted into the path of a target, never into its host
    const host = redirect.external ? new URL(redirect.target).origin : ''
    const rest = redirect.target
      .slice(host.length)
      .replace(/\$([1-9])/g, (_, group: string) => found[Number(group)] ?? '')
    const expanded = toTarget(host + rest)
    return expanded ? { ...redirect, ...expanded } : undefined
  }
  return undefined
}

/** The redirect of a path, gone, or null if there is none. The query is appended unless the target has one. @param path decoded, canonical */
export function findRedirect(table: RedirectTable, path: string, query: string): Outcome | null {
  const found = table.exact.get(toKey(path)) ?? matchPattern(table, path)
  if (!found || isGone(found)) return found ?? null
  if (found.target === path) return null
  return query && !found.target.includes('?') ? { ...found, target: found.target + query } : found
}
