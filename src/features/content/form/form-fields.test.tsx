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

// F258
test.each<[string, object, RegExp]>([
  ['Field_Heading', { label: 'About you' }, /<h4>About you<\/h4>/],
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
