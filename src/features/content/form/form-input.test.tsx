import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormStateContext } from '#features/forms/form-state.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { FormInput } from './form-input.tsx'
import { type CmsField, toField } from './to-field.ts'

const t = await loadTranslator('en')

type State = {
  error?: string
  mark?: string | null
  typed?: Record<string, string>
  typedLists?: Record<string, string[]>
}

function render(setting: object, { error, mark = '*', typed = {}, typedLists = {} }: State = {}) {
  const given = { id: 'id-1', handle: 'field', label: 'Label', required: false, ...setting }
  const [field] = toField(given as unknown as CmsField, 'above')
  if (!field) throw new Error('no field')
  const problem = Object.keys(typed).length > 0 ? { status: 422, title: 'No' } : null
  return renderToStaticMarkup(
    <I18nProvider locale="en" t={t}>
      <FormStateContext
        value={{ pending: false, problem, typed, typedLists, served: false, hasMessage: { current: false } }}
      >
        <FormInput field={field} error={error} mark={mark} />
      </FormStateContext>
    </I18nProvider>,
  )
}

const text = { __typename: 'Field_SingleLineText' }
const options = [
  { value: '', label: 'Meat', isOptgroup: true },
  { value: 'beef', label: 'Beef', isDefault: true },
  { value: 'fowl', label: 'Fowl', disabled: true },
]

// F255, F256, F257, F259, F260
test('FormInput renders name, label, placeholder, default value, instructions and the required mark', () => {
  const html = render({ ...text, required: true, placeholder: 'Ada', defaultValue: 'Eve', instructions: 'Your own.' })
  for (const part of ['name="field"', 'Label *', 'placeholder="Ada"', 'value="Eve"', 'Your own.', ' required=""'])
    expect(html).toContain(part)
  expect(render({ __typename: 'Field_MultiLineText', defaultValue: 'Eve' })).toContain('>Eve</textarea>')
  for (const defaultState of [true, false])
    expect(render({ __typename: 'Field_Agree', checkedValue: 'yes', defaultState }).includes(' checked=""')).toBe(
      defaultState,
    )
  expect(render(text)).not.toMatch(/ required=""|Label \*/)
  expect(render(text, { mark: null })).toContain('optional')
  expect(render(text, { error: 'Too short.' })).toMatch(/aria-invalid="true".*Too short\./s)
})

test('submitted values take precedence over the default value after an error', () => {
  expect(render({ ...text, defaultValue: 'Eve' }, { typed: { field: 'Ada' } })).toContain('value="Ada"')
})

test('a rejected multiple select keeps all submitted values, or none, instead of the defaults', () => {
  const food = ['beef', 'fish', 'fowl'].map((value) => ({ value, label: value, isDefault: value === 'fowl' }))
  const chosen = (state: State) =>
    [
      ...render({ __typename: 'Field_Dropdown', multi: true, options: food }, state).matchAll(
        /value="(\w+)" selected/g,
      ),
    ].map(([, value]) => value)
  expect(chosen({})).toEqual(['fowl'])
  expect(chosen({ typed: { field: 'fish' }, typedLists: { field: ['beef', 'fish'] } })).toEqual(['beef', 'fish'])
  expect(chosen({ typed: { field: 'fish' } })).toEqual(['fish'])
  expect(chosen({ typed: { other: 'x' } })).toEqual([])
})

// F242
test('the label has the position of the form or field, and a hidden label stays available to screen readers', () => {
  expect(render(text)).toContain('label-above')
  for (const [position, name] of Object.entries({
    AboveInput: 'above',
    BelowInput: 'below',
    LeftInput: 'left',
    RightInput: 'right',
  }))
    expect(render({ ...text, labelPosition: `verbb\\formie\\positions\\${position}` })).toContain(`label-${name}`)
  expect(render({ ...text, labelPosition: 'verbb\\formie\\positions\\Hidden' })).toMatch(
    /<label[^>]+class="visually-hidden"/,
  )
})

// F258, F263, F265, F269
test.each<[string, object, RegExp]>([
  ['Field_MultiLineText', {}, /<textarea/],
  ['Field_Email', {}, /type="email"/],
  ['Field_Phone', {}, /type="tel"/],
  ['Field_Number', {}, /inputMode="numeric"/],
  ['Field_Date', { defaultDate: '2026-01-05T00:00:00+01:00' }, /type="date"[^>]+value="2026-01-05".*5 January 2026/],
  ['Field_VatNumber', { inputMask: 'BE9999999999' }, /placeholder="BE9999999999"/],
  ['Field_VatNumber', { inputMask: 'BE9999999999', placeholder: 'BE0123456789' }, /placeholder="BE0123456789"/],
  ['Field_Dropdown', { options }, /<option value="beef" selected="">Beef<.*<option value="fowl" disabled=""/],
  ['Field_Dropdown', { options, multi: true }, /<select[^>]+multiple/],
  ['Field_Radio', { options }, /<b>Meat<\/b>.*type="radio"[^>]*checked=""[^>]*value="beef"/],
  ['Field_Radio', { options, layout: 'horizontal' }, /class="boxes in-row".*type="radio"/],
  ['Field_Radio', { options, layout: 'vertical' }, /class="boxes"/],
  ['Field_Checkboxes', { options, layout: 'horizontal' }, /class="boxes in-row".*name="field\[beef\]"/],
  [
    'Field_Agree',
    {
      descriptionHtml: '<p>I agree to the <a href="/en/terms">terms</a></p><ul><li>all</li></ul>',
      checkedValue: 'yes',
    },
    /value="yes".*<span class="prose">I agree to the <a href="\/en\/terms">terms<\/a><br\/>all<\/span>/,
  ],
  [
    'Field_FileUpload',
    { limitFiles: '1', allowedKinds: ['pdf', 'word'] },
    /type="file"[^>]+accept="\.pdf,\.doc,\.docx"/,
  ],
])('%s renders its own input', (__typename, setting, expected) => {
  expect(render({ __typename, ...setting })).toMatch(expected)
})

// F264
test.each([
  ['1', false],
  ['3', true],
  [null, true],
])('a file field with the limit %j accepts several files: %s', (limitFiles, isSeveral) => {
  const html = render({ __typename: 'Field_FileUpload', limitFiles, allowedKinds: [] })
  expect(html.includes(' multiple=""')).toBe(isSeveral)
})

test('toField leaves out an unknown kind and turns a hidden field into a hidden input', () => {
  const known = (setting: object) => toField({ handle: 'field', ...setting } as unknown as CmsField, 'above')
  expect(known({ __typename: 'Field_Signature' })).toEqual([])
  expect(known({ ...text, visibility: 'hidden' })).toMatchObject([{ kind: 'hidden', handle: 'field' }])
  expect(known({ ...text, visibility: 'disabled' })).toMatchObject([{ kind: 'text', disabled: true }])
})

// F260, F263
test('every default option of checkboxes and of a multiple select is selected, and a disabled option is disabled', () => {
  const several = ['beef', 'fish', 'fowl', 'none'].map((value) => ({
    value,
    label: value,
    isDefault: value === 'beef' || value === 'fowl',
    disabled: value === 'none',
  }))
  const boxes = render({ __typename: 'Field_Checkboxes', options: several }).match(/<input[^>]+>/g) ?? []
  expect(boxes.map((box) => / checked=""/.test(box))).toEqual([true, false, true, false])
  expect(boxes.map((box) => / disabled=""/.test(box))).toEqual([false, false, false, true])
  const radios = render({ __typename: 'Field_Radio', options: several }).match(/<input[^>]+>/g) ?? []
  expect(radios.map((box) => / checked=""/.test(box))).toEqual([true, false, false, false])
  expect(radios.map((box) => / disabled=""/.test(box))).toEqual([false, false, false, true])
  const select = render({ __typename: 'Field_Dropdown', options: several, multi: true }).match(/<option[^>]*>/g) ?? []
  expect(select.map((option) => / selected=""/.test(option))).toEqual([true, false, true, false])
  // after an error the submitted boxes are checked instead
  const again = render({ __typename: 'Field_Checkboxes', options: several }, { typed: { 'field[fish]': 'fish' } })
  expect((again.match(/<input[^>]+>/g) ?? []).map((box) => / checked=""/.test(box))).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test('a date field offers only the dates within its limits', () => {
  const limits = { minDate: '2026-11-24T00:00:00Z', maxDate: '2026-12-24T00:00:00Z' }
  const date = { __typename: 'Field_Date', label: 'Start', handle: 'start' }
  expect(render({ ...date, ...limits })).toMatch(/ min="2026-11-24" max="2026-12-24"/)
  expect(render(date)).not.toMatch(/ (min|max)=/)
})

const typed = ['SingleLineText', 'MultiLineText', 'Email', 'Phone', 'Number', 'Date', 'VatNumber']

// F256, F257
test.each([...typed, 'Dropdown', 'Radio', 'Checkboxes', 'Agree', 'FileUpload'])(
  'a field of the kind %s shows its label, not its handle',
  (kind) => {
    const seen = render({ __typename: `Field_${kind}`, label: 'About you', handle: 'aboutYou', options })
    const texts = seen.split(/<[^>]*>/).filter(Boolean)
    expect(texts.some((words) => words.startsWith('About you'))).toBe(true)
    expect(texts.join()).not.toContain('aboutYou')
    const required = render({ __typename: `Field_${kind}`, label: 'About you', required: true, options })
    // a checkbox has no mark
    expect(required).toMatch(kind === 'Agree' ? / required=""/ : />About you \*</)
  },
)

// F259, F269
test.each([...typed, 'Dropdown'])('a field of the kind %s shows its placeholder, and no other text', (kind) => {
  const given = { __typename: `Field_${kind}`, options: [{ value: 'fish', label: 'Fish' }] }
  const shown = kind === 'Dropdown' ? '<option value="" selected="">Be brief</option>' : ' placeholder="Be brief"'
  expect(render({ ...given, placeholder: 'Be brief' })).toContain(shown)
  expect(render(given)).not.toMatch(/placeholder|Be brief/)
})

// F254
test('the error of a choice is associated with it by the id of the field', () => {
  for (const kind of ['Radio', 'Checkboxes']) {
    const html = render({ __typename: `Field_${kind}`, id: 'id-9', options }, { error: 'Please choose.' })
    expect(html).toMatch(/<fieldset[^>]* aria-describedby="id-9-error"/)
    expect(html).toMatch(/ id="id-9-error"[^>]*>.*Please choose\./)
  }
})
