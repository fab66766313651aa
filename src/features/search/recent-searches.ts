import { normalizeQuery } from './fold.ts'

const key = 'searches'
const maxSearches = 6

/** Latest first; empty without local storage. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : []
  } catch {
    return []
  }
}

/** Prepends a search; equal normalized queries are stored once, as typed last. */
export function toRecent(known: readonly string[], text: string): string[] {
  const question = normalizeQuery(text)
  if (question.length < 2) return [...known]
  return [text.trim(), ...known.filter((other) => normalizeQuery(other) !== question)].slice(0, maxSearches)
}

export function saveRecent(text: string) {
  try {
    localStorage.setItem(key, JSON.stringify(toRecent(readRecent(), text)))
  } catch {
    // no local storage: nothing is stored
  }
}

export function clearRecent() {
  try {
    localStorage.removeItem(key)
  } catch {
    // no local storage: nothing to remove
  }
}
