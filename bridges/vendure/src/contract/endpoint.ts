// Serves the contract as middleware of Vendure's HTTP server.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { errorMessages } from '../../../../backends/commerce/context/errors.ts'
import { createEndpoint } from '../../../../backends/graphql/endpoint.ts'
import { type Context, createContext, type Services } from './context.ts'
import { createContractSchema } from './schema.ts'

export function createContract(services: Services): (request: Request) => Promise<Response> {
  return createEndpoint<Context>({
    schema: createContractSchema(),
    createContext: (request) => createContext(services, request),
    errors: errorMessages,
    failureEvent: 'bridge_failed',
    // the shop reads the extensions by introspection
    debug: true,
    maxDirectives: 200,
  })
}

/** Passes requests of Node's HTTP server to a handler of web requests. */
export const toMiddleware =
  (handle: (request: Request) => Promise<Response>) => async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headersDistinct))
      for (const one of value ?? []) headers.append(name, one)
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    const hasBody = incoming.method === 'POST'
    const body = hasBody ? { body: Readable.toWeb(incoming) as unknown as BodyInit, duplex: 'half' } : {}
    const response = await handle(new Request(url, { method: incoming.method ?? 'GET', headers, ...body }))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  }
