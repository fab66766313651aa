import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { delocalize, homeHref, localeOfPath, localize, matchPath, relocalize } from './paths.ts'
import { type RouteName, routes } from './routes.ts'

test('every screen has its own public path in every language', () => {
  for (const locale of locales) {
    const paths = Object.values(routes).map((row) => row[locale])
    expect(new Set(paths).size).toBe(paths.length)
  }
})

// F108, F554
test('Dutch paths have no prefix, those of other languages have one', () => {
  for (const row of Object.values(routes)) {
    expect(row.nl).not.toMatch(/^\/nl(\/|$)/)
    for (const locale of ['en', 'de', 'fr'] as const) expect(row[locale]).toMatch(new RegExp(`^/${locale}(/|$)`))
  }
})

// F084, F085, F086, F087, F554
test('a content path is Dutch unless its first segment is the code of another language', () => {
  for (const [path, locale, value] of [
    ['/over-ons', 'nl', 'over-ons'],
    ['/delen', 'nl', 'delen'],
    ['/energie/groen', 'nl', 'energie/groen'],
    ['/frituur', 'nl', 'frituur'],
    ['/nl', 'nl', 'nl'],
    ['/nlp/over-ons', 'nl', 'nlp/over-ons'],
    ['/en/delen', 'en', 'delen'],
    ['/de/energie/gruen', 'de', 'energie/gruen'],
    ['/fr/frituur', 'fr', 'frituur'],
  ] as const)
    expect([path, matchPath(path)]).toEqual([path, { locale, route: 'content', value }])
})

// F108
test('a fixed path matches its route, whose path it is', () => {
  for (const [name, row] of Object.entries(routes)) {
    for (const locale of locales) {
      const path = row[locale]
      if (path.includes('{')) continue
      expect(matchPath(path)).toEqual({ locale, route: name as RouteName, value: '' })
      expect(relocalize(delocalize(path), locale)).toBe(path)
    }
  }
})

// F108
test('delocalize and relocalize are inverse for any path', () => {
  const segment = fc.stringMatching(/^[a-zA-Z0-9%._~-]{1,12}$/)
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.array(segment, { minLength: 1, maxLength: 5 }), (locale, segments) => {
      const path = (locale === 'nl' ? '/' : `/${locale}/`) + segments.join('/')
      const found = matchPath(path)
      expect(relocalize(delocalize(path), found.locale)).toBe(path)
    }),
    { numRuns: 1000 },
  )
})

// F078, F082
test('German catalogue paths of one segment match product, longer ones category', () => {
  expect(matchPath('/de/products/olivenoel')).toEqual({ locale: 'de', route: 'product', value: 'olivenoel' })
  expect(matchPath('/de/products/kaese/hart')).toEqual({ locale: 'de', route: 'category', value: 'kaese/hart' })
  expect(matchPath('/de/products')).toEqual({ locale: 'de', route: 'range', value: '' })
})

// F108, F554
test('a path whose first segment only starts like a language is Dutch content', () => {
  const paths = ['/', '/over-ons', '/enkele-vragen', '/en', '/de/kaese', '/fr/vin']
  expect(paths.map(localeOfPath)).toEqual(['nl', 'nl', 'nl', 'en', 'de', 'fr'])
  expect(matchPath('/enkele-vragen')).toEqual({ locale: 'nl', route: 'content', value: 'enkele-vragen' })
})

// F083
test('localize encodes values', () => {
  expect(localize('fr', 'product', 'crème brûlée')).toBe('/fr/products/cr%C3%A8me%20br%C3%BBl%C3%A9e')
})

test('any other path is a page of the CMS, whose name has neither the slash nor the language', () => {
  expect(matchPath('/over-ons/team')).toEqual({ locale: 'nl', route: 'content', value: 'over-ons/team' })
  expect(matchPath('/en/about-us')).toEqual({ locale: 'en', route: 'content', value: 'about-us' })
})

test('localize and homeHref return the paths of links', () => {
  expect(localize('de', 'forgotPassword')).toBe('/de/auth/forgotPassword')
  expect(localize('de', 'category', 'kaese/hart')).toBe('/de/products/kaese/hart')
  expect(locales.map(homeHref)).toEqual(['/nl', '/en', '/de', '/fr'])
})
