import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import * as generated from './generated/commerce.ts'
import { mergeQueries } from './merge.ts'
import type { TypedDocument } from './typed-document.ts'

const schema = buildSchema(readFileSync('contracts/commerce.graphql', 'utf8'))
const queries = (Object.values(generated) as TypedDocument<unknown, never>[]).filter(({ type }) => type === 'query')

test('all queries of the contract, each of them twice, are one valid document with every root field', () => {
  const { document, keys } = mergeQueries([...queries, ...queries])
  expect(validate(schema, parse(document.text))).toEqual([])
  for (const [place, own] of keys.entries()) {
    const { roots = {} } = queries[place % queries.length] ?? {}
    expect([...own.keys()].sort()).toEqual(Object.keys(roots).sort())
    for (const [root, key] of own) expect(document.roots[key]).toBe(roots[root])
  }
})

test('the same root field with other arguments has a key and variables of its own, one without arguments is shared', () => {
  const { cartDetail, cartSummary, firstLists, homePrices, productLists } = generated
  const { document, keys, toVariables } = mergeQueries([cartDetail, firstLists, cartSummary, productLists, homePrices])
  expect(keys.map((own) => Object.fromEntries(own))).toEqual([
    { cartDetail: 'cartDetail', creditHold: 'creditHold' },
    { productLists: 'productLists_1' },
    { cartDetail: 'cartDetail', creditHold: 'creditHold' },
    { productLists: 'productLists_3' },
    { newest: 'newest_4', inStock: 'inStock_4' },
  ])
  expect(document.name).toBe('cartDetail_firstLists_cartSummary_productLists_homePrices')
  expect(document.text).toContain('productLists_1: productLists(first: $first_1)')
  expect(toVariables([{}, { first: 5 }, {}, { first: 1, page: 2 }])).toEqual({ first_1: 5, first_3: 1, page_3: 2 })
})

test('a text of another format is an error', () => {
  expect(() => mergeQueries([{ name: 'odd', roots: {}, text: '{ cartDetail { id } }' }])).toThrow('odd')
})
