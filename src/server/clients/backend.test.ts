import { expect, onTestFinished, test, vi } from 'vitest'
import { getProductListing, ordersList, placeOrder, productBySlug } from '#contracts/generated/commerce.ts'
import { entry, footerNav } from '#contracts/generated/content.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { type Caller, createBackend, deadlines } from './backend.ts'

const failing = new Set<string>()
let status = 500

/** A backend that returns data for every operation, and some with a failure. */
async function embedded(request: Request): Promise<Response> {
  const { operationName } = (await request.json()) as { operationName: string }
  for (const until = performance.now() + busyMs; performance.now() < until; );
  return failing.has(operationName)
    ? Response.json({ errors: [{ message: 'no' }] }, { status })
    : Response.json({ data: { [operationName]: null } })
}

/** Milliseconds for which the backend blocks the CPU per response. */
let busyMs = 0

function open(how: number) {
  status = how
  failing.clear()
  const about = {
    name: 'commerce',
    url: null,
    extensions: null,
    token: null,
    cache: {} as never,
    log: () => undefined,
  } as const
  const client = createBackend({ ...about, embedded })
  const ask = async (document: Pick<TypedDocument<never, never>, 'name'>, by: Caller) => {
    const options = { timeoutMs: 5_000, waitUntil: () => undefined, ...by }
    return client.send(document as TypedDocument<unknown, object>, {}, options).then(
      () => 'answered',
      () => 'failed',
    )
  }
  return { client, ask }
}

/** Counts the event-loop tasks that run meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  await work()
  clearImmediate(next)
  return turns
}

const networks = ['1', '2', '3', '4', '5', '6']
const guest = (caller: string): Caller => ({ trafficClass: 'guest', caller })
const customer: Caller = { trafficClass: 'customer', caller: 'nadia' }
const write: Caller = { trafficClass: 'write', caller: 'nadia' }

test('failures of several guests are an outage for guests, but not for customers and writes, and every call is still sent', async () => {
  const { ask, client } = open(500)
  for (const { name } of [productBySlug, ordersList, placeOrder]) failing.add(name)
  for (const network of networks) expect(await ask(productBySlug, guest(network))).toBe('failed')
  expect([client.isDown('guest'), client.isDown('customer'), client.isDown('write')]).toEqual([true, false, false])
  for (const by of [customer, write]) for (let time = 0; time < 3; time++) await ask(ordersList, by)
  expect([client.isDown('customer'), client.isDown('write')]).toEqual([false, false])
  failing.clear()
  expect(await ask(productBySlug, guest('7'))).toBe('answered')
  expect(client.isDown('guest')).toBe(false)
})

test('any number of failures of one guest is not an outage for the others', async () => {
  const { ask, client } = open(500)
  failing.add(productBySlug.name)
  for (let time = 0; time < 30; time++) expect(await ask(productBySlug, guest('1'))).toBe('failed')
  expect(client.isDown('guest')).toBe(false)
})

test('during an outage of an external backend reads get a quarter of their timeout, and cached responses are served immediately', async () => {
  let isHanging = true
  const hang = new Promise<Response>(() => undefined)
  const client = createBackend({
    name: 'commerce',
    url: 'https://commerce.example/graphql',
    extensions: new Set(),
    token: null,
    embedded,
    network: (url, call) => (isHanging ? hang : embedded(new Request(url, { ...call, signal: null }))),
    cache: {} as never,
    log: () => undefined,
  })
  const timed = async (by: Caller) => {
    const startedAt = performance.now()
    const options = { timeoutMs: 1_600, waitUntil: () => undefined, ...by }
    await client.send(getProductListing, {}, options).catch(() => undefined)
    return performance.now() - startedAt
  }
  failing.clear()
  expect(client.maxWaitMs('guest')).toBe(300)
  const first = ['1', '2', '3'].map((network) => timed(guest(network)))
  expect(Math.min(...(await Promise.all(first)))).toBeGreaterThan(1_590)
  expect([client.isDown('guest'), client.maxWaitMs('guest')]).toEqual([true, 0])
  expect(await timed(guest('4'))).toBeLessThan(1_400)
  isHanging = false
  await timed(customer)
  expect([client.isDown('guest'), client.maxWaitMs('guest')]).toEqual([false, 300])
})

test('any number of rejected requests is not an outage', async () => {
  for (const how of [400, 404, 200]) {
    const { ask, client } = open(how)
    for (const document of [productBySlug, ordersList]) {
      failing.add(document.name)
      for (const network of networks) expect(await ask(document, guest(network))).toBe('failed')
    }
    expect(client.isDown('guest')).toBe(false)
  }
})

test('429 counts as a failure, and a response to any kind of traffic ends the outage', async () => {
  const { ask, client } = open(429)
  failing.add(productBySlug.name)
  for (const network of networks) await ask(productBySlug, guest(network))
  expect(client.isDown('guest')).toBe(true)
  expect(await ask(placeOrder, write)).toBe('answered')
  expect(client.isDown('guest')).toBe(false)
})

// F407
test('a write of the embedded backend has a longer deadline, since it is executed in any case', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const network = () => new Promise<Response>(() => undefined)
  const common = {
    name: 'commerce',
    token: null,
    cache: {} as never,
    log: () => undefined,
    extensions: new Set<never>(),
  } as const
  const isOver = async (url: string | null) => {
    const client = createBackend({ ...common, url, embedded: network, network })
    const options = { timeoutMs: deadlines.write, waitUntil: () => undefined, ...write }
    let over = false
    client.send(entry as TypedDocument<unknown, object>, {}, options).catch(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(deadlines.write + 100)
    return over
  }
  expect([await isOver('https://commerce.example/graphql'), await isOver(null)]).toEqual([true, false])
})

test('calls go to the configured URL, without one to the embedded backend', async () => {
  const called: string[] = []
  const about = { name: 'commerce', token: null, cache: {} as never, log: () => undefined } as const
  const record = (request: Request) => {
    called.push(request.url)
    return embedded(request)
  }
  const options = { timeoutMs: 5_000, waitUntil: () => undefined, ...customer }
  for (const url of ['https://commerce.example/graphql', null]) {
    const network = (to: string, call: object) => record(new Request(to, { ...call, signal: null }))
    const client = createBackend({ ...about, url, extensions: new Set(), embedded: record, network })
    await client.send(ordersList, {}, options)
  }
  expect(called).toEqual(['https://commerce.example/graphql', 'http://commerce.embedded/graphql'])
})

// F406
test('every call has the configured token of its backend', async () => {
  for (const [token, signature] of [
    ['token of the CMS', 'Bearer token of the CMS'],
    [null, null],
  ] as const) {
    const signed: (string | null)[] = []
    const answering = async (request: Request) => {
      signed.push(request.headers.get('authorization'))
      return embedded(request)
    }
    const about = { name: 'content', url: null, extensions: null, cache: {} as never, log: () => undefined } as const
    const client = createBackend({ ...about, token, embedded: answering })
    const options = { timeoutMs: 5_000, waitUntil: () => undefined, ...guest('1') }
    await client.send(entry, {}, options)
    await client.send(footerNav, {}, options)
    expect(signed).toEqual([signature, signature])
  }
})

// F478, F479, F480, F481, F482, F483
test('a failed call is logged with client, operation, status and all errors, else with the message', async () => {
  const logged: unknown[] = []
  const log = (...line: unknown[]) => void logged.push(line)
  const about = { url: null, extensions: null, token: null, cache: {} as never, log } as const
  const options = { timeoutMs: 5_000, waitUntil: () => undefined, ...customer }
  for (const [name, document, answer] of [
    ['commerce', ordersList, Response.json({ errors: [{ message: 'no' }, { message: 'never' }] })],
    ['content', entry, new Response('', { status: 502 })],
  ] as const) {
    const client = createBackend({ ...about, name, embedded: async () => answer })
    await client.send(document as TypedDocument<unknown, object>, {}, options).catch(() => undefined)
  }
  const failure = { code: null, operationType: 'query' }
  const refused = { ...failure, kind: 'refused', client: 'commerce', operationName: 'ordersList', statusCode: 200 }
  const status = { ...failure, kind: 'status', client: 'content', operationName: 'entry', statusCode: 502 }
  expect(logged).toEqual([
    ['error', 'backend.failed', { ...refused, errors: ['no', 'never'] }],
    ['error', 'backend.failed', { ...status, errors: 'GraphQL Error (Code: 502)' }],
  ])
})

test('reads of an embedded backend yield to other requests; a write does not', async () => {
  const { ask } = open(200)
  busyMs = 11
  const call = (by: Caller) => async () => {
    for (let time = 0; time < 5; time++) await ask(productBySlug, by)
  }
  expect(await turnsDuring(call(customer))).toBeGreaterThanOrEqual(4)
  expect(await turnsDuring(call(write))).toBeLessThan(4)
  busyMs = 0
})
