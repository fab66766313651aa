import { describe, expect, test } from 'vitest'
import { conditionCases, conditionValues } from '#tests/support/condition-cases.ts'
import { type Conditions, comparisons, isShown, toConditions } from './conditions.ts'

type Condition = Conditions['list'][number]
const conditionsOf = (list: Condition[], more: Partial<Conditions> = {}): Conditions => ({
  outcome: 'show',
  need: 'all',
  list,
  ...more,
})
const isMet = (handle: string, is: Condition['is'], value: string) =>
  isShown(conditionsOf([{ handle, is, value }]), conditionValues)

describe('a condition holds', () => {
  test.each(conditionCases)('%s %s %s: %s', (handle, is, value, expected) => {
    expect(isMet(handle, is, value)).toBe(expected)
  })
})

test('all conditions or one of them have to hold, to show or to hide', () => {
  const [met, unmet]: Condition[] = [
    { handle: 'kind', is: '=', value: 'offer' },
    { handle: 'kind', is: '=', value: 'visit' },
  ] as never
  const shown = (list: (Condition | undefined)[], more: Partial<Conditions> = {}) =>
    isShown(conditionsOf(list as Condition[], more), conditionValues)
  expect([shown([met, unmet]), shown([met, met])]).toEqual([false, true])
  expect([shown([met, unmet], { need: 'any' }), shown([unmet, unmet], { need: 'any' })]).toEqual([true, false])
  expect([shown([met], { outcome: 'hide' }), shown([unmet], { outcome: 'hide' })]).toEqual([false, true])
})

test('a part without conditions is shown', () => {
  expect([isShown(null, conditionValues), isShown(conditionsOf([], { outcome: 'hide' }), conditionValues)]).toEqual([
    true,
    true,
  ])
})

describe('toConditions', () => {
  const condition = { field: '{field:kind}', condition: '=', value: 'offer' }
  const parsed = { outcome: 'show', need: 'all', list: [{ handle: 'kind', is: '=', value: 'offer' }] }

  test('reads the conditions of the CMS, conditionValues as a value or as JSON', () => {
    expect(toConditions({ showRule: 'show', conditionRule: 'all', conditions: [condition] })).toEqual(parsed)
    expect(toConditions(JSON.stringify({ conditions: [condition] }))).toEqual(parsed)
    expect(toConditions({ showRule: 'hide', conditionRule: 'any', conditions: [condition] })).toEqual({
      ...parsed,
      outcome: 'hide',
      need: 'any',
    })
  })

  test('accepts names of fields with and without braces, and missing values', () => {
    const handleOf = (field: unknown) => toConditions({ conditions: [{ ...condition, field }] })?.list[0]?.handle
    expect(['kind', '{kind}', '{field:kind}', 'x{kind}', '{kind}x'].map(handleOf)).toEqual([
      'kind',
      'kind',
      'kind',
      'x{kind}',
      '{kind}x',
    ])
    expect(toConditions({ conditions: [{ field: 'kind', condition: '=' }] })?.list).toEqual([
      { handle: 'kind', is: '=', value: '' },
    ])
    expect(toConditions({ conditions: [{ field: 'kind', condition: '=', value: 5 }] })?.list[0]?.value).toBe('5')
  })

  test('knows all comparisons', () => {
    expect(
      comparisons.map((is) => toConditions({ conditions: [{ ...condition, condition: is }] })?.list[0]?.is),
    ).toEqual(['=', '!=', '>', '<', 'contains', 'notContains', 'startsWith', 'endsWith'])
  })

  test('leaves out what it cannot use, and is null if nothing remains', () => {
    for (const unusable of [
      { ...condition, condition: 'matches' },
      { ...condition, field: 5 },
      { ...condition, field: '' },
      null,
      'x',
    ]) {
      expect(toConditions({ conditions: [unusable] })).toBe(null)
      expect(toConditions({ conditions: [unusable, condition] })).toEqual(parsed)
    }
    for (const conditionValues of [
      null,
      undefined,
      5,
      '',
      '{',
      'null',
      '{}',
      {},
      { conditions: [] },
      { conditions: 'x' },
    ])
      expect([conditionValues, toConditions(conditionValues)]).toEqual([conditionValues, null])
  })
})
