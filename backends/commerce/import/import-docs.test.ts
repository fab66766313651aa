import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileColumns } from './import.ts'

test('docs/import.md describes every column', () => {
  const docs = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')
  const missing = Object.values(fileColumns).flatMap((columns) =>
    columns.filter(({ name }) => !docs.includes(`\`${name}\``)).map(({ name }) => name),
  )
  expect(missing).toEqual([])
})
