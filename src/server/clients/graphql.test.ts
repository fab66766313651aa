import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { BackendError } from './backend-error.ts'
import { type Backend, type SendOptions, send } from './graphql.ts'

type Asked = { method: string | undefined; headers: IncomingMessage['headers']; body: string }

let answer: (response: ServerResponse) => void
let asked: Asked[] = []
let failures: BackendError[] = []
let url: string

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  asked.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() })
  answer(response)
})

beforeAll(async () => {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  url = `http://localhost:${(server.address() as AddressInfo).port}/graphql`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  failures = []
})

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

const product: TypedDocument<{ product: { name: string } | null }, { slug: string }> = {
  name: 'product',
  type: 'query',
  text: 'query product($slug: String!) { product(slug: $slug) { name } }',
  roots: { product: 'object' },
  hash: 'h',
  extensions: [],
  inputs: [],
  operation: null,
}

const ask = (options: Partial<SendOptions> = {}, given: Partial<Backend> = {}, document = product) =>
  send(
    {
      name: 'commerce',
      url,
      headers: {},
      fetch: (request) => fetch(request),
      onFailure: (error) => failures.push(error),
      ...given,
    },
    document,
    { slug: 'gouda' },
    { timeoutMs: 1_000, ...options },
  )

/** The error of a call that has to fail, which the backend's owner was told of exactly once. */
async function failure(...given: Parameters<typeof ask>): Promise<BackendError> {
  const error = await ask(...given).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(BackendError)
  expect(failures).toEqual([error])
  return error as BackendError
}

test('an operation is posted as JSON with query, variables and operationName, and its data comes back', async () => {
  answer = json({ data: { product: { name: 'Gouda' } } })
  expect(await ask({ headers: { 'x-locale': 'de', authorization: 'Bearer t' } })).toEqual({
    product: { name: 'Gouda' },
  })
  expect(asked).toHaveLength(1)
  const { method, headers, body } = asked[0] as Asked
  expect(method).toBe('POST')
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-locale': 'de', authorization: 'Bearer t' })
  expect(JSON.parse(body)).toEqual({ query: product.text, variables: { slug: 'gouda' }, operationName: 'product' })
  expect(failures).toEqual([])
})

test('a status that is not ok fails with its code, whatever the body says', async () => {
  answer = json('<h1>Bad Gateway</h1>', 502, { 'content-type': 'text/html' })
  const error = await failure()
  expect(error.message).toBe('GraphQL Error (Code: 502)')
  expect(error).toMatchObject({ kind: 'status', code: null, retryAfterSeconds: 10 })
  expect(error.failure).toEqual({
    client: 'commerce',
    operationType: 'query',
    operationName: 'product',
    statusCode: 502,
    errors: undefined,
  })
})

test('a failed status with data is a failure too, and keeps the errors of its body', async () => {
  answer = json({ data: { product: { name: 'Gouda' } }, errors: [{ message: 'Upstream is down.' }] }, 500)
  const error = await failure()
  expect(error).toMatchObject({ kind: 'status', message: 'Upstream is down.', failure: { statusCode: 500 } })
})

test('a redirect is not followed: it is no answer', async () => {
  answer = json('', 302, { location: `${url}/elsewhere` })
  expect((await failure()).kind).toBe('status')
  expect(asked).toHaveLength(1)
})

test('an answer without data, to another question, of another form, or of another kind than JSON, is malformed', async () => {
  for (const body of [
    {},
    { data: null },
    { data: {} },
    { data: { cart: {} } },
    { data: { product: 'text' } },
    { data: { product: {} } },
    { data: { product: [] } },
    { data: [] },
    { data: 'text' },
    'not json',
    '',
    [],
    'null',
  ]) {
    failures = []
    answer = json(body)
    const error = await failure()
    expect([body, error.kind]).toEqual([body, 'malformed'])
    expect(error.message).toBe('GraphQL Error (Code: 200)')
  }
})

test("the first error's message is the error's message, and its code and debug text are kept", async () => {
  answer = json({
    data: { product: null },
    errors: [
      { message: 'Dieses Produkt gibt es nicht.', extensions: { code: 'NOT_FOUND', debugMessage: 'no row' } },
      { message: 'second' },
    ],
  })
  const error = await failure()
  expect(error).toMatchObject({
    kind: 'refused',
    code: 'NOT_FOUND',
    message: 'Dieses Produkt gibt es nicht.',
    words: 'Dieses Produkt gibt es nicht.',
    debugMessage: 'no row',
    retryAfterSeconds: null,
  })
  expect(error.failure.errors).toHaveLength(2)
})

test('who is not logged in is known in every form that backends say it', async () => {
  for (const entry of [
    { message: 'x', extensions: { code: 'UNAUTHENTICATED' } },
    { message: 'Unauthenticated.' },
    { message: 'x', extensions: { category: 'authentication' } },
    { message: 'x', extensions: { guards: ['customer'] } },
  ]) {
    failures = []
    answer = json({ data: null, errors: [entry] })
    expect((await failure()).code).toBe('UNAUTHENTICATED')
  }
})

test('with data and errors, the policy decides', async () => {
  answer = json({ data: { product: { name: 'Gouda' } }, errors: [{ message: 'half' }] })
  expect((await failure({ errorPolicy: 'none' })).kind).toBe('refused')
  failures = []
  const told: BackendError[] = []
  const onPartial = (error: BackendError) => void told.push(error)
  for (const errorPolicy of ['all', 'ignore'] as const)
    expect(await ask({ errorPolicy, onPartial })).toEqual({ product: { name: 'Gouda' } })
  expect(told.map(({ message }) => message)).toEqual(['half'])
  expect(failures).toEqual([])
})

test('no policy makes an answer of errors alone, nor of errors and nulls', async () => {
  for (const body of [{ errors: [{ message: 'nothing' }] }, { data: { product: null }, errors: [{ message: 'no' }] }]) {
    answer = json(body)
    for (const errorPolicy of ['none', 'all', 'ignore'] as const) {
      failures = []
      expect((await failure({ errorPolicy })).kind).toBe('refused')
    }
  }
})

test('who is no longer logged in hears it, although the rest of the answer is there for anybody', async () => {
  answer = json({ data: { product: { name: 'Gouda' } }, errors: [{ message: 'Unauthenticated.' }] })
  const headers = { authorization: 'Bearer revoked' }
  expect((await failure({ errorPolicy: 'all', headers })).code).toBe('UNAUTHENTICATED')
  failures = []
  expect(await ask({ errorPolicy: 'all' })).toEqual({ product: { name: 'Gouda' } })
})

test('an error without a code is understood by its other marks, and only words meant for customers are words', async () => {
  const cases: [entry: object, code: string | null, words: string | null][] = [
    [{ message: 'Sold out today.', extensions: { category: 'custom' } }, 'BAD_USER_INPUT', 'Sold out today.'],
    [
      { message: 'Validation failed for [x].', extensions: { validation: { 'input.x': ['No.'] } } },
      'BAD_USER_INPUT',
      null,
    ],
    [{ message: 'This action is unauthorized.', extensions: null }, 'FORBIDDEN', null],
    [{ message: 'Internal server error' }, 'INTERNAL', null],
    [{ message: 'Cannot query field "x".', extensions: { category: 'graphql' } }, 'INTERNAL', null],
    [{ message: 'Undefined index: id', extensions: { code: 'INTERNAL' } }, 'INTERNAL', null],
    [{ message: 'Undefined index: id' }, null, null],
    [{ message: 'Boom', extensions: { code: 'E_17' } }, null, null],
  ]
  for (const [entry, code, words] of cases) {
    failures = []
    answer = json({ data: null, errors: [entry] })
    expect([entry, await failure()]).toMatchObject([entry, { code, words }])
  }
})

test('ids are texts, also from a backend that sends numbers; other numbers stay numbers', async () => {
  answer = json({
    data: { product: { id: 7, siteId: 2, parentId: null, stock: 3, brands: [{ id: 12, packing_label_id: 4 }] } },
  })
  expect(await ask()).toEqual({
    product: { id: '7', siteId: 2, parentId: null, stock: 3, brands: [{ id: '12', packing_label_id: '4' }] },
  })
})

test('a document that the backend does not take is told from a refusal, whatever its status', async () => {
  const locations = [{ line: 1, column: 3 }]
  const cases: [kind: string, status: number, body: object][] = [
    ['unsupported', 200, { errors: [{ message: 'Cannot query field "x" on type "Y".', locations }] }],
    ['unsupported', 400, { errors: [{ message: 'no', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] }],
    ['refused', 200, { errors: [{ message: 'no', locations, extensions: { code: 'RATE_LIMITED' } }] }],
    ['refused', 200, { errors: [{ message: 'Unauthenticated.', locations }] }],
    ['refused', 200, { data: null, errors: [{ message: 'no', locations, path: ['product'] }] }],
  ]
  for (const [kind, status, body] of cases) {
    failures = []
    answer = json(body, status)
    expect([body, (await failure()).kind]).toEqual([body, kind])
  }
})

test('an operation without a name is refused before anything is sent', async () => {
  for (const name of ['', 'two words', '1st'])
    await expect(ask({}, {}, { ...product, name })).rejects.toThrow('Invalid GraphQL Operation')
  expect(asked).toEqual([])
})

test('a backend that says nothing in time is given up, headers or body', async () => {
  answer = () => undefined
  // what is left of a deadline is no whole number
  expect((await failure({ timeoutMs: 100.5 })).kind).toBe('timeout')
  failures = []
  answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')
  const late = await failure({ timeoutMs: 1_000 })
  expect([late.kind, late.failure.statusCode]).toEqual(['timeout', 200])
})

test('a backend in process that never answers is given up as well', async () => {
  expect((await failure({ timeoutMs: 100 }, { fetch: () => new Promise(() => undefined) })).kind).toBe('timeout')
})

test('a backend that is not there is unreachable', async () => {
  const error = await failure({}, { url: 'http://localhost:9/graphql' })
  expect(error).toMatchObject({ kind: 'unreachable', message: 'GraphQL Error (Code: 0)', retryAfterSeconds: 10 })
})

test('an answer that never ends is cut off', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.on('error', () => undefined)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(100_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  expect((await failure({ timeoutMs: 5_000 })).kind).toBe('too-large')
})
