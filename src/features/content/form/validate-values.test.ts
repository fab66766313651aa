import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { FormField } from './cms-form.ts'
import { visibleFields } from './submitted-values.ts'
import { toCmsForm } from './to-cms-form.ts'
import { validateValues } from './validate-values.ts'

type Setting = Record<string, unknown>

const formOf = (fields: Setting[], settings: Setting = {}) => {
  const whole = fields.map((field) => ({ handle: 'field', label: 'Field', required: false, ...field }))
  const pages = [{ id: '1', label: 'Page', settings: null, rows: whole.map((field) => ({ rowFields: [field] })) }]
  const form = toCmsForm({ id: '1', handle: 'form', siteId: 1, isAvailable: true, settings, pages } as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  return form
}

const t = await loadTranslator('en')

async function errorsOf(field: Setting, values: (string | File)[], more: Setting[] = [], others: object = {}) {
  const given = new Map<string, (string | File)[]>([['field', values], ...Object.entries(others)])
  return (await validateValues(formOf([field, ...more]), given, { locale: 'en', t })).field ?? []
}

const file = (name: string, content: string) => new File([content], name)
const options = ['beef', 'fish', 'none'].map((value) => ({ value, label: value, disabled: value === 'none' }))

/** Rules whose errors have no text of their own. */
const withoutOwnText = ['choice', 'choice of several', 'radio', 'size of a file, too small']

// F257, F264, F265, F266, F267, F270, F366, F375, F383
test.each<[string, Setting, (string | File)[], (string | File)[]]>([
  ['required', { __typename: 'Field_SingleLineText', required: true }, ['a'], [' ']],
  ['letters', { __typename: 'Field_SingleLineText', limit: true, min: 2, max: 3 }, ['abc'], ['abcd']],
  ['letters, too few', { __typename: 'Field_SingleLineText', limit: true, min: 2 }, ['ab'], ['a']],
  ['words, too few', { __typename: 'Field_MultiLineText', limit: true, min: 2, minType: 'words' }, ['a b'], ['a']],
  ['words', { __typename: 'Field_MultiLineText', limit: true, max: 2, maxType: 'words' }, ['a b'], ['a b c']],
  ['a rule of the editor', { __typename: 'Field_SingleLineText', validation: 'url' }, ['https://a.be'], ['a.be']],
  [
    'a pattern of the editor',
    { __typename: 'Field_SingleLineText', validation: 'matches:/^\\d{4}$/' },
    ['9000'],
    ['900'],
  ],
  ['email', { __typename: 'Field_Email' }, ['a@b.be'], ['a@b']],
  ['blocked domains', { __typename: 'Field_Email', blockedDomains: ['b.be'] }, ['a@c.be'], ['a@x.b.be']],
  ['a blocked domain itself', { __typename: 'Field_Email', blockedDomains: ['B.be'] }, ['a@xb.be'], ['a@b.be']],
  ['phone', { __typename: 'Field_Phone' }, ['+32 2 123 45 67'], ['ring']],
  ['number', { __typename: 'Field_Number', minValue: 1, maxValue: 5 }, ['5'], ['6']],
  ['number, too small', { __typename: 'Field_Number', minValue: 1, maxValue: 5 }, ['1'], ['0']],
  ['number, none', { __typename: 'Field_Number', minValue: null, maxValue: null }, ['3'], ['three']],
  ['date, too late', { __typename: 'Field_Date', maxDate: '2026-01-01T00:00:00Z' }, ['2026-01-01'], ['2026-01-02']],
  ['date, none', { __typename: 'Field_Date', minDate: null, maxDate: null }, ['2026-02-28'], ['soon']],
  ['choice of several', { __typename: 'Field_Dropdown', options, multi: true }, ['beef', 'fish'], ['beef', 'none']],
  ['date', { __typename: 'Field_Date', minDate: '2026-01-01T00:00:00Z' }, ['2026-01-01'], ['2025-12-31']],
  ['choice', { __typename: 'Field_Dropdown', options }, ['beef'], ['none']],
  ['radio', { __typename: 'Field_Radio', options }, ['fish'], ['fowl']],
  ['agree', { __typename: 'Field_Agree', required: true, checkedValue: 'yes' }, ['yes'], []],
  ['mask', { __typename: 'Field_VatNumber', inputMask: 'BE9999999999' }, ['be 0123.456.789'], ['BE123']],
  [
    'how many files',
    { __typename: 'Field_FileUpload', limitFiles: '1' },
    [file('a.txt', 'a')],
    [file('a.txt', 'a'), file('b.txt', 'b')],
  ],
  [
    'how many files, several allowed',
    { __typename: 'Field_FileUpload', limitFiles: '3' },
    ['a', 'b', 'c'].map((name) => file(`${name}.txt`, name)),
    ['a', 'b', 'c', 'd'].map((name) => file(`${name}.txt`, name)),
  ],
  [
    'size of a file',
    { __typename: 'Field_FileUpload', sizeLimit: '0.00001' },
    [file('a.txt', 'a')],
    [file('a.txt', 'a'.repeat(11))],
  ],
  [
    'size of a file, in megabytes',
    { __typename: 'Field_FileUpload', sizeLimit: '1' },
    [file('a.txt', 'a'.repeat(1_000_000))],
    [file('a.txt', 'a'.repeat(1_000_001))],
  ],
  [
    'size of a file, too small',
    { __typename: 'Field_FileUpload', sizeMinLimit: '0.00001' },
    [file('a.txt', 'a'.repeat(11))],
    [file('a.txt', 'a')],
  ],
  ['a file, required', { __typename: 'Field_FileUpload', required: true }, [file('a.txt', 'a')], []],
  [
    'kind of a file',
    { __typename: 'Field_FileUpload', allowedKinds: ['pdf'] },
    [file('a.pdf', '%PDF-1.7')],
    [file('a.txt', 'a')],
  ],
  [
    'content of a file',
    { __typename: 'Field_FileUpload', allowedKinds: ['pdf'] },
    [file('a.pdf', '%PDF-1.7')],
    [file('a.pdf', 'MZ')],
  ],
])('%s: accepts a valid value and reports one error for an invalid one', async (name, field, right, wrong) => {
  expect(await errorsOf(field, right)).toEqual([])
  const errors = await errorsOf(field, wrong)
  expect(errors).toEqual([expect.stringMatching(/^[A-Z].{9,}$/)])
  expect(errors[0] === 'This field is not valid.').toBe(withoutOwnText.includes(name))
})

// F263
test('required checkboxes report an error until one is ticked', async () => {
  const boxes = { __typename: 'Field_Checkboxes', options, required: true }
  expect(await errorsOf(boxes, [])).toEqual(['Field is required.'])
  expect(await errorsOf(boxes, [], [], { 'field[beef]': ['beef'], 'field[fish]': ['fish'] })).toEqual([])
  // a disabled or unknown option does not count
  for (const name of ['none', 'fowl'])
    expect([name, await errorsOf(boxes, [], [], { [`field[${name}]`]: [name] })]).toEqual([name, [expect.any(String)]])
})

// F256, F378
test('an error names the label of the field, not its handle', async () => {
  const field = { __typename: 'Field_SingleLineText', label: 'Full name', required: true }
  expect(await errorsOf(field, [''])).toEqual(['Full name is required.'])
})

// F261
test('an empty required field reports the editor’s message', async () => {
  const field = { __typename: 'Field_Email', required: true, errorMessage: 'We need it to answer.' }
  expect(await errorsOf(field, [''])).toEqual(['We need it to answer.'])
  const consent = { __typename: 'Field_Agree', checkedValue: 'yes', required: true, errorMessage: 'Please tick it.' }
  expect(await errorsOf(consent, [])).toEqual(['Please tick it.'])
})

// F374, F375, F376, F377
test('a date out of range reports the first or last possible day, in the language of the form', async () => {
  const field = { __typename: 'Field_Date', minDate: '2026-01-01T00:00:00Z', maxDate: '2026-12-24T00:00:00Z' }
  const errors = async (locale: Locale, day: string) =>
    (await validateValues(formOf([field]), new Map([['field', [day]]]), { locale, t: await loadTranslator(locale) }))
      .field
  for (const [locale, tooEarly, tooLate] of [
    ['nl', 'Kies 1 januari 2026 of later.', 'Kies 24 december 2026 of eerder.'],
    ['en', 'Choose 1 January 2026 or later.', 'Choose 24 December 2026 or earlier.'],
    ['de', 'Wählen Sie den 1. Januar 2026 oder später.', 'Wählen Sie den 24. Dezember 2026 oder früher.'],
    ['fr', 'Choisissez le 1er janvier 2026 ou plus tard.', 'Choisissez le 24 décembre 2026 ou plus tôt.'],
  ] as const) {
    expect(await errors(locale, '2025-12-31')).toEqual([tooEarly])
    expect(await errors(locale, '2026-12-25')).toEqual([tooLate])
  }
})

// F381
test('a field that must equal another reports a mismatch', async () => {
  const field = { __typename: 'Field_Email', matchField: '{field:email}' }
  const other = { __typename: 'Field_Email', handle: 'email' }
  expect(await errorsOf(field, ['a@b.be'], [other], { email: ['a@b.be'] })).toEqual([])
  expect(await errorsOf(field, ['c@b.be'], [other], { email: ['a@b.be'] })).toEqual(['Field does not match.'])
})

const sets: [condition: string, value: string, given: string, isShown: boolean][] = [
  ['=', 'fish', 'fish', true],
  ['=', 'fish', 'beef', false],
  ['!=', 'fish', 'beef', true],
  ['>', '9', '10', true],
  ['>', '9', '', false],
  ['<', '9', '10', false],
  ['contains', 'is', 'fish', true],
  ['notContains', 'is', 'fish', false],
  ['startsWith', 'fi', 'fish', true],
  ['endsWith', 'fi', 'fish', false],
]

// F262
test.each(sets)('visible if %s %s: value "%s" gives %s', (condition, value, given, isShown) => {
  const conditions = JSON.stringify({ showRule: 'show', conditions: [{ field: '{field:food}', condition, value }] })
  const shown = (rule: object) => {
    const field = { __typename: 'Field_Email', enableConditions: true, conditions, ...rule }
    const form = formOf([field, { __typename: 'Field_SingleLineText', handle: 'food' }])
    return visibleFields(form, new Map([['food', [given]]])).some(({ handle }: FormField) => handle === 'field')
  }
  expect(shown({})).toBe(isShown)
  expect(shown({ conditions: conditions.replace('"show"', '"hide"') })).toBe(!isShown)
})

test('a hidden field is not validated', async () => {
  const conditions = { showRule: 'show', conditions: [{ field: '{field:food}', condition: '=', value: 'fish' }] }
  const field = { __typename: 'Field_Email', required: true, enableConditions: true, conditions }
  const food = { __typename: 'Field_SingleLineText', handle: 'food' }
  expect(await errorsOf(field, [''], [food], { food: ['beef'] })).toEqual([])
  expect(await errorsOf(field, [''], [food], { food: ['fish'] })).toHaveLength(1)
})

// F382, F384
test.each(locales)('the shop’s own messages exist in %s', async (locale) => {
  const words = await loadTranslator(locale)
  const keys = [
    'incomplete',
    'incompleteSummary',
    'blockedDomain',
    'phone',
    'vatNumber',
    'fileSize',
    'fileKind',
  ] as const
  const english = keys.map((key) => t(`forms.${key}`))
  const own = keys.map((key) => words(`forms.${key}`))
  expect(own.every((text) => text.length > 5)).toBe(true)
  if (locale !== 'en') expect(own.filter((text) => english.includes(text))).toEqual([])
  else expect(own.slice(0, 2)).toEqual(['Form incomplete.', 'Sorry, not all fields are filled out correctly.'])
})

test('a number may have a decimal comma, also at its limits', async () => {
  const field = { __typename: 'Field_Number', minValue: 1, maxValue: 5 }
  for (const right of ['3,5', '3.5', '4,99']) expect([right, await errorsOf(field, [right])]).toEqual([right, []])
  for (const wrong of ['5,5', '0,9', '1,500', '3,', 'three'])
    expect([wrong, await errorsOf(field, [wrong])]).toEqual([wrong, [expect.any(String)]])
})

test('the error of a VAT number shows an example, not the mask', async () => {
  const field = { __typename: 'Field_VatNumber', inputMask: 'BE9999999999' }
  expect(await errorsOf(field, ['DE123456788'])).toEqual(['Enter a VAT number like BE1234567890.'])
})
