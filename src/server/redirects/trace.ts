/** What a new rule would do, step by step, before it is written. Pure. */
import { findRedirect, isGone, type RedirectTable } from './redirect-table.ts'

export type Trace = {
  /** Addresses in the order in which a visitor comes by them, the first one included. */
  steps: string[]
  /** inside: a page of the shop; outside: another site; unknown: nothing is there; circle: it leads back. gone: it is said to be gone. */
  end: 'inside' | 'outside' | 'unknown' | 'circle' | 'gone'
}

const maxSteps = 6

/** @param isPage whether something stands at a path */
export function traceRule(
  source: string,
  target: string,
  table: RedirectTable,
  isPage: (path: string) => boolean,
): Trace {
  const steps = [source]
  const seen = new Set(steps)
  let next = target
  while (steps.length <= maxSteps) {
    const path = next.split('?')[0] ?? ''
    steps.push(next)
    if (!next.startsWith('/')) return { steps, end: 'outside' }
    if (seen.has(path)) return { steps, end: 'circle' }
    seen.add(path)
    const found = findRedirect(table, path, '')
    if (!found) return { steps, end: isPage(path) ? 'inside' : 'unknown' }
    if (isGone(found)) return { steps, end: 'gone' }
    next = found.target
  }
  return { steps, end: 'circle' }
}
