import type { Page } from 'playwright-core'
import { createShopper, waitForHydration } from './shopper.ts'

/** Opens a page and waits for its hydration. */
export async function openHydrated(page: Page, path: string) {
  const shopper = await createShopper(page, 'en')
  await shopper.open(path)
  const first = page.locator('[data-app]').first()
  await first.dispatchEvent('focusin')
  await waitForHydration(first)
  return shopper
}

/** Clicks a link to a URL, inserted if the page has none. */
export const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)
