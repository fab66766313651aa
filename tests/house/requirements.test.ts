// docs/requirements says of each requirement which tests hold it; this test says that those tests exist.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testTitles } from '../support/test-titles.ts'

/** `tests`: "file > describe > test" as the file writes them; `reason`: why a requirement has no place of its own. */
type Requirement = { id: string; sentence: string; tests: string[]; reason: string | null }

/** Reads `- **F001** A sentence.`, and below it, indented, its tests or `none: a reason`. */
function requirementsIn(text: string): Requirement[] {
  return text
    .split(/^- (?=\*\*F)/m)
    .slice(1)
    .map((part) => {
      const [first = '', ...lines] = part.trimEnd().split('\n')
      const [, id = '', sentence = ''] = /^\*\*(F\d{3})\*\* (.+)$/.exec(first) ?? []
      const items = lines.map((line) => line.replace(/^ {2}- /, ''))
      const reason = items.find((item) => item.startsWith('none: '))?.slice('none: '.length) ?? null
      return { id, sentence, tests: items.filter((item) => !item.startsWith('none: ')), reason }
    })
}

const requirements = globSync('docs/requirements/*.md')
  .flatMap((file) => requirementsIn(readFileSync(file, 'utf8')))
  .toSorted((a, b) => a.id.localeCompare(b.id))
const written = globSync('{src,backends,bench,contracts,pictures,scripts,tests}/**/*.test.{ts,tsx}').flatMap(testTitles)
const isTest = (name: string) => written.filter((title) => title === name).length === 1

test('every requirement from F001 to F578 stands once, as a sentence', () => {
  expect(requirements.map(({ id }) => id)).toEqual(
    Array.from({ length: 578 }, (_, index) => `F${String(index + 1).padStart(3, '0')}`),
  )
  expect(requirements.filter(({ sentence }) => !/^[\p{Lu}`“].*[.”]$/u.test(sentence))).toEqual([])
})

test('every requirement names whole titles of tests, each written once, or says why it has none', () => {
  const wrong = requirements.flatMap(({ id, tests, reason }) => {
    if (reason !== null) return tests.length > 0 ? [`${id}: tests, and none`] : []
    if (tests.length === 0 || new Set(tests).size < tests.length) return [`${id}: no test, or one twice`]
    return tests.filter((name) => !isTest(name)).map((name) => `${id}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('a beginning of a title, a call or a helper is no test', () => {
  const here = 'tests/house/requirements.test.ts > '
  expect(isTest(`${here}a beginning of a title, a call or a helper is no test`)).toBe(true)
  for (const name of ['a beginning of a title', 'test(', '']) expect(isTest(here + name), name).toBe(false)
  expect(isTest('tests/support/runtimes.ts > describeEachRuntime')).toBe(false)
  expect(isTest('tests/workers/edge.test.ts > no nonce is used twice')).toBe(false)
  expect(isTest('tests/workers/edge.test.ts > the edge > no nonce is used twice')).toBe(true)
})
