import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import {
  createForm,
  type ValidatedField,
  type ValidationRule,
  validationErrorsOf,
  waitForValidation,
} from './form-node.ts'

type Given = Pick<ValidatedField, 'rules' | 'value'> & Partial<ValidatedField>

async function errorsOf(field: Given, { locale = 'en', others = {} }: { locale?: Locale; others?: object } = {}) {
  const beside = Object.entries(others).map(([name, value]) => ({ name, label: name, rules: [], value }))
  const form = createForm([...beside, { name: 'field', label: 'field', ...field }], locale)
  await waitForValidation(form)
  return validationErrorsOf(form).field ?? []
}

type Case = { rule: ValidationRule; right: unknown; wrong: unknown; words: string; others?: object }
const cases: Case[] = [
  { rule: ['email'], right: 'a@b.be', wrong: 'a@b', words: 'Please enter a valid email address.' },
  { rule: ['url'], right: 'https://proviant.be', wrong: 'proviant', words: 'Please enter a valid URL.' },
  { rule: ['length', 2, 4], right: 'abc', wrong: 'abcde', words: 'Field must be between 2 and 4 characters.' },
  { rule: ['min', 3], right: '3', wrong: '2', words: 'Field must be at least 3.' },
  { rule: ['max', 3], right: '3', wrong: '4', words: 'Field must be no more than 3.' },
  { rule: ['between', 1, 5], right: '5', wrong: '6', words: 'Field must be between 1 and 5.' },
  { rule: ['number'], right: '1.5', wrong: 'one', words: 'Field must be a number.' },
  { rule: ['confirm', 'other'], right: 'x', wrong: 'y', words: 'Field does not match.', others: { other: 'x' } },
  { rule: ['matches', /^[A-Z]{2}$/], right: 'BE', wrong: 'be', words: 'Field is not an allowed value.' },
  {
    rule: ['date_after', '2026-01-01'],
    right: '2026-01-02',
    wrong: '2025-12-31',
    words: 'Field must be after Jan 1, 2026.',
  },
  {
    rule: ['date_before', '2026-01-01'],
    right: '2025-12-31',
    wrong: '2026-01-02',
    words: 'Field must be before Jan 1, 2026.',
  },
  {
    rule: ['date_between', '2026-01-01', '2026-01-31'],
    right: '2026-01-15',
    wrong: '2026-02-01',
    words: 'Field must be between Jan 1, 2026 and Jan 31, 2026',
  },
  {
    rule: ['date_format', 'YYYY-MM-DD'],
    right: '2026-01-15',
    wrong: '15/01/2026',
    words: 'Field is not a valid date, please use the format YYYY-MM-DD',
  },
  { rule: ['alpha'], right: 'kaas', wrong: 'kaas1', words: 'Field can only contain alphabetical characters.' },
  { rule: ['alphanumeric'], right: 'kaas1', wrong: 'kaas-1', words: 'Field can only contain letters and numbers.' },
  { rule: ['alpha_spaces'], right: 'jonge kaas', wrong: 'kaas 1', words: 'Field can only contain letters and spaces.' },
  { rule: ['contains_alpha'], right: '1a', wrong: '12', words: 'Field must contain alphabetical characters.' },
  {
    rule: ['contains_alphanumeric'],
    right: '-1',
    wrong: '--',
    words: 'Field must contain letters or numbers.',
  },
  { rule: ['contains_alpha_spaces'], right: '1 2', wrong: '12', words: 'Field must contain letters or spaces.' },
  { rule: ['contains_numeric'], right: 'a1', wrong: 'ab', words: 'Field must contain numbers.' },
  { rule: ['uppercase'], right: 'BE', wrong: 'Be', words: 'Field can only contain uppercase letters.' },
  { rule: ['lowercase'], right: 'be', wrong: 'Be', words: 'Field can only contain lowercase letters.' },
  { rule: ['contains_uppercase'], right: 'bE', wrong: 'be', words: 'Field must contain an uppercase letter.' },
  { rule: ['contains_lowercase'], right: 'Be', wrong: 'BE', words: 'Field must contain a lowercase letter.' },
]

// F357, F358, F359, F360, F361, F362, F363, F365, F366, F367, F368, F369, F379, F381
test.each(cases)(
  'rule $rule: accepts a valid value and an empty field, otherwise reports its message',
  async (given) => {
    const { rule, right, wrong, words, others } = given
    expect(await errorsOf({ rules: [rule], value: right }, { others })).toEqual([])
    expect(await errorsOf({ rules: [rule], value: wrong }, { others })).toEqual([words])
    expect(await errorsOf({ rules: [rule], value: '' }, { others })).toEqual([])
  },
)

// F359, F360, F361, F362, F367, F368
test.each<[ValidationRule, right: string[], wrong: string[]]>([
  [
    ['length', 2, 4],
    ['ab', 'abcd'],
    ['a', 'abcde'],
  ],
  [
    ['min', 3],
    ['3', '10'],
    ['2.9', '-4'],
  ],
  [
    ['max', 3],
    ['3', '-4'],
    ['3.1', '10'],
  ],
  [
    ['between', 1, 5],
    ['1', '5'],
    ['0', '5.1', '10'],
  ],
  [['number'], ['-1', '0'], ['1,5']],
  [
    ['date_between', '2026-01-01', '2026-01-31'],
    ['2026-01-01', '2026-01-31'],
    ['2025-12-31', '2026-02-01'],
  ],
  [['alpha'], ['Käse'], ['jonge kaas', '12']],
  [['alphanumeric'], ['12', 'Käse1'], ['kaas 1', 'kaas_1']],
  [['contains_alpha'], ['kaas 1'], ['1 2']],
])('rule %j accepts %j and rejects %j', async (rule, right, wrong) => {
  for (const value of right) expect([value, await errorsOf({ rules: [rule], value })]).toEqual([value, []])
  for (const value of wrong)
    expect([value, await errorsOf({ rules: [rule], value })]).toEqual([value, [expect.any(String)]])
})

// F378
test('messages name the field by its label, not by its name in the form', async () => {
  const form = createForm([{ name: 'companyVat', label: 'VAT number', rules: 'required', value: '' }], 'en')
  await waitForValidation(form)
  expect(validationErrorsOf(form)).toEqual({ companyVat: ['VAT number is required.'] })
})

// F356, F378
test('required: rejects an empty field and suppresses other rules', async () => {
  const rules: ValidationRule[] = [['required'], ['email']]
  expect(await errorsOf({ rules, value: '' })).toEqual(['Field is required.'])
  expect(await errorsOf({ rules, value: [] })).toEqual(['Field is required.'])
  expect(await errorsOf({ rules, value: 'a@b.be' })).toEqual([])
})

// F364
test('accepted: rejects "no" and an empty value', async () => {
  const rules: ValidationRule[] = [['accepted']]
  expect(await errorsOf({ rules, value: 'yes' })).toEqual([])
  expect(await errorsOf({ rules, value: 'no' })).toEqual(['Please accept the field.'])
  expect(await errorsOf({ rules, value: '' })).toEqual(['Please accept the field.'])
})

// F358, F380, F520
test('url: accepts only http and https, unless the rule names other protocols', async () => {
  expect(await errorsOf({ rules: 'url', value: 'ftp://proviant.be' })).toEqual(['Please enter a valid URL.'])
  for (const protocol of ['http', 'https'])
    expect(await errorsOf({ rules: 'url', value: `${protocol}://proviant.be` })).toEqual([])
  expect(await errorsOf({ rules: [['url', 'ftp:']], value: 'ftp://proviant.be' })).toEqual([])
})

// F370, F518
test('a debounced rule runs after its delay', async () => {
  const form = createForm([{ name: 'field', label: 'field', rules: '(120)email', value: 'x' }], 'en')
  expect(validationErrorsOf(form)).toEqual({})
  const start = performance.now()
  await waitForValidation(form)
  expect(performance.now() - start).toBeGreaterThan(100)
  expect(validationErrorsOf(form)).toEqual({ field: ['Please enter a valid email address.'] })
})

// F371, F372, F373
test('modifiers: * also runs after a failure, ? does not block, + also checks an empty value', async () => {
  expect(await errorsOf({ rules: 'length:5|*number', value: 'ab' })).toEqual([
    'Field must be greater than or equal to 5 characters.',
    'Field must be a number.',
  ])
  expect(await errorsOf({ rules: 'length:5|number', value: 'ab' })).toHaveLength(1)
  expect(await errorsOf({ rules: '?length:5', value: 'ab' })).toEqual([])
  expect(await errorsOf({ rules: '+length:5', value: '' })).toHaveLength(1)
})

// F374, F375, F376, F377, F519
test('every rule has its own message in every language', async () => {
  for (const { rule, wrong, others } of [
    ...cases,
    { rule: ['required'] as ValidationRule, wrong: '', others: {} },
    { rule: ['accepted'] as ValidationRule, wrong: 'no', others: {} },
  ]) {
    const texts = await Promise.all(
      locales.map((locale) => errorsOf({ rules: [rule], value: wrong }, { locale, others })),
    )
    expect(new Set(texts.map(String)).size, String(rule)).toBe(locales.length)
    expect(texts.map((text) => text.length)).toEqual(locales.map(() => 1))
  }
  const email = await Promise.all(locales.map((locale) => errorsOf({ rules: 'email', value: 'a' }, { locale })))
  expect(email.flat()).toEqual([
    'Vul een geldig e-mailadres in.',
    'Please enter a valid email address.',
    'E-Mail Adresse ist ungültig.',
    'Veuillez saisir une adresse email valide.',
  ])
})

// F383
test('a rule without a message reports a default, and messages of the form take precedence', async () => {
  expect(await errorsOf({ rules: [['max_words', 2]], value: 'one two three' })).toEqual(['This field is not valid.'])
  expect(await errorsOf({ rules: [['required']], value: '', messages: { required: 'Say it.' } })).toEqual(['Say it.'])
})
