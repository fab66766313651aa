import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Range, SeedProduct } from '../seed/data/shape.ts'
import { readCatalogueVersion } from '../sql/catalogue.ts'
import { fixture } from '../testing/fixture.ts'
import { openTestCommerce } from '../testing/shop.ts'
import { type Catalogue, createCatalogueStore } from './catalogue.ts'

const [template] = fixture.products.slice(1)
if (!template) throw new Error('the fixture is empty')
let lastNumber = 600_000

function article(nl: string, en: string, de: string, fr: string, more: Partial<SeedProduct> = {}): SeedProduct {
  lastNumber += 1
  return { ...template, ...more, code: nl, number: String(lastNumber), name: { nl, en, de, fr } } as SeedProduct
}

const products = [
  article('Oude Gouda', 'Old Gouda', 'Gouda alt', 'Vieux gouda', { category: 'cheese' }),
  article('Geitenkaaskroket', 'Goat croquette', 'Ziegenkäsekrokette', 'Croquette de chèvre'),
  article('Geitenkaas met as', 'Ashed goat log', 'Ziegenkäse mit Asche', 'Bûche cendrée'),
  article('Kaasplank', 'Cheeseboard', 'Käseplatte', 'Plateau de fromages'),
  article('Belegen kaas', 'Mature cheese', 'Mittelalter Käse', 'Fromage affiné'),
  article('Varkenshaasje', 'Pork tenderloin', 'Schweinefilet', 'Filet mignon de porc'),
  article('Huiswijn', 'House red', 'Hauswein rot', 'Vin de maison'),
  article('Champignons', 'Mushrooms', 'Champignons', 'Champignons'),
  article('Slagroom', 'Whipping cream', 'Schlagsahne', 'Crème entière'),
  article('Risottorijst', 'Risotto rice', 'Risottoreis', 'Riz pour risotto', { category: 'rice' }),
  article('Spaghetti', 'Spaghetti', 'Spaghetti', 'Spaghetti', { category: 'pasta' }),
  article('Trostomaten', 'Vine tomatoes', 'Rispentomaten', 'Tomates en grappe'),
  article('Tomaten', 'Tomatoes', 'Tomaten', 'Tomates', { brand: 'nord' }),
  article('Schimmelkaas', 'Blue cheese', 'Schimmelkäse', 'Bleu'),
]

const several = { nl: 'Pasta & rijst', en: 'Pasta & rice', de: 'Pasta & Reis', fr: 'Pâtes & riz' }
const range: Range = {
  ...fixture,
  products,
  departments: [
    {
      code: 'dry',
      name: several,
      children: [
        { code: 'flour', name: { nl: 'Bloem', en: 'Flour', de: 'Mehl', fr: 'Farine' } },
        { code: 'rice', name: { nl: 'Rijst', en: 'Rice', de: 'Reis', fr: 'Riz' } },
        { code: 'pasta', name: { nl: 'Pasta', en: 'Pasta', de: 'Pasta', fr: 'Pâtes' } },
        { code: 'cheese', name: { nl: 'Kaas', en: 'Cheese', de: 'Käse', fr: 'Fromage' } },
      ],
    },
  ],
}

let catalogue: Catalogue

beforeAll(async () => {
  const { db } = await openTestCommerce(openSqliteD1(':memory:'), { range })
  catalogue = await createCatalogueStore(db)(await readCatalogueVersion(db))
})

const find = async (text: string) =>
  [...(await catalogue.search(text)).slots].map((slot) => products[slot]?.name.nl ?? '')

test('ranks exact word, prefix, end of a compound, inside of a compound, category', async () => {
  const expected = ['Belegen kaas', 'Kaasplank', 'Geitenkaas met as', 'Schimmelkaas', 'Geitenkaaskroket', 'Oude Gouda']
  expect(await find('kaas')).toEqual(expected)
  expect(await find('Käse')).toEqual(expected)
  expect(await find('kaese')).toEqual(expected)
  expect(await find('cheese')).toEqual(['Belegen kaas', 'Schimmelkaas', 'Kaasplank', 'Oude Gouda'])
})

test('does not find an unrelated part of a word', async () => {
  expect(await find('wein')).toEqual(['Huiswijn'])
  expect(await find('room')).toEqual(['Slagroom'])
  expect(await find('melk')).toEqual([])
})

test('a category with several names does not match by the other names', async () => {
  expect(await find('rijst')).toEqual(['Risottorijst'])
  expect(await find('pâtes')).toEqual(['Spaghetti'])
})

test('tolerates a typo in whole words and prefixes if nothing else is found', async () => {
  for (const typed of ['tomatne', 'tomatten', 'tomaden', 'tomten'])
    expect([typed, await find(typed)]).toEqual([typed, ['Tomaten']])
  expect(await find('champingons')).toEqual(['Champignons'])
  expect(await find('spagehtt')).toEqual(['Spaghetti'])
  // a prefix of another product's name, so typos are not tried
  expect(await find('tomate')).toEqual(['Trostomaten', 'Tomaten'])
  expect(await find('tmo')).toEqual([])
  expect(await find('600099')).toEqual([])
})

test('every word must match, and a brand counts', async () => {
  expect(await find('tomaten nordkap')).toEqual(['Tomaten'])
  expect(await find('kaas belegen')).toEqual(['Belegen kaas'])
  expect(await find('cheese matuer')).toEqual(['Belegen kaas'])
  expect(await find('kaas tomaten')).toEqual([])
})

test('equal results keep the catalogue order', async () => {
  const all = await find('molen')
  expect(all).toEqual(products.filter(({ brand }) => brand === 'mill').map(({ name }) => name.nl))
})

test('finds codes as a whole, and by prefix from three digits on', async () => {
  const code = products[4]?.number ?? ''
  expect(await find(code)).toEqual(['Belegen kaas'])
  expect(await find(`kaas ${code}`)).toEqual(['Belegen kaas'])
  expect(await find('600')).toEqual(products.map(({ name }) => name.nl))
  expect(await find('60')).toEqual([])
})
