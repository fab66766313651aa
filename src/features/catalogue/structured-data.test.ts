import { expect, test } from 'vitest'
import { toDataScript } from './structured-data.ts'

test('no text of a product can end the data script', () => {
  const { children } = toDataScript({ name: '</script><script>alert(1)</script>' })
  expect(children).not.toContain('<')
  expect(JSON.parse(children)).toEqual({ name: '</script><script>alert(1)</script>' })
})
