import { expect, test, vi } from 'vitest'
import { type Locale, locales } from './locales.ts'
import { createTranslator, createTranslatorLoader, loadTranslator } from './translator.ts'

test('each language has its own message', async () => {
  const words = await Promise.all(locales.map(async (locale) => (await loadTranslator(locale))('global.pageNotFound')))
  expect(words).toEqual(['Deze pagina bestaat niet', 'Page not found', 'Seite nicht gefunden', 'Page introuvable'])
})

test('selects singular or plural by count in each language', async () => {
  const say = async (locale: 'nl' | 'en' | 'de' | 'fr', count: number) =>
    (await loadTranslator(locale))('cart.addUnits', { count, unit: 'carton', units: 'cartons' })
  expect([await say('nl', 1), await say('nl', 2)]).toEqual(['1 carton in mandje', '2 cartons in mandje'])
  expect([await say('en', 1), await say('en', 2)]).toEqual(['Add 1 carton to cart', 'Add 2 cartons to cart'])
  expect([await say('de', 1), await say('de', 2)]).toEqual(['1 carton in den Korb', '2 cartons in den Korb'])
  expect([await say('fr', 1), await say('fr', 2)]).toEqual(['1 carton au panier', '2 cartons au panier'])
})

test('inserts parameters, and loads a translator once', async () => {
  const t = await loadTranslator('en')
  expect(t('shell.home', { brand: 'Proviant' })).toBe('Proviant, home page')
  expect(await loadTranslator('en')).toBe(t)
})

test('a loaded translator uses messages that are added later', () => {
  const t = createTranslator('en', { global: { tryAgain: 'Again' } } as never)
  t.add({ orders: { title: 'Orders' } })
  expect([t('global.tryAgain'), t('orders.title')]).toEqual(['Again', 'Orders'])
})

// F034, F468, F496
test('loads only the requested language; if it fails, logs it, uses English or throws, and loads it again on the next call', async () => {
  const asked: Locale[] = []
  let isOverLimit = true
  const file = (locale: Locale) => async () => {
    asked.push(locale)
    if (locale === 'fr' && isOverLimit) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: { global: { tryAgain: `again in ${locale}` } } }
  }
  const files = { nl: file('nl'), en: file('en'), de: file('de'), fr: file('fr') }
  const loadMessages = (locale: Locale) => files[locale]()
  const load = createTranslatorLoader(loadMessages, 'en')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect([(await load('de'))('global.tryAgain'), asked]).toEqual(['again in de', ['de']])
  expect(logged).not.toHaveBeenCalled()

  expect((await load('fr'))('global.tryAgain')).toBe('again in en')
  await expect(createTranslatorLoader(loadMessages, null)('fr')).rejects.toThrow('Failed to fetch')
  const line = ['Failed locale loading', 'fr', expect.any(TypeError)]
  expect(logged.mock.calls).toEqual([line, line])
  logged.mockRestore()
  isOverLimit = false
  expect((await load('fr'))('global.tryAgain')).toBe('again in fr')
  expect(asked).toEqual(['de', 'fr', 'en', 'fr', 'fr'])
})
