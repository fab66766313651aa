import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { createShopper, eventually, waitForHydration } from '../support/shopper.ts'

test('a sort order that is chosen on a phone before the first script runs is applied', async () => {
  const page = await openPage({ width: 390, height: 844 })
  const { open, main } = await createShopper(page, 'en')
  await open('/en/range')
  // the page is cached now, so its first paint does not wait for scripts
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en/range', { waitUntil: 'commit' })
  await main.locator('select[name=sort]').selectOption('-name')
  release()
  await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('-name')
})

test('an emptied quantity gets its initial value back, and leading zeros are removed', async () => {
  const page = await openPage()
  const { open } = await createShopper(page, 'nl')
  await open('/assortiment?view=rows')
  const field = page.locator('.product-row .quantity:enabled input').first()
  await field.focus()
  await waitForHydration(field)
  for (const [typed, shown] of [
    ['', '1'],
    ['0005', '5'],
  ] as const) {
    await field.fill(typed)
    await field.blur()
    expect(await field.inputValue()).toBe(shown)
  }
})
