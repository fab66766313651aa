import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries } from '#backends/content/seed/data/entries.ts'
import { showcase } from '#tools/demo-pictures/showcase.ts'

/** Names that exist only in the demo data. Uris of one word are left out because the shop's own code uses such words. */
const names = [
  ...Object.keys(showcase),
  ...entries.flatMap(({ uri }) => Object.values(uri ?? {})).filter((uri) => uri.includes('-')),
]

test('the source of the shop contains no names of demo products, pictures or pages', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const named = files.flatMap((file) => {
    const strings = new Set(readFileSync(file, 'utf8').match(/(?<=['"`/])[\p{L}\d-]+(?=['"`./])/gu))
    return names
      .flatMap((uri) => uri.split('/').slice(-1))
      .filter((name) => strings.has(name))
      .map((name) => `${file}: ${name}`)
  })
  expect(named).toEqual([])
})
