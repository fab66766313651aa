import { expect, test } from 'vitest'
import { redirect, redirects as redirectTable } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { locales } from '../../graphql/locales.ts'
import { openTestContent } from '../testing/cms.ts'
import { entries } from './data/entries.ts'
import { redirects } from './data/redirects.ts'
import * as shopPaths from './data/shop-paths.ts'
import { seedContent } from './seed.ts'

const prefix = { nl: '', en: '/en', de: '/de', fr: '/fr' }

/** Path prefixes of screens in every language, which content must not use. */
const screens =
  /^\/(inloggen|registreren|paswoord-vergeten|reset-wachtwoord|merken|winkelmandje|assortiment|aanbod|api|media|(en|de|fr)\/(login|register|forgot-password|reset-password|auth|brands|cart|range|offer|products)|((en|de|fr)\/)?(checkout|checkout-success|dashboard))(\/|$)/

const published = entries.flatMap(({ uri }) =>
  uri
    ? locales.map((language) =>
        uri[language] === '__home__' ? prefix[language] || '/' : `${prefix[language]}/${uri[language]}`,
      )
    : [],
)

test('no two pages share a path, and none has the path of a screen', () => {
  expect(new Set(published).size).toBe(published.length)
  expect(published.filter((path) => screens.test(path) || /^\/(en|de|fr)\/(en|de|fr)\//.test(path))).toEqual([])
})

test('each language has one page with four path segments, whose parents are pages', () => {
  for (const language of locales) {
    const deep = entries.flatMap(({ uri }) => (uri ? uri[language] : [])).filter((uri) => uri.split('/').length === 4)
    expect(deep).toHaveLength(1)
    const [first = '', second, third] = deep[0]?.split('/') ?? []
    for (const above of [first, `${first}/${second}`, `${first}/${second}/${third}`]) {
      expect(published).toContain(`${prefix[language]}/${above}`)
    }
  }
})

test('every text exists in four languages, without exclamation marks', () => {
  const texts = JSON.stringify(entries)
  expect(texts).not.toMatch(/""/)
  expect(texts).not.toMatch(/!/)
})

test('every URL in the texts is a page or a screen', () => {
  const addresses = [...JSON.stringify(entries).matchAll(/href=\\"([^\\"]+)\\"/g)].map(([, address = '']) => address)
  const wrong = addresses.filter((address) => !/^(tel|mailto):/.test(address) && !published.includes(address))
  expect(addresses.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test('departments have a path in each language', () => {
  for (const { url } of Object.values(shopPaths.departments)) {
    for (const language of locales) expect(url[language]).toMatch(screens)
  }
})

test('no redirect hides a page, and each except the loop terminates', () => {
  const exact = new Map(redirects.filter(({ pattern }) => !pattern).map(({ source, target }) => [source, target]))
  const taken = [...exact.keys()].filter((source) => published.includes(source) && source !== '/oude-site')
  expect(taken).toEqual([])
  const circles = [...exact.keys()].filter((source) => {
    const seen = new Set<string>()
    let path: string | undefined = source
    while (path !== undefined && !seen.has(path)) {
      seen.add(path)
      path = exact.get(path)
    }
    return path !== undefined
  })
  expect(circles.every((path) => /\/promo(tions)?$/.test(path))).toBe(true)
})

test('every internal redirect ends at a page or a screen', () => {
  const sources = new Set(redirects.map(({ source }) => source))
  const wrong = redirects.filter(
    ({ target }) =>
      target.startsWith('/') &&
      !target.includes('$1') &&
      !published.includes(target) &&
      !screens.test(target) &&
      !sources.has(target),
  )
  expect(wrong).toEqual([])
})

test('redirects of every kind are listed and match a path', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  const { redirects: table } = await cms.ask(redirectTable, { siteId: 3 })
  expect(new Set(table?.map((rule) => rule?.redirectHttpCode))).toEqual(new Set([301, 302, 308]))
  expect(table?.some((rule) => rule?.siteId === null)).toBe(true)
  const lead = async (uri: string) => (await cms.ask(redirect, { uri, siteId: 3 })).redirect?.redirectDestUrl
  expect(await lead('/de/login')).toBe('/de/auth/login')
  expect(await lead('/de/winkelmandje?x=1')).toBe('/de/cart')
  expect(await lead('/de/blog/crema-80-20')).toBe('/de/neuigkeiten/crema-80-20')
  expect(await lead('/de/webshop/a/b')).toBe('/de/products')
  expect(await lead('/de/supplier-portal')).toBe('https://suppliers.proviant.example/de')
  expect(await lead('/de/pricelist')).toBe('/de/catalogue')
  expect(await lead('/de/nothing-here')).toBeUndefined()
})

test('seeding again gives the same rows', async () => {
  const { db } = await openTestContent(openSqliteD1(':memory:'))
  const rows = async () => (await db.prepare('SELECT * FROM entry_texts ORDER BY entry_id, site_id').all()).results
  const before = await rows()
  await seedContent(db)
  expect(await rows()).toEqual(before)
})
