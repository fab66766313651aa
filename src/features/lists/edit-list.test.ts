import { expect, test } from 'vitest'
import { editEntries, type ListEntry, toMove } from './edit-list.ts'

const entry = (productId: string, position: number | null = null, rest: Partial<ListEntry> = {}): ListEntry => ({
  productId,
  amount: 2,
  area: null,
  par: null,
  position,
  ...rest,
})
const idsOf = (entries: readonly ListEntry[]) => entries.map(({ productId }) => productId).join('')

test('arrange writes only changed entries, keeps their amounts and clears blank fields', () => {
  const given = [entry('a', 0, { area: 'cold', par: 4 }), entry('b', 1, { area: 'dry' }), entry('c', 2, { par: 3 })]
  const fields = { 'area-a': ' cold ', 'par-a': '6', 'area-b': 'dry', 'par-b': '', 'area-c': '', 'par-c': '' }
  expect(editEntries(given, fields).changed).toEqual([
    entry('a', 0, { area: 'cold', par: 6 }),
    entry('c', 2, { par: null }),
  ])
  // added to the list in another tab meanwhile
  expect(editEntries(given, { 'area-b': 'cellar' }).changed).toEqual([entry('b', 1, { area: 'cellar' })])
})

test('a move shifts an entry by one position, not past the ends, and writes every changed position', () => {
  const given = ['a', 'b', 'c', 'd'].map((id, index) => entry(id, index))
  const after = (move: string) => editEntries(given, {}, toMove(move))
  expect(idsOf(after('up:c').entries)).toBe('acbd')
  expect(after('up:c').changed.map(({ productId, position }) => [productId, position])).toEqual([
    ['c', 1],
    ['b', 2],
  ])
  expect(idsOf(after('down:a').entries)).toBe('bacd')
  for (const nowhere of ['up:a', 'down:d', 'up:x', 'sideways:a']) {
    expect([nowhere, idsOf(after(nowhere).entries)]).toEqual([nowhere, 'abcd'])
    expect([nowhere, after(nowhere).changed]).toEqual([nowhere, []])
  }
  // entries without positions get them with the first move
  expect(
    editEntries(
      ['a', 'b'].map((id) => entry(id)),
      {},
      toMove('up:b'),
    ).changed.map(({ position }) => position),
  ).toEqual([0, 1])
})

test('arrange reports an invalid target and a too long area at their fields', () => {
  const given = [entry('a'), entry('b')]
  const fields = { 'par-a': '0', 'area-a': 'x'.repeat(41), 'par-b': '1.5', 'area-b': 'x'.repeat(40) }
  expect(Object.keys(editEntries(given, fields).wrong).toSorted()).toEqual(['area-a', 'par-a', 'par-b'])
})
