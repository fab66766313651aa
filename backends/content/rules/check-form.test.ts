import { describe, expect, test } from 'vitest'
import { checkForm, isSupportedForm, type SubmittedFile, type SubmittedValue } from './check-form.ts'
import type { StoredFormField, StoredFormPage } from './stored.ts'

const now = new Date('2026-11-24T08:00:00Z')
const empty: SubmittedValue = { value: '', values: [], files: [] }
type Field = Partial<StoredFormField> & { kind: string }

const toField = (field: Field): StoredFormField => ({ handle: 'field', label: 'Field', ...field })
const toPage = (fields: readonly Field[], settings = {}): StoredFormPage => ({
  label: 'Page',
  settings,
  rows: fields.map((field) => [toField(field)]),
})

function check(fields: readonly Field[], given: Record<string, Partial<SubmittedValue> | string>) {
  const values = Object.entries(given).map(
    ([handle, value]) => [handle, { ...empty, ...(typeof value === 'string' ? { value } : value) }] as const,
  )
  return checkForm([toPage(fields)], new Map(values), now)
}

/** Key of the error of a single field; null if its value is accepted. */
const errorOf = (field: Field, given: Partial<SubmittedValue> | string) =>
  check([field], { field: given }).errors[0]?.key ?? null

const isAccepted = (field: Field, value: string) => errorOf(field, value) === null

describe('an e-mail address', () => {
  const field = { kind: 'Email', blockedDomains: ['spam.example'] }
  test.each(['ada@example.be', 'a.b+c@sub.example.be', 'é@über.be'])('%s is accepted', (value) => {
    expect(errorOf(field, value)).toBe(null)
  })
  test.each([
    'ada',
    'ada@',
    '@example.be',
    'ada@example',
    'ada@@example.be',
    'a da@example.be',
    'ada@example.',
    'ada@example..be',
    'x ada@example.be',
    'ada@example.be x',
  ])('%s is rejected', (value) => expect(errorOf(field, value)).toBe('wrongEmail'))
  test('has at most 254 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 11)}@example.be`
    expect([errorOf(field, ofLength(254)), errorOf(field, ofLength(255))]).toEqual([null, 'wrongEmail'])
  })
  test('of a blocked domain is rejected, in any case', () => {
    expect([errorOf(field, 'ada@spam.example'), errorOf(field, 'ada@SPAM.example')]).toEqual([
      'wrongEmail',
      'wrongEmail',
    ])
    expect([errorOf(field, 'ada@not.spam.example'), errorOf({ kind: 'Email' }, 'ada@spam.example')]).toEqual([
      null,
      null,
    ])
  })
})

describe('the length of a text', () => {
  test.each(['SingleLineText', 'MultiLineText'])(
    'of %s is limited in characters, with both limits included',
    (kind) => {
      const field = { kind, limit: true, min: 2, max: 4 }
      expect(['a', 'ab', 'abcd', 'abcde'].map((value) => errorOf(field, value))).toEqual([
        'wrongLength',
        null,
        null,
        'wrongLength',
      ])
      // a character outside of the basic plane counts once
      expect(errorOf(field, '😀😀😀😀')).toBe(null)
    },
  )
  test('has a maximum number of words', () => {
    const field = { kind: 'MultiLineText', limit: true, min: 2, minType: 'words', max: 3, maxType: 'words' }
    expect(['one', 'one two', 'one  two\nthree', 'one two three four'].map((value) => errorOf(field, value))).toEqual([
      'wrongLength',
      null,
      null,
      'wrongLength',
    ])
  })
  test('is not limited unless the editor enabled it, nor above without a maximum', () => {
    expect(errorOf({ kind: 'SingleLineText', limit: false, max: 1 }, 'abc')).toBe(null)
    expect(errorOf({ kind: 'SingleLineText', limit: true }, 'a'.repeat(1000))).toBe(null)
  })
})

test('names and hidden fields accept any text, which is trimmed', () => {
  expect(check([{ kind: 'Name' }], { field: '  Ada  ' }).answers).toEqual({ field: 'Ada' })
  expect(errorOf({ kind: 'Hidden' }, '<x>')).toBe(null)
})

test('a consent is one of its two values; the unchecked one counts as empty', () => {
  const field = { kind: 'Agree', checkedValue: 'yes', uncheckedValue: 'no' }
  expect([errorOf(field, 'yes'), errorOf(field, 'no'), errorOf(field, 'maybe')]).toEqual([null, null, 'wrongValue'])
  expect(errorOf({ ...field, required: true }, 'no')).toBe('missing')
  expect(errorOf({ ...field, required: true }, 'yes')).toBe(null)
  expect(check([field], { field: 'no' }).answers).toEqual({})
  // any other kind of field may have such a value
  expect(errorOf({ kind: 'Name', uncheckedValue: 'no', required: true }, 'no')).toBe(null)
})

test('a phone number has 6 to 25 digits or separators', () => {
  const accepted = ['+32 (0)9 123 45 67', '09/123.45.67', '123456', '1'.repeat(25)]
  const rejected = ['12345', '1'.repeat(26), '09 123 45 67 a', 'a09 123 45 67', '09+123456']
  for (const value of accepted) expect([value, errorOf({ kind: 'Phone' }, value)]).toEqual([value, null])
  for (const value of rejected) expect([value, errorOf({ kind: 'Phone' }, value)]).toEqual([value, 'wrongValue'])
})

test('a number lies between its limits, both included', () => {
  const field = { kind: 'Number', minValue: 1, maxValue: 10 }
  expect(['1', '10', '5.5'].map((value) => errorOf(field, value))).toEqual([null, null, null])
  expect(['0', '11', 'a', '1,5'].map((value) => errorOf(field, value))).toEqual([
    'wrongValue',
    'wrongValue',
    'wrongValue',
    'wrongValue',
  ])
  expect(['-5', '0', '1e3'].map((value) => errorOf({ kind: 'Number' }, value))).toEqual([null, null, null])
})

test('a date lies between its limits, both included; `today` is the current day', () => {
  const field = { kind: 'Date', minDate: 'today', maxDate: '2026-12-31T00:00:00Z' }
  expect(['2026-11-24', '2026-12-31'].map((value) => errorOf(field, value))).toEqual([null, null])
  expect(['2026-11-23', '2027-01-01', 'soon'].map((value) => errorOf(field, value))).toEqual([
    'wrongValue',
    'wrongValue',
    'wrongValue',
  ])
  expect(['1900-01-01', '2900-01-01'].map((value) => errorOf({ kind: 'Date' }, value))).toEqual([null, null])
})

describe('a choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
    { value: 'c', label: 'C', disabled: true },
  ]
  test.each(['Dropdown', 'Radio'])('of %s is one of the enabled options', (kind) => {
    expect(['a', 'b', 'c', 'd'].map((value) => errorOf({ kind, options }, value))).toEqual([
      null,
      null,
      'wrongValue',
      'wrongValue',
    ])
    expect(errorOf({ kind }, 'a')).toBe('wrongValue')
  })
  test.each(['Checkboxes', 'Dropdown'])('of several values of %s consists of enabled options', (kind) => {
    const { answers, errors } = check([{ kind, options }], { field: { values: ['a', 'b'] } })
    expect([answers, errors]).toEqual([{ field: ['a', 'b'] }, []])
    expect(errorOf({ kind, options }, { values: ['a', 'c'] })).toBe('wrongValue')
  })
  test('of checkboxes is a list, so a single text is not one of them', () => {
    expect(check([{ kind: 'Checkboxes', options }], { field: 'a' }).answers).toEqual({ field: [] })
  })
})

test('a VAT number matches its mask, without separators and in any case', () => {
  const field = { kind: 'VatNumber', inputMask: 'BE9999A*' }
  expect(['BE1234X1', 'be 12.34 xy'].map((value) => errorOf(field, value))).toEqual([null, null])
  expect(['BE12341X', 'BE1234X', 'BE1234X12', 'NL1234X1', 'BE1234X-'].map((value) => isAccepted(field, value))).toEqual(
    [false, false, false, false, false],
  )
  expect(errorOf({ kind: 'VatNumber' }, 'anything')).toBe(null)
})

describe('files', () => {
  /** Of that many decoded bytes. */
  const file = (filename: string, bytes = 3): SubmittedFile => ({
    filename,
    fileData: `data:application/octet-stream;base64,${'A'.repeat((bytes / 3) * 4)}`,
  })
  const errorOfFiles = (field: Partial<StoredFormField>, ...files: SubmittedFile[]) =>
    errorOf({ kind: 'FileUpload', ...field }, { files })

  test('are stored with their names as the value', () => {
    const files = [file('cv.pdf')]
    expect(check([{ kind: 'FileUpload' }], { field: { files } })).toEqual({
      answers: { field: ['cv.pdf'] },
      files: { field: files },
      errors: [],
      unique: [],
    })
  })
  test('are at most as many as allowed', () => {
    expect(errorOfFiles({ limitFiles: 1 }, file('a.pdf'))).toBe(null)
    expect(errorOfFiles({ limitFiles: 1 }, file('a.pdf'), file('b.pdf'))).toBe('wrongFile')
    expect(errorOfFiles({ limitFiles: '' }, file('a.pdf'), file('b.pdf'))).toBe(null)
  })
  test('are at most as large as allowed, in megabytes after decoding', () => {
    expect(errorOfFiles({ sizeLimit: 3 }, file('a.pdf', 3_000_000))).toBe(null)
    expect(errorOfFiles({ sizeLimit: 3 }, file('a.pdf', 3_000_003))).toBe('wrongFile')
    expect(errorOfFiles({ sizeLimit: 3 }, file('a.pdf'), file('b.pdf', 3_000_003))).toBe('wrongFile')
    expect(errorOfFiles({}, file('a.pdf', 3_000_003))).toBe(null)
  })
  test.each([
    ['pdf', ['a.pdf', 'A.PDF'], ['a.pdf.exe', 'apdf']],
    ['word', ['a.doc', 'a.docx'], ['a.docm', 'a.doc2', 'adoc']],
    ['excel', ['a.xls', 'a.xlsx'], ['a.xlsm', 'axls']],
    ['image', ['a.jpg', 'a.jpeg', 'a.png', 'a.gif', 'a.webp'], ['a.svg', 'a.png.html', 'apng']],
    ['text', ['a.txt', 'A.TXT'], ['a.txt.js', 'atxt']],
  ])('of the kind %s have one of its endings', (kind, accepted, rejected) => {
    for (const name of accepted)
      expect([name, errorOfFiles({ allowedKinds: [kind] }, file(name))]).toEqual([name, null])
    for (const name of rejected)
      expect([name, errorOfFiles({ allowedKinds: [kind] }, file(name))]).toEqual([name, 'wrongFile'])
  })
  test('may be of several kinds, and of any without a list', () => {
    expect(errorOfFiles({ allowedKinds: ['pdf', 'text'] }, file('a.txt'), file('a.pdf'))).toBe(null)
    expect(errorOfFiles({ allowedKinds: ['pdf', 'text'] }, file('a.txt'), file('a.png'))).toBe('wrongFile')
    expect([errorOfFiles({ allowedKinds: [] }, file('a.exe')), errorOfFiles({}, file('a.exe'))]).toEqual([null, null])
  })
})

describe('a required field', () => {
  test('is missing if it has only spaces, with the message of the editor if there is one', () => {
    expect(check([{ kind: 'Name', required: true }], { field: '  ' }).errors).toEqual([
      { handle: 'field', key: 'missing' },
    ])
    expect(check([{ kind: 'Name', required: true, errorMessage: 'Your name?' }], {}).errors).toEqual([
      { handle: 'field', key: 'missing', text: 'Your name?' },
    ])
  })
  test('has a text, values or files', () => {
    const required = { required: true, options: [{ value: 'a' }] }
    expect(errorOf({ kind: 'Checkboxes', ...required }, { values: ['a'] })).toBe(null)
    expect(errorOf({ kind: 'FileUpload', required: true }, { files: [{ filename: 'a', fileData: '' }] })).toBe(null)
    expect(errorOf({ kind: 'FileUpload', required: true }, {})).toBe('missing')
  })
  test('may be empty if it is not required', () => {
    expect(check([{ kind: 'Email' }], { field: '' })).toEqual({ answers: {}, files: {}, errors: [], unique: [] })
  })
})

test('values of unknown fields are ignored, and fields of an unknown kind reject any value', () => {
  expect(check([{ kind: 'Name' }], { other: 'x' }).answers).toEqual({})
  expect(errorOf({ kind: 'Signature' }, 'x')).toBe('request')
})

test('fields whose value must be unique are listed', () => {
  const fields = [
    { kind: 'Name', handle: 'a', uniqueValue: true },
    { kind: 'Name', handle: 'b' },
  ]
  expect(check(fields, { a: 'x', b: 'y' }).unique).toEqual(['a'])
})

test('headings and texts have no value, subfields have their parent in the handle', () => {
  const fields: Field[] = [
    { kind: 'Heading', handle: 'title', required: true },
    { kind: 'Html', handle: 'text', required: true },
    { kind: 'Section', handle: 'line', required: true },
    {
      kind: 'Name',
      handle: 'name',
      useMultipleFields: true,
      fields: [toField({ kind: 'Name', handle: 'first', required: true })],
    },
  ]
  expect(check(fields, {}).errors).toEqual([{ handle: 'name.first', key: 'missing' }])
  expect(check(fields, { 'name.first': 'Ada', title: 'x' }).answers).toEqual({ 'name.first': 'Ada' })
  expect(check([{ kind: 'Name', useMultipleFields: true }], { field: 'Ada' }).answers).toEqual({})
  expect(check([{ kind: 'Name', useMultipleFields: false, fields: [] }], { field: 'Ada' }).answers).toEqual({
    field: 'Ada',
  })
})

test('fields and pages that the conditions hide are neither required nor stored', () => {
  const shownIf = (value: string) => ({ conditions: [{ field: 'kind', condition: '=', value }] })
  const fields: Field[] = [
    { kind: 'Name', handle: 'kind' },
    { kind: 'Name', handle: 'a', required: true, enableConditions: true, conditions: shownIf('a') },
    { kind: 'Name', handle: 'b', required: true, enableConditions: true, conditions: shownIf('b') },
  ]
  expect(check(fields, { kind: 'a', a: 'x', b: 'y' })).toMatchObject({ answers: { kind: 'a', a: 'x' }, errors: [] })
  const pages = ['a', 'b'].map((value) =>
    toPage([{ kind: 'Name', handle: value, required: true }], {
      enablePageConditions: true,
      pageConditions: shownIf(value),
    }),
  )
  const checked = checkForm(pages, new Map([['kind', { ...empty, value: 'a' }]]), now)
  expect(checked.errors).toEqual([{ handle: 'a', key: 'missing' }])
})

test('a condition on a multiple choice sees its values', () => {
  const conditions = { conditions: [{ field: 'days', condition: '=', value: 'mo' }] }
  const fields: Field[] = [
    { kind: 'Checkboxes', handle: 'days', options: [{ value: 'mo' }] },
    { kind: 'Name', handle: 'hour', required: true, enableConditions: true, conditions },
  ]
  expect(check(fields, { days: { values: ['mo'] } }).errors).toEqual([{ handle: 'hour', key: 'missing' }])
  expect(check(fields, {}).errors).toEqual([])
})

test('a form is supported if all of its fields with a value are of a known kind', () => {
  const isSupported = (...kinds: string[]) => isSupportedForm([toPage(kinds.map((kind) => ({ kind })))])
  const known = [
    'Email',
    'SingleLineText',
    'MultiLineText',
    'Name',
    'Hidden',
    'Agree',
    'Phone',
    'Number',
    'Date',
    'Dropdown',
    'Radio',
    'VatNumber',
    'Checkboxes',
    'FileUpload',
  ]
  for (const kind of [...known, 'Heading', 'Html', 'Section']) expect([kind, isSupported(kind)]).toEqual([kind, true])
  expect([isSupported('Signature'), isSupported('Name', 'Signature')]).toEqual([false, false])
})
