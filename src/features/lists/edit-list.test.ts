import { expect, test } from 'vitest'
import { editEntries, type ListEntry, parseSeenPlaces, toMove, toSeenPlaces } from './edit-list.ts'

const entry = (productId: string, position: number | null = null, rest: Partial<ListEntry> = {}): ListEntry => ({
  productId,
  amount: 2,
  area: null,
  par: null,
  position,
  ...rest,
})
const idsOf = (entries: readonly ListEntry[]) => entries.map(({ productId }) => productId).join('')

test('arrange writes only changed fields, and clears blank ones', () => {
  const given = [entry('a', 0, { area: 'cold', par: 4 }), entry('b', 1, { area: 'dry' }), entry('c', 2, { par: 3 })]
  const fields = { 'area-a': ' cold ', 'par-a': '6', 'area-b': 'dry', 'par-b': '', 'area-c': '', 'par-c': '' }
  expect(editEntries(given, fields).changed).toEqual([
    { productId: 'a', amount: 2, par: 6 },
    { productId: 'c', amount: 2, par: null },
  ])
  // added to the list in another tab meanwhile
  expect(editEntries(given, { 'area-b': 'cellar' }).changed).toEqual([{ productId: 'b', amount: 2, area: 'cellar' }])
})

test('a move shifts an entry by one position, not past the ends, and writes every changed position', () => {
  const given = ['a', 'b', 'c', 'd'].map((id, index) => entry(id, index))
  const after = (move: string) => editEntries(given, {}, { move: toMove(move) })
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
      { move: toMove('up:b') },
    ).changed.map(({ position }) => position),
  ).toEqual([0, 1])
})

test('arrange reports an invalid target and a too long area at their fields', () => {
  const given = [entry('a'), entry('b')]
  const fields = { 'par-a': '0', 'area-a': 'x'.repeat(41), 'par-b': '1.5', 'area-b': 'x'.repeat(40) }
  expect(Object.keys(editEntries(given, fields).wrong).toSorted()).toEqual(['area-a', 'par-a', 'par-b'])
})

// F612
test('a field that still has the value that the form showed does not undo the change of a colleague', () => {
  const seen = toSeenPlaces([entry('a', 0, { area: 'cold', par: 4 }), entry('b', 1)])
  const now = [entry('a', 0, { area: 'freezer', par: 4 }), entry('b', 1, { par: 7 }), entry('new', 2)]
  const fields = { 'area-a': 'cold', 'par-a': '5', 'area-b': ' cellar', 'par-b': '' }
  expect(editEntries(now, fields, { seen })).toMatchObject({
    changed: [
      { productId: 'a', amount: 2, par: 5 },
      { productId: 'b', amount: 2, area: 'cellar' },
    ],
    isGone: false,
  })
  // a move of a line does not lose the one that a colleague just added
  const { entries } = editEntries(now, fields, { seen, move: toMove('up:b') })
  expect(entries.map(({ productId }) => productId)).toEqual(['b', 'a', 'new'])
})

// F612
test('an edit or a move of a product that is no longer on the list is reported, an unchanged one is not', () => {
  const seen = toSeenPlaces([entry('a', 0, { area: 'cold' }), entry('b', 1)])
  const now = [entry('b', 0)]
  const isGone = (fields: Record<string, string>, move = '') =>
    editEntries(now, fields, { seen, move: toMove(move) }).isGone
  expect(isGone({ 'area-a': 'cold', 'par-a': '', 'area-b': 'x' })).toBe(false)
  expect(isGone({ 'area-a': 'freezer' })).toBe(true)
  expect(isGone({ 'par-a': '3' })).toBe(true)
  expect(isGone({ 'area-a': 'cold' }, 'down:a')).toBe(true)
  expect(isGone({ 'area-a': 'cold' }, 'up:b')).toBe(false)
})

test('places that a form showed are read from JSON, and other texts are none', () => {
  const seen = toSeenPlaces([entry('a', 0, { area: 'cold', par: 4 }), entry('b', 1)])
  expect(parseSeenPlaces(JSON.stringify(seen))).toEqual({ a: ['cold', 4], b: [null, null] })
  for (const text of ['', 'x', '1', 'null', '[1]', '{"a":1}', '{"a":["x"]}', '{"a":[1,1]}', '{"a":["x","1"]}'])
    expect([text, parseSeenPlaces(text)]).toEqual([text, null])
})
