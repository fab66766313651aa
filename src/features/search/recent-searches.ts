/** What was looked for in this browser, stored nowhere else. Used by the palette. */
import { normalizeQuery } from './fold.ts'

const key = 'searches'
const maxSearches = 6

/** The latest first; none where the browser keeps nothing. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : []
  } catch {
    return []
  }
}

/** The same question stands once, as it was worded last. */
export function toRecent(known: readonly string[], text: string): string[] {
  const question = normalizeQuery(text)
  if (question.length < 2) return [...known]
  return [text.trim(), ...known.filter((other) => normalizeQuery(other) !== question)].slice(0, maxSearches)
}

export function saveRecent(text: string) {
  try {
    localStorage.setItem(key, JSON.stringify(toRecent(readRecent(), text)))
  } catch {
    // a browser without storage: nothing is remembered
  }
}

export function clearRecent() {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was stored
  }
}
