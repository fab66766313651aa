import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

test('the label is associated with the input', () => {
  const html = renderToStaticMarkup(<Field id="company" name="company" label="Company name" />)
  expect(html).toContain('<label for="company">Company name</label>')
  expect(html).toContain('id="company"')
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

test('a hint is referenced by aria-describedby', () => {
  const html = renderToStaticMarkup(<Field id="vat" name="vat" label="VAT number" hint="BE and ten digits" />)
  expect(html).toContain('aria-describedby="vat-hint"')
  expect(html).toContain('<p class="hint" id="vat-hint">BE and ten digits</p>')
})

test('an error precedes the hint in aria-describedby and sets aria-invalid', () => {
  const html = renderToStaticMarkup(
    <Field
      id="email"
      name="email"
      type="email"
      label="Email"
      hint="For invoices"
      error="Please enter a valid email."
    />,
  )
  expect(html).toContain('aria-describedby="email-error email-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('class="input is-error"')
  expect(html).toMatch(/<p class="error-message" id="email-error">.*Please enter a valid email\.<\/p>/)
})

test('a success message replaces the hint', () => {
  const html = renderToStaticMarkup(
    <Field id="vat" name="vat" label="VAT number" hint="BE and ten digits" success="Valid" />,
  )
  expect(html).toContain('aria-describedby="vat-success"')
  expect(html).toContain('class="input is-valid"')
  expect(html).not.toContain('ten digits')
})

test('a select and a textarea have the same attributes as an input', () => {
  const country = renderToStaticMarkup(
    <Field
      as="select"
      id="c"
      name="country"
      label="Country"
      error="Choose"
      options={[{ value: 'BE', label: 'Belgium' }]}
    />,
  )
  const message = renderToStaticMarkup(<Field as="textarea" id="m" name="message" label="Message" hint="Optional" />)
  expect(country).toMatch(/<select id="c" name="country" aria-invalid="true" aria-describedby="c-error">/)
  expect(message).toMatch(/<textarea id="m" name="message" aria-describedby="m-hint" class="input">/)
})

test('a password field has a button that shows the password', () => {
  const html = renderToStaticMarkup(
    <Field as="password" id="p" name="password" label="Password" showLabel="Show password" />,
  )
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Show password" aria-pressed="false"')
})

test('fields without an id get unique ids', () => {
  const html = renderToStaticMarkup(
    <>
      <Field name="email" label="Email" />
      <Field name="email" label="Newsletter" />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(2)
})

test('the link beside the label follows the input in the tab order', () => {
  const html = renderToStaticMarkup(
    <Field as="password" showLabel="Show" name="password" label="Password" aside={<a href="/forgot">Forgot?</a>} />,
  )
  expect(html.match(/<(?:label|input|button|a)\b/g)).toEqual(['<label', '<input', '<button', '<a'])
})
