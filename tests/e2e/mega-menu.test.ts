import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper } from '../support/shopper.ts'

test('one department of the open menu is highlighted: the first, or the one under the pointer or whose panel the pointer is in', async () => {
  const page = await openPage({ width: 1280 })
  const { open } = await createShopper(page, 'nl')
  await open('/merken')
  await page.locator('.all-departments').click()
  const marked = () =>
    page
      .locator('.department-list > li > a')
      .evaluateAll((rows) =>
        rows.flatMap((row, at) => (getComputedStyle(row).backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [at])),
      )
  await page.mouse.move(640, 20)
  expect(await marked()).toEqual([0])
  const second = page.locator('.department-list > li').nth(1)
  await second.locator('> a').hover()
  expect(await marked()).toEqual([1])
  await second.locator('.mega-panel h3 a').first().hover()
  expect(await marked()).toEqual([1])
})

test.each(['en', 'de'] as const)(
  'no product count in the open menu breaks into two lines on a small desktop (%s)',
  async (locale) => {
    const page = await openPage({ width: 1024 })
    const { open, to, t } = await createShopper(page, locale)
    await open(to('brands'))
    await page.locator('summary', { hasText: t('shell.range') }).click()
    const linesOf = (counts: Element[]) =>
      counts.map((count) => {
        const words = document.createRange()
        words.selectNodeContents(count)
        return words.getClientRects().length
      })
    const lines = await page.locator('.mega-panel .columns span').evaluateAll(linesOf)
    expect([lines.length > 20, new Set(lines)]).toEqual([true, new Set([1])])
  },
)

test('a link of the department bar is named as its department only', async () => {
  const page = await openPage({ width: 1280 })
  const { open, t } = await createShopper(page, 'en')
  await open('/en/brands')
  const bar = page.getByRole('navigation', { name: t('shell.departments') })
  // CSS shows the number of hidden departments after the last visible one
  await expect(bar.getByRole('link', { name: 'Dairy & eggs', exact: true }).count()).resolves.toBe(1)
})
