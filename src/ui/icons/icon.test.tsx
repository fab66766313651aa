import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { CUSTOM_ICONS, PHOSPHOR_ICONS } from './icon-names.ts'

test('the sprite contains exactly the icons that have names', () => {
  const sprite = readFileSync(new URL('../../../public/icons.svg', import.meta.url), 'utf8')
  const held = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1])
  expect(held).toEqual([...PHOSPHOR_ICONS, ...CUSTOM_ICONS])
})

test('an icon is hidden from assistive technology unless it has a label', () => {
  expect(renderToStaticMarkup(<Icon name="truck" />)).toBe(
    '<svg class="icon" aria-hidden="true"><use href="/icons.svg#truck"></use></svg>',
  )
  expect(renderToStaticMarkup(<Icon name="truck" size={24} label="Delivery" />)).toContain(
    'role="img" aria-label="Delivery"',
  )
})
