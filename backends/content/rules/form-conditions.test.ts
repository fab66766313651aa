import { describe, expect, test } from 'vitest'
import { conditionCases, conditionValues } from '#tests/support/condition-cases.ts'
import { isShown } from './form-conditions.ts'

const isMet = (field: string, condition: string, value: string) =>
  isShown(true, { conditions: [{ field, condition, value }] }, conditionValues)

describe('a condition holds', () => {
  test.each([...conditionCases, ['kind', 'other', 'offer', false]] as const)(
    '%s %s %s: %s',
    (field, condition, value, expected) => {
      expect(isMet(field, condition, value)).toBe(expected)
    },
  )

  test('for a field that is named with or without braces', () => {
    for (const field of ['kind', '{kind}', '{field:kind}'])
      expect([field, isMet(field, '=', 'offer')]).toEqual([field, true])
    for (const field of ['x{kind}', '{kind}x', '{field:}'])
      expect([field, isMet(field, '=', 'offer')]).toEqual([field, false])
  })
})

const [met, unmet] = [
  { field: 'kind', condition: '=', value: 'offer' },
  { field: 'kind', condition: '=', value: 'visit' },
]

test('by default all conditions have to hold', () => {
  expect(isShown(true, { conditions: [met, unmet] }, conditionValues)).toBe(false)
  expect(isShown(true, { conditions: [met, met] }, conditionValues)).toBe(true)
  expect(isShown(true, { conditionRule: 'all', conditions: [met, unmet] }, conditionValues)).toBe(false)
  expect(isShown(true, { conditionRule: 'any', conditions: [met, unmet] }, conditionValues)).toBe(true)
  expect(isShown(true, { conditionRule: 'any', conditions: [unmet, unmet] }, conditionValues)).toBe(false)
})

test('the rule "hide" reverses the result', () => {
  expect(isShown(true, { showRule: 'hide', conditions: [met] }, conditionValues)).toBe(false)
  expect(isShown(true, { showRule: 'hide', conditions: [unmet] }, conditionValues)).toBe(true)
  expect(isShown(true, { showRule: 'show', conditions: [unmet] }, conditionValues)).toBe(false)
})

test('without conditions, or if they are not enabled, the field is shown', () => {
  expect(isShown(true, { showRule: 'hide', conditions: [] }, conditionValues)).toBe(true)
  expect(isShown(true, { showRule: 'hide' }, conditionValues)).toBe(true)
  expect(isShown(true, null, conditionValues)).toBe(true)
  for (const enabled of [false, null, undefined, 'true'])
    expect(isShown(enabled, { conditions: [unmet] }, conditionValues)).toBe(true)
})
