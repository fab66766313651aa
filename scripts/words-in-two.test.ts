import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { divide } from './words-in-two.ts'

const english = JSON.parse(readFileSync('src/i18n/messages/en.json', 'utf8'))
const [first, rest] = [divide(english, false), divide(english, true)]

test('both parts together are the words of the language', () => {
  expect(Object.keys(first).length).toBeGreaterThan(5)
  expect({ ...first, ...rest }).toEqual(english)
})

test('what a guest meets first says none of the later words', () => {
  const later = new RegExp(`['"\`](${Object.keys(rest).join('|')})\\.`)
  const wrong = [
    'catalogue',
    'listing',
    'product',
    'pricing',
    'allergens',
    'content',
    'search',
    'forms',
    'problems',
    'shell',
  ]
    .flatMap((feature) =>
      readdirSync(`src/features/${feature}`, { recursive: true }).map((file) => `src/features/${feature}/${file}`),
    )
    .filter((file) => /(?<!\.test|\.service|\.api)\.tsx?$/.test(file) && later.test(readFileSync(file, 'utf8')))
  expect(wrong).toEqual([])
})
