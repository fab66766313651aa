import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toSource } from './logo.ts'

test('src/ui/icons/wordmark.ts equals the output of scripts/logo.ts', () => {
  const drawn = (source: string) => [...source.matchAll(/"(\d[^"]*|m\d[^"]*)"/g)].map(([, text]) => text)
  const written = readFileSync(new URL('../src/ui/icons/wordmark.ts', import.meta.url), 'utf8').replaceAll("'", '"')
  expect(drawn(written)).toEqual(drawn(toSource()))
})
