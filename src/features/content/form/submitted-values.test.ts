import { describe, expect, test } from 'vitest'
import type { CmsForm, FormField, FormPage } from './cms-form.ts'
import type { Conditions } from './conditions/conditions.ts'
import {
  defaultValuesOf,
  getSubmittedValue,
  type SubmittedValues,
  visibleFields,
  visibleParts,
} from './submitted-values.ts'

const toField = (field: object): FormField =>
  ({ handle: 'field', kind: 'text', conditions: null, disabled: false, defaultValue: '', ...field }) as FormField
const options = ['a', 'b', 'c'].map((value) => ({
  value,
  label: value,
  disabled: false,
  isDefault: value !== 'c',
  isGroup: false,
}))
const values = (given: Record<string, (string | File)[]>): SubmittedValues => new Map(Object.entries(given))
const read = (field: object, given: Record<string, (string | File)[]>) =>
  getSubmittedValue(toField(field), values(given))

const ifKind = (value: string): Conditions => ({
  outcome: 'show',
  need: 'all',
  list: [{ handle: 'kind', is: '=', value }],
})
const toPage = (fields: FormField[], more: Partial<FormPage> = {}): FormPage =>
  ({ rows: fields.map((field) => [field]), conditions: null, nextConditions: null, ...more }) as FormPage
const toForm = (...pages: FormPage[]) => ({ pages }) as CmsForm

describe('getSubmittedValue', () => {
  test('is the first text without spaces around it', () => {
    expect(read({}, { field: ['  a b ', 'c'] })).toBe('a b')
    expect([read({}, {}), read({}, { other: ['x'] }), read({}, { field: [new File([], 'x')] })]).toEqual(['', '', ''])
  })

  test('of a number has a decimal point; three digits after a comma may be thousands', () => {
    const numbers = ['1,5', '-1,25', '+1,5', '1,500', '1,', '1,5,5', 'a1,5', '1,5a', '10']
    expect(numbers.map((number) => read({ kind: 'number' }, { field: [number] }))).toEqual([
      '1.5',
      '-1.25',
      '+1.5',
      '1,500',
      '1,',
      '1,5,5',
      'a1,5',
      '1,5a',
      '10',
    ])
    expect(read({ kind: 'text' }, { field: ['1,5'] })).toBe('1,5')
  })

  test('of checkboxes is a list: each box has a name of its own', () => {
    expect(read({ kind: 'checkboxes', options }, { 'field[a]': ['a'], 'field[c]': ['c'], 'field[x]': ['x'] })).toEqual([
      'a',
      'c',
    ])
    expect(read({ kind: 'checkboxes', options }, { field: ['a'] })).toEqual([])
  })

  test('of a select for several options is a list', () => {
    expect(read({ kind: 'select', multiple: true }, { field: ['a', 'b'] })).toEqual(['a', 'b'])
    expect(read({ kind: 'select', multiple: false }, { field: ['a', 'b'] })).toBe('a')
    expect(read({ kind: 'text', multiple: true }, { field: ['a', 'b'] })).toBe('a')
  })

  test('of a file input is a list of files; without a choice the browser sends an empty file', () => {
    const file = new File(['x'], 'x.txt')
    expect(read({ kind: 'file' }, { field: [file, new File([], ''), 'text'] })).toEqual([file])
    expect(read({ kind: 'file' }, {})).toEqual([])
  })
})

describe('visibleParts', () => {
  const fields = [
    toField({ handle: 'kind' }),
    toField({ handle: 'a', conditions: ifKind('a') }),
    toField({ handle: 'b', conditions: ifKind('b') }),
    toField({ handle: 'off', disabled: true }),
  ]

  test('has the fields whose conditions are met and that are not disabled', () => {
    const form = toForm(toPage(fields))
    expect([...visibleParts(form, values({ kind: ['a'] })).handles]).toEqual(['kind', 'a'])
    expect([...visibleParts(form, values({ kind: ['b'] })).handles]).toEqual(['kind', 'b'])
    expect(visibleFields(form, values({ kind: ['b'] })).map(({ handle }) => handle)).toEqual(['kind', 'b'])
  })

  test('has the pages whose conditions are met, and only their fields', () => {
    const form = toForm(
      toPage([toField({ handle: 'kind' })]),
      toPage([toField({ handle: 'a' })], { conditions: ifKind('a') }),
      toPage([toField({ handle: 'b' })], { conditions: ifKind('b') }),
    )
    const { pages, handles } = visibleParts(form, values({ kind: ['b'] }))
    expect([pages, [...handles]]).toEqual([
      [0, 2],
      ['kind', 'b'],
    ])
  })

  test('ends at the first page whose next button is hidden, which the last page does not have', () => {
    const last = toPage([toField({ handle: 'z' })], { nextConditions: ifKind('never') })
    const form = toForm(toPage([toField({ handle: 'kind' })], { nextConditions: ifKind('a') }), toPage([]), last)
    expect(visibleParts(form, values({ kind: ['a'] })).endsAt).toBe(null)
    expect(visibleParts(form, values({ kind: ['b'] })).endsAt).toBe(0)
    expect(visibleParts(toForm(toPage([]), toPage([]), toPage([])), values({})).endsAt).toBe(null)
  })

  test('compares lists and names of files', () => {
    const onFile: Conditions = { outcome: 'show', need: 'all', list: [{ handle: 'cv', is: 'endsWith', value: '.pdf' }] }
    const onBoxes: Conditions = { outcome: 'show', need: 'all', list: [{ handle: 'days', is: '=', value: 'b' }] }
    const form = toForm(
      toPage([
        toField({ handle: 'cv', kind: 'file' }),
        toField({ handle: 'days', kind: 'checkboxes', options }),
        toField({ handle: 'x', conditions: onFile }),
        toField({ handle: 'y', conditions: onBoxes }),
      ]),
    )
    const given = values({ cv: [new File(['x'], 'cv.pdf')], 'days[a]': ['a'], 'days[b]': ['b'] })
    expect([...visibleParts(form, given).handles]).toEqual(['cv', 'days', 'x', 'y'])
    expect([...visibleParts(form, values({})).handles]).toEqual(['cv', 'days'])
  })
})

test('defaultValuesOf has the default of each field, and one entry for each box that is checked at the start', () => {
  const form = toForm(
    toPage([
      toField({ handle: 'name', defaultValue: 'Ada' }),
      toField({ handle: 'days', kind: 'checkboxes', options }),
    ]),
  )
  expect([...defaultValuesOf(form)]).toEqual([
    ['name', ['Ada']],
    ['days[a]', ['a']],
    ['days[b]', ['b']],
  ])
})
