import { expect, test } from 'vitest'
import { toAllergenCsv } from '#features/allergens/allergen-lines.ts'
import { toAllergens } from '#features/allergens/allergens.ts'
import { parseRows } from '#features/cart/quick-order/parse-rows.ts'
import { locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import type { ListLine } from './list.ts'
import { toListCsv } from './list-csv.ts'

const line = (sku: string, amount: number, rest: Partial<ListLine> = {}): ListLine => ({
  productId: sku,
  name: 'Goat’s cheese, 3 x 200 g; ripe',
  sku,
  href: '/',
  picture: null,
  tint: null,
  amount,
  unit: 'box',
  content: '12 x 750 ml',
  customerPrice: null,
  total: null,
  area: 'Cold room 2',
  par: 9,
  ...rest,
})

test.each(locales)('quick order reads the quantities from the CSV of a list (%s)', async (locale) => {
  const csv = toListCsv([line('200001', 4), line('200006-2', 12, { par: null })], locale, await loadTranslator(locale))
  expect(parseRows(csv).rows.map(({ readings }) => readings)).toEqual([
    [{ code: '200001', quantity: 4 }],
    [{ code: '200006-2', quantity: 12 }],
  ])
})

test('toListCsv writes prices as numbers and leaves missing prices empty', async () => {
  const t = await loadTranslator('nl')
  const cents = { amount: 1250, currency: 'EUR' }
  const rows = toListCsv(
    [line('1', 3, { customerPrice: { cents } as ListLine['customerPrice'] }), line('2', 1)],
    'nl',
    t,
  ).split('\r\n')
  expect(rows[1]).toMatch(/;9;Cold room 2;12,50;37,50$/)
  expect(rows[2]).toMatch(/;9;Cold room 2;;$/)
})

test('toAllergenCsv has a text for each of four states and never reports an undeclared allergen as free', async () => {
  const allergens = toAllergens([
    { code: 'gluten', level: 'contains' },
    { code: 'milk', level: 'may_contain' },
    { code: 'eggs', level: 'free' },
  ])
  const known = { id: '1', name: 'Brot', sku: '1', href: null, allergens }
  const csv = toAllergenCsv([known, { ...known, allergens: null }], 'de', await loadTranslator('de'))
  const [head = '', declared = '', unknown = ''] = csv.trim().split('\r\n')
  const cell = (row: string, name: string) => row.split(';')[head.split(';').indexOf(name)]
  expect(['Gluten', 'Milch', 'Eier', 'Fisch'].map((name) => cell(declared, name))).toEqual([
    'Enthält',
    'Kann Spuren enthalten',
    'Frei',
    'Nicht angegeben',
  ])
  expect(unknown.split(';').filter((text) => text === 'Nicht angegeben')).toHaveLength(14)
})
