import { expect, test } from 'vitest'
import { toDataScript } from './data-script.ts'

test('no text can end a data script', () => {
  const { children } = toDataScript({ name: '</script><script>alert(1)</script>' })
  expect(children).not.toContain('<')
  expect(JSON.parse(children)).toEqual({ name: '</script><script>alert(1)</script>' })
})
