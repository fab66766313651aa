/** What was looked for in this browser, kept nowhere else. Used by the palette. */
import { toQuestion } from './fold.ts'

const key = 'searches'
const keptAtMost = 6

/** The latest first; none where the browser keeps nothing. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, keptAtMost) : []
  } catch {
    return []
  }
}

/** The same question stands once, as it was worded last. */
export function toRecent(kept: readonly string[], text: string): string[] {
  const question = toQuestion(text)
  if (question.length < 2) return [...kept]
  return [text.trim(), ...kept.filter((other) => toQuestion(other) !== question)].slice(0, keptAtMost)
}

export function keepRecent(text: string) {
  try {
    localStorage.setItem(key, JSON.stringify(toRecent(readRecent(), text)))
  } catch {
    // a browser without storage: nothing is remembered
  }
}

export function forgetRecent() {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
