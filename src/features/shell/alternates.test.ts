import { expect, test } from 'vitest'
import { alternatesOf } from './alternates.ts'

test('a screen with a fixed path leads to itself in every language', () => {
  expect(alternatesOf('/en/cart')).toEqual({ nl: '/winkelmandje', en: '/en/cart', de: '/de/cart', fr: '/fr/cart' })
})

test('a product whose other addresses are known leads to them, else to the range', () => {
  expect(alternatesOf('/en/offer/p/gouda', { de: '/de/products/gouda' })).toEqual({
    nl: '/assortiment',
    en: '/en/range',
    de: '/de/products/gouda',
    fr: '/fr/products',
  })
})

test('the Dutch home is reached by /nl, which remembers the choice', () => {
  expect(alternatesOf('/de').nl).toBe('/nl')
})
