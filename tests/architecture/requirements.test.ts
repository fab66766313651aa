import { expect, test } from 'vitest'
import { readTests, requirementCommentsOf } from '../support/read-tests.ts'
import { readRequirements, testFiles, toIds } from '../support/requirements.ts'

const requirements = readRequirements()
const testsByFile = testFiles().map((file) => ({ file, tests: readTests(file) }))

test('requirements F001 to F699 exist once each and are sentences', () => {
  expect(requirements.map(({ id }) => id)).toEqual(
    Array.from({ length: 699 }, (_, index) => `F${String(index + 1).padStart(3, '0')}`),
  )
  expect(requirements.filter(({ sentence }) => !/^[\p{Lu}`“].*[.”]$/u.test(sentence))).toEqual([])
})

test('every requirement has either a test or a reason for having none', () => {
  const wrong = requirements.filter(({ tests, reason }) => tests.length > 0 === (reason !== null))
  expect(wrong).toEqual([])
})

test('comments above tests name existing requirements, sorted and without duplicates', () => {
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

test('readTests includes the titles of describe blocks and ignores calls of helpers', () => {
  const titles = readTests('tests/workers/edge.test.ts').map(({ title }) => title)
  expect(titles).toContain('tests/workers/edge.test.ts > the edge > no nonce is used twice')
  expect(titles).not.toContain('tests/workers/edge.test.ts > no nonce is used twice')
  expect(readTests('tests/support/runtimes.ts')).toEqual([])
})
