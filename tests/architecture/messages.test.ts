// Every text exists in four languages, with the same keys and the same holes.
import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { loadAllMessages } from '#i18n/translator.ts'

type Node = { [key: string]: Node | string }

/** Leaves as `path -> text`; the forms of a plural count as one leaf. */
function leaves(node: Node, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, value] of Object.entries(node)) {
    const at = path ? `${path}.${key}` : key
    if (typeof value === 'string') found.set(at, value)
    else if ('other' in value && Object.values(value).every((form) => typeof form === 'string'))
      found.set(at, Object.values(value).join(' '))
    else for (const [inner, text] of leaves(value, at)) found.set(inner, text)
  }
  return found
}

const holes = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort()

test('every language has the keys of the English file, and no others', async () => {
  const messages = await loadAllMessages()
  const english = [...leaves(messages.en as unknown as Node).keys()].sort()
  for (const locale of locales)
    expect([...leaves(messages[locale] as unknown as Node).keys()].sort(), locale).toEqual(english)
})

test('a text has the same holes in every language and is never empty', async () => {
  const messages = await loadAllMessages()
  const english = leaves(messages.en as unknown as Node)
  for (const locale of locales) {
    for (const [key, text] of leaves(messages[locale] as unknown as Node)) {
      expect(text.trim(), `${locale} ${key}`).not.toBe('')
      expect(holes(text), `${locale} ${key}`).toEqual(holes(english.get(key) ?? ''))
    }
  }
})
