// `npm run operator -- cache` while the shop is open.
import { expect, onTestFinished, test } from 'vitest'
import { runOperator, withProcesses } from '../support/operator-command.ts'
import { waitUntil } from '../support/polling.ts'
import { startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

async function openShop() {
  const shop = await startNodeShop()
  onTestFinished(() => shop.stop())
  const cache = (...words: string[]) => runOperator({ DATA_DIR: shop.dataDir }, ['cache', ...words])
  const visit = async (path: string) => {
    const response = await visitorOf(shop).ask(path)
    await response.text()
    return response.headers.get('cache-status') ?? ''
  }
  return { shop, cache, visit }
}

type Shown = { url: string; response?: string; stored: { state: string; visitors: string; tags: string[] }[] }

test('shows the stored page of a URL, and purges it with its responses', withProcesses, async () => {
  const { shop, cache, visit } = await openShop()
  const path = '/en/range?page=2'
  const show = async (name = `${path}&utm_source=mail`) => JSON.parse((await cache('show', name, '--json'))[1]) as Shown
  expect((await cache('show', path))[1]).toMatch(/^No page is stored for \/en\/range\?page=2\. /)
  await visit(path)
  await expect.poll(async () => (await show()).stored.length).toBe(1)
  const { url, stored } = await show()
  expect([url, stored[0]?.state, stored[0]?.visitors]).toEqual([path, 'fresh', 'guests'])
  expect(stored[0]?.tags).toEqual(expect.arrayContaining(['all', 'commerce', 'operation:getProductListing']))
  expect((await show(shop.url + path)).response).toMatch(/^200, proviant-page; hit/)
  const [, text, named] = await cache('show', path)
  expect(named).toBe(`Databases: ${shop.dataDir}\n`)
  expect(text).toMatch(/^for +state +age +status +bytes +build\nguests +fresh +\d+ s +200 +\d+ +\w{8} \(current\)\n/)
  expect(text).toMatch(/\ntags\nall\ncommerce\n/)

  const [code, proof] = await cache('purge', 'operation:getProductListing')
  expect(code).toBe(0)
  expect(proof).toMatch(/^purged tags\noperation:getProductListing\n\npurged entries\n/)
  expect(proof).toMatch(/\npage:\w{8}:http:\/\/localhost:\d+\/en\/range\?page=2\n/)
  expect(proof).toMatch(/Stored entries that were current and are purged: [1-9]\d*; that are still current: [1-9]/)
  expect((await show()).stored[0]?.state).toBe('expired')
  // a running shop reads the tokens every five seconds
  await waitUntil(async () => !(await visit(path)).includes('proviant-page; hit'), 15_000)
  await expect.poll(async () => (await show()).stored[0]?.state).toBe('fresh')
})

test('purges paths, URLs and everything', withProcesses, async () => {
  const { shop, cache } = await openShop()
  const purged = async (...names: string[]) => JSON.parse((await cache('purge', '--json', ...names))[1]).purged
  const product = await purged(`${shop.url}/en/offer/p/vine-tomatoes-red-class-i`)
  expect(product).toEqual(
    expect.arrayContaining(['slug:vine-tomatoes-red-class-i', expect.stringMatching(/^product:\w+/)]),
  )
  expect(await purged('/en/offer/p/none')).toContain('commerce')
  expect(await purged('/en/about-us', 'section:2:news')).toEqual([
    'section:2:news',
    'path:/en/about-us',
    'uri:2:about-us',
  ])
  expect(await purged('all')).toEqual(['all'])
})

test('rejects wrong names with a sentence, and knows pages that are never stored', withProcesses, async () => {
  const { cache } = await openShop()
  expect((await cache('show', '/en/cart'))[1]).toBe('/en/cart is rendered for every request and never stored.\n')
  const [code, out, wrong] = await cache('show', 'range')
  expect([code, out]).toEqual([1, ''])
  expect(wrong).toContain('A page is named by its URL or path, such as /en/range, not "range".\n')
  expect(await cache('purge', '/en/%zz')).toEqual([1, '', expect.stringMatching(/\nNothing was purged: .+\.\n$/)])
  expect((await cache('purge'))[2]).toContain("missing required argument 'name'")
  expect((await cache('show', '--help'))[1]).toMatch(/^Usage: npm run operator -- cache show/)
})

test('cache with CACHE_URL is one sentence and exit code 1', withProcesses, async () => {
  const env = { CACHE_URL: 'redis://localhost:1' }
  for (const words of [
    ['show', '/en'],
    ['purge', 'all'],
  ]) {
    const [code, , sentence] = await runOperator(env, ['cache', ...words])
    expect(code).toBe(1)
    expect(sentence).toMatch(/^The caches of this shop are at CACHE_URL, [^\n]+\n$/)
  }
})
