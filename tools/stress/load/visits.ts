// What visitors request: 70 % listings and products, 15 % searches, 10 % carts, and 5 % dashboards and orders, which only customers have.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { toOrderForm } from '../buyers.ts'
import { type Ask, send } from '../send.ts'

/** Shares of all requests. Customers, a quarter of the visitors, make all requests for dashboards and orders. */
const shares = { catalogue: 0.7, search: 0.15, cart: 0.1, account: 0.05 }
const customerShare = 0.25
/** Share of orders among the requests of a customer for dashboards and orders. */
const orderShare = 0.2
const thinkMs = { least: 2_000, more: 4_000 }
/** Mean number of requests of a guest; then another guest begins with an empty cart, so that carts do not grow for the whole run. */
const requestsPerGuest = 40

export const listings = ['/en', '/en/range', '/de/products', '/fr/products', '/en/brands', '/en/range?page=2', '/de']
const accountPages = ['/en/dashboard', '/en/dashboard/orders', '/en/dashboard/account', '/en/dashboard/invoices']
const words = ['tomato', 'butter', 'flour', 'oil', 'rice', 'cheese', 'coffee', 'sugar', 'salt', 'beans', 'chocolat']

export type Kind = 'cached page' | 'first render' | 'customer page' | 'search' | 'add to cart' | 'order' | 'guest cart'

export type Sample = { kind: Kind; at: number; ms: number; status: number; path: string }

export type Visit = {
  origin: string
  address: string
  /** Cookie of a customer; empty: a guest. */
  cookie: string
  products: readonly { id: string; path: string }[]
  random: () => number
  /** Time at which the visitor leaves. */
  end: number
  record(sample: Sample): void
}

const thinkTime = (random: () => number) => thinkMs.least + thinkMs.more * random()

export async function visit({ origin, address, cookie, products, random, end, record }: Visit): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const isCustomer = cookie !== ''
  let cart = cookie
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  async function ask(kind: Kind | null, request: Ask) {
    const answered = await send(agent, origin, { ...request, cookie: cart }, address)
    if (!isCustomer) cart = answered.named ?? cart
    const isCached = answered.cache.includes('hit')
    const measured = kind ?? (isCustomer ? 'customer page' : isCached ? 'cached page' : 'first render')
    const { ms, status } = answered
    record({ kind: measured, at: performance.now(), ms, status, path: request.path })
    return answered
  }
  const see = (path: string, kind: Kind | null = null) => ask(kind, { method: 'GET', path })
  const post = (kind: Kind, path: string, body: object) =>
    ask(kind, { method: 'POST', path, body: JSON.stringify(body) })
  const add = () => post('add to cart', '/api/en/cart/items', { productId: pick(products).id, quantity: '1' })

  async function order() {
    await add()
    const checkout = await see('/api/en/checkout', 'customer page')
    if (checkout.status !== 200) return
    await post('order', '/api/en/checkout/order', toOrderForm(JSON.parse(checkout.body)))
  }
  const search = () =>
    random() < 0.7
      ? see(`/api/en/search?q=${pick(words)}`, 'search')
      : see(`/en/range?filters=search%3A${pick(words)}`, 'search')
  const account = () => (random() < orderShare ? order() : see(pick(accountPages)))
  const useCart = () => (random() < 0.5 ? add() : see('/en/cart', isCustomer ? 'customer page' : 'guest cart'))

  const ownAccount = isCustomer ? shares.account / customerShare : 0
  const scale = (1 - ownAccount) / (1 - shares.account)
  await sleep(thinkTime(random) * random())
  while (performance.now() < end) {
    const dice = random()
    if (dice < ownAccount) await account()
    else if (dice < ownAccount + shares.cart * scale) await useCart()
    else if (dice < ownAccount + (shares.cart + shares.search) * scale) await search()
    else await see(random() < 0.5 ? pick(listings) : pick(products).path)
    if (!isCustomer && random() * requestsPerGuest < 1) cart = ''
    await sleep(thinkTime(random))
  }
  agent.destroy()
}
