// Concurrent sessions that read, write, break off, and send the validators of others; each response may have only values of its person.
import { setTimeout as sleep } from 'node:timers/promises'
import { visitorOf } from '../../../tests/support/visit.ts'
import { readCheckout } from '../buyers.ts'
import { findPeople, loginOf, type Person, privateText } from './people.ts'

const publicPaths = ['/en', '/en/range', '/de/products', '/en/brands', '/en/about-us', '/en/range?page=2']
const ownPaths = [
  ...['/en/cart', '/en/checkout', '/en/dashboard', '/en/dashboard/orders', '/en/dashboard/invoices'],
  ...['/en/dashboard/account', '/en/dashboard/orderLists', '/api/en/orders', '/api/en/lists', '/api/en/addresses'],
  ...[
    '/api/en/account/profile',
    '/api/en/account/users',
    '/api/en/cart',
    '/api/en/checkout',
    '/api/en/catalogue/prices',
  ],
]
const guestPaths = [
  '/en/cart',
  '/en/checkout',
  '/en/login',
  '/api/en/cart',
  '/api/en/orders',
  '/api/en/account/profile',
]
const rangeHeaders = ['bytes=0-99', 'bytes=100-', 'bytes=-200', 'bytes=0-1,5-9']
const longestUntilAbortMs = 40
const pauseMs = 150

export type Findings = {
  requests: number
  aborted: number
  /** Connections that broke without an abort, for example because workerd closed an idle one. */
  broken: number
  /** Responses with a value of another person, or to an id of another one. */
  foreign: string[]
  /** Responses of 304 with a private page to a validator that another person got. */
  foreignValidations: string[]
  /** Sessions of customers that saw no value of their own. */
  blind: number
  failed: Map<number, number>
}

export type Sessions = {
  shop: { url: string }
  people: readonly Person[]
  productPath: string
  productId: string
  random: () => number
  steps: number
  findings: Findings
  /** Validators of all sessions by path, with the person who got them. */
  validators: Map<string, { etag: string; number: number }[]>
}

export async function runSession(sessions: Sessions, person: Person, index: number): Promise<void> {
  const { shop, people, productPath, productId, random, steps, findings, validators } = sessions
  const visitor = visitorOf(shop, `10.${index % 250}.${Math.floor(index / 250)}.2`)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const isCustomer = person.email !== null
  let sawOwn = false
  const noteBroken = (error: unknown) => {
    if (!(error instanceof TypeError)) throw error
    findings.broken += 1
  }

  async function examine(path: string, answer: Response, isForeign = false) {
    const body = await answer.text()
    const found = findPeople(`${JSON.stringify([...answer.headers])}${body}`)
    if (found.delete(person.number)) sawOwn = true
    const who = `${person.number} requests ${path}: ${answer.status}`
    if (found.size > 0) findings.foreign.push(`${who} with values of ${[...found]}`)
    if (isForeign && answer.status < 300) findings.foreign.push(`${who}, which is of another person`)
    if (answer.status >= 500) findings.failed.set(answer.status, (findings.failed.get(answer.status) ?? 0) + 1)
  }
  async function request(path: string, isPrivate: boolean, isForeign = false) {
    findings.requests += 1
    const headers = new Headers()
    const known = validators.get(path)
    const validator = known && random() < 0.4 ? pick(known) : null
    if (validator) headers.set('if-none-match', validator.etag)
    if (random() < 0.1) headers.set('range', pick(rangeHeaders))
    const method = random() < 0.15 ? 'HEAD' : 'GET'
    const controller = new AbortController()
    if (random() < 0.15) void sleep(longestUntilAbortMs * random()).then(() => controller.abort())
    try {
      const answer = await visitor.ask(path, { method, headers, signal: controller.signal })
      if (answer.status === 304 && isPrivate && validator && validator.number !== person.number)
        findings.foreignValidations.push(`${person.number} requests ${path} with a validator of ${validator.number}`)
      const etag = answer.headers.get('etag')
      if (etag) validators.set(path, [...(known ?? []).slice(-20), { etag, number: person.number }])
      await examine(path, answer, isForeign)
    } catch (error) {
      if (!controller.signal.aborted) throw error
      findings.aborted += 1
    }
  }
  async function write() {
    findings.requests += 1
    const fields = { firstName: privateText(person.number, 'typed'), email: 'not an address', companyName: '' }
    if (!isCustomer)
      return examine('register', await visitor.submit('/api/en/account/register', fields, '/en/register'))
    const dice = random()
    if (dice < 0.3)
      return examine('forgot', await visitor.post('/api/en/account/forgot-password', { email: person.email }))
    if (dice < 0.6) {
      const name = privateText(person.number, `list-${index}-${Math.floor(1e6 * random())}`)
      return examine('new list', await visitor.post('/api/en/lists', { name }))
    }
    await examine('add', await visitor.post('/api/en/cart/items', { productId, quantity: '1' }))
    const form = await readCheckout(visitor).catch(() => null)
    const texts = {
      message: privateText(person.number, 'order-note'),
      purchaseReference: privateText(person.number, 'po'),
    }
    if (form) await examine('order', await visitor.post('/api/en/checkout/order', { ...form, ...texts }))
  }
  const privatePaths = ({ orderId, invoiceId, listId }: Person) => [
    ...[`/api/en/orders/${orderId}`, `/en/dashboard/orders?order=${orderId}`, `/api/en/lists/${listId}`],
    ...[`/api/en/invoices/${invoiceId}`, `/api/en/invoices/${invoiceId}/ubl`, `/api/en/invoices/${invoiceId}/pdf`],
  ]
  async function step() {
    const dice = random()
    if (dice < 0.3) return request(pick([...publicPaths, productPath]), false)
    if (dice < 0.6) return request(pick(isCustomer ? ownPaths : guestPaths), true)
    if (dice < 0.75 && isCustomer) return request(pick(privatePaths(person)), true)
    if (dice < 0.87) {
      const others = people.filter(({ number, email }) => email !== null && number !== person.number)
      return request(pick(privatePaths(pick(others))), true, true)
    }
    return write()
  }
  if (isCustomer) {
    const logIn = () => visitor.post('/api/en/account/login', loginOf(person))
    const login = await logIn().catch(logIn)
    if (!login.ok) throw new Error(`login failed: ${login.status} ${await login.text()}`)
    await examine('login', login)
  }
  for (let taken = 0; taken < steps; taken++) {
    await step().catch(noteBroken)
    await sleep(pauseMs * random())
  }
  await request(isCustomer ? '/en/dashboard/account' : '/en/cart', true).catch(noteBroken)
  if (isCustomer && !sawOwn) findings.blind += 1
}

/** Reads the shared pages as a guest without a session would after all sessions. */
export async function readAsGuest(sessions: Sessions): Promise<string[]> {
  const visitor = visitorOf(sessions.shop, '10.255.255.2')
  const wrong: string[] = []
  for (const path of [...publicPaths, sessions.productPath, ...guestPaths]) {
    const found = findPeople(await (await visitor.ask(path)).text())
    if (found.size > 0) wrong.push(`a guest without a session requests ${path}: values of ${[...found]}`)
  }
  return wrong
}
