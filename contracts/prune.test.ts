import { expect, test } from 'vitest'
import { prune, pruneVariables } from './prune.ts'
import type { TypedDocument } from './typed-document.ts'

const text = 'query a($id: ID!) { a(id: $id) { id taxes { percent name } version } }'
const part = (words: string, coordinate: string) =>
  [text.indexOf(words), text.indexOf(words) + words.length, coordinate] as const
const document: TypedDocument<unknown, unknown> = {
  name: 'a',
  type: 'query',
  roots: {},
  hash: '',
  text,
  extensions: [part('taxes { percent name }', 'A.taxes'), part('name', 'Tax.name'), part('version', 'A.version')],
  inputs: [
    ['input.website', 'Company.website'],
    ['items.area', 'Item.area'],
  ],
  operation: 'Query.a',
}
const without = (...missing: string[]) => prune(document, new Set(missing))?.text.replace(/\s+/g, ' ')

test('removes missing fields with their selections and nothing else', () => {
  expect(without()).toBe(text)
  expect(without('A.version')).toBe('query a($id: ID!) { a(id: $id) { id taxes { percent name } } }')
  expect(without('Tax.name')).toBe('query a($id: ID!) { a(id: $id) { id taxes { percent } version } }')
  expect(without('A.taxes', 'Tax.name')).toBe('query a($id: ID!) { a(id: $id) { id version } }')
})

test('returns null if the operation itself is missing', () => {
  expect(prune(document, new Set(['Query.a']))).toBeNull()
})

test('removes members that a backend does not accept from variables, also in lists', () => {
  const variables = { input: { name: 'Nova', website: 'w' }, items: [{ id: '1', area: 'cold' }, { id: '2' }] }
  expect(pruneVariables(document, variables, new Set(['Company.website', 'Item.area']))).toEqual({
    input: { name: 'Nova' },
    items: [{ id: '1' }, { id: '2' }],
  })
  expect(pruneVariables(document, { input: null }, new Set(['Company.website']))).toEqual({ input: null })
  expect(pruneVariables(document, variables, new Set())).toBe(variables)
})
