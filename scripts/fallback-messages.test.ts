import { expect, test } from 'vitest'
import german from '#i18n/messages/de.json' with { type: 'json' }
import english from '#i18n/messages/en.json' with { type: 'json' }
import { createTranslator, type Messages } from '#i18n/translator.ts'
import { mergeFallback } from './fallback-messages.ts'

// F512
test('uses the English message where a language lacks one, and its own messages otherwise', () => {
  const { add: _, title: __, ...cart } = german.cart
  const holed = { ...german, cart: { ...cart, title: '' } }
  const t = createTranslator('de', mergeFallback(english, holed) as Messages)
  expect(t('cart.add')).toBe(english.cart.add)
  expect(t('cart.title')).toBe(english.cart.title)
  expect(t('cart.undo')).toBe(german.cart.undo)
  expect(t('cart.items', { count: 2 })).toBe('2 Artikel')
})
