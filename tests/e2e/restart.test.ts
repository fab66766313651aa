import { rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startEdge } from '../../scripts/edge.ts'
import { readSecrets } from '../../scripts/secrets.ts'
import { openPage } from '../support/browser.ts'
import { copyNodeData } from '../support/demo-data.ts'
import { copyEdgeData } from '../support/edge-shop.ts'
import { startNodeShop } from '../support/server.ts'
import { asCustomer, createShopper } from '../support/shopper.ts'

type Running = { url: string; stop(): Promise<void> }

const starters: Record<string, (dataDir: string) => Promise<Running>> = {
  node: (dataDir) => startNodeShop({ dataDir }),
  async edge(dataDir) {
    const vars = { LOG_LEVEL: 'warn', ...readSecrets(dataDir, {}) } as Record<string, string>
    const { url, dispose } = await startEdge({ port: 0, host: 'localhost', dataDir, vars })
    return { url, stop: dispose }
  },
}

/** Adds the product at an index of the listing to the cart. @returns its name */
async function addToCart(page: Page, url: string, place: number): Promise<string> {
  const { open, tiles, add, nameOf, linesInCart } = await createShopper(page, 'en')
  await open(`${url}/en/range`)
  const before = await linesInCart()
  const name = await nameOf(tiles.nth(place))
  await add(tiles.nth(place)).click()
  await expect.poll(linesInCart, { timeout: 10_000 }).toBe(before + 1)
  return name
}

async function placeOrder(page: Page, url: string): Promise<string> {
  const { open, t, arrive, main } = await createShopper(page, 'en')
  await open(`${url}/en/checkout`)
  await page.getByRole('button', { name: t('checkout.place') }).click()
  await arrive('/en/checkout-success')
  return (await main.locator('b.figures').first().innerText()).trim()
}

// F011
test.each(Object.keys(starters))('carts and orders are kept after a restart (%s)', async (kind) => {
  const dataDir = await (kind === 'node' ? copyNodeData() : copyEdgeData())
  const start = () => starters[kind]?.(dataDir) as Promise<Running>
  let shop = await start()
  onTestFinished(async () => {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const visit = () => openPage({ baseUrl: shop.url })
  const customer = await asCustomer(await visit(), { url: shop.url })
  const guest = await visit()

  await addToCart(customer, shop.url, 0)
  const number = await placeOrder(customer, shop.url)
  const ofCustomer = await addToCart(customer, shop.url, 1)
  const ofGuest = await addToCart(guest, shop.url, 2)
  for (const page of [customer, guest]) await page.goto('about:blank')
  await shop.stop()
  shop = await start()

  for (const [page, name] of [[customer, ofCustomer] as const, [guest, ofGuest] as const]) {
    const { open, row, badge } = await createShopper(page, 'en')
    await open(`${shop.url}/en/cart`)
    await row(name).waitFor()
    await expect.poll(() => badge.textContent()).toBe('1')
  }
  const { open, main, t } = await createShopper(customer, 'en')
  await open(`${shop.url}/en/dashboard/orders`)
  await main.getByRole('link', { name: t('orders.viewNamed', { number }) }).waitFor()
})
