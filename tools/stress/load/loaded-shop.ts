// A shop with the default limits on a core of its own, customers who have logged in, and visitors who use it together.
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPassword, visitorOf, waitForCached } from '../../../tests/support/visit.ts'
import { seeded } from '../../bench/seeded-random.ts'
import { createTestCustomers, withDatabase } from '../buyers.ts'
import { type PinnedShop, startPinnedShop } from '../pinned-shop.ts'
import { listings, type Sample, visit } from './visits.ts'

export type LoadSize = { customers: number; guests: number; seconds: number; seed: number }

/** Requests of this first period do not count: they include cold starts. */
const warmUpMs = 10_000
const productPages = 5

export type LoadedShop = {
  shop: PinnedShop
  /** Visits the shop for some seconds. @returns the requests after the warm-up, and when it began */
  load(size: LoadSize): Promise<{ samples: Sample[]; begin: number }>
}

export async function startLoadedShop(customers: number): Promise<LoadedShop> {
  const shop = await startPinnedShop('node')
  const { dataDir, url } = shop
  if (dataDir === null) throw new Error('the load needs a shop on Node')
  withDatabase(dataDir, (db) => db.exec('UPDATE stock SET quantity = 1000000000'))
  const cookies: string[] = []
  for (const [index, email] of createTestCustomers(dataDir, customers).entries()) {
    const customer = visitorOf(shop, addressOf(index))
    const login = await customer.post('/api/en/account/login', { email, password: demoPassword })
    if (!login.ok) throw new Error(`login failed: ${login.status} ${await login.text()}`)
    await login.body?.cancel()
    cookies.push([...customer.cookies].map((pair) => pair.join('=')).join('; '))
  }
  const products = await findProducts(shop)
  await Promise.all(
    [...listings, ...products.map(({ path }) => path)].map((path, index) =>
      waitForCached(visitorOf(shop, addressOf(customers + index)), path),
    ),
  )
  return {
    shop,
    async load({ customers: withAccount, guests, seconds, seed }) {
      const samples: Sample[] = []
      const begin = performance.now() + warmUpMs
      const end = begin + seconds * 1000
      const visitors = Array.from({ length: withAccount + guests }, (_, index) =>
        visit({
          ...{ origin: url, address: addressOf(index), products, end },
          cookie: index < withAccount ? (cookies[index % cookies.length] ?? '') : '',
          random: seeded(seed + index),
          record: (sample) => {
            if (sample.at - sample.ms > begin) samples.push(sample)
          },
        }),
      )
      await Promise.all([...visitors, sleep(warmUpMs + seconds * 1000)])
      return { samples, begin }
    },
  }
}

/** Each visitor has an own client address. */
const addressOf = (index: number) => `10.${index % 250}.${Math.floor(index / 250)}.1`

/** Products in stock that can be ordered, with their pages. */
async function findProducts(shop: PinnedShop): Promise<{ id: string; path: string }[]> {
  type Listed = { products: { href: string; shown: { id: string; stock: string } | null }[] }
  const found: { id: string; path: string }[] = []
  for (let page = 1; page <= productPages; page++) {
    const answer = await visitorOf(shop).ask(`/api/en/catalogue/listing?filters=is_stock_article%3A1&page=${page}`)
    const { products } = (await answer.json()) as Listed
    for (const { href, shown } of products) if (shown?.stock === 'in_stock') found.push({ id: shown.id, path: href })
  }
  if (found.length === 0) throw new Error('no product can be ordered')
  return found
}

/** Prints each kind of failure once. @returns the number of failures */
export function countErrors(samples: readonly Sample[]): number {
  const failures = samples.filter(({ status }) => status === 0 || status >= 400)
  for (const line of new Set(failures.map(({ kind, status, path }) => `${kind}: ${status} ${path}`)))
    console.error(line)
  return failures.length
}
