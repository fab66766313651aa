import { expect, test } from 'vitest'
import type { Department } from '#features/catalogue/category.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { createFragmentRenderer } from './fragments.tsx'

test('a fragment is rendered once per name and source object', async () => {
  const toHtml = createFragmentRenderer({ locale: 'de', t: await loadTranslator('de') })
  let drawn = 0
  const cheese = {
    id: '1',
    href: '/de/kaese',
    tint: null,
    picture: null,
    count: 1200,
    children: [],
    get name() {
      drawn += 1
      return 'Käse'
    },
  } satisfies Department
  const departments = [cheese]
  const menu = { departments, nodes: [] }
  const html = toHtml('mobileDepartments', menu)
  expect(html).toMatch(/^<a href="\/de\/kaese">.*Käse.*1\.200/)
  expect(toHtml('mobileDepartments', menu)).toBe(html)
  expect(drawn).toBe(1)
  expect(toHtml('megaMenu', menu)).toContain('Alles in Käse')
  const before = drawn
  expect(toHtml('mobileDepartments', { departments: [cheese], nodes: [] })).toBe(html)
  expect(drawn).toBe(before + 1)
})
