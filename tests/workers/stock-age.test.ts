// A word about stock is true for a minute: on pages, in copies that are made anew, and in answers to the app. On Node, whose clock a test can move.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { until } from '../support/polling.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { untilKept, type Visitor, visitorOf } from '../support/visit.ts'

let shop: NodeShop
let guest: Visitor
beforeAll(async () => {
  shop = await startNodeShop({ clock: true })
  guest = visitorOf(shop)
})
afterAll(() => shop.stop())

const setStock = async (quantity: number) => {
  const { COMMERCE_DB, close } = openNodeBindings({ dataDir: shop.dataDir, vars: {} })
  await COMMERCE_DB.prepare('UPDATE stock SET quantity = ?').bind(quantity).run()
  close()
}
const see = async (path: string) => (await guest.ask(path)).text()
const saysInStock = (text: string) => /class="stock(?: stock-low)?"|"stock":"(?:in_stock|low_stock)"/.test(text)

test('what was sold out a minute ago is nowhere in stock: pages, copies made anew from older answers, search', async () => {
  await setStock(100_000)
  const range = await see('/en/range')
  const product = /href="(\/en\/offer\/p\/[^"]+)"/.exec(range)?.[1] ?? ''
  const brand = /filters=brands%3A\d+/.exec(await see('/en/brands'))?.[0] ?? ''
  const pages = ['/en', '/en/range', product, `/en/range?${brand}`]
  const answers = ['/api/en/search?q=tomato', '/api/en/catalogue/listing', '/api/en/catalogue/new']
  for (const path of pages) await untilKept(guest, path)
  // answered now, drawn later
  await see('/api/en/catalogue/listing?page=2')
  for (const path of [...pages, ...answers]) expect([path, saysInStock(await see(path))]).toEqual([path, true])

  await setStock(0)
  await shop.pass(35)
  await untilKept(guest, '/en/range?page=2')
  for (const path of [...pages, ...answers]) await see(path)
  await shop.pass(26)
  for (const path of [...pages, '/en/range?page=2', ...answers])
    expect([path, saysInStock(await see(path))]).toEqual([path, false])
})

test('a page that is asked for again and again is never waited for: it is made anew before its minute ends', async () => {
  await shop.pass(120)
  await untilKept(guest, '/en/range')
  await shop.pass(41)
  const old = await guest.ask('/en/range')
  expect(old.headers.get('cache-status')).toMatch(/^proviant-page; hit; .*detail=stale/)
  await until(async () => !(await guest.ask('/en/range')).headers.get('cache-status')?.includes('stale'), 10_000)
  expect((await guest.ask('/en/range')).headers.get('cache-status')).toMatch(/^proviant-page; hit; ttl=(?:3\d|40)$/)
})
