import { expect, test } from 'vitest'
import { homeLanguage, preferredLocale, rememberLocale } from './home-language.ts'

const firefox = 'Mozilla/5.0 Firefox/140.0'

// F034, F554
test('preferredLocale returns the supported language with the highest q, English if there is none', () => {
  expect(preferredLocale('fr-CA,fr;q=0.9,en;q=0.8')).toBe('fr')
  expect(preferredLocale('es, de;q=0.5, nl;q=0.7')).toBe('nl')
  expect(preferredLocale('es, it')).toBe('en')
  expect(preferredLocale('de;q=0, en;q=0.1')).toBe('en')
})

// F517, F554
test('a first visit detects the language and saves it', () => {
  expect(homeLanguage({ cookie: undefined, acceptLanguage: 'de-AT', userAgent: firefox })).toEqual({
    locale: 'de',
    remember: true,
  })
})

// F517, F554
test('a later visit uses the cookie, whatever the Accept-Language header', () => {
  expect(homeLanguage({ cookie: 'nl', acceptLanguage: 'de', userAgent: firefox })).toEqual({
    locale: 'nl',
    remember: false,
  })
})

// F517
test('crawlers and visitors without a preference get the Dutch home page', () => {
  expect(homeLanguage({ cookie: undefined, acceptLanguage: 'en', userAgent: 'Googlebot/2.1' })).toEqual({
    locale: 'nl',
    remember: false,
  })
  expect(homeLanguage({ cookie: undefined, acceptLanguage: undefined, userAgent: firefox })).toEqual({
    locale: 'nl',
    remember: false,
  })
})

// F517
test('a program that accepts any language gets the Dutch home page', () => {
  expect(homeLanguage({ cookie: undefined, acceptLanguage: '*', userAgent: 'curl/8' })).toEqual({
    locale: 'nl',
    remember: false,
  })
})

// F513, F514, F515, F516
test('the locale cookie lasts 365 days on the whole site, with SameSite=Lax and not Secure', () => {
  expect(rememberLocale('fr')).toBe('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax')
})
