import { expect, test } from 'vitest'
import { alternatesOf } from './alternates.ts'

// F148
test('a screen with a fixed path links to itself in every language', () => {
  expect(alternatesOf('/en/cart')).toEqual({ nl: '/winkelmandje', en: '/en/cart', de: '/de/cart', fr: '/fr/cart' })
})

// F148
test('a product links to its known URLs, and to the catalogue in other languages', () => {
  expect(alternatesOf('/en/offer/p/gouda', { de: '/de/products/gouda' })).toEqual({
    nl: '/assortiment',
    en: '/en/range',
    de: '/de/products/gouda',
    fr: '/fr/products',
  })
})

// F148
test('the Dutch home page is linked as /nl, which stores the language choice', () => {
  expect(alternatesOf('/de').nl).toBe('/nl')
})

// F148
test('keeps the parameters of filters, order, view, page and opened records, and drops the others', () => {
  expect(alternatesOf('/en/range?filters=search%3Abrie&sort=-name&view=rows&page=3&utm_source=x').nl).toBe(
    '/assortiment?filters=search%3Abrie&sort=-name&view=rows&page=3',
  )
  expect(alternatesOf('/en/dashboard/orders?page=2&order=17').fr).toMatch(/\?page=2&order=17$/)
  expect(alternatesOf('/en/dashboard/orderLists?list=4&sheet=count').de).toMatch(/\?list=4&sheet=count$/)
  const known = { de: '/de/products/kaese?page=3' }
  expect(alternatesOf('/en/range/cheese?page=3&view=rows', known).de).toBe('/de/products/kaese?page=3&view=rows')
})

// F148
test('translates the redirect of a login link, and drops one to another origin', () => {
  expect(alternatesOf('/en/login?redirect=%2Fen%2Fcart').nl).toBe('/inloggen?redirect=%2Fwinkelmandje')
  expect(alternatesOf('/en/login?redirect=https%3A%2F%2Fevil.example').nl).toBe('/inloggen')
})
