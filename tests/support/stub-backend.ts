// Stub of a GraphQL backend, and calls of it.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import { type Backend, type SendOptions, send } from '#server/clients/graphql.ts'

export type RecordedRequest = { method: string | undefined; headers: IncomingMessage['headers']; body: string }

/** Its next response, URL, received requests and reported failures. */
export const backend = {
  answer: (_: ServerResponse): void => undefined,
  asked: [] as RecordedRequest[],
  failures: [] as BackendError[],
  url: '',
}

/** Starts an endpoint for a test file, with its records reset before each test. */
export function stubBackend() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    backend.asked.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() })
    backend.answer(response)
  })
  beforeAll(async () => {
    server.listen(0, 'localhost')
    await once(server, 'listening')
    backend.url = `http://localhost:${(server.address() as AddressInfo).port}/graphql`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    backend.asked = []
    backend.failures = []
  })
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))

export const product: TypedDocument<{ product: { name: string } | null }, { slug: string }> = {
  name: 'product',
  type: 'query',
  text: 'query product($slug: String!) { product(slug: $slug) { name } }',
  roots: { product: 'object' },
  hash: 'h',
  extensions: [],
  inputs: [],
  operation: null,
}

export const sendToStub = (options: Partial<SendOptions> = {}, given: Partial<Backend> = {}, document = product) =>
  send(
    {
      name: 'commerce',
      url: backend.url,
      headers: {},
      fetch,
      onFailure: (error) => backend.failures.push(error),
      ...given,
    },
    document,
    { slug: 'gouda' },
    { timeoutMs: 1_000, ...options },
  )

/** The error of a call that must fail and must be reported exactly once. */
export async function failureOf(...given: Parameters<typeof sendToStub>): Promise<BackendError> {
  const error = await sendToStub(...given).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(BackendError)
  expect(backend.failures).toEqual([error])
  return error as BackendError
}
