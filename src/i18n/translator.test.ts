import { expect, test } from 'vitest'
import { locales } from './locales.ts'
import { loadTranslator } from './translator.ts'

test('each language says the same thing in its own words', async () => {
  const words = await Promise.all(locales.map(async (locale) => (await loadTranslator(locale))('global.pageNotFound')))
  expect(words).toEqual(['Deze pagina bestaat niet', 'Page not found', 'Seite nicht gefunden', 'Page introuvable'])
})

test('holes are filled, and a translator is loaded once', async () => {
  const t = await loadTranslator('en')
  expect(t('shell.home', { brand: 'Proviant' })).toBe('Proviant, home page')
  expect(await loadTranslator('en')).toBe(t)
})
