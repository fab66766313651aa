// Model of an editor who adds, replaces, disables and removes redirects: the table, in which chains are resolved, redirects to the same path as
// following one rule after another.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyRuns, historyTimeoutMs } from '#tests/support/history-runs.ts'
import type { RedirectRule } from './redirect-rules.ts'
import { buildRedirects, findRedirect, isGone } from './redirect-table.ts'

const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'] as const
const path = fc.constantFrom(...paths)
const edit = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('save' as const),
      source: path,
      target: fc.oneof(
        { weight: 6, arbitrary: path },
        { weight: 1, arbitrary: fc.constant('https://other.example/x') },
      ),
      status: fc.constantFrom(301, 302, 307, 308, 410),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('disable' as const), source: path }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), source: path }) },
)
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never

function apply(rules: readonly RedirectRule[], one: Edit): RedirectRule[] {
  const others = rules.filter(({ source }) => source !== one.source)
  if (one.does === 'remove') return others
  if (one.does === 'disable')
    return rules.map((rule) => (rule.source === one.source ? { ...rule, enabled: false } : rule))
  const { source, target, status } = one
  return [...others, { source, target, status, pattern: false, enabled: true }]
}

/** Follows one rule after another. @returns null: no rule, a loop, or more than six rules */
function followRules(rules: readonly RedirectRule[], start: string): string | 'gone' | null {
  const seen = new Set<string>()
  let at = start
  for (let hops = 0; hops < 8; hops++) {
    const rule = rules.find(({ source, enabled }) => enabled && source === at)
    if (!rule) return hops === 0 ? null : at
    if (rule.status === 410) return 'gone'
    if (seen.has(at)) return null
    seen.add(at)
    at = rule.target
    if (!at.startsWith('/')) return at
  }
  return null
}

// F466
test(
  'after each edit a path leads to the end of its chain, is gone, or is not redirected',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 2, maxLength: 24, size: 'max' }), async (edits) => {
        let rules: RedirectRule[] = []
        for (const one of edits) {
          rules = apply(rules, one)
          const table = buildRedirects(rules)
          for (const start of paths) {
            const found = findRedirect(table, start, '')
            const led = found && (isGone(found) ? 'gone' : found.target)
            expect([start, led]).toEqual([start, followRules(rules, start)])
            // a redirect ends: its target is not redirected again
            if (found && !isGone(found) && !found.external) expect(findRedirect(table, found.target, '')).toBeNull()
          }
        }
      }),
      historyRuns('redirects', { numRuns: 100 }),
    )
  },
  historyTimeoutMs,
)
