import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { loadAllMessages } from '#i18n/translator.ts'

type Node = { [key: string]: Node | string }

function flatten(node: Node, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(node)) {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') found.set(at, value)
    else if ('other' in value && Object.values(value).every((form) => typeof form === 'string'))
      found.set(at, Object.values(value).join(' '))
    else for (const [inner, text] of flatten(value, at)) found.set(inner, text)
  }
  return found
}

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

test('every language has exactly the keys of the English file', async () => {
  const messages = await loadAllMessages()
  const english = [...flatten(messages.en as unknown as Node).keys()].sort()
  for (const locale of locales)
    expect([...flatten(messages[locale] as unknown as Node).keys()].sort(), locale).toEqual(english)
})

test('every message has the placeholders of the English one and is not empty', async () => {
  const messages = await loadAllMessages()
  const english = flatten(messages.en as unknown as Node)
  for (const locale of locales) {
    for (const [key, text] of flatten(messages[locale] as unknown as Node)) {
      expect(text.trim(), `${locale} ${key}`).not.toBe('')
      expect(placeholdersOf(text), `${locale} ${key}`).toEqual(placeholdersOf(english.get(key) ?? ''))
    }
  }
})
