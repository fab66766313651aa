import { expect, test } from 'vitest'
import {
  backend,
  failureOf,
  json,
  product,
  type RecordedRequest,
  sendToStub,
  stubBackend,
} from '#tests/support/stub-backend.ts'

stubBackend()

// F399, F400, F401, F402
test('send posts JSON with query, variables and operationName, and returns the data', async () => {
  backend.answer = json({ data: { product: { name: 'Gouda' } } })
  expect(await sendToStub({ headers: { 'x-locale': 'de', authorization: 'Bearer t' } })).toEqual({
    product: { name: 'Gouda' },
  })
  expect(backend.asked).toHaveLength(1)
  const { method, headers, body } = backend.asked[0] as RecordedRequest
  expect(method).toBe('POST')
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-locale': 'de', authorization: 'Bearer t' })
  expect(JSON.parse(body)).toEqual({ query: product.text, variables: { slug: 'gouda' }, operationName: 'product' })
  expect(backend.failures).toEqual([])
})

test('texts arrive without NUL', async () => {
  backend.answer = json({ data: { product: { name: 'Gou\0da\\u0000\\\0' } } })
  expect(await sendToStub()).toEqual({ product: { name: 'Gouda\\u0000\\' } })
})

test('send passes shared variables as they are to a backend in this process, and as JSON to another one', async () => {
  const calls: { body: object; variables: object | undefined }[] = []
  const local = {
    fetch: async (_: string, { body }: { body: string }, variables?: object) => {
      calls.push({ body: JSON.parse(body).variables, variables })
      return Response.json({ data: { product: { name: 'Gouda' } } })
    },
  }
  await sendToStub({ sharesVariables: true }, { ...local, inProcess: true })
  await sendToStub({ sharesVariables: true }, local)
  await sendToStub({}, { ...local, inProcess: true })
  const encoded = { body: { slug: 'gouda' }, variables: undefined }
  expect(calls).toEqual([{ body: {}, variables: { slug: 'gouda' } }, encoded, encoded])
})

// F471, F477, F478, F479, F480, F481, F482
test('a status that is not 2xx fails with this status, whatever the body', async () => {
  backend.answer = json('<h1>Bad Gateway</h1>', 502, { 'content-type': 'text/html' })
  const error = await failureOf()
  expect(error.message).toBe('GraphQL Error (Code: 502)')
  expect(error).toMatchObject({ kind: 'status', code: null, retryAfterSeconds: 10 })
  expect(error.failure).toEqual({
    client: 'commerce',
    operationType: 'query',
    operationName: 'product',
    statusCode: 502,
    errors: undefined,
  })
  backend.failures = []
  const write = { ...product, name: 'submitForm', type: 'mutation' } as const
  expect((await failureOf({}, { name: 'content' }, write)).failure).toMatchObject({
    client: 'content',
    operationType: 'mutation',
    operationName: 'submitForm',
  })
})

// F477
test('a first error without a message gets the message with the status', async () => {
  backend.answer = json({ errors: [{ message: '' }] }, 500)
  expect((await failureOf()).message).toBe('GraphQL Error (Code: 500)')
})

// F471, F476, F483
test('a status that is not 2xx with data fails too, with the errors of its body', async () => {
  backend.answer = json({ data: { product: { name: 'Gouda' } }, errors: [{ message: 'Upstream is down.' }] }, 500)
  const error = await failureOf()
  expect(error).toMatchObject({ kind: 'status', message: 'Upstream is down.', failure: { statusCode: 500 } })
})

// F471
test('a redirect is not followed and fails, even if it has data', async () => {
  for (const body of ['', { data: { product: { name: 'Gouda' } } }]) {
    backend.answer = json(body, 302, { location: `${backend.url}/elsewhere` })
    expect(await failureOf()).toMatchObject({ kind: 'status', failure: { statusCode: 302 } })
    backend.failures = []
  }
  expect(backend.asked).toHaveLength(2)
})

// F472
test('a response without data, with other root fields, of another shape or not in JSON is malformed', async () => {
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
    backend.failures = []
    backend.answer = json(body)
    const error = await failureOf()
    expect([body, error.kind]).toEqual([body, 'malformed'])
    expect(error.message).toBe('GraphQL Error (Code: 200)')
  }
})

test('numeric ids become strings; other numbers stay numbers', async () => {
  backend.answer = json({
    data: { product: { id: 7, siteId: 2, parentId: null, stock: 3, brands: [{ id: 12, packing_label_id: 4 }] } },
  })
  expect(await sendToStub()).toEqual({
    product: { id: '7', siteId: 2, parentId: null, stock: 3, brands: [{ id: '12', packing_label_id: '4' }] },
  })
})

// F486
test('an operation without a name throws before a request is sent', async () => {
  for (const name of ['', 'two words', '1st'])
    await expect(sendToStub({}, {}, { ...product, name })).rejects.toThrow('Invalid GraphQL Operation')
  expect(backend.asked).toEqual([])
})

// F481
test('a timeout ends a call, before the headers or during the body', async () => {
  backend.answer = () => undefined
  // the rest of a timeout may be fractional
  expect((await failureOf({ timeoutMs: 100.5 })).kind).toBe('timeout')
  backend.failures = []
  backend.answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')
  const late = await failureOf({ timeoutMs: 1_000 })
  expect([late.kind, late.failure.statusCode]).toEqual(['timeout', 200])
})

test('a timeout also ends a call of an embedded backend', async () => {
  expect((await failureOf({ timeoutMs: 100 }, { fetch: () => new Promise(() => undefined) })).kind).toBe('timeout')
})

test('a refused connection is reported as unreachable', async () => {
  const error = await failureOf({}, { url: 'http://localhost:9/graphql' })
  expect(error).toMatchObject({ kind: 'unreachable', message: 'GraphQL Error (Code: 0)', retryAfterSeconds: 10 })
})

test('a response above the size limit is cut off', async () => {
  backend.answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.on('error', () => undefined)
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(100_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  }
  expect((await failureOf({ timeoutMs: 5_000 })).kind).toBe('too-large')
})
