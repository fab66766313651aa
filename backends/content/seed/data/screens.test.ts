import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { locales } from '../../../graphql/locales.ts'
import { localize, toStored } from './localize.ts'
import { screen, screens } from './screens.ts'

test('the picture of each screen exists in each language, in the declared size, and all are at most 400 kB', async () => {
  let bytes = 0
  for (const { path, width, height } of Object.values(screens)) {
    const file = await readFile(`public${path}`)
    bytes += file.byteLength
    expect(await sharp(file).metadata(), path).toMatchObject({ format: 'webp', width, height })
  }
  expect(bytes).toBeLessThanOrEqual(400_000)
})

test('a page has the picture of its language', () => {
  const column = toStored({ type: 'imageColumn', image: screen('cart') })
  const ids = locales.map((locale) => screens[`cart-${locale}`].id)
  expect(new Set(ids).size).toBe(locales.length)
  expect(locales.map((locale) => localize(column, locale))).toEqual(
    ids.map((image) => ({ type: 'imageColumn', image })),
  )
})
