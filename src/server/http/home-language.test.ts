import { expect, test } from 'vitest'
import { homeLanguage, preferredLocale, rememberLocale } from './home-language.ts'

const firefox = 'Mozilla/5.0 Firefox/140.0'

// F034
test('the highest wish among our languages wins, English when there is none', () => {
  expect(preferredLocale('fr-CA,fr;q=0.9,en;q=0.8')).toBe('fr')
  expect(preferredLocale('es, de;q=0.5, nl;q=0.7')).toBe('nl')
  expect(preferredLocale('es, it')).toBe('en')
  expect(preferredLocale('de;q=0, en;q=0.1')).toBe('en')
})

test('a first visit is detected and remembered', () => {
  expect(homeLanguage({ cookie: undefined, acceptLanguage: 'de-AT', userAgent: firefox })).toEqual({
    locale: 'de',
    remember: true,
  })
})

// F517
test('a later visit follows its cookie, whatever the browser prefers', () => {
  expect(homeLanguage({ cookie: 'nl', acceptLanguage: 'de', userAgent: firefox })).toEqual({
    locale: 'nl',
    remember: false,
  })
})

test('crawlers and visitors without a preference get the Dutch home', () => {
  expect(homeLanguage({ cookie: undefined, acceptLanguage: 'en', userAgent: 'Googlebot/2.1' })).toEqual({
    locale: 'nl',
    remember: false,
  })
  expect(homeLanguage({ cookie: undefined, acceptLanguage: undefined, userAgent: firefox })).toEqual({
    locale: 'nl',
    remember: false,
  })
})

test('a program that takes any language gets the Dutch home', () => {
  expect(homeLanguage({ cookie: undefined, acceptLanguage: '*', userAgent: 'curl/8' })).toEqual({
    locale: 'nl',
    remember: false,
  })
})

// F513, F514, F515, F516
test('the choice is kept for 365 days on the whole site, lax and not secure', () => {
  expect(rememberLocale('fr')).toBe('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax')
})
