import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Column } from './columns/columns.ts'
import { fileColumns } from './file-columns.ts'

const docs = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8')

test('docs/import.md lists the values of columns that have few', () => {
  const missing = Object.values(fileColumns).flatMap((columns: readonly Column[]) =>
    columns.flatMap(({ name, values = [] }) => {
      const row = docs.split('\n').find((line) => line.startsWith(`| \`${name}\` |`)) ?? ''
      return values.filter((value) => !row.includes(`\`${value}\``)).map((value) => `${name}: ${value}`)
    }),
  )
  expect(missing).toEqual([])
})

test('docs/import.md describes every column', () => {
  const missing = Object.values(fileColumns).flatMap((columns) =>
    columns.filter(({ name }) => !docs.includes(`\`${name}\``)).map(({ name }) => name),
  )
  expect(missing).toEqual([])
})
