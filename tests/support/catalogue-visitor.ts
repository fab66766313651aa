// A guest or a customer on the catalogue page, in tiles or rows.
import type { Page } from 'playwright-core'
import { openPage, type PageOptions } from './browser.ts'
import { shops } from './runtimes.ts'
import { asCustomer, createShopper } from './shopper.ts'
import { tom } from './visit.ts'

export const rows = '/en/range?view=rows'

export const focusPosition = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export async function openAs(who: 'guest' | 'customer', address: string, options: PageOptions = {}) {
  const page = await openPage(options)
  if (who === 'customer') await asCustomer(page, shops.node, tom)
  const shopper = await createShopper(page, 'en')
  await shopper.open(address)
  return shopper
}
