// tests/checklist.json says of each requirement which test holds it; this test says that those tests exist.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** `held`: "file > name of the test", any number; `later`; or the reason why a row has no place of its own (D68). */
type Row = { id: string; must: string; held: string[] | 'later' | { none: string } }

const rows = JSON.parse(readFileSync('tests/checklist.json', 'utf8')) as Row[]

test('every requirement from F001 to F561 has its row', () => {
  expect(rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 561 }, (_, index) => `F${String(index + 1).padStart(3, '0')}`),
  )
})

test('every test that a row names exists', () => {
  const missing = rows.flatMap(({ id, held }) => {
    if (!Array.isArray(held)) return []
    expect(held.length, id).toBeGreaterThan(0)
    return held.filter((place) => {
      const [file = '', name = ''] = place.split(' > ')
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(name)
    })
  })
  expect(missing).toEqual([])
})
