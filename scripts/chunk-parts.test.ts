import { expect, test } from 'vitest'
import { addUp, listGrowth, partOf } from './chunk-parts.ts'

test('a module belongs to its package, or to its folder of the source', () => {
  expect(
    [
      '/a/node_modules/x/node_modules/@tanstack/router-core/dist/a.js?v=1',
      '/a/src/features/cart/add/b.tsx?tsr-split=component',
      '/a/src/router.tsx',
      '\0virtual:x',
    ].map(partOf),
  ).toEqual(['@tanstack/router-core', 'src/features/cart', 'src', 'build'])
})

test('lists the parts that grew since the record, the largest growth first, new ones too', () => {
  const current = addUp([
    { 'src/ui': 10, hono: 90 },
    { 'src/ui': 20, react: 5, added: 15 },
  ])
  expect(listGrowth({ 'src/ui': 28, hono: 100, react: 5 }, current)).toEqual([
    'added: 15 more, 15 in total',
    'src/ui: 2 more, 30 in total',
  ])
})
