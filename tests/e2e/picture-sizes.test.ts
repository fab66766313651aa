import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper } from '../support/shopper.ts'

/** The visible pictures that have more than 1.5 times the pixels that are shown. One of at most 128 pixels has two kilobytes in any case. */
const findTooLarge = (page: Page) =>
  page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }))
    const measure = async (image: HTMLImageElement) => {
      image.loading = 'eager'
      await image.decode()
      // naturalWidth is that of the `sizes` attribute
      const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
      const { width } = image.getBoundingClientRect()
      const name = image.currentSrc.replace(/^.*\/img/, '')
      return { name, pixels: bitmap.width, width, ratio: bitmap.width / (width * devicePixelRatio) }
    }
    const measured = await Promise.all(shown.map(measure))
    return { count: measured.length, tooLarge: measured.filter(({ ratio, pixels }) => ratio > 1.6 && pixels > 128) }
  })

describe.each([
  [390, 1],
  [390, 2],
  [1280, 1],
  [1280, 2],
])('on a screen of %d pixels with a device pixel ratio of %d', (width, deviceScaleFactor) => {
  test('no picture of home page, catalogue and open menu has more than 1.5 times the pixels that are shown', async () => {
    const page = await openPage({ width, pictures: true, context: { deviceScaleFactor } })
    const { open, to } = await createShopper(page, 'en')
    await open(to('home'))
    expect(await findTooLarge(page)).toEqual({ count: expect.any(Number), tooLarge: [] })
    await open(to('range'))
    expect(await findTooLarge(page)).toEqual({ count: expect.any(Number), tooLarge: [] })
    if (width < 1024) return
    await page.locator('.all-departments').click()
    const rows = page.locator('.department-list > li')
    await rows.first().hover()
    expect(await findTooLarge(page)).toEqual({ count: expect.any(Number), tooLarge: [] })
  })
})

test('on a desktop the picture of an article leaves room for its text on the first screen', async () => {
  const page = await openPage({ width: 1440, height: 900 })
  const { open, main } = await createShopper(page, 'en')
  await open('/en/news')
  const href = await main.locator('a.card:has(.photo)').first().getAttribute('href')
  await open(href ?? '')
  const box = await main.locator('.article-text > .photo').boundingBox()
  expect(box?.width).toBeLessThan(900)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(850)
  // heading, picture and text have the same left edge
  const edges = await main
    .locator('h1, .article-text > .photo, [data-block="textColumns"] .prose')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))
  expect(new Set(edges).size).toBe(1)
})
