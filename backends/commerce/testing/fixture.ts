// A small catalogue with every variation: packings, bundles, allergens in all four states, stock, clashing names.
import type { Range, SeedPacking, SeedProduct, Text } from '../seed/data/shape.ts'

const same = (text: string): Text => ({ nl: text, en: text, de: text, fr: text })
const bottle: SeedPacking = {
  unit: 'bottle',
  count: 1,
  each: { amount: 750, unit: 'ml' },
  listCents: 1000,
  weightGrams: 1200,
}
const box: SeedPacking = {
  unit: 'case',
  count: 12,
  each: { amount: 750, unit: 'ml' },
  listCents: 11_000,
  weightGrams: 14_500,
}
const sack: SeedPacking = {
  unit: 'sack',
  count: 1,
  each: { amount: 25, unit: 'kg' },
  listCents: 2350,
  weightGrams: 25_100,
}

const plain = (number: string, name: Text, more: Partial<SeedProduct>): SeedProduct => ({
  code: `article-${number}`,
  number,
  department: 'dry',
  category: 'flour',
  brand: 'mill',
  name,
  short: same(`Short of ${name.en} & more.`),
  description: same(`First of ${name.en}.\n\nSecond.`),
  origin: { nl: 'België', en: 'Belgium', de: 'Belgien', fr: 'Belgique' },
  contentPackaging: same('bag'),
  allergens: {},
  packings: [sack],
  picture: { form: 'sack' },
  stock: 20,
  vatPercent: 6,
  ...more,
})

/** Product 200001 is sold by the bottle and by the case of twelve: 30 bottles in all. */
export const fixture: Range = {
  departments: [
    {
      code: 'dry',
      name: { nl: 'Droog', en: 'Dry', de: 'Trocken', fr: 'Sec' },
      children: [
        { code: 'flour', name: { nl: 'Bloem', en: 'Flour', de: 'Mehl', fr: 'Farine' } },
        { code: 'pulses', name: { nl: 'Peulvruchten', en: 'Pulses', de: 'Hülsenfrüchte', fr: 'Légumineuses' } },
      ],
    },
    {
      code: 'drinks',
      name: { nl: 'Dranken', en: 'Drinks', de: 'Getränke', fr: 'Boissons' },
      children: [
        {
          code: 'wine',
          name: same('Wine'),
          children: [{ code: 'white', name: { nl: 'Wit', en: 'White', de: 'Weiß', fr: 'Blanc' } }],
        },
      ],
    },
  ],
  brands: [
    { code: 'mill', name: 'Molen & Zoon' },
    { code: 'vigne', name: 'Château d’Œuvre' },
    { code: 'nord', name: 'Nordkap' },
  ],
  units: [
    {
      code: 'bottle',
      one: { nl: 'fles', en: 'bottle', de: 'Flasche', fr: 'bouteille' },
      many: { nl: 'flessen', en: 'bottles', de: 'Flaschen', fr: 'bouteilles' },
    },
    {
      code: 'case',
      one: { nl: 'doos', en: 'case', de: 'Karton', fr: 'carton' },
      many: { nl: 'dozen', en: 'cases', de: 'Kartons', fr: 'cartons' },
    },
    {
      code: 'sack',
      one: { nl: 'zak', en: 'sack', de: 'Sack', fr: 'sac' },
      many: { nl: 'zakken', en: 'sacks', de: 'Säcke', fr: 'sacs' },
    },
    {
      code: 'layer',
      one: { nl: 'laag', en: 'layer', de: 'Lage', fr: 'couche' },
      many: { nl: 'lagen', en: 'layers', de: 'Lagen', fr: 'couches' },
    },
  ],
  products: [
    plain(
      '200001',
      { nl: 'Witte wijn', en: 'White wine', de: 'Weißwein', fr: 'Vin blanc' },
      {
        department: 'drinks',
        category: 'white',
        brand: 'vigne',
        packings: [bottle, box],
        stock: 30,
        vatPercent: 21,
        allergens: { sulphites: 'contains', milk: 'may_contain', gluten: 'free' },
        related: [{ code: 'article-200005', quantity: 3 }],
      },
    ),
    plain(
      '200002',
      { nl: 'Tarwebloem', en: 'Wheat flour', de: 'Weizenmehl', fr: 'Farine de blé' },
      {
        allergens: { gluten: 'contains', soybeans: 'may_contain', milk: 'free', eggs: 'free' },
        isNew: true,
      },
    ),
    plain(
      '200003',
      { nl: 'Roggebloem', en: 'Rye flour', de: 'Roggenmehl', fr: 'Farine de seigle' },
      {
        allergens: { gluten: 'contains', lupin: 'may_contain' },
        stock: 0,
      },
    ),
    plain(
      '200004',
      { nl: 'Maïsmeel', en: 'Maize meal', de: 'Maismehl', fr: 'Semoule de maïs' },
      {
        brand: 'nord',
        allergens: { gluten: 'free', milk: 'free', nuts: 'may_contain' },
        isStockArticle: false,
      },
    ),
    plain(
      '200005',
      { nl: 'Crème van linzen', en: 'Lentil crème', de: 'Linsencreme', fr: 'Crème de lentilles' },
      {
        category: 'pulses',
        brand: 'nord',
        allergens: { milk: 'contains', celery: 'contains', mustard: 'may_contain', gluten: 'free' },
        stock: 4,
      },
    ),
    plain('200006', { nl: 'Linzen', en: 'Lentils', de: 'Linsen', fr: 'Lentilles' }, { category: 'pulses', stock: 200 }),
    // Named like a department: the category keeps the slug.
    plain('200007', { nl: 'Dranken', en: 'Drinks', de: 'Getränke', fr: 'Boissons' }, { category: 'pulses' }),
    plain(
      '200008',
      { nl: 'Proefpakket', en: 'Tasting set', de: 'Probierpaket', fr: 'Coffret découverte' },
      {
        department: 'drinks',
        category: 'wine',
        brand: 'vigne',
        grouped: [
          { code: 'article-200001', quantity: 2 },
          { code: 'article-200006', quantity: 1 },
        ],
      },
    ),
  ],
}
