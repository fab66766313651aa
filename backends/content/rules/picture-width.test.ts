import { expect, test } from 'vitest'
import { pictureWidths } from '../../graphql/picture-widths.ts'
import { pathForWidth } from './picture-width.ts'

const path = '/media/content/cheese.jpg'

// F230
test.each(pictureWidths)('a picture is served with exactly the width %i', (width) => {
  expect(pathForWidth(path, pictureWidths, width)).toBe(`/img/${width}/shop${path}`)
})

test('another width gets the next larger one, or the largest; without a width the original is served', () => {
  expect(pathForWidth(path, pictureWidths, 414)).toBe(`/img/576/shop${path}`)
  expect(pathForWidth(path, pictureWidths, 9999)).toBe(`/img/2560/shop${path}`)
  for (const width of [null, 0]) expect(pathForWidth(path, pictureWidths, width)).toBe(path)
  expect(pathForWidth(path, [], 576)).toBe(path)
})
