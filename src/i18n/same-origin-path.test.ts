import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

test('keeps a path of this site with its query', () => {
  expect(sameOriginPath('/en/dashboard/orders?order=3')).toBe('/en/dashboard/orders?order=3')
})

test('rejects paths to other hosts', () => {
  for (const target of [
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\evil',
    '/a\nb',
    'dashboard',
    '/\t/evil.example',
  ]) {
    expect(sameOriginPath(target)).toBeNull()
  }
})

test('never returns a path that a browser resolves to another host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.webUrl(),
      ),
      (target) => {
        const path = sameOriginPath(target)
        if (path !== null) expect(new URL(path, 'http://shop.example').origin).toBe('http://shop.example')
      },
    ),
    { numRuns: 3000 },
  )
})
