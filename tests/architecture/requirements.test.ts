// docs/requirements holds the requirements; the comment above a test names those that the test holds.
import { expect, test } from 'vitest'
import { readTests, requirementCommentsOf } from '../support/read-tests.ts'
import { readRequirements, testFiles, toIds } from '../support/requirements.ts'

const requirements = readRequirements()
const testsByFile = testFiles().map((file) => ({ file, tests: readTests(file) }))

test('every requirement from F001 to F578 exists once, as a sentence', () => {
  expect(requirements.map(({ id }) => id)).toEqual(
    Array.from({ length: 578 }, (_, index) => `F${String(index + 1).padStart(3, '0')}`),
  )
  expect(requirements.filter(({ sentence }) => !/^[\p{Lu}`“].*[.”]$/u.test(sentence))).toEqual([])
})

test('every requirement has a test or the reason why it has none, and never both', () => {
  const wrong = requirements.filter(({ tests, reason }) => tests.length > 0 === (reason !== null))
  expect(wrong).toEqual([])
})

test('every requirement that a test names exists, and a test names each once, in their order', () => {
  const known = new Set(requirements.map(({ id }) => id))
  const wrong = testsByFile
    .flatMap(({ tests }) => tests)
    .filter(({ requirements: comment }) => {
      if (comment === null) return false
      const ids = toIds(comment)
      return !ids.every((id) => known.has(id)) || [...new Set(ids)].sort().join(', ') !== comment
    })
  expect(wrong).toEqual([])
})

test('every comment that names requirements is directly above a test', () => {
  const wrong = testsByFile.filter(({ file, tests }) => {
    const above = tests.flatMap(({ requirements: comment }) => comment ?? [])
    return above.join('\n') !== requirementCommentsOf(file).join('\n')
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('titles include those of their groups, and calls of helpers do not count as tests', () => {
  const titles = readTests('tests/workers/edge.test.ts').map(({ title }) => title)
  expect(titles).toContain('tests/workers/edge.test.ts > the edge > no nonce is used twice')
  expect(titles).not.toContain('tests/workers/edge.test.ts > no nonce is used twice')
  expect(readTests('tests/support/runtimes.ts')).toEqual([])
})
