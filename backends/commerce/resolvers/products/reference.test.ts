import { beforeAll, expect, test } from 'vitest'
import { countries, registration_countries, unitoptions } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { locales } from '../../../graphql/locales.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
})

// F443
test('packing units are named in the request language', async () => {
  const expected = {
    nl: ['fles', 'doos', 'zak', 'laag'],
    en: ['bottle', 'case', 'sack', 'layer'],
    de: ['Flasche', 'Karton', 'Sack', 'Lage'],
    fr: ['bouteille', 'carton', 'sac', 'couche'],
  }
  for (const locale of locales) {
    const { unitoptions: answer } = await shop.ask(unitoptions, {}, { 'x-locale': locale })
    expect(answer?.status).toBe(true)
    expect(answer?.unitoptions?.map(({ label }) => label)).toEqual(expected[locale])
  }
})

// F431
test('every country has a distinct name in four languages', async () => {
  const { countries: answer } = await shop.ask(countries, {})
  const belgium = answer?.find(({ code }) => code === 'BE')
  expect(belgium?.translations?.map(({ locale, name }) => [locale, name])).toEqual([
    ['nl', 'België'],
    ['en', 'Belgium'],
    ['de', 'Belgien'],
    ['fr', 'Belgique'],
  ])
  expect(belgium?.states?.map(({ defaultName }) => defaultName)).toContain('Oost-Vlaanderen')
  for (const locale of locales) {
    const names = answer?.map(({ translations }) => translations?.find((text) => text.locale === locale)?.name)
    expect(new Set(names).size).toBe(answer?.length)
    expect(names).not.toContain(undefined)
  }
})

// F432
test('registration countries have the mask of their VAT number', async () => {
  const { registration_countries: answer } = await shop.ask(registration_countries, {})
  expect(answer?.find(({ code }) => code === 'BE')).toMatchObject({
    vat_mask: 'BE9999999999',
    registration_enabled: true,
  })
  expect(answer?.filter(({ registration_enabled: enabled }) => !enabled).map(({ code }) => code)).toEqual(['GB'])
  for (const { translations } of answer ?? []) expect(translations).toHaveLength(4)
})
