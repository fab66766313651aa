import { expect, test } from 'vitest'
import { toJsonLdScript } from './json-ld.ts'

test('toJsonLdScript escapes text that would end the script element', () => {
  const { children } = toJsonLdScript({ name: '</script><script>alert(1)</script>' })
  expect(children).not.toContain('<')
  expect(JSON.parse(children)).toEqual({ name: '</script><script>alert(1)</script>' })
})
