import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { canonicalPath } from './canonical-url.ts'

test('the paths of the URL table are canonical as they stand', () => {
  for (const row of Object.values(routes))
    for (const locale of locales) expect(canonicalPath(row[locale])).toBe(row[locale])
})

test('another case or a slash too many leads to the exact path in one hop', () => {
  expect(canonicalPath('/DE/Auth/forgotpassword/')).toBe('/de/auth/forgotPassword')
  expect(canonicalPath('//winkelmandje//')).toBe('/winkelmandje')
  expect(canonicalPath('/dashboard/orderlists')).toBe('/dashboard/orderLists')
  expect(canonicalPath('/EN/range/Cheese')).toBe('/en/range/Cheese')
})

test('the long Dutch prefix leads to the path without it', () => {
  expect(canonicalPath('/nl/inloggen')).toBe('/inloggen')
})

test('a canonical path stays what it is', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = canonicalPath(`/${path}`)
      expect(canonicalPath(once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})
