import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getProductListing } from '#contracts/generated/commerce.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { createCommerce } from './handler.ts'
import { openTestCommerce, type TestCommerce } from './testing/shop.ts'

let shop: TestCommerce
let production: (request: Request) => Promise<Response>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  production = createCommerce({ db: shop.db, debug: false, shopOrigin: 'https://shop.example' })
})

afterEach(() => vi.restoreAllMocks())

const url = 'https://shop.example/graphql/commerce'
const post = async (query: string, headers: Record<string, string> = {}) => {
  const response = await production(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query }),
    }),
  )
  return { status: response.status, ...JSON.parse((await response.text()) || '{}') }
}

test('returns a Response of the platform', async () => {
  expect(await shop.post({ query: '{ __typename }' })).toBeInstanceOf(Response)
})

test('in production accepts only POST and bodies up to 128 kB', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await production(new Request(url, { method }))).status).toBe(405)
  expect((await post(`{ __typename #${'x'.repeat(140_000)}\n }`)).status).toBe(413)
})

test('rejects documents that are too deep, too long or have too many aliases', async () => {
  const deep = `{ categories { data ${'{ children '.repeat(14)} { id } ${'}'.repeat(14)} } }`
  const aliases = `{ ${Array.from({ length: 70 }, (_, index) => `a${index}: countries { id }`).join(' ')} }`
  const long = `{ ${'__typename '.repeat(4100)} }`
  for (const query of [deep, aliases, long, '{ nothing }', '{', '']) {
    const { errors, data } = await post(query)
    expect(errors?.[0]?.extensions?.code, query.slice(0, 40)).toMatch(/^BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED$/)
    expect(data).toBeUndefined()
  }
})

// F485
test('hides schema and debug messages in production', async () => {
  expect((await post('{ __schema { types { name } } }')).errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED')
  expect((await post('{\n categoriez { data { id } } }')).errors[0]).toMatchObject({
    message: 'This request is not valid.',
    locations: [{ line: 2 }],
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
  expect(JSON.stringify(await post('{ categoriez { data { id } } }'))).not.toMatch(/debugMessage|categories/)
})

test('logs an unexpected error and returns a generic, localized message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = createCommerce({ db: openSqliteD1(':memory:'), debug: false, shopOrigin: '' })
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'fr', 'x-request-id': 'r-1' },
    body: JSON.stringify({ query: '{ categories { data { id } } }' }),
  })
  const { errors } = JSON.parse(await (await broken(request)).text())
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining('Une erreur est survenue'),
    extensions: { code: 'INTERNAL' },
  })
  expect(errors[0].extensions).not.toHaveProperty('debugMessage')
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ event: 'commerce_failed', request: 'r-1' })
})

test('a running backend serves a newly seeded catalogue at once', async () => {
  const total = async () => (await shop.ask(getProductListing, {})).getProductListing?.paginatorInfo.total
  expect(await total()).toBe(8)
  const { seedCommerce } = await import('./seed/seed.ts')
  const { fixture } = await import('./testing/fixture.ts')
  await seedCommerce(shop.db, { range: fixture, products: 12 })
  expect(await total()).toBe(12)
})
