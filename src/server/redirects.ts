/** The CMS's redirects as one table (D07): exact paths by look-up, patterns in order, chains made short, loops left out. */
import { safeWebAddress } from '#i18n/safe-address.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import type { RedirectRule } from './redirect-rules.ts'

export type Redirect = { target: string; status: 301 | 302 | 307 | 308; external: boolean }

export interface RedirectTable {
  exact: ReadonlyMap<string, Redirect>
  patterns: readonly { matches: RegExp; redirect: Redirect }[]
}

const maxHops = 5

function toTarget(text: string): Pick<Redirect, 'target' | 'external'> | null {
  const path = sameSitePath(text)
  if (path) return { target: path, external: false }
  const target = safeWebAddress(text)
  return target && !target.startsWith('/') ? { target, external: true } : null
}

const statuses = [301, 302, 307, 308] as const

const wildcard = /(\((?:\.\*|\.\+|\[\^\/\]\+)\)|\.\*|\.\+)/
const maxWildcards = 2

/**
 * A CMS pattern as a bounded expression: at most two wildcards, the rest literal (reliability 2.8).
 * @returns null for a pattern that needs more; such a rule is left out
 */
function toPattern(source: string): RegExp | null {
  const parts = source.replace(/^\^|\$$/g, '').split(wildcard)
  if (parts.length > 2 * maxWildcards + 1) return null
  const made = parts.map((part, index) => {
    if (index % 2) return part
    const literal = part.replace(/\\([./-])/g, '$1')
    return /[\\^$*+?()[\]{}|]/.test(literal) ? null : literal.replaceAll('.', '\\.')
  })
  return made.includes(null) ? null : new RegExp(`^${made.join('')}$`, 'i')
}

/** @param rules in order of evaluation; disabled and unusable ones are left out */
export function buildRedirects(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, Redirect>()
  const patterns: { matches: RegExp; redirect: Redirect }[] = []
  for (const rule of rules) {
    const target = rule.enabled ? toTarget(rule.target) : null
    if (!target) continue
    const redirect = { ...target, status: statuses.find((status) => status === rule.status) ?? 302 }
    if (rule.pattern) {
      const matches = toPattern(rule.source)
      if (matches) patterns.push({ matches, redirect })
    } else if (!exact.has(rule.source)) exact.set(rule.source, redirect)
  }
  const table = { exact: new Map<string, Redirect>(), patterns }
  for (const [source, redirect] of exact) {
    const end = follow(exact, source, redirect)
    if (end) table.exact.set(source, end)
  }
  return table
}

/** The end of a chain that begins at `source`; null when it goes round in a circle. */
function follow(exact: Map<string, Redirect>, source: string, first: Redirect): Redirect | null {
  const seen = new Set([source])
  let redirect = first
  for (let hop = 0; hop <= maxHops && !redirect.external; hop++) {
    const path = redirect.target.split('?')[0] ?? ''
    if (seen.has(path)) return null
    seen.add(path)
    const next = exact.get(path)
    if (!next) return redirect
    redirect = { ...next, status: first.status === 301 || first.status === 308 ? next.status : first.status }
  }
  return redirect.external ? redirect : null
}

function matchPattern({ patterns }: RedirectTable, path: string): Redirect | undefined {
  if (!patterns.length || path.length > 2_000) return undefined
  for (const { matches, redirect } of patterns) {
    const found = matches.exec(path)
    if (!found) continue
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
 * Where a path leads, or null. The query is carried over unless the target has one.
 * @param path decoded, canonical
 */
export function findRedirect(table: RedirectTable, path: string, query: string): Redirect | null {
  const found = table.exact.get(path) ?? matchPattern(table, path)
  if (!found || found.target === path) return null
  return query && !found.target.includes('?') ? { ...found, target: found.target + query } : found
}
