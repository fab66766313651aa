import { expect, test } from 'vitest'
import { loadTranslator } from '#i18n/translator.ts'
import type { FormField } from './cms-form.ts'
import { toValidationRules } from './rules.ts'
import { toCmsForm } from './to-cms-form.ts'
import { validateValues } from './validate-values.ts'

type Setting = Record<string, unknown>

const t = await loadTranslator('en')
const option = { value: 'fish', label: 'Fish' }
const kinds: [kind: string, settings: Setting, valid: string][] = [
  ['SingleLineText', {}, 'fish'],
  ['MultiLineText', {}, 'fish'],
  ['Email', {}, 'fish@sea.example'],
  ['Phone', {}, '+32 2 123 45 67'],
  ['Number', { minValue: null, maxValue: null }, '3'],
  ['Date', {}, '2026-01-31'],
  ['VatNumber', { inputMask: 'BE9999999999' }, 'BE0123456789'],
  ['Dropdown', { options: [option] }, 'fish'],
  ['Radio', { options: [option] }, 'fish'],
  ['Agree', { checkedValue: 'Yes, I do' }, 'Yes, I do'],
]

const conditions = { showRule: 'show', conditions: [{ field: '{field:food}', condition: '=', value: 'fish' }] }

/** The errors of a field as an editor may place it: alone, on a later page, shown by a condition, and as part of a name. */
async function errorsByPlace(field: Setting, value: string): Promise<Record<string, string[]>> {
  const food = { __typename: 'Field_SingleLineText', handle: 'food', label: 'Food' }
  const given = { handle: 'field', label: 'Field', ...field }
  const part = { ...given, handle: 'first' }
  const name = { __typename: 'Field_Name', handle: 'name', label: 'Name', useMultipleFields: true, fields: [part] }
  const places: Record<string, { pages: Setting[][]; at?: string }> = {
    alone: { pages: [[given]] },
    'later page': { pages: [[food], [given]] },
    'shown by a condition': { pages: [[food, { ...given, enableConditions: true, conditions }]] },
    'part of a name': { pages: [[name]], at: 'name.first' },
  }
  const errors: Record<string, string[]> = {}
  for (const [place, { pages, at = 'field' }] of Object.entries(places)) {
    const rows = pages.map((fields) => ({ settings: null, rows: fields.map((each) => ({ rowFields: [each] })) }))
    const form = toCmsForm({ id: '1', handle: 'form', isAvailable: true, settings: {}, pages: rows } as never, 'en')
    if (typeof form === 'string') throw new Error(form)
    const values = new Map([
      ['food', ['fish']],
      [at, [value]],
    ])
    errors[place] = (await validateValues(form, values, { locale: 'en', t }))[at] ?? []
  }
  return errors
}

const everywhere = (messages: unknown) => ({
  alone: messages,
  'later page': messages,
  'shown by a condition': messages,
  'part of a name': messages,
})

// F356, F364
test.each(kinds)('a required field of the kind %s must have a value, wherever it is', async (kind, settings, valid) => {
  const field = { __typename: `Field_${kind}`, required: true, ...settings }
  expect(await errorsByPlace(field, '')).toEqual(everywhere([expect.any(String)]))
  expect(await errorsByPlace(field, valid)).toEqual(everywhere([]))
  expect(await errorsByPlace({ ...field, required: false }, '')).toEqual(everywhere([]))
})

// F359
test.each(['SingleLineText', 'MultiLineText'])('%s has as many characters as its editor allows', async (kind) => {
  const field = { __typename: `Field_${kind}`, limit: true, min: 2, max: 3 }
  for (const [value, isValid] of [
    ['a', false],
    ['ab', true],
    ['abc', true],
    ['abcd', false],
  ] as const)
    expect([value, await errorsByPlace(field, value)]).toEqual([value, everywhere(isValid ? [] : [expect.any(String)])])
})

// F357, F360, F361, F363, F366, F367
test.each<[kind: string, settings: Setting, wrong: string]>([
  ['Email', {}, 'fish@sea'],
  ['Phone', {}, 'ring'],
  ['Number', { minValue: null, maxValue: null }, 'three'],
  ['Number', { minValue: 2, maxValue: null }, '1'],
  ['Number', { minValue: null, maxValue: 2 }, '3'],
  ['Date', {}, 'soon'],
  ['Date', { minDate: '2026-01-02T00:00:00Z' }, '2026-01-01'],
  ['Date', { maxDate: '2026-01-02T00:00:00Z' }, '2026-01-03'],
  ['VatNumber', { inputMask: 'BE9999999999' }, 'BE1'],
])('%s %j rejects %j, wherever it is', async (kind, settings, wrong) => {
  expect(await errorsByPlace({ __typename: `Field_${kind}`, ...settings }, wrong)).toEqual(
    everywhere([expect.any(String)]),
  )
})

// F371, F372, F373
test("an editor's rules keep their modifiers and arguments", async () => {
  const field = { kind: 'text', handle: 'code', label: 'Code', required: true, rules: 'length:5,16|*number|?url' }
  const { rules } = toValidationRules(field as FormField, '', { locale: 'en', t })
  expect(rules).toEqual([['required'], ['length', '5', '16'], ['*number'], ['?url']])
})
