import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import { CmsFormView } from './cms-form-view.tsx'
import { toCmsForm } from './to-cms-form.ts'

async function render(field: object) {
  const given = { id: '1', handle: 'field', label: 'Label', required: false, ...field }
  const pages = [{ id: '1', label: 'Page', settings: null, rows: [{ rowFields: [given] }] }]
  const form = toCmsForm({ id: '1', handle: 'form', siteId: 1, isAvailable: true, settings: {}, pages } as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  return initialHtml(<CmsFormView form={form} />)
}

// F255, F258
test.each<[string, object, RegExp]>([
  ['Field_Heading', { label: 'About you' }, /<h4>About you<\/h4>/],
  ['Field_Heading', { label: 'About you', headingSize: 'h2' }, /<h2>About you<\/h2>/],
  ['Field_Heading', { label: 'About you', headingSize: 'script' }, /<h4>About you<\/h4>/],
  [
    'Field_Html',
    { htmlContent: '<p>Read <b>this</b><script>alert(1)</script></p>' },
    /<p>Read <strong>this<\/strong><\/p>/,
  ],
  ['Field_Section', {}, /<hr\/>/],
  [
    'Field_Hidden',
    { defaultOption: 'custom', defaultValue: 'autumn' },
    /<input type="hidden" name="field" value="autumn"\/>/,
  ],
  [
    'Field_Name',
    {
      useMultipleFields: true,
      fields: [
        { __typename: 'Field_SingleLineText', id: '2', handle: 'first', label: 'First' },
        { __typename: 'Field_SingleLineText', id: '3', handle: 'last', label: 'Last' },
      ],
    },
    /name="field\.first".*name="field\.last"/,
  ],
  ['Field_Name', { useMultipleFields: false }, /<input[^>]+name="field"/],
])('%s renders its own markup', async (__typename, setting, expected) => {
  expect(await render({ __typename, ...setting })).toMatch(expected)
})

// F236
test('a rejected form is rendered with the page of its first error open and its first bad field focused', async () => {
  const field = (handle: string, more: object = {}) => ({
    __typename: 'Field_SingleLineText',
    id: handle,
    handle,
    label: handle,
    required: false,
    ...more,
  })
  const options = ['beef', 'fish'].map((value) => ({ value, label: value }))
  const pages = [[field('name')], [field('email')], [field('food', { __typename: 'Field_Checkboxes', options })]].map(
    (rowFields, index) => ({ id: `${index}`, label: `Page ${index}`, settings: null, rows: [{ rowFields }] }),
  )
  const form = toCmsForm({ id: '1', handle: 'form', siteId: 1, isAvailable: true, settings: {}, pages } as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  const openedFor = async (...names: string[]) => {
    const problem = { status: 422, title: 'No', errors: Object.fromEntries(names.map((name) => [name, ['Wrong.']])) }
    const refusedForm = { action: '/content/form', values: { _form: 'form' }, problem }
    const html = await initialHtml(<CmsFormView form={form} />, { refusedForm })
    const opened = (html.match(/<(?:fieldset|div) tabindex="-1" class="stack( later)?"/g) ?? []).map(
      (set) => !set.includes('later'),
    )
    const focused = (html.match(/<input[^>]*>/g) ?? []).find((input) => input.includes('autofocus'))
    return [...opened, focused?.match(/ name="([^"]*)"/)?.[1]]
  }
  expect(await openedFor()).toEqual([true, false, false, undefined])
  expect(await openedFor('email')).toEqual([false, true, false, 'email'])
  expect(await openedFor('food[beef]', 'email')).toEqual([false, true, false, 'email'])
  expect(await openedFor('food[beef]')).toEqual([false, false, true, 'food[beef]'])
})

// F240
test('a form of several pages shows its progress only if the editor chose so, and a form of one page never', async () => {
  const shows = async (pageCount: number, settings: object) => {
    const pages = Array.from({ length: pageCount }, (_, index) => ({ id: `${index}`, label: 'Page', settings: null }))
    const given = { id: '1', handle: 'form', siteId: 1, isAvailable: true, settings, pages }
    const form = toCmsForm(given as never, 'en')
    if (typeof form === 'string') throw new Error(form)
    return (await initialHtml(<CmsFormView form={form} />)).includes('<progress')
  }
  for (const progressPosition of ['start', 'end', null])
    expect(await shows(2, { displayPageProgress: true, progressPosition })).toBe(true)
  for (const displayPageProgress of [false, null])
    expect(await shows(2, { displayPageProgress, progressPosition: 'start' })).toBe(false)
  expect(await shows(1, { displayPageProgress: true })).toBe(false)
})

test('an error of checkboxes that begin with a group heading is shown at the field', async () => {
  const options = [
    { value: 'meats', label: 'Meats', isOptgroup: true },
    { value: 'beef', label: 'Beef' },
  ]
  const boxes = { __typename: 'Field_Checkboxes', id: 'b', handle: 'food', label: 'Food', options }
  const pages = [{ id: '1', label: 'Page', settings: null, rows: [{ rowFields: [boxes] }] }]
  const form = toCmsForm({ id: '1', handle: 'form', siteId: 1, isAvailable: true, settings: {}, pages } as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  const problem = { status: 422, title: 'No', errors: { 'food[beef]': ['Choose one.'] } }
  const refusedForm = { action: '/content/form', values: { _form: 'form' }, problem }
  expect(await initialHtml(<CmsFormView form={form} />, { refusedForm })).toContain('Choose one.')
})

/** Form of two pages. */
async function renderPages(settings: object, pageSettings: object = {}) {
  const pages = ['You', 'Your kitchen'].map((label, index) => ({ id: `${index}`, label, settings: pageSettings }))
  const given = { id: '1', handle: 'form', title: 'Become a customer', siteId: 1, isAvailable: true, settings, pages }
  const form = toCmsForm(given as never, 'en')
  if (typeof form === 'string') throw new Error(form)
  return initialHtml(<CmsFormView form={form} />)
}

// F238, F239
test('a form shows its title and those of its pages only if the editor chose so', async () => {
  const titled = await renderPages({ displayFormTitle: true, displayCurrentPageTitle: false })
  expect(titled).toMatch(/<h3[^>]*>Become a customer<\/h3>/)
  expect(titled).not.toMatch(/<legend|Your kitchen/)
  const staged = await renderPages({ displayFormTitle: false, displayCurrentPageTitle: true })
  expect(staged).not.toMatch(/<h3|Become a customer/)
  expect(staged).toMatch(/<legend[^>]*>You<\/legend>.*<legend[^>]*>Your kitchen<\/legend>/)
})

// F237
test('the buttons of a form have the labels and the position of the editor, and pages after the first one go back', async () => {
  const labels = { submitButtonLabel: 'Onward', backButtonLabel: 'Return', showBackButton: true }
  for (const buttonsPosition of ['left', 'right', 'center', 'left-right']) {
    const html = await renderPages({}, { ...labels, buttonsPosition })
    expect(html.split(`buttons-${buttonsPosition}"`).length + html.split(`buttons-${buttonsPosition} `).length).toBe(4)
    expect(html.match(/<button[^>]*>.*?(Onward|Return).*?<\/button>/g)).toHaveLength(3)
    expect(html.indexOf('Return')).toBeGreaterThan(html.indexOf('Onward'))
  }
  const onward = await renderPages({}, { ...labels, showBackButton: false })
  expect([onward.includes('Return'), onward.match(/<button/g)?.length]).toEqual([false, 2])
  expect(await renderPages({})).toContain('Send')
})
