import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { splitByScreen } from './split-messages.ts'

const english = JSON.parse(readFileSync('src/i18n/messages/en.json', 'utf8'))
const parts = (['first', 'rest', 'operator'] as const).map((part) => splitByScreen(english, part))
const [first = {}, ...others] = parts

test('the parts together equal all messages of the language except those of the desk', () => {
  expect(Object.keys(first).length).toBeGreaterThan(5)
  const { desk, ...browser } = english
  expect(desk).toBeDefined()
  expect(Object.assign({}, ...parts)).toEqual(browser)
})

/** Files of guest pages in the catalogue. The search palette loads all messages and is left out. */
const shelves = /\/(?:allergens|catalogue|content|forms|listing|notifications|pricing|problems|product|shell)\//
const routes = /\/routes\/(?:__root|index|brands|catalogue\.\$|content\.\$|-listing-screen|-product-screen)\.tsx$/

/** Files of the cart feature that a file imports. */
const cartPartsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;']*? from '([^']+)'/gms)]
    .map(([, name = '']) => name.replace('#features/', 'src/features/'))
    .map((name) => (name.startsWith('.') ? join(dirname(file), name) : name))
    .filter((name) => name.startsWith('src/features/cart/') && existsSync(name))

test("a guest's first pages use no message of the later parts", () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => (shelves.test(file) || routes.test(file)) && /(?<!\.test|\.service|\.api)\.tsx?$/.test(file))
  const reached = new Set(files)
  for (const file of reached) {
    for (const part of cartPartsOf(file)) if (!/\.(service|api)\.ts$/.test(part)) reached.add(part)
  }
  expect(reached).toContain('src/features/cart/add/order-button.tsx')
  const later = new RegExp(`['"\`](${others.flatMap(Object.keys).join('|')})\\.`)
  expect([...reached].filter((file) => later.test(readFileSync(file, 'utf8')))).toEqual([])
})
