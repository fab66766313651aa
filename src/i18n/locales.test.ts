import { expect, test } from 'vitest'
import { defaultLocale, fallbackLocale, localeRows, locales, toLocale } from './locales.ts'

// F032, F033, F034, F511, F519
test('supports Dutch, English, German and French; unknown languages are English', () => {
  expect(locales).toEqual(['nl', 'en', 'de', 'fr'])
  expect(defaultLocale).toBe('en')
  for (const unknown of ['pt-BR', 'es', 'x', '', null, undefined]) expect(toLocale(unknown)).toBe('en')
  expect(['nl-BE', 'en-US', 'DE-at', 'fr'].map(toLocale)).toEqual(['nl', 'en', 'de', 'fr'])
})

// F512
test('fallback messages are en-US, which maps to English', () => {
  expect(fallbackLocale).toBe('en-US')
  expect(toLocale(fallbackLocale)).toBe('en')
})

// F035, F036, F037, F038
test('languages have the names of the specification', () => {
  expect(locales.map((locale) => localeRows[locale].name)).toEqual(['Nederlands', 'English', 'Deutsch', 'French'])
})

test('the decimal sign of a language is that of its number format', () => {
  for (const { formatTag, decimalSign } of Object.values(localeRows))
    expect((1.5).toLocaleString(formatTag)).toBe(`1${decimalSign}5`)
})
