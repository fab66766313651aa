import { expect, test } from 'vitest'
import { maxTags } from './policy.ts'
import { expandPurge, limitTags } from './tag-limit.ts'

const many = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}:${index}`)

test('an entry within the limit keeps every tag once', () => {
  const tags = ['commerce', ...many('product', maxTags - 1)]
  expect(limitTags([...tags, ...tags])).toEqual(tags)
})

test('an entry above the limit replaces its product tags by one tag that every product purge renews', () => {
  const tags = limitTags(['commerce', ...many('product', maxTags), ...many('entry', 10)])
  expect(tags).toEqual(['commerce', ...many('entry', 10), 'product:*'])
  expect(expandPurge(['product:5'])).toEqual(['product:5', 'product:*'])
})

test('an entry that is still above the limit keeps the sections of its entries only', () => {
  expect(limitTags(['section:2:pages', ...many('entry', maxTags)])).toEqual(['section:2:pages'])
})

test('a purge of more than 200 products renews the tag of all of commerce instead', () => {
  expect(expandPurge(['entry:4', ...many('product', 200)])).toHaveLength(202)
  expect(expandPurge(['entry:4', ...many('product', 201)])).toEqual(['entry:4', 'commerce'])
})

test('a purge without products renews what it names', () => {
  expect(expandPurge(['site:2', 'site:2'])).toEqual(['site:2'])
})
