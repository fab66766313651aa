import { expect, test } from 'vitest'
import { lightness } from './colours.ts'
import { contour } from './shading.ts'

test('the outline of a pale surface is darker, that of a dark one lighter', () => {
  expect(lightness(contour('#FFFFFF').stroke)).toBeLessThan(0.8)
  expect(lightness(contour('#2A1710').stroke)).toBeGreaterThan(0.4)
})
