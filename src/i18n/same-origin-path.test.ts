import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameOriginPath } from './same-origin-path.ts'

test('a path of this site is kept with its query', () => {
  expect(sameOriginPath('/en/dashboard/orders?order=3')).toBe('/en/dashboard/orders?order=3')
})

test('what leads elsewhere is refused', () => {
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

test('no text leads off the site', () => {
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
