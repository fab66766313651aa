import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import { loadTranslator } from '#i18n/translator.ts'
import type { Category } from './category.ts'
import { CategoryNav } from './category-nav.tsx'
import { parseListing } from './listing-query.ts'

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

const railOf = (filters: string) =>
  renderToStaticMarkup(
    <I18nProvider locale="en" t={t}>
      <CategoryNav category={range} query={parseListing({ filters, page: '3', sort: 'name' })} />
    </I18nProvider>,
  )

test('the rail leads to the same choice in another category, from its first page', () => {
  expect(railOf('search:milk;is_stock_article:1')).toContain(
    'href="/en/range/dairy?filters=is_stock_article%3A1%3Bsearch%3Amilk&amp;sort=name"',
  )
})

test('a number in the rail is that of the whole category, so it stands only where nothing is chosen', () => {
  expect(railOf('')).toContain('88')
  expect(railOf('search:milk')).not.toMatch(/88|641/)
})
