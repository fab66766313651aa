import { expect, test } from 'vitest'
import { defaultLocale, fallbackLocale, localeNames, locales, toLocale } from './locales.ts'

// F032, F033, F034, F511, F519
test('the shop speaks Dutch, English, German and French, English where it does not know', () => {
  expect(locales).toEqual(['nl', 'en', 'de', 'fr'])
  expect(defaultLocale).toBe('en')
  expect(toLocale('pt-BR')).toBe('en')
  expect(toLocale(undefined)).toBe('en')
})

test('messages fall back to en-US, an alias of English', () => {
  expect(fallbackLocale).toBe('en-US')
  expect(toLocale(fallbackLocale)).toBe('en')
})

// F035, F036, F037, F038
test('the languages bear the names of the specification', () => {
  expect(localeNames).toEqual({ nl: 'Nederlands', en: 'English', de: 'Deutsch', fr: 'French' })
})
