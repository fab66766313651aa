// Detects the contract extensions of an endpoint, in the shop and in the contract check, and sends only those it has.
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import { extensions } from '#contracts/generated/extensions.ts'
import { MemoryBudget } from '#server/cache/memory.ts'
import { ReadThrough } from '#server/cache/read-through.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createBackend } from '#server/clients/backend.ts'
import { contractOf, createService, documentsOf } from '../../scripts/contract/service.ts'
import { openService } from '../support/contract-service.ts'
import {
  baseContractOf,
  commerceWithout,
  type Endpoint,
  openBackends,
  type ServiceKind,
  startEndpoint,
} from '../support/endpoint.ts'

const { accountInfo, placeOrder, productBySlug } = commerce

// these tests start their own endpoints, whatever is configured
vi.stubEnv('COMMERCE_URL', '')
vi.stubEnv('CONTENT_URL', '')

let backends: Awaited<ReturnType<typeof openBackends>>
let endpoint: Endpoint | undefined
beforeAll(async () => {
  backends = await openBackends()
})
afterEach(() => endpoint?.close())
afterAll(() => backends.close())

const background: Promise<unknown>[] = []
const waitUntil = (work: Promise<unknown>) => void background.push(work)
const options = { timeoutMs: 20_000, waitUntil, trafficClass: 'guest', caller: 'test' } as const

/** A client of a new process, with its log. @param configured extensions from the settings */
function createClient(party: ServiceKind, url: string, configured: ReadonlySet<string> | null = null) {
  const log: { level: string; event: string; facts: Record<string, unknown> | undefined }[] = []
  const write = (level: string, event: string, facts?: Record<string, unknown>) =>
    void log.push({ level, event, facts })
  const cache = new ReadThrough({
    kv: backends.KV,
    tokens: new TagTokens(sqlTokens(backends.SHOP_DB), write),
    log: write,
    memory: new MemoryBudget(10_000_000),
  })
  const client = createBackend({
    name: party,
    url,
    extensions: configured,
    token: null,
    embedded: fetch,
    cache,
    log: write,
  })
  const detected = () => log.filter(({ event }) => event === 'backend.extensions')
  const missing = () => detected()[0]?.facts?.missing
  return { client, log, detected, missing }
}

async function clientOf(party: ServiceKind, handler: (request: Request) => Promise<Response>) {
  endpoint = await startEndpoint(handler)
  return { ...createClient(party, endpoint.url), url: endpoint.url, asked: endpoint.asked }
}

const detections = (asked: Endpoint['asked']) => asked.filter(({ operationName }) => operationName === 'capabilities')

describe.each(['commerce', 'content'] as const)('a %s endpoint', (service) => {
  const all = expect.arrayContaining([...extensions[service]])

  test('one introspection finds every extension, and the next process reads the result from KV', async () => {
    const { client, url, missing, asked } = await clientOf(
      service,
      await backends.open(service, contractOf(service), true),
    )
    for (let call = 0; call < 3; call++) expect(await client.extensions(waitUntil)).toBe('introspection')
    expect(missing()).toEqual([])
    await Promise.all(background)
    expect(await createClient(service, url).client.extensions(waitUntil)).toBe('introspection')
    expect(detections(asked)).toHaveLength(1)
  })

  test('one introspection finds that every extension is missing', async () => {
    const { client, missing, asked } = await clientOf(
      service,
      await backends.open(service, baseContractOf(service), true),
    )
    expect(await client.extensions(waitUntil)).toBe('introspection')
    expect(missing()).toEqual(all)
    expect(detections(asked)).toHaveLength(1)
  })

  test('the base contract is used if introspection is refused, with one request and one line in the log', async () => {
    const { client, detected, asked } = await clientOf(service, await backends.open(service, contractOf(service)))
    for (let call = 0; call < 3; call++) expect(await client.extensions(waitUntil)).toBe('base contract')
    expect(detected()).toEqual([
      {
        level: 'warn',
        event: 'backend.extensions',
        facts: {
          client: service,
          source: 'base contract',
          missing: all,
          message: expect.stringContaining(`${service.toUpperCase()}_EXTENSIONS`),
        },
      },
    ])
    expect(detections(asked)).toHaveLength(1)
  })

  test('configured extensions are used without a request', async () => {
    endpoint = await startEndpoint(await backends.open(service, contractOf(service)))
    const [has, lacks] = extensions[service]
    const { client } = createClient(service, endpoint.url, new Set([has]))
    expect(await client.extensions(waitUntil)).toBe('configured')
    expect([await client.lacks(has, waitUntil), await client.lacks(lacks, waitUntil)]).toEqual([false, true])
    expect(endpoint.asked).toEqual([])
  })

  /** Result of the contract check at an endpoint that rejects introspection. */
  async function probe(handler: (request: Request) => Promise<Response>) {
    endpoint = await startEndpoint(handler)
    const { missing } = await createService(service, {
      url: endpoint.url,
      headers: {},
      fetch: (request) => fetch(request),
    })
    return { missing: [...missing], requests: detections(endpoint.asked).length }
  }

  test('probes find every extension with one request per kind of operation', async () => {
    const found = await probe(await backends.open(service, contractOf(service)))
    expect(found).toEqual({ missing: [], requests: 2 })
  })

  test('probes find that every extension is missing with at most five requests', async () => {
    const { missing, requests } = await probe(await backends.open(service, baseContractOf(service)))
    expect(missing).toEqual(all)
    expect(requests).toBeLessThanOrEqual(5)
  })

  test('probes are halved if errors have no locations', async () => {
    const handler = await backends.open(service, baseContractOf(service))
    const withoutLocations = async (request: Request) => {
      const answer = (await (await handler(request)).json()) as { errors?: unknown[] }
      return Response.json(answer.errors ? { errors: [{ message: 'Bad Request' }] } : answer, {
        status: answer.errors ? 400 : 200,
      })
    }
    expect((await probe(withoutLocations)).missing).toEqual(all)
  })
})

test('leaves out one missing extension and requests the others', async () => {
  const contract = commerceWithout('stockStatus')
  const { client, missing, asked } = await clientOf('commerce', await backends.open('commerce', contract, true))
  await client.send(productBySlug, { slug: 'no-such-product' }, options)
  expect(missing()).toEqual(['Product.stockStatus'])
  expect(asked.at(-1)?.query).not.toContain('stockStatus')
  expect(asked.at(-1)?.query).toContain('allergens')
})

test('a missing operation returns no data without a request, and missing input fields are not sent', async () => {
  const { client, asked } = await clientOf('commerce', await backends.open('commerce', baseContractOf('commerce')))
  expect(await client.send(accountInfo, {}, options)).toEqual({})
  expect(asked.some(({ operationName }) => operationName === 'accountInfo')).toBe(false)
  const base = { billingAddressId: '1', shippingAddressId: '1', shippingMethod: 'delivery_delivery', message: null }
  const more = { deliveryDate: '2030-01-07', purchaseReference: null, cartVersion: 1, cartSubTotal: null }
  const order = client.send(placeOrder, { input: { ...base, ...more } }, options)
  await expect(order).rejects.toMatchObject({ kind: 'refused' })
  expect(asked.at(-1)?.variables).toEqual({ input: base })
})

test.each(['commerce', 'content'] as const)(
  'every document for %s is valid at an endpoint without extensions',
  async (name) => {
    const service = await openService(name, baseContractOf(name))
    for (const document of documentsOf(name === 'commerce' ? commerce : content)) {
      const { errors } = await service.send(document, {})
      expect([document.name, errors[0]?.extensions?.code]).not.toEqual([document.name, 'GRAPHQL_VALIDATION_FAILED'])
    }
    service.close()
  },
)

test('logs an error with the operation name if the endpoint rejects a document', async () => {
  const contract = commerceWithout('origin')
  const { client, log } = await clientOf('commerce', await backends.open('commerce', contract, true))
  await expect(client.send(productBySlug, { slug: 'x' }, options)).rejects.toMatchObject({ kind: 'unsupported' })
  expect(log.find(({ event }) => event === 'backend.failed')).toMatchObject({
    level: 'error',
    facts: { kind: 'unsupported', operationName: 'productBySlug' },
  })
})

/** Moves performance.now() forward. */
function passMs(ms: number) {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms)
  onTestFinished(() => clock.mockRestore())
}

test('extensions are unknown and calls fail during an outage, and the first call after it uses the extensions', async () => {
  let fault: (() => Response) | null = () => new Response('', { status: 502 })
  const handler = await backends.open('commerce', contractOf('commerce'), true)
  const { client, log, detected, asked } = await clientOf('commerce', async (request) => fault?.() ?? handler(request))
  await expect(client.send(productBySlug, { slug: 'x' }, options)).rejects.toMatchObject({ kind: 'status' })
  fault = () => Response.json({ errors: [{ message: 'Slowly.', extensions: { code: 'RATE_LIMITED' } }] })
  await expect(client.send(productBySlug, { slug: 'x' }, options)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(await client.extensions(waitUntil)).toBe('unknown')
  fault = null
  expect(await client.send(productBySlug, { slug: 'x' }, options)).toEqual({ productBySlug: null })
  expect(asked.at(-1)?.query).toContain('stockStatus')
  expect(detected().map(({ facts }) => facts?.source)).toEqual(['introspection'])
  expect(log.filter(({ event }) => event === 'backend.failed').length).toBeGreaterThanOrEqual(2)
})

test('uses the base contract after one minute of failures, until an introspection in the background succeeds', async () => {
  let isSlow = true
  const handler = await backends.open('commerce', contractOf('commerce'), true)
  const { client, detected } = await clientOf('commerce', async (request) => {
    const { operationName } = (await request.clone().json()) as { operationName: string }
    return isSlow && operationName === 'capabilities' ? new Promise(() => undefined) : handler(request)
  })
  const send = () => client.send(productBySlug, { slug: 'x' }, { ...options, timeoutMs: 300 })
  await expect(send()).rejects.toMatchObject({ kind: 'timeout' })
  passMs(60_000)
  expect(await client.extensions(waitUntil)).toBe('base contract')
  expect(await client.send(productBySlug, { slug: 'x' }, options)).toEqual({ productBySlug: null })
  isSlow = false
  passMs(5_000)
  expect(await client.extensions(waitUntil)).toBe('base contract')
  await Promise.all(background)
  expect(await client.extensions(waitUntil)).toBe('introspection')
  expect(detected().map(({ facts }) => facts?.source)).toEqual(['base contract', 'introspection'])
})
