// What a backend has of the contract's extensions: found out from endpoints that hide their schema, and left out of what they are asked.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import * as content from '#contracts/generated/content.ts'
import { probes } from '#contracts/generated/probes.ts'
import { MemoryBudget } from '#server/cache/memory.ts'
import { ReadThrough } from '#server/cache/read-through.ts'
import { TagTokens } from '#server/cache/tag-tokens.ts'
import { createBackend } from '#server/clients/backend.ts'
import { contractOf, documentsOf, printVerdicts } from '../../scripts/contract/party.ts'
import { openParty } from '../support/contract-party.ts'
import { baseContractOf, type Endpoint, openBackends, type Party, startEndpoint } from '../support/endpoint.ts'

const { accountInfo, addToProductList, productBySlug } = commerce

// these endpoints are made here, whatever is configured
vi.stubEnv('COMMERCE_URL', '')
vi.stubEnv('CONTENT_URL', '')

let backends: Awaited<ReturnType<typeof openBackends>>
let endpoint: Endpoint | undefined
beforeAll(async () => {
  backends = await openBackends()
})
afterEach(() => endpoint?.close())
afterAll(() => backends.close())

const options = { timeoutMs: 20_000, waitUntil: () => undefined, lane: 'guest', caller: 'test' } as const

/** A shop's client that knows nothing of its endpoint yet, and what it says in the log. */
async function clientOf(party: Party, handler: (request: Request) => Promise<Response>) {
  const log: { level: string; event: string; facts: Record<string, unknown> | undefined }[] = []
  const write = (level: string, event: string, facts?: Record<string, unknown>) =>
    void log.push({ level, event, facts })
  const cache = new ReadThrough({
    kv: backends.KV,
    tokens: new TagTokens(backends.SHOP_DB, write),
    log: write,
    memory: new MemoryBudget(10_000_000),
  })
  endpoint = await startEndpoint(handler)
  const client = createBackend({ name: party, url: endpoint.url, token: null, embedded: fetch, cache, log: write })
  const missing = () => log.find(({ event }) => event === 'backend.extensions')?.facts?.missing
  return { client, log, missing, asked: endpoint.asked }
}

const any = {
  commerce: productBySlug,
  content: {
    ...productBySlug,
    name: 'anything',
    text: 'query anything{__typename}',
    roots: { __typename: 'leaf' as const },
    extensions: [],
  },
}
const all = (party: Party) => expect.toSatisfy((found: string[]) => found.length === probes[party].length)

describe.each(['commerce', 'content'] as const)('an endpoint of %s', (party) => {
  test('that has every extension is asked once for each kind of operation, and then left in peace', async () => {
    const { client, missing, asked } = await clientOf(party, await backends.open(party, contractOf(party)))
    for (let call = 0; call < 3; call++) await client.send(any[party], { slug: 'no-such-product' }, options)
    expect(missing()).toEqual([])
    expect(asked.filter(({ operationName }) => operationName === 'capabilities')).toHaveLength(2)
  })

  test('that has no extension is found out in four questions', async () => {
    const { client, missing, asked } = await clientOf(party, await backends.open(party, baseContractOf(party)))
    await client.send(any[party], { slug: 'no-such-product' }, options)
    expect(missing()).toEqual(all(party))
    expect(asked.filter(({ operationName }) => operationName === 'capabilities').length).toBeLessThanOrEqual(5)
  })

  test('that does not say what it refuses is narrowed down by halves', async () => {
    const handler = await backends.open(party, baseContractOf(party))
    const mute = async (request: Request) => {
      const answer = (await (await handler(request)).json()) as { errors?: unknown[] }
      return Response.json(answer.errors ? { errors: [{ message: 'Bad Request' }] } : answer, {
        status: answer.errors ? 400 : 200,
      })
    }
    const { client, missing } = await clientOf(party, mute)
    await client.send(any[party], { slug: 'no-such-product' }, options)
    expect(missing()).toEqual(all(party))
  })
})

/** The contract of commerce without fields, and what it says of them. */
const withoutField = (...names: string[]) =>
  names.reduce(
    (contract, name) => contract.replace(new RegExp(` {2}"[^"\n]*"\\n {2}${name}: .*\\n`), ''),
    contractOf('commerce'),
  )

test('one missing extension is left out, the others are asked for', async () => {
  const contract = withoutField('stockStatus')
  const { client, missing, asked } = await clientOf('commerce', await backends.open('commerce', contract))
  await client.send(productBySlug, { slug: 'no-such-product' }, options)
  expect(missing()).toEqual(['Product.stockStatus'])
  expect(asked.at(-1)?.query).not.toContain('stockStatus')
  expect(asked.at(-1)?.query).toContain('allergens')
})

test('an operation that is missing answers nothing, and members that are missing are not sent', async () => {
  const { client, asked } = await clientOf('commerce', await backends.open('commerce', baseContractOf('commerce')))
  expect(await client.send(accountInfo, {}, options)).toEqual({})
  expect(asked.some(({ operationName }) => operationName === 'accountInfo')).toBe(false)
  const products = [{ productId: '1', amount: 2, area: 'cold room' }]
  await expect(client.send(addToProductList, { id: '1', products }, options)).rejects.toMatchObject({ kind: 'refused' })
  expect(asked.at(-1)?.variables).toEqual({ id: '1', products: [{ productId: '1', amount: 2 }] })
})

test.each(['commerce', 'content'] as const)(
  'every document for %s fits an endpoint without extensions',
  async (name) => {
    const party = await openParty(name, baseContractOf(name))
    for (const document of documentsOf(name === 'commerce' ? commerce : content)) {
      const { errors } = await party.send(document, {})
      expect([document.name, errors[0]?.extensions?.code]).not.toEqual([document.name, 'GRAPHQL_VALIDATION_FAILED'])
    }
    party.close()
  },
)

test('the contract is tested at what is configured, goes on after a failure, and ends with what became of each operation', async () => {
  endpoint = await startEndpoint(await backends.open('commerce', withoutField('origin', 'imageUrl', 'deliveryOptions')))
  vi.stubEnv('COMMERCE_URL', endpoint.url)
  const party = await openParty('commerce')
  vi.stubEnv('COMMERCE_URL', '')
  const { countries, categories, deliveryOptions, placeOrder } = commerce
  await party.ask(productBySlug, { slug: 'x' })
  await party.ask(countries, {})
  await party.ask(categories, {})
  await party.ask(deliveryOptions, {})
  const shown = [productBySlug, countries, categories, deliveryOptions, placeOrder].map(({ name }) => name)
  const table = printVerdicts(
    party,
    documentsOf(commerce).filter(({ name }) => shown.includes(name)),
  )
  expect(table.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^categories +ok +without Category.imageUrl$/),
    expect.stringMatching(/^countries +ok$/),
    expect.stringMatching(/^deliveryOptions +missing/),
    expect.stringMatching(/^placeOrder +not asked/),
    expect.stringMatching(/^productBySlug +wrong +This request is not valid/),
  ])
  party.close()
})

test('a document that is refused all the same is an error in the log, by its name', async () => {
  const contract = withoutField('origin')
  const { client, log } = await clientOf('commerce', await backends.open('commerce', contract))
  await expect(client.send(productBySlug, { slug: 'x' }, options)).rejects.toMatchObject({ kind: 'unsupported' })
  expect(log.find(({ event }) => event === 'backend.failed')).toMatchObject({
    level: 'error',
    facts: { kind: 'unsupported', operationName: 'productBySlug' },
  })
})

test('what an endpoint has is not judged while it cannot be asked', async () => {
  let answer: (() => Response) | null = () => new Response('', { status: 502 })
  const handler = await backends.open('commerce', contractOf('commerce'))
  const closed = async (request: Request) => answer?.() ?? handler(request)
  const { client, missing } = await clientOf('commerce', closed)
  await expect(client.send(productBySlug, { slug: 'x' }, options)).rejects.toMatchObject({ kind: 'status' })
  answer = () => Response.json({ errors: [{ message: 'Slowly.', extensions: { code: 'RATE_LIMITED' } }] })
  await expect(client.send(productBySlug, { slug: 'x' }, options)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  expect(missing()).toBeUndefined()
  answer = null
  expect(await client.send(productBySlug, { slug: 'x' }, options)).toEqual({ productBySlug: null })
  expect(missing()).toEqual([])
})
