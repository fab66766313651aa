import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TriState } from './tri-state.tsx'

test('renders three named checkboxes and checks the chosen one', () => {
  const html = renderToStaticMarkup(
    <TriState
      name="Milk"
      value="milk"
      fieldNames={{ contains: 'contains_allergen', traces: 'may_contain_allergen', free: 'does_not_contain_allergen' }}
      labels={{ contains: 'Contains', traces: 'Traces', free: 'Free' }}
      chosen="free"
    />,
  )
  expect(html).toContain('<fieldset class="tri-state"><legend class="visually-hidden">Milk</legend>')
  expect(html.match(/type="checkbox"/g)).toHaveLength(3)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<label class="level-free"[^>]*><input[^>]*name="does_not_contain_allergen"[^>]*checked=""/)
})
