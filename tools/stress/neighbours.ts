// Many guests of one office, and guests beside one who requests too much: no other guest may be rejected.
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword, findOrderableProducts, nadia, visitorOf } from '../../tests/support/visit.ts'
import type { Runtime } from '../bench/build.ts'
import { readStatus, sendAtRate, toStatusList } from './paced-requests.ts'
import { type PinnedShop, startPinnedShop } from './pinned-shop.ts'
import type { StressResult } from './stress-result.ts'

const applicant = {
  ...{
    firstName: 'Ada',
    lastName: 'Peeters',
    email: 'ada@neighbour.example',
    companyName: 'Bistro Ada',
    country: 'BE',
  },
  ...{ vatNumber: 'BE 0403.170.701', activity: 'restaurant', companyEmail: 'office@neighbour.example' },
  ...{ companyPhone: '+32 2 123 45 67', address1: 'Nieuwstraat 1', postcode: '1000', city: 'Brussel' },
  phone: '+32 2 123 45 67',
}

/** @param size `attackSeconds`: how long unknown URLs are requested before the neighbours come */
export async function runNeighbours(size: { runtime: Runtime; attackSeconds: number }): Promise<StressResult[]> {
  const { runtime, attackSeconds } = size
  const shop = await startPinnedShop(runtime)
  try {
    const part = `neighbours, ${runtime}`
    const count = (what: string, statuses: readonly number[]): StressResult => {
      const wrong = statuses.filter((status) => status >= 400 || status === 0)
      return { part, what: `rejections of ${statuses.length}: ${what}`, value: wrong.length, unit: '', limit: 0 }
    }
    return [
      count('60 guests of one address, four pages each in 10 s', await visitFromOffice(shop)),
      count('30 guests of one address open cart and checkout in 3 s', await visitCheckouts(shop)),
      ...[...(await besideUnknownUrls(shop, attackSeconds)), ...(await besideCheckouts(shop))].map(
        ({ what, statuses }) => count(what, statuses),
      ),
    ]
  } finally {
    await shop.stop()
  }
}

/** Home, listing, a product and then cart or checkout, in a shop whose caches are empty. */
async function visitFromOffice(shop: PinnedShop): Promise<number[]> {
  const [productId = ''] = await findOrderableProducts(shop, 1)
  const paths = await findProductPaths(shop, 60)
  const guest = async (_: unknown, index: number) => {
    const visitor = visitorOf(shop, '203.0.113.1')
    const product = paths[index % paths.length] ?? ''
    const last = index % 2 ? '/en/cart' : '/en/checkout'
    const statuses: number[] = []
    for (const [step, path] of ['/en', '/en/range', product, last].entries()) {
      await sleep(step === 0 ? 2_000 * Math.random() : 1_000 + 1_500 * Math.random())
      if (path === last) await readStatus(visitor.post('/api/en/cart/items', { productId, quantity: '1' }))
      statuses.push(await readStatus(visitor.ask(path)))
    }
    return statuses
  }
  return (await Promise.all(Array.from({ length: 60 }, guest))).flat()
}

async function findProductPaths(shop: PinnedShop, count: number): Promise<string[]> {
  const paths: string[] = []
  for (let page = 1; paths.length < count && page < 10; page++) {
    const listing = await visitorOf(shop, '198.51.100.1').ask(`/api/en/catalogue/listing?page=${page}`)
    paths.push(...((await listing.json()) as { products: { href: string }[] }).products.map(({ href }) => href))
  }
  return paths.slice(0, count)
}

async function visitCheckouts(shop: PinnedShop): Promise<number[]> {
  const [productId = ''] = await findOrderableProducts(shop, 1)
  const guest = async () => {
    const visitor = visitorOf(shop, '203.0.114.1')
    await sleep(2_000 * Math.random())
    await readStatus(visitor.post('/api/en/cart/items', { productId, quantity: '1' }))
    return [await readStatus(visitor.ask('/en/cart')), await readStatus(visitor.ask('/en/checkout'))]
  }
  return (await Promise.all(Array.from({ length: 30 }, guest))).flat()
}

/** What a guest and a customer of an address need most. */
async function useScreens(shop: PinnedShop, address: string): Promise<number[]> {
  const guest = visitorOf(shop, address)
  const statuses: number[] = []
  for (const path of ['/en/login', '/en/cart', '/en/register', '/api/en/cart'])
    statuses.push(await readStatus(guest.ask(path)))
  statuses.push(await readStatus(guest.post('/api/en/account/login', { email: nadia, password: demoPassword })))
  statuses.push(await readStatus(guest.ask('/en/dashboard')))
  const email = `ada-${address}@neighbour.example`
  statuses.push(await readStatus(visitorOf(shop, address).post('/api/en/account/register', { ...applicant, email })))
  return statuses
}

async function besideUnknownUrls(shop: PinnedShop, seconds: number) {
  const probe = visitorOf(shop, '192.0.2.1')
  const stop = sendAtRate(4, (index) => probe.ask(`/en/nothing-${index}`))
  await sleep(seconds * 1000)
  const own = await useScreens(shop, '192.0.2.1')
  const others = await useScreens(shop, '192.0.2.2')
  const answers = toStatusList(await stop())
  return [
    { what: `screens of an address that requests 4 unknown URLs a second (${answers})`, statuses: own },
    { what: 'screens of its neighbour', statuses: others },
  ]
}

async function besideCheckouts(shop: PinnedShop) {
  const guest = visitorOf(shop, '192.0.3.1')
  const statuses: number[] = []
  for (let time = 0; time < 60; time++) statuses.push(await readStatus(guest.ask('/en/checkout')))
  return [
    { what: 'one guest opens the checkout 60 times', statuses },
    { what: 'screens of this guest', statuses: await useScreens(shop, '192.0.3.1') },
    { what: 'screens of a neighbour', statuses: await useScreens(shop, '192.0.3.2') },
  ]
}
