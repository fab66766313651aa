// Many concurrent visitors read, filter, log in and buy: measures errors, times, and memory afterwards.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNodeShop } from '../../tests/support/server.ts'
import {
  createLoggedInVisitor,
  findOrderableProducts,
  lena,
  nadia,
  tom,
  visitorOf,
  waitForCached,
} from '../../tests/support/visit.ts'
import { residentMb, waitForIdle, withPid } from '../bench/processes.ts'
import { percentile } from '../bench/statistics.ts'
import type { StressResult } from './stress-result.ts'

const guestPages = [
  '/en',
  '/en/range',
  '/de/products',
  '/en/about-us',
  '/fr/products',
  '/en/brands',
  '/en/range?page=2',
]
const customerPages = ['/en/range', '/en/cart', '/en/dashboard', '/en/dashboard/orders']
const kinds = ['guest, cached page', 'guest, filtered listing', 'customer', 'add to cart'] as const
type Kind = (typeof kinds)[number]
const limits: Record<Kind, number | null> = {
  'guest, cached page': 200,
  'guest, filtered listing': null,
  customer: null,
  'add to cart': 400,
}

/** Requests of this first period do not count: they include cold starts. */
const warmUpMs = 10_000

type Ask = { method: 'GET' | 'POST'; path: string; body?: string; cookie?: string }

/** Each visitor pauses between requests and has its own client address. */
export async function runLoad({ seconds, visitors }: { seconds: number; visitors: number }): Promise<StressResult[]> {
  const env = { TRUST_PROXY: '127.0.0.1,::1' }
  const { started: shop, pid } = await withPid(() => startNodeShop({ env }))
  try {
    for (const path of guestPages) await waitForCached(visitorOf(shop), path)
    const products = await findOrderableProducts(shop, 8)
    const customers: string[] = []
    for (const email of [nadia, tom, lena]) {
      const { cookies } = await createLoggedInVisitor(shop, email)
      customers.push(`pv_s=${cookies.get('pv_s')}`)
    }
    const settled = async () => {
      if (pid !== null) await waitForIdle(pid)
      return pid === null ? null : residentMb(pid)
    }
    const startMb = await settled()

    const agent = new Agent({ keepAlive: true, maxSockets: visitors })
    const times = Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>
    const failures: string[] = []
    const begin = performance.now() + warmUpMs
    const end = begin + seconds * 1000
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)] as Item
    let filtered = 0

    const visit = async (index: number) => {
      const address = `10.${index}.0.1`
      let cart = ''
      while (performance.now() < end) {
        const dice = Math.random()
        const kind: Kind = dice < 0.7 ? kinds[0] : dice < 0.8 ? kinds[1] : dice < 0.9 ? kinds[2] : kinds[3]
        const asked: Record<Kind, () => Ask> = {
          'guest, cached page': () => ({ method: 'GET', path: pick(guestPages) }),
          'guest, filtered listing': () => ({
            method: 'GET',
            path: `/en/range?filters=brands%3A${(filtered++ % 40) + 1}`,
          }),
          customer: () => ({ method: 'GET', path: pick(customerPages), cookie: pick(customers) }),
          'add to cart': () => ({
            method: 'POST',
            path: '/api/en/cart/items',
            body: JSON.stringify({ productId: pick(products), quantity: '1' }),
            cookie: cart,
          }),
        }
        const { ms, status, named } = await send(agent, shop.url, asked[kind](), address)
        if (performance.now() > begin) times[kind].push(ms)
        if (status !== 200) failures.push(`${kind}: ${status}`)
        cart = named ?? cart
        await sleep(100 + 300 * Math.random())
      }
    }
    await Promise.all(Array.from({ length: visitors }, (_, index) => visit(index)))
    agent.destroy()
    for (const failure of new Set(failures)) console.error(failure)
    const endMb = await settled()
    const requests = kinds.reduce((sum, kind) => sum + times[kind].length, 0)
    return [
      {
        part: 'load',
        what: `errors of ${requests} requests, ${visitors} connections, ${seconds} s`,
        value: failures.length,
        unit: '',
        limit: 0,
      },
      ...kinds.map(
        (kind): StressResult => ({
          part: 'load',
          what: `${kind}, p99`,
          value: percentile(times[kind], 0.99),
          unit: 'ms',
          limit: limits[kind],
        }),
      ),
      {
        part: 'memory',
        what: 'held after it, above the start',
        value: startMb === null || endMb === null ? null : endMb - startMb,
        unit: 'MB',
        limit: 350,
      },
    ]
  } finally {
    await shop.stop()
  }
}

/** Resolves when the response is complete; status 0 is a broken connection. `named`: the cookie of a new cart. */
export function send(agent: Agent, origin: string, { method, path, body, cookie }: Ask, address: string) {
  return new Promise<{ ms: number; status: number; named: string | undefined }>((resolve) => {
    const asked = performance.now()
    const headers = {
      'x-forwarded-for': address,
      'accept-encoding': 'br',
      'user-agent': 'Mozilla/5.0 Chrome/150.0.0.0 Safari/537.36',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
    }
    const done = (status: number, named?: string) => resolve({ ms: performance.now() - asked, status, named })
    const call = request(origin + path, { method, headers, agent }, (answer) => {
      const named = answer.headers['set-cookie']?.find((line) => line.startsWith('pv_c='))?.split(';')[0]
      answer.on('end', () => done(answer.statusCode ?? 0, named))
      answer.on('error', () => done(0))
      answer.resume()
    })
    call.on('error', () => done(0))
    call.end(body)
  })
}
