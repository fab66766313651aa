import { expect, test } from 'vitest'
import { toNewsletter } from './newsletter.ts'

const email = { __typename: 'Field_Email', handle: 'email', label: 'E-mail', required: true }
const consent = { __typename: 'Field_Agree', handle: 'consent', label: 'I agree', required: true, checkedValue: 'Yes' }
const name = { __typename: 'Field_SingleLineText', handle: 'name', label: 'Name' }

function newsletterOf(...fields: object[]) {
  const pages = [{ rows: fields.map((field) => ({ rowFields: [field] })) }]
  const form = { id: '1', handle: 'newsletter', title: 'News', isAvailable: true, settings: {}, pages }
  return toNewsletter({ newsletterTitle: 'Weekly offers', newsletterForm: [form] } as never, 'en')
}

// F149
test('the newsletter form has an e-mail address, and a consent if its editor requires one', () => {
  expect(newsletterOf(email)).toMatchObject({ title: 'Weekly offers', form: { field: 'email', consent: null } })
  expect(newsletterOf(email, consent)?.form).toMatchObject({
    field: 'email',
    consent: { field: 'consent', label: 'I agree', value: 'Yes' },
  })
  expect(newsletterOf(consent, email)?.form).toMatchObject({ field: 'email', consent: { field: 'consent' } })
  expect(newsletterOf(email, name, { ...consent, required: false })?.form).toMatchObject({ consent: null })
})

test('a form that requires more, or no address, is not a newsletter form', () => {
  for (const fields of [
    [email, { ...name, required: true }],
    [email, consent, { ...name, required: true }],
    [email, consent, { ...consent, handle: 'terms' }],
    [consent],
  ])
    expect(newsletterOf(...fields)?.form).toBe('unsupported')
  expect(toNewsletter({ newsletterForm: [] } as never, 'en')).toBeNull()
})
