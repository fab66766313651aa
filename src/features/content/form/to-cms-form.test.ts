import { expect, test } from 'vitest'
import { changedFormSettings } from '#tests/support/form-settings.ts'
import type { CmsForm } from './cms-form.ts'
import { isShown, toConditions } from './conditions/conditions.ts'
import { toCmsForm } from './to-cms-form.ts'

function formOf(settings: object, pageSettings: object = {}): CmsForm {
  const pages = [1, 2].map((id) => ({ id: `p${id}`, label: `Page ${id}`, settings: pageSettings, rows: [] }))
  const given = { id: 'f7', handle: 'contact', title: 'Contact', siteId: 2, isAvailable: true, settings, pages }
  const form = toCmsForm(given as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  return form
}

// F233, F238, F239, F240, F241, F243, F244, F246, F247, F248, F249, F250
test('a form without settings of its own has neither title nor progress, and is validated and sent by a script', () => {
  expect(formOf({})).toMatchObject({
    id: 'f7',
    handle: 'contact',
    title: null,
    showPageTitle: false,
    showPageTabs: false,
    progress: null,
    scrollToTop: false,
    requiredMark: 'asterisk',
    success: { place: 'top', seconds: 0, hidesForm: false },
    next: null,
    loadingText: null,
    validatesOnSubmit: true,
    validatesOnBlur: true,
    errorMessage: null,
    errorPlace: 'top',
    reloads: false,
  })
})

// F238, F239, F240, F241, F243, F246, F247, F248, F249, F250, F251
test('a form has every setting of its editor', () => {
  expect(formOf(changedFormSettings)).toMatchObject({
    title: 'Contact',
    showPageTitle: true,
    showPageTabs: true,
    progress: 'end',
    scrollToTop: true,
    requiredMark: 'optional',
    success: { place: 'bottom', seconds: 7, hidesForm: true },
    loadingText: 'One moment',
    validatesOnSubmit: false,
    validatesOnBlur: false,
    errorMessage: 'Not yet.',
    errorPlace: 'bottom',
    reloads: true,
  })
  expect(formOf({ ...changedFormSettings, loadingIndicator: 'spinner' }).loadingText).toBeNull()
})

// F236, F237
test('the buttons of a page have the labels and the position of its editor', () => {
  const labels = { submitButtonLabel: 'Next', backButtonLabel: 'Back', showBackButton: true }
  for (const buttons of ['left', 'right', 'center', 'left-right'])
    expect(formOf({}, { ...labels, buttonsPosition: buttons }).pages).toMatchObject([
      { id: 'p1', label: 'Page 1', submitLabel: 'Next', backLabel: 'Back', buttons },
      { id: 'p2', label: 'Page 2', submitLabel: 'Next', backLabel: 'Back', buttons },
    ])
  expect(formOf({}, { ...labels, showBackButton: false }).pages[0]).toMatchObject({ backLabel: null, buttons: 'left' })
})

// F262
test('of several conditions all must hold, or any if the editor chose so', () => {
  const conditions = ['beef', 'fish'].map((value) => ({ field: '{field:food}', condition: 'contains', value }))
  const shown = (rule: object, food: string) =>
    isShown(toConditions({ showRule: 'show', conditions, ...rule }), new Map([['food', [food]]]))
  const foods = ['beef', 'beef and fish', 'milk']
  expect(foods.map((food) => shown({}, food))).toEqual([false, true, false])
  expect(foods.map((food) => shown({ conditionRule: 'all' }, food))).toEqual([false, true, false])
  expect(foods.map((food) => shown({ conditionRule: 'any' }, food))).toEqual([true, true, false])
  expect(foods.map((food) => shown({ conditionRule: 'any', showRule: 'hide' }, food))).toEqual([false, false, true])
})

// F236
test('a page has its fields in the rows of the editor, and a page without fields has none', () => {
  const field = (handle: string) => ({ __typename: 'Field_SingleLineText', id: handle, handle, label: handle })
  const rows = [{ rowFields: [field('first'), field('last')] }, { rowFields: [field('phone')] }, { rowFields: [] }]
  const pages = [
    { id: 'p1', label: 'You', rows },
    { id: 'p2', label: 'End', rows: [] },
  ]
  const form = toCmsForm({ id: 'f7', handle: 'contact', siteId: 2, isAvailable: true, pages } as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  const handles = form.pages.map((page) => page.rows.map((row) => row.map(({ handle }) => handle)))
  expect(handles).toEqual([[['first', 'last'], ['phone']], []])
})

// F244, F252, F253
test('a form redirects only to paths of the shop', () => {
  const nextOf = (settings: object) => formOf(settings).next
  expect(nextOf({ submitAction: 'url', redirectUrl: '/en/about-us' })).toBe('/en/about-us')
  for (const redirectUrl of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    expect(nextOf({ submitAction: 'url', redirectUrl }), redirectUrl).toBeNull()
  expect(nextOf({ submitAction: 'entry', redirectEntry: { uri: 'jobs' } })).toBe('/en/jobs')
  expect(nextOf({ submitAction: 'message', redirectUrl: '/en/about-us', redirectEntry: { uri: 'jobs' } })).toBeNull()
})

test('toCmsForm returns why a form cannot be shown: it is closed, or a required field is unknown', () => {
  const toForm = (more: object, ...rowFields: object[]) => {
    const pages = [{ rows: [{ rowFields }] }]
    const form = toCmsForm({ id: '1', handle: 'form', settings: null, pages, ...more } as never, 'en')
    return typeof form === 'string' ? form : form.mutation
  }
  const signature = { __typename: 'Field_Signature', handle: 'signature' }
  const name = { __typename: 'Field_Name', handle: 'name', useMultipleFields: true }
  expect(toForm({ isAvailable: true }, signature)).toBeNull()
  expect(toForm({ isAvailable: null, submissionMutationName: 'save_form_Submission' })).toBe('save_form_Submission')
  expect(toForm({ isAvailable: false })).toBe('closed')
  expect(toForm({}, { ...signature, required: true })).toBe('unsupported')
  expect(toForm({}, { ...name, fields: [{ ...signature, required: true }] })).toBe('unsupported')
  expect(toForm({ pages: [] })).toBe('unsupported')
  expect(toForm({ submissionMutationName: 'save){x}' })).toBe('unsupported')
})

// F260
test('a field of every kind starts with its default value', () => {
  const options = ['beef', 'fish'].map((value) => ({ value, label: value, isDefault: value === 'fish' }))
  const defaults: [kind: string, settings: object, expected: string][] = [
    ['SingleLineText', { defaultValue: 'Ada' }, 'Ada'],
    ['MultiLineText', { defaultValue: 'Ada' }, 'Ada'],
    ['Email', { defaultValue: 'a@b.example' }, 'a@b.example'],
    ['Number', { defaultValue: '3', minValue: 1 }, '3'],
    [
      'Date',
      { defaultDate: '2026-02-03T00:00:00Z', minDate: '2026-01-01T00:00:00Z', maxDate: '2026-12-31T00:00:00Z' },
      '2026-02-03',
    ],
    ['Dropdown', { options }, 'fish'],
    ['Radio', { options }, 'fish'],
    ['Agree', { defaultState: true, checkedValue: 'yes' }, 'yes'],
    ['Hidden', { defaultValue: 'spring' }, 'spring'],
  ]
  for (const [kind, settings, expected] of defaults) {
    const field = { __typename: `Field_${kind}`, handle: 'field', ...settings }
    const pages = [{ rows: [{ rowFields: [field, { __typename: `Field_${kind}`, handle: 'empty' }] }] }]
    const form = toCmsForm({ id: 'f7', handle: 'contact', siteId: 2, isAvailable: true, pages } as never, 'en')
    if (typeof form === 'string') throw new Error(form)
    const values = form.pages[0]?.rows.flat().map(({ defaultValue }) => defaultValue)
    expect([kind, values]).toEqual([kind, [expected, '']])
  }
})
