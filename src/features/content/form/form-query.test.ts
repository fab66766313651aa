// Forms as the CMS stores them, read with the query of the shop.
import { expect, test } from 'vitest'
import { openTestContent } from '#backends/content/testing/cms.ts'
import { formQuery } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { changedFormSettings } from '#tests/support/form-settings.ts'
import { toCmsForm } from './to-cms-form.ts'

const whenFish = {
  showRule: 'hide',
  conditionRule: 'any',
  conditions: [{ field: '{field:food}', condition: '=', value: 'fish' }],
}
const fish = { outcome: 'hide', need: 'any', list: [{ handle: 'food', is: '=', value: 'fish' }] }

async function readForm(settings: object, pages: object[]) {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  await cms.db
    .prepare(
      "UPDATE form_texts SET settings = ?, pages = ? WHERE site_id = 2 AND form_id = (SELECT id FROM forms WHERE handle = 'contact')",
    )
    .bind(JSON.stringify(settings), JSON.stringify(pages))
    .run()
  const { formQuery: given } = await cms.ask(formQuery, { handle: ['contact'], siteId: [2] })
  const form = given && toCmsForm(given, 'en')
  if (!form || typeof form === 'string') throw new Error(`no form: ${form}`)
  return form
}

const field = (kind: string, more: object = {}) => ({ kind, handle: 'field', label: 'Field', ...more })

/** The form's only field, of this kind. */
const readField = async (kind: string, more: object) =>
  (await readForm({}, [{ label: 'Page', settings: {}, rows: [[field(kind, more)]] }])).pages[0]?.rows[0]?.[0]

// F233, F237, F238, F239, F240, F241, F242, F243, F245, F246, F247, F248, F249, F250, F251
test('the shop reads every setting of a form and of its pages', async () => {
  const settings = {
    ...changedFormSettings,
    defaultLabelPosition: 'verbb\\formie\\positions\\LeftInput',
    submitActionMessageHtml: '<p>Thank you.</p>',
    captchas: ['honeypot'],
  }
  const pageSettings = {
    submitButtonLabel: 'Next',
    backButtonLabel: 'Back',
    showBackButton: true,
    buttonsPosition: 'right',
    enablePageConditions: true,
    pageConditions: whenFish,
    enableNextButtonConditions: true,
    nextButtonConditions: whenFish,
  }
  const form = await readForm(settings, [
    { label: 'You', settings: pageSettings, rows: [[field('SingleLineText'), field('Phone')], [field('Email')]] },
    { label: 'End', settings: {}, rows: [] },
  ])
  expect(form).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    handle: 'contact',
    title: 'Contact form',
    showPageTitle: true,
    showPageTabs: true,
    progress: 'end',
    scrollToTop: true,
    requiredMark: 'optional',
    success: { text: [{ children: ['Thank you.'] }], place: 'bottom', seconds: 7, hidesForm: true },
    loadingText: 'One moment',
    validatesOnSubmit: false,
    validatesOnBlur: false,
    errorMessage: 'Not yet.',
    errorPlace: 'bottom',
    reloads: true,
    captchas: [{ handle: 'honeypot', kind: 'honeypot' }],
    pages: [
      {
        label: 'You',
        submitLabel: 'Next',
        backLabel: 'Back',
        buttons: 'right',
        conditions: fish,
        nextConditions: fish,
      },
      { label: 'End' },
    ],
  })
  expect(form.pages[0]?.rows.map((row) => row.map(({ kind, labelPosition }) => [kind, labelPosition]))).toEqual([
    [
      ['text', 'left'],
      ['phone', 'left'],
    ],
    [['email', 'left']],
  ])
})

// F244, F252, F253
test('the shop reads where a form ends', async () => {
  const endOf = async (settings: object) => (await readForm(settings, [{ label: '', settings: {}, rows: [] }])).next
  expect(await endOf({ submitAction: 'url', redirectUrl: '/en/about-us' })).toBe('/en/about-us')
  expect(await endOf({ submitAction: 'entry', redirectEntry: 11 })).toBe('/en/how-ordering-works')
  expect(await endOf({ submitAction: 'message', redirectUrl: '/en/about-us', redirectEntry: 11 })).toBeNull()
})

// F254, F255, F256, F257, F259, F260, F261, F262
test('the shop reads every property that all fields have', async () => {
  const given = {
    handle: 'fullName',
    label: 'Full name',
    labelPosition: 'verbb\\formie\\positions\\Hidden',
    instructions: 'Your own.',
    required: true,
    placeholder: 'Ada',
    defaultValue: 'Eve',
    errorMessage: 'Who are you?',
    matchField: '{field:again}',
    enableConditions: true,
    conditions: whenFish,
    visibility: 'disabled',
  }
  expect(await readField('SingleLineText', given)).toMatchObject({
    id: expect.stringMatching(/-fullName$/),
    handle: 'fullName',
    label: 'Full name',
    labelPosition: 'hidden',
    hint: 'Your own.',
    required: true,
    placeholder: 'Ada',
    defaultValue: 'Eve',
    errorMessage: 'Who are you?',
    equals: 'again',
    conditions: fish,
    disabled: true,
  })
})

const option = { value: 'fish', label: 'Fish', isOptgroup: false, isDefault: true, disabled: true }
const shownOption = { value: 'fish', label: 'Fish', isGroup: false, isDefault: true, disabled: true }
const lengths = { limit: true, min: 2, minType: 'words', max: 9, maxType: 'characters' }
const shownLengths = { least: { count: 2, of: 'words' }, most: { count: 9, of: 'characters' } }

// F258, F263, F264, F265, F266, F267, F269, F270
test.each<[kind: string, given: object, shown: object]>([
  ['SingleLineText', { ...lengths, validation: 'url' }, { kind: 'text', rules: 'url', ...shownLengths }],
  ['MultiLineText', lengths, { kind: 'textarea', ...shownLengths }],
  ['Email', { blockedDomains: ['b.be'], uniqueValue: true }, { kind: 'email', blockedDomains: ['b.be'] }],
  ['Phone', {}, { kind: 'phone' }],
  ['Number', { minValue: 1, maxValue: 5 }, { kind: 'number', least: '1', most: '5' }],
  [
    'Date',
    { defaultDate: '2026-02-03T00:00:00Z', minDate: '2026-01-01T00:00:00Z', maxDate: '2026-12-31T00:00:00Z' },
    { kind: 'date', defaultValue: '2026-02-03', least: '2026-01-01', most: '2026-12-31' },
  ],
  [
    'VatNumber',
    { inputMask: 'BE9999999999', placeholder: 'BE0' },
    { kind: 'vat', mask: 'BE9999999999', placeholder: 'BE0' },
  ],
  ['Dropdown', { multi: true, options: [option] }, { kind: 'select', multiple: true, options: [shownOption] }],
  ['Radio', { layout: 'horizontal', options: [option] }, { kind: 'radio', isRow: true, options: [shownOption] }],
  [
    'Checkboxes',
    { layout: 'horizontal', options: [option] },
    { kind: 'checkboxes', isRow: true, options: [shownOption] },
  ],
  [
    'Agree',
    { descriptionHtml: '<p>I agree.</p>', checkedValue: 'yes', defaultState: true },
    { kind: 'agree', text: [{ children: ['I agree.'] }], checkedValue: 'yes', defaultValue: 'yes' },
  ],
  [
    'FileUpload',
    { limitFiles: '2', sizeLimit: '5', sizeMinLimit: '1', allowedKinds: ['pdf'] },
    { kind: 'file', count: 2, leastBytes: 1_000_000, mostBytes: 5_000_000, kinds: ['.pdf'] },
  ],
  ['Hidden', { defaultOption: 'query', queryParameter: 'from' }, { kind: 'hidden', from: 'query', parameter: 'from' }],
  ['Heading', { headingSize: 'h2' }, { kind: 'heading', as: 'h2' }],
  ['Html', { htmlContent: '<p>Hello</p>' }, { kind: 'html', text: [{ children: ['Hello'] }] }],
  ['Section', {}, { kind: 'section' }],
  [
    'Name',
    { useMultipleFields: true, fields: [{ kind: 'SingleLineText', handle: 'first', label: 'First' }] },
    { kind: 'name', parts: [{ handle: 'field.first', label: 'First' }] },
  ],
])('the shop reads every property of a field of the kind %s', async (kind, given, shown) => {
  expect(await readField(kind, given)).toMatchObject(shown)
})
