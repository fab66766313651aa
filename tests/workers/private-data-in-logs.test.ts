// Each private value of a customer is unique: none may be in a log line, a metric or a header of a trace, also while a backend fails.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { type DelayingProxy, startDelayingProxy } from '../support/delaying-proxy.ts'
import {
  address,
  company,
  customer,
  newestResetToken,
  numbers,
  type PrivateIds,
  prepareCustomer,
  typed,
} from '../support/private-values.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { demoPassword, findOrderableProducts, visitorOf } from '../support/visit.ts'

const metricsToken = 'm'.repeat(40)
const env = { LOG_LEVEL: 'debug', METRICS_TOKEN: metricsToken }
let backend: NodeShop
let shop: NodeShop
let commerce: DelayingProxy
let content: DelayingProxy
let invoice: PrivateIds
beforeAll(async () => {
  backend = await startNodeShop({ env })
  invoice = await prepareCustomer(backend.dataDir)
  commerce = await startDelayingProxy(`${backend.url}/graphql/commerce`)
  content = await startDelayingProxy(`${backend.url}/graphql/content`)
  const backends = {
    COMMERCE_URL: commerce.url,
    CONTENT_URL: content.url,
    CONTENT_FAQ_PAGE: String(entryIds.faqPage),
    TRUST_PROXY: '127.0.0.1,::1',
  }
  shop = await startNodeShop({ env: { ...env, ...backends } })
})
afterAll(async () => {
  await Promise.all([shop?.stop(), commerce?.close(), content?.close()])
  await backend?.stop()
})

const { email, firstName, lastName, phone } = customer
const person = { firstName, lastName, phone }
const newAddress = { ...person, ...address, companyName: company.name, country: 'NL' }
const form = { _form: 'contact', name: firstName, email, phone, message: typed.question }

/** A customer who uses the shop; `failures`: responses that are not 2xx. */
function openVisitor() {
  const visitor = visitorOf(shop)
  const failures: [string, number][] = []
  const read = async (path: string, answer: Response) => {
    if (answer.status >= 300) failures.push([path, answer.status])
    return answer.text()
  }
  const ask = async (path: string) => read(path, await visitor.ask(path))
  const post = async (path: string, body: object) => read(path, await visitor.post(path, body))
  const login = (password: string) => post('/api/en/account/login', { email, password })
  return { cookies: visitor.cookies, failures, ask, post, login }
}
type Visitor = ReturnType<typeof openVisitor>

/** @returns the number of the order */
async function order({ ask, post }: Visitor): Promise<string> {
  const [productId = ''] = await findOrderableProducts(shop, 1)
  await post('/api/en/cart/clear', {})
  await post('/api/en/cart/items', { productId, quantity: '2' })
  await ask('/en/checkout')
  const { addresses, key, seen } = JSON.parse(await ask('/api/en/checkout'))
  await post('/api/en/checkout/order', {
    shippingAddressId: addresses[0].id,
    billingAddressId: 'same',
    shippingMethod: 'delivery_delivery',
    message: typed.note,
    purchaseReference: typed.reference,
    key,
    seen,
  })
  return JSON.parse(await ask('/api/en/checkout/placed')).order.number
}

async function visitShop(visitor: Visitor): Promise<Map<string, string>> {
  const { ask, post, login } = visitor
  await login(demoPassword)
  for (const path of ['/en', '/en/range', '/en/cart', '/en/dashboard', '/en/dashboard/account', '/en/dashboard/orders'])
    await ask(path)
  await ask(`/api/en/search?q=${typed.search}`)
  const placed = await order(visitor)
  for (const path of ['', '/allergens', '/reorder-preview']) await ask(`/api/en/orders/${invoice.orderId}${path}`)
  for (const path of ['', '/pdf', '/ubl']) await ask(`/api/en/invoices/${invoice.id}${path}`)
  await post('/api/en/lists', { name: typed.list })
  await post('/api/en/addresses', newAddress)
  await post('/api/en/content/newsletter', { newsletterEmail: email, newsletterConsent: 'yes' })
  await post('/api/en/account/forgot-password', { email })
  const token = await newestResetToken(backend)
  await visitorOf(shop).ask(`/en/reset-password?token=${encodeURIComponent(token)}`)
  return new Map([
    ['placed order', placed],
    ['reset code', token],
  ])
}

/** A backend that repeats what it was sent in its error message. */
async function visitWhileBackendsFail({ ask, post, login }: Visitor, status: number) {
  for (const proxy of [commerce, content])
    proxy.behave((body) => {
      const message = `rejected: ${body} ${JSON.stringify(proxy.requests().at(-1)?.headers)}`
      return { mode: 'status', status, body: JSON.stringify({ errors: [{ message }] }) }
    })
  await login(typed.wrongPassword)
  await post('/api/en/addresses', newAddress)
  await post('/api/en/content/form', form)
  await post('/api/en/account/forgot-password', { email })
  for (const path of ['/en/dashboard/orders', '/en/checkout', `/api/en/search?q=${typed.search}2`]) await ask(path)
}

test('logs, metrics and traces contain nothing that is private', async () => {
  for (const proxy of [commerce, content]) proxy.behave({ mode: 'pass' })
  const visitor = openVisitor()
  const secrets = new Map<string, string>(Object.entries({ ...customer, ...company, ...address, ...numbers, ...typed }))
  for (const [name, value] of await visitShop(visitor)) secrets.set(name, value)
  expect(visitor.failures).toEqual([])
  await visitor.login(typed.wrongPassword)
  for (const status of [500, 200]) await visitWhileBackendsFail(visitor, status)
  for (const [name, value] of visitor.cookies) if (value.length > 8) secrets.set(`cookie ${name}`, value)
  const sent = [...commerce.requests(), ...content.requests()]
  for (const { headers } of sent) {
    const bearer = headers.authorization?.split(' ')[1]
    if (bearer) secrets.set(`token ${bearer}`, bearer)
  }

  const metricsOf = async ({ url }: NodeShop) =>
    (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })).text()
  const places = {
    'log of the shop': shop.output(),
    'log of the backend': backend.output(),
    'metrics of the shop': await metricsOf(shop),
    'metrics of the backend': await metricsOf(backend),
    traces: sent.map(({ headers }) => `${headers.traceparent} ${headers.tracestate ?? ''}`).join('\n'),
  }
  expect(places['log of the shop']).toMatch(/"calls":"[^"]*customerLogin/)
  expect(places['log of the shop']).toContain('"event":"backend.failed"')
  expect(places['metrics of the shop']).toContain('operation="customerLogin"')
  const found = Object.entries(places).flatMap(([place, text]) =>
    text.split('\n').flatMap((line) => {
      const names = [...secrets].flatMap(([name, value]) => (line.includes(value) ? [name] : []))
      return names.length > 0 ? [`${place}: ${names.join()}: ${line.slice(0, 300)}`] : []
    }),
  )
  expect(found).toEqual([])
})
