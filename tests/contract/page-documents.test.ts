// Private reads of a page, batched into one document, at endpoints that accept it and at endpoints that reject all or part of it.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  allergenProfile,
  cartSummary,
  customerLogin,
  firstLists,
  getProductListing,
  homePrices,
  lastOrder,
  listingPrices,
  ordersList,
  productPrices,
} from '#contracts/generated/commerce.ts'
import { extensions } from '#contracts/generated/extensions.ts'
import { readLists } from '#features/lists/read-lists.service.ts'
import { MemoryBudget } from '#server/cache/memory.ts'
import { ReadThrough } from '#server/cache/read-through.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createBackend } from '#server/clients/backend.ts'
import { createBatchingClient } from '#server/clients/batching-client.ts'
import { createSessionClient, type SessionClient } from '#server/clients/session-client.ts'
import { contractOf } from '../../scripts/contract/service.ts'
import { baseContractOf, type Endpoint, openBackends, startEndpoint } from '../support/endpoint.ts'
import { demoPassword, nadia } from '../support/visit.ts'

// these tests start their own endpoints, whatever is configured
vi.stubEnv('COMMERCE_URL', '')

let backends: Awaited<ReturnType<typeof openBackends>>
let endpoint: Endpoint | undefined
beforeAll(async () => {
  backends = await openBackends()
})
afterEach(() => endpoint?.close())
afterAll(() => backends.close())

const caller = { trafficClass: 'customer', caller: 'nadia', timeoutMs: 20_000, waitUntil: () => undefined } as const
const own = { locale: 'en', waitUntil: () => undefined, cartToken: null, requestId: 'r', network: null } as const

type Answer = { data?: Record<string, unknown> | null; errors?: object[] }
/** Changes the response of an endpoint to an operation. */
type Meddle = (operationName: string, answer: Answer) => Answer | Response

const unchanged: Meddle = (_, answer) => answer

/** A customer's client of an endpoint with this contract, and the operations that the endpoint received. */
async function open({ contract = contractOf('commerce'), meddle = unchanged, token = '' } = {}) {
  const has = contract === contractOf('commerce') ? extensions.commerce : []
  const handler = await backends.open('commerce', contract)
  const answer = async (request: Request) => {
    const { operationName } = (await request.clone().json()) as { operationName: string }
    const answered = (await (await handler(request)).json()) as Answer
    const given = meddle(operationName, answered)
    return given instanceof Response ? given : Response.json(given)
  }
  endpoint = await startEndpoint(answer)
  const { url, asked } = endpoint
  const log = () => undefined
  const cache = new ReadThrough({
    kv: backends.KV,
    tokens: new TagTokens(sqlTokens(backends.SHOP_DB), log),
    log,
    memory: new MemoryBudget(10_000_000),
  })
  const commerce = createBackend({
    name: 'commerce',
    url,
    extensions: new Set(has),
    token: null,
    embedded: fetch,
    cache,
    log,
  })
  const login = await commerce.send(customerLogin, { email: nadia, password: demoPassword }, caller)
  const session = { token: token || (login.customerLogin?.accessToken ?? ''), tokenType: 'Bearer' }
  const client = createSessionClient({ ...own, commerce, caller: 'nadia', session: session as never })
  const { getProductListing: found } = await commerce.send(getProductListing, { first: 4 }, caller)
  const slug = found?.data[0]?.urlKey ?? ''
  asked.length = 0
  const operations = () => asked.map(({ operationName }) => operationName)
  let alive = 0
  const onAlive = () => (alive += 1)
  const settled = (...reads: Promise<unknown>[]) => Promise.allSettled(reads)
  /** The private reads of a listing, started in the same event-loop task. */
  const readListing = (to = createBatchingClient(client, { onAlive })) =>
    settled(to.commerce(listingPrices, { first: 4 }), to.commerce(allergenProfile, {}), to.commerce(cartSummary, {}))
  const readProduct = (to = createBatchingClient(client, { onAlive })) =>
    settled(to.commerce(productPrices, { slug }), to.commerce(allergenProfile, {}), to.commerce(cartSummary, {}))
  const readHome = (to = createBatchingClient(client, { onAlive }), withLists = true) =>
    settled(
      to.commerce(homePrices, { newestCount: 4, newest: { new: true }, inStockCount: 4, inStock: { brands: [] } }),
      to.commerce(allergenProfile, {}),
      to.commerce(cartSummary, {}),
      to.commerce(lastOrder, { place: 1 }),
      ...(withLists ? [readLists({ sessionClient: to } as never, firstLists, { first: 5 })] : []),
    )
  return { client, operations, heardAlive: () => alive, readListing, readProduct, readHome }
}

const failed = { message: 'Internal server error' }
const invalid = { message: 'Too complex', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }
const singleOperations = ['listingPrices', 'allergenProfile', 'cartSummary']

/** An endpoint that returns null and an error for this field of a page document. */
const without =
  (field: string, page = 'listingPage'): Meddle =>
  (operation, answer) =>
    operation === page ? { data: { ...answer.data, [field]: null }, errors: [{ ...failed, path: [field] }] } : answer

const all = ['fulfilled', 'fulfilled', 'fulfilled']
const none = ['rejected', 'rejected', 'rejected']
const statesOf = (reads: readonly PromiseSettledResult<unknown>[]) => reads.map(({ status }) => status)

describe('private reads of a page', () => {
  test.each([
    ['of the whole contract', contractOf('commerce')],
    ['without extensions', baseContractOf('commerce')],
  ])('are one query at a backend %s, with the results of the single queries', async (_, contract) => {
    const { client, operations, readListing, readProduct, readHome } = await open({ contract })
    for (const [read, operation] of [
      [readHome, 'homePage'],
      [(to?: SessionClient) => readHome(to, false), 'homePage'],
      [readListing, 'listingPage'],
      [readProduct, 'productPage'],
    ] as const) {
      const before = operations().length
      const together = await read()
      expect(operations().slice(before)).toEqual([operation])
      const single = await read(client)
      expect([statesOf(single).includes('rejected'), ...together]).toMatchObject([false, ...single])
    }
  })

  test.each([
    ['getProductListing', 'listingPrices'],
    ['accountInfo', 'allergenProfile'],
    ['cartDetail', 'cartSummary'],
  ])('if %s fails in the batch, only %s is sent again', async (field, operation) => {
    const { operations, readListing } = await open({ meddle: without(field) })
    expect(statesOf(await readListing())).toEqual(all)
    expect(operations()).toEqual(['listingPage', operation])
  })

  test.each([
    ['inStock', ['homePrices']],
    ['accountInfo', ['allergenProfile']],
    ['cartDetail', ['cartSummary']],
    ['ordersList', ['lastOrder']],
    ['productLists', ['firstLists']],
  ])('if %s fails in the home page batch, only the reads that need it are sent again', async (field, operations) => {
    const home = await open({ meddle: without(field, 'homePage') })
    expect(statesOf(await home.readHome())).toEqual([...all, 'fulfilled', 'fulfilled'])
    expect(home.operations()).toEqual(['homePage', ...operations])
  })

  test('a list whose products failed in the home page batch is read again alone, and then fails', async () => {
    const path = ['productLists', 'data', 0, 'products']
    const data = { productLists: { data: [{ id: '1', name: 'Friday', products: null }] } }
    const meddle: Meddle = (operation, answer) =>
      operation === 'homePage' || operation === 'firstLists'
        ? { data: { ...answer.data, ...data }, errors: [{ ...failed, path }] }
        : answer
    const { operations, readHome } = await open({ meddle })
    expect(statesOf(await readHome())).toEqual([...all, 'fulfilled', 'rejected'])
    expect(operations()).toEqual(['homePage', 'firstLists'])
  })

  test.each([
    ['with an account', 1, contractOf('commerce')],
    ['without', 0, baseContractOf('commerce')],
  ])('at a backend %s report whether the session is active', async (_, times, contract) => {
    const { heardAlive, readListing } = await open({ contract })
    await readListing()
    expect(heardAlive()).toBe(times)
  })

  test('are sent one by one if the backend rejects the batched document, which is then not retried for a while', async () => {
    const meddle: Meddle = (operation, answer) => (operation === 'listingPage' ? { errors: [invalid] } : answer)
    const { operations, readListing } = await open({ meddle })
    expect(statesOf(await readListing())).toEqual(all)
    const [first, ...others] = operations()
    expect([first, ...others.sort()]).toEqual(['listingPage', ...[...singleOperations].sort()])
    await readListing()
    expect(operations().filter((operation) => operation === 'listingPage')).toHaveLength(1)
  })

  test.each([
    ['is broken', () => new Response('Bad Gateway', { status: 502 })],
    ['is too busy', () => Response.json({ errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED' } }] })],
  ])('are sent once if the backend %s', async (_, answer) => {
    const isRead = (operation: string) => ['listingPage', ...singleOperations].includes(operation)
    const meddle: Meddle = (operation, given) => (isRead(operation) ? answer() : given)
    const { operations, readListing } = await open({ meddle })
    expect(statesOf(await readListing())).toEqual(none)
    expect(operations()).toEqual(['listingPage'])
  })

  test('are sent one by one at once after errors with status 500, and on the next page after any other failure', async () => {
    let answer = () => Response.json({ errors: [failed] }, { status: 500 })
    const meddle: Meddle = (operation, given) => (operation === 'listingPage' ? answer() : given)
    const withErrors = await open({ meddle })
    expect(statesOf(await withErrors.readListing())).toEqual(all)
    expect(withErrors.operations().sort()).toEqual(['listingPage', ...singleOperations].sort())
    await endpoint?.close()

    answer = () => new Response('Bad Gateway', { status: 502 })
    const { operations, readListing } = await open({ meddle })
    expect(statesOf(await readListing())).toEqual(none)
    expect(statesOf(await readListing())).toEqual(all)
    expect(operations().sort()).toEqual(['listingPage', ...singleOperations].sort())
  })

  test('fail with UNAUTHENTICATED after one query if the session is expired', async () => {
    const { operations, readListing } = await open({ token: 'x'.repeat(40) })
    const over = { status: 'rejected', reason: { code: 'UNAUTHENTICATED' } }
    expect(await readListing()).toMatchObject([over, over, over])
    expect(operations()).toEqual(['listingPage'])
  })

  test('are sent one by one if they match no page document', async () => {
    const { client, operations } = await open()
    const page = createBatchingClient(client, { onAlive: () => undefined })
    await Promise.all([page.commerce(cartSummary, {}), page.commerce(allergenProfile, {})])
    expect(operations()).toEqual(['cartSummary', 'allergenProfile'])
  })
})

/** Reads of a dashboard, one of them twice. */
const readDashboard = ({ commerce }: SessionClient) =>
  Promise.allSettled([
    commerce(cartSummary, {}),
    commerce(firstLists, { first: 2 }),
    commerce(cartSummary, {}),
    commerce(listingPrices, { first: 4 }),
    commerce(ordersList, { first: 1, page: 1 }),
  ])
const wholeDashboard = 'cartSummary_firstLists_listingPrices_ordersList'

describe('private reads of a page that is rendered live over an embedded backend', () => {
  const onAlive = () => undefined
  const merging = (client: SessionClient) => createBatchingClient(client, { onAlive, mergesAny: true })

  test('are one query with the results of the single ones, also after a rejection of the whole document', async () => {
    let isRejecting = false
    const meddle: Meddle = (operation, answer) =>
      operation === wholeDashboard && isRejecting ? { errors: [invalid] } : answer
    const { client, operations } = await open({ meddle })
    const single = await readDashboard(client)
    const before = operations().length
    const together = await readDashboard(merging(client))
    expect(operations().slice(before)).toEqual([wholeDashboard])
    expect(together).toMatchObject(single)
    isRejecting = true
    expect(await readDashboard(merging(client))).toEqual(together)
  })

  test('if one of them fails, only this one is sent again', async () => {
    const { client, operations } = await open({ meddle: without('productLists_1', wholeDashboard) })
    expect(new Set(statesOf(await readDashboard(merging(client))))).toEqual(new Set(['fulfilled']))
    expect(operations()).toEqual([wholeDashboard, 'firstLists'])
  })
})
