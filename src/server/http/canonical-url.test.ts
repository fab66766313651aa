import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { routes } from '#i18n/routes.ts'
import type { AppEnv } from '../context/env.ts'
import { canonicalPath, canonicalUrl } from './canonical-url.ts'

const app = new Hono<AppEnv>().use(canonicalUrl).all('*', (c) => c.text('passed'))

/** Status and target; `passed` if the request reaches its page. */
async function locationOf(url: string): Promise<string> {
  const response = await app.request(url)
  return response.status === 200 ? await response.text() : `${response.status} ${response.headers.get('location')}`
}

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

test('a parameter of a path keeps its case, whatever the case of the part before', () => {
  expect(canonicalPath('/EN/Range/Cheese/Brie')).toBe('/en/range/Cheese/Brie')
  expect(canonicalPath('/DE/PRODUCTS/Kaese')).toBe('/de/products/Kaese')
  expect(canonicalPath('/ASSORTIMENT/Kaas')).toBe('/assortiment/Kaas')
})

test('the language of any other path is lower case, and the rest keeps its case', () => {
  expect(canonicalPath('/EN/About-Us')).toBe('/en/About-Us')
  expect(canonicalPath('/Fr/A')).toBe('/fr/A')
  expect(canonicalPath('/FRites')).toBe('/FRites')
  expect(canonicalPath('/XX/About-Us')).toBe('/XX/About-Us')
})

test('removes invisible characters wherever they are, and spaces only at the end of a segment', () => {
  expect(canonicalPath('/a\u0001\u0002b')).toBe('/ab')
  expect(canonicalPath('/a  /b  ')).toBe('/a/b')
  expect(canonicalPath('/ a b')).toBe('/ a b')
})

test('only the prefix /nl is removed, in any case', () => {
  expect(canonicalPath('/NL')).toBe('/')
  expect(canonicalPath('/nl/')).toBe('/')
  expect(canonicalPath('/nlb')).toBe('/nlb')
  expect(canonicalPath('/en/nl/a')).toBe('/en/nl/a')
  expect(canonicalPath('/nl')).toBe('/')
  expect(canonicalPath('/')).toBe('/')
})

test('a percent sign is escaped unless two hexadecimal digits follow', () => {
  expect(canonicalPath('/%zz%4')).toBe('/%25zz%254')
  expect(canonicalPath('/a%20b')).toBe('/a%20b')
  expect(canonicalPath('/%C3%A9%')).toBe('/\ufffd%25')
})

test('a canonical URL is not redirected', async () => {
  for (const url of ['/', '/en', '/en/range/cheese?page=2', '/en/range/Cheese', '/en/a%20b', '/de/auth/forgotPassword'])
    expect([url, await locationOf(url)]).toEqual([url, 'passed'])
})

test('another spelling is redirected once, with the query as it is', async () => {
  expect(await locationOf('/EN/range/cheese')).toBe('301 /en/range/cheese')
  expect(await locationOf('/en/range/cheese/')).toBe('301 /en/range/cheese')
  expect(await locationOf('/en/range/cheese/?page=2&Sort=A/')).toBe('301 /en/range/cheese?page=2&Sort=A/')
  expect(await locationOf('/de/auth/forgotpassword')).toBe('301 /de/auth/forgotPassword')
  expect(await locationOf('/nl/inloggen?a=1')).toBe('301 /inloggen?a=1')
  expect(await locationOf('/nl')).toBe('301 /')
  expect(await locationOf('/nlb')).toBe('passed')
})

test('is never redirected to another host', async () => {
  expect(await locationOf('http://localhost//evil.example/')).toBe('301 /evil.example')
  expect(await locationOf('http://localhost/%5Cevil.example/')).toBe('301 /evil.example')
  expect(await locationOf('http://localhost/%2F%2Fevil.example')).toBe('301 /evil.example')
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
