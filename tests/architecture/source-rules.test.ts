import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isTest, sourceFiles } from '../architecture/imports.ts'

test('no source file has more than 250 lines, and the median is at most 70', () => {
  const data = /(seed\/data\/|generated\/|\.gen\.|custom-icons|messages\.ts|showcase)/
  const lengths = sourceFiles()
    .filter((file) => !data.test(file) && !isTest(file))
    .map((file) => ({ file, lines: readFileSync(path.resolve(file), 'utf8').split('\n').length }))
  expect(lengths.filter(({ lines }) => lines > 250)).toEqual([])
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(70)
})

test('src and backends do not read process.env or set raw HTML, and no file suppresses a check', () => {
  const wrong = sourceFiles().flatMap((file) => {
    const text = readFileSync(path.resolve(file), 'utf8')
    const found: string[] = []
    const inside = /^(src|backends)\//.test(file) && !isTest(file)
    if (inside && /process\.env/.test(text)) found.push(`${file} reads the environment`)
    // injects HTML that React has rendered
    const isMade = file === 'src/features/layout/menu/fragment.tsx'
    if (inside && !isMade && /dangerouslySetInnerHTML/.test(text)) found.push(`${file} writes raw HTML`)
    if (!file.includes('generated/') && !file.endsWith('.gen.ts') && !file.startsWith('tests/architecture/')) {
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/(?! (?:@ts|biome)).*/g, '')
      if (/@ts-(ignore|expect-error|nocheck)|biome-ignore|\bas any\b|: any\b/.test(code))
        found.push(`${file} suppresses a check`)
    }
    return found
  })
  expect(wrong).toEqual([])
})

test('API handlers do not read cookies or headers', () => {
  const wrong = sourceFiles().filter(
    (file) =>
      file.endsWith('.api.ts') &&
      /getCookie|setCookie|req\.header|req\.raw\.headers/.test(readFileSync(path.resolve(file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('only protocol.ts contains the data attributes shared with the script before hydration', () => {
  const protocol = 'src/protocol/protocol.ts'
  const names = [...readFileSync(protocol, 'utf8').matchAll(/= '(data-[\w-]+)'/g)].map(([, name]) => name)
  const spelled = new RegExp(`\\b(?:${names.join('|')})(?![\\w-])`)
  const wrong = sourceFiles().filter(
    (file) =>
      file.startsWith('src/') &&
      file !== protocol &&
      !isTest(file) &&
      spelled.test(readFileSync(path.resolve(file), 'utf8')),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

test('cspell-words.txt is sorted, without duplicates', () => {
  const words = readFileSync('cspell-words.txt', 'utf8').trimEnd().split('\n')
  expect(words).toEqual([...new Set(words)].sort())
})
