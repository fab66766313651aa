import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Quantity } from './quantity.tsx'
import { UnitSelect } from './unit-select.tsx'

const words = { label: 'Butter croissant', inputLabel: 'Quantity', lessLabel: 'One less', moreLabel: 'One more' }

// F128
test('renders a text input with numeric input mode between two buttons of type button', () => {
  const html = renderToStaticMarkup(<Quantity {...words} name="quantity" defaultValue={2} max={9999} unit="case" />)
  expect(html).toContain('<fieldset class="quantity"><legend class="visually-hidden">Butter croissant</legend>')
  expect(html).toContain('<button type="button" data-step="-1" aria-label="One less">')
  expect(html).toContain('<button type="button" data-step="1" aria-label="One more">')
  const input = html.match(/<input[^>]*>/)?.[0]
  for (const part of [
    'name="quantity"',
    'type="text"',
    'inputMode="numeric"',
    'data-min="1"',
    'data-max="9999"',
    'value="2"',
    'aria-label="Quantity"',
  ])
    expect(input).toContain(part)
  expect(html).toContain('<span class="unit">case</span>')
})

test('a disabled quantity disables its fieldset', () => {
  expect(renderToStaticMarkup(<Quantity {...words} name="quantity" disabled />)).toMatch(/^<fieldset [^>]*disabled=""/)
})

test('renders a unit select inside the control', () => {
  const unit = <UnitSelect label="Unit" name="variant" options={[{ value: '7', label: 'Case' }]} />
  const html = renderToStaticMarkup(<Quantity {...words} name="quantity" unit={unit} />)
  expect(html).toContain('<span class="unit"><select name="variant" aria-label="Unit"><option value="7">Case</option>')
})
