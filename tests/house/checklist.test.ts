// tests/checklist.json says of each requirement which test holds it; this test says that those tests exist.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from '../support/test-titles.ts'

/** `held`: "file > describe > test" as the file writes them, any number; `later`; or the reason why a row has no place of its own. */
type Row = { id: string; must: string; held: string[] | 'later' | { none: string } }

const rows = JSON.parse(readFileSync('tests/checklist.json', 'utf8')) as Row[]
const written = globSync('{src,backends,scripts,contracts,tests}/**/*.test.{ts,tsx}').flatMap(testTitles)
const isTest = (name: string) => written.filter((title) => title === name).length === 1

test('every requirement from F001 to F561 has its row', () => {
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 561 }, (_, index) => `F${String(index + 1).padStart(3, '0')}`),
  )
})

test('every row names whole titles of tests, each written once', () => {
  const wrong = rows.flatMap(({ id, held }) => {
    if (!Array.isArray(held)) return []
    if (held.length === 0 || new Set(held).size < held.length) return [`${id}: no test, or one twice`]
    return held.filter((name) => !isTest(name)).map((name) => `${id}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('a beginning of a title, a call or a helper is no test', () => {
  const here = 'tests/house/checklist.test.ts > '
  expect(isTest(`${here}a beginning of a title, a call or a helper is no test`)).toBe(true)
  for (const name of ['a beginning of a title', 'test(', '']) expect(isTest(here + name), name).toBe(false)
  expect(isTest('tests/support/runtimes.ts > describeEachRuntime')).toBe(false)
  expect(isTest('tests/workers/edge.test.ts > no nonce is used twice')).toBe(false)
  expect(isTest('tests/workers/edge.test.ts > the edge > no nonce is used twice')).toBe(true)
})
