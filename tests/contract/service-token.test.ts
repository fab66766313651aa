// A commerce backend that requires a token of the shop, next to the customer's.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { countries, ordersList } from '#contracts/generated/commerce.ts'
import { MemoryBudget } from '#server/cache/memory.ts'
import { ReadThrough } from '#server/cache/read-through.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createBackend, tokenHeaders } from '#server/clients/backend.ts'
import { checkEndpoint } from '../../scripts/contract/check.ts'
import { contractOf } from '../../scripts/contract/service.ts'
import { openBackends, startEndpoint } from '../support/endpoint.ts'

const token = 'token-of-the-shop'
const tokenHeader = 'x-service-token'

let backends: Awaited<ReturnType<typeof openBackends>>
beforeAll(async () => {
  backends = await openBackends()
})
afterAll(() => backends.close())

/** Commerce that returns 401 without the token; `seen` are the Authorization headers of the calls with it. */
async function startGuarded() {
  const commerce = await backends.open('commerce', contractOf('commerce'), true)
  const seen: (string | null)[] = []
  const endpoint = await startEndpoint(async (request) => {
    if (request.headers.get(tokenHeader) !== token) return Response.json({ errors: [] }, { status: 401 })
    seen.push(request.headers.get('authorization'))
    return commerce(request)
  })
  onTestFinished(() => endpoint.close())
  return { url: endpoint.url, seen }
}

/** A server of another origin, and one that redirects to it. */
async function startRedirect() {
  const reached: unknown[] = []
  const target = createServer((request, response) => {
    reached.push(request.headers)
    response.end('{}')
  })
  const redirecting = createServer((_, response) => {
    response.writeHead(307, { location: urlOf(target) }).end()
  })
  const urlOf = (server: typeof target) => `http://localhost:${(server.address() as AddressInfo).port}/graphql`
  for (const server of [target, redirecting]) {
    server.listen(0, 'localhost')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
  }
  return { url: urlOf(redirecting), reached }
}

function createClient(url: string) {
  const lines: unknown[] = []
  const log = (...line: unknown[]) => void lines.push(line)
  const tokens = new TagTokens(sqlTokens(backends.SHOP_DB), log)
  const cache = new ReadThrough({ kv: backends.KV, tokens, log, memory: new MemoryBudget(10_000_000) })
  const about = { name: 'commerce', url, extensions: null, embedded: fetch, cache, log } as const
  const options = { timeoutMs: 5_000, waitUntil: () => undefined, trafficClass: 'guest', caller: '1' } as const
  return { client: createBackend({ ...about, token, tokenHeader }), options, lines }
}

// F406
test('introspection, health check and queries send it beside the token of the customer, and no log contains it', async () => {
  const { url, seen } = await startGuarded()
  const { client, options, lines } = createClient(url)
  expect(await client.extensions(() => undefined)).toBe('introspection')
  await client.ping(5_000)
  expect((await client.send(countries, {}, options)).countries?.length).toBeGreaterThan(0)
  const headers = { authorization: 'Bearer of the customer' }
  await client.send(ordersList, {}, { ...options, headers }).catch(() => undefined)
  expect(seen).toEqual([null, null, null, 'Bearer of the customer'])
  expect(JSON.stringify(lines)).not.toContain(token)
})

test('the contract check sends it', async () => {
  const { url } = await startGuarded()
  const about = { url, sites: {}, credentials: null }
  const headers = { commerce: tokenHeaders(token, tokenHeader), content: {} }
  const { report } = await checkEndpoint({ ...about, headers })
  expect(report).toContain('implements the commerce contract.')
  expect(report).toContain('The shop detects its extensions by introspection')
  expect(report).not.toContain(token)
  await expect(checkEndpoint({ ...about, headers: { commerce: {}, content: {} } })).rejects.toThrow(
    /implements neither/,
  )
})

test('a redirect target gets neither a request nor the token', async () => {
  const { url, reached } = await startRedirect()
  const { client, options } = createClient(url)
  await expect(client.send(countries, {}, options)).rejects.toThrow()
  const headers = { commerce: tokenHeaders(token, tokenHeader), content: {} }
  await expect(checkEndpoint({ url, sites: {}, credentials: null, headers })).rejects.toThrow(/status 307/)
  expect(reached).toEqual([])
})
