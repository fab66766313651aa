import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import { canonicalPath } from './canonical-url.ts'

test('paths of the URL table are canonical', () => {
  for (const row of Object.values(routes))
    for (const locale of locales) expect(canonicalPath(row[locale])).toBe(row[locale])
})

test('another case or an additional slash redirects to the canonical path in one hop', () => {
  expect(canonicalPath('/DE/Auth/forgotpassword/')).toBe('/de/auth/forgotPassword')
  expect(canonicalPath('//winkelmandje//')).toBe('/winkelmandje')
  expect(canonicalPath('/dashboard/orderlists')).toBe('/dashboard/orderLists')
  expect(canonicalPath('/EN/range/Cheese')).toBe('/en/range/Cheese')
})

test('removes invisible characters and decodes encoded slashes', () => {
  expect(canonicalPath('/en/range/cheese\0')).toBe('/en/range/cheese')
  expect(canonicalPath('/en/\u0001/range/cheese ')).toBe('/en/range/cheese')
  expect(canonicalPath('/en/range%2Fcheese%2f')).toBe('/en/range/cheese')
  expect(canonicalPath('/%2F\t/evil.example')).toBe('/evil.example')
  expect(canonicalPath('/\\evil.example\\range')).toBe('/evil.example/range')
  expect(canonicalPath('/old page.html')).toBe('/old page.html')
})

test('replaces invalid UTF-8 and lone percent signs', () => {
  expect(canonicalPath('/en/range/%ED%A0%80')).toBe('/en/range/\ufffd')
  expect(canonicalPath('/en/range/%E0%A4%A')).toBe('/en/range/\ufffd%25A')
  expect(canonicalPath('/100%')).toBe('/100%25')
})

test('the /nl prefix redirects to the path without it', () => {
  expect(canonicalPath('/nl/inloggen')).toBe('/inloggen')
})

test('canonicalPath is idempotent', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const once = canonicalPath(`/${path}`)
      expect(canonicalPath(once)).toBe(once)
    }),
    { numRuns: 1000 },
  )
})
