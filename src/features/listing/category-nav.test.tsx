import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import type { Category } from '#features/catalogue/category.ts'
import { parseListing } from '#features/catalogue/listing-query.ts'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import { CategoryNav } from './category-nav.tsx'
import type { FacetsPromise } from './listing-context.ts'

const t = await loadTranslator('en')
const range: Category = {
  id: null,
  name: null,
  path: '',
  count: 641,
  tint: null,
  ancestors: [],
  children: [{ id: '2', name: 'Dairy', href: '/en/range/dairy', count: 88 }],
  siblings: [],
  alternates: {},
}

const facetsWith = (categories: Record<string, number>): FacetsPromise =>
  Promise.resolve({ ok: true, value: { brands: [], allergens: [], categories } })

async function railOf(filters: string, categories = {}, category = range) {
  const { prelude } = await prerender(
    <I18nProvider locale="en" t={t}>
      <CategoryNav
        category={category}
        query={parseListing({ filters, page: '3', sort: 'name' })}
        facets={facetsWith(categories)}
      />
    </I18nProvider>,
  )
  return new Response(prelude).text()
}

// F142
test('links of the category rail keep the filters and start at the first page', async () => {
  expect(await railOf('search:milk;is_stock_article:1')).toContain(
    'href="/en/range/dairy?filters=is_stock_article%3A1%3Bsearch%3Amilk&amp;sort=name"',
  )
})

// F142
test('the rail shows the total of a category, or its filtered count if the backend returns one', async () => {
  expect(await railOf('')).toContain('88')
  expect(await railOf('search:milk')).not.toMatch(/88|641/)
  // padded to the width of the total
  expect(await railOf('search:milk', { 2: 5 })).toContain('<span class="figures">\u20075</span>')
  expect(await railOf('search:milk', { 2: 0 })).toContain('<span class="figures">\u20070</span>')
})

// F142, F430
test('in a department the rail shows the catalogue and the subcategories, not the sibling departments', async () => {
  const sisters = [
    { id: '2', name: 'Dairy', href: '/en/range/dairy', count: 88 },
    { id: '3', name: 'Fish', href: '/en/range/fish', count: 40 },
  ]
  const below = [{ id: '21', name: 'Cheese', href: '/en/range/dairy/cheese', count: 30 }]
  const dairy = { ...range, id: '2', name: 'Dairy', path: 'dairy', children: below, siblings: sisters }
  const department = await railOf('', {}, dairy)
  expect(department).toContain('Cheese')
  expect(department).not.toContain('Fish')
  const inside = await railOf(
    '',
    {},
    { ...dairy, ancestors: [{ id: '1', name: 'Food', href: '/en/range/food', count: 128 }] },
  )
  expect(inside).toContain('Fish')
  expect(inside.indexOf('Cheese')).toBeLessThan(inside.indexOf('Fish'))
})
