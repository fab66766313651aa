import { describe, expect, test } from 'vitest'
import { isShown } from './form-conditions.ts'

const given = new Map<string, readonly string[]>([
  ['kind', ['offer']],
  ['days', ['mo', 'fr']],
  ['amount', ['10']],
  ['start', ['2026-11-24']],
  ['empty', ['']],
])
const isMet = (field: string, condition: string, value: string) =>
  isShown(true, { conditions: [{ field, condition, value }] }, given)

describe('a condition holds', () => {
  test.each([
    ['kind', '=', 'offer', true],
    ['kind', '=', 'off', false],
    ['kind', '!=', 'offer', false],
    ['kind', '!=', 'visit', true],
    ['kind', 'contains', 'ffe', true],
    ['kind', 'contains', 'x', false],
    ['kind', 'notContains', 'ffe', false],
    ['kind', 'notContains', 'x', true],
    ['kind', 'startsWith', 'off', true],
    ['kind', 'startsWith', 'fer', false],
    ['kind', 'endsWith', 'fer', true],
    ['kind', 'endsWith', 'off', false],
    ['kind', 'other', 'offer', false],
    ['amount', '>', '9', true],
    ['amount', '>', '10', false],
    ['amount', '<', '11', true],
    ['amount', '<', '10', false],
    ['amount', '<', '9', false],
    // dates, as text, like in the browser
    ['start', '>', '2026-11-23', true],
    ['start', '>', '2026-11-24', false],
    ['start', '<', '2026-11-25', true],
    ['start', '<', '2026-11-24', false],
    // an empty value is neither more nor less
    ['empty', '<', '1', false],
    ['empty', '>', '-1', false],
    ['empty', '=', '', true],
  ])('%s %s %s: %s', (field, condition, value, expected) => {
    expect(isMet(field, condition, value)).toBe(expected)
  })

  test('for one of the values of a multiple choice', () => {
    expect([isMet('days', '=', 'fr'), isMet('days', '=', 'sa')]).toEqual([true, false])
    expect([isMet('days', 'startsWith', 'f'), isMet('days', 'endsWith', 'o'), isMet('days', 'contains', 'r')]).toEqual([
      true,
      true,
      true,
    ])
    expect([isMet('days', '!=', 'fr'), isMet('days', 'notContains', 'r')]).toEqual([false, false])
  })

  test('for a field that is named with or without braces', () => {
    for (const field of ['kind', '{kind}', '{field:kind}'])
      expect([field, isMet(field, '=', 'offer')]).toEqual([field, true])
    for (const field of ['x{kind}', '{kind}x', '{field:}'])
      expect([field, isMet(field, '=', 'offer')]).toEqual([field, false])
  })

  test('for a field without a value as for an empty one', () => {
    expect([isMet('absent', '=', ''), isMet('absent', '!=', 'offer'), isMet('absent', '=', 'offer')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

const [met, unmet] = [
  { field: 'kind', condition: '=', value: 'offer' },
  { field: 'kind', condition: '=', value: 'visit' },
]

test('by default all conditions have to hold', () => {
  expect(isShown(true, { conditions: [met, unmet] }, given)).toBe(false)
  expect(isShown(true, { conditions: [met, met] }, given)).toBe(true)
  expect(isShown(true, { conditionRule: 'all', conditions: [met, unmet] }, given)).toBe(false)
  expect(isShown(true, { conditionRule: 'any', conditions: [met, unmet] }, given)).toBe(true)
  expect(isShown(true, { conditionRule: 'any', conditions: [unmet, unmet] }, given)).toBe(false)
})

test('the rule "hide" reverses the result', () => {
  expect(isShown(true, { showRule: 'hide', conditions: [met] }, given)).toBe(false)
  expect(isShown(true, { showRule: 'hide', conditions: [unmet] }, given)).toBe(true)
  expect(isShown(true, { showRule: 'show', conditions: [unmet] }, given)).toBe(false)
})

test('without conditions, or if they are not enabled, the field is shown', () => {
  expect(isShown(true, { showRule: 'hide', conditions: [] }, given)).toBe(true)
  expect(isShown(true, { showRule: 'hide' }, given)).toBe(true)
  expect(isShown(true, null, given)).toBe(true)
  for (const enabled of [false, null, undefined, 'true'])
    expect(isShown(enabled, { conditions: [unmet] }, given)).toBe(true)
})
