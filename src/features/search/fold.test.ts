import { expect, test } from 'vitest'
import { maxQueryLength, normalizeQuery, scoreWords, toNameSpellings, toSpellings, toWords } from './fold.ts'

const weight = (name: string, text: string) =>
  scoreWords(toNameSpellings(name), toSpellings(toWords(normalizeQuery(text))))

test('normalizeQuery ignores accents, case, whitespace and control characters', () => {
  for (const text of [
    'crème brûlée',
    ' CRÈME   Brûlée ',
    'creme\tbrulee',
    'cre\u0300me bru\u200blee',
    'creme\u0000brulee',
  ])
    expect(normalizeQuery(text)).toBe('creme brulee')
  expect(normalizeQuery('Straße')).toBe('strasse')
  expect(normalizeQuery('104915-1')).toBe('104915-1')
})

test('a normalized query has at most maxQueryLength characters', () => {
  expect(normalizeQuery('ß'.repeat(400))).toHaveLength(maxQueryLength)
  expect([...normalizeQuery('🍅'.repeat(400))]).toHaveLength(maxQueryLength)
  expect(normalizeQuery('\ud83c')).toBe('\ufffd')
})

test('a name that starts with the word weighs less than one that contains it', () => {
  expect(weight('Tomaten', 'tomat')).toBe(0)
  expect(weight('Ingeblikte tomaten', 'tomat')).toBe(1)
  expect(weight('Kerstomaten', 'tomat')).toBe(2)
  expect(weight('Aardappelen', 'tomat')).toBeNull()
})

test('a name must contain every word, and words under three characters at the start of a word', () => {
  expect(weight('Verse kaas en yoghurt', 'kaas yog')).not.toBeNull()
  expect(weight('Verse kaas', 'kaas yog')).toBeNull()
  expect(weight('Pasta', 'st')).toBeNull()
  expect(weight('Pasta', '?')).toBeNull()
})

test('umlauts match with and without dots and spelled out', () => {
  for (const text of ['käse', 'kase', 'kaese', 'KÄSE']) expect([text, weight('Käse', text)]).toEqual([text, 0])
  expect(weight('groente-fruit', 'groe')).toBe(0)
})

test('a plural with up to two more characters matches the singular', () => {
  for (const [name, text] of [
    ['Fromage', 'fromages'],
    ['Tomate', 'Tomaten'],
    ['Cheese', 'cheeses'],
  ] as const)
    expect([text, weight(name, text)]).toEqual([text, 0])
  expect(weight('Ei', 'eier')).toBeNull()
  expect(weight('Kaas', 'kaasplank')).toBeNull()
})
