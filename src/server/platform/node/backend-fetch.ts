/** Calls of backends over the network, on Node: undici without the web's own streams, which take longer than all the rest of a call. Given to the shop by bindings.ts. */
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Backend } from '../../clients/graphql.ts'

/** As `fetch` would, following no redirect. Loaded with the first call: the embedded backends need none. */
export const backendFetch: Backend['fetch'] = async (url, { method, headers, body: sent, signal }) => {
  const { request } = await import('undici')
  const given = { ...Object.fromEntries(headers), 'accept-encoding': 'gzip' }
  const { statusCode: status, headers: told, body } = await request(url, { method, headers: given, body: sent, signal })
  const isPacked = told['content-encoding'] === 'gzip'
  return {
    status,
    headers: { get: (name) => told[name]?.toString() ?? null },
    // who reads it meets what went wrong
    body: isPacked ? pipeline(body, createGunzip(), () => undefined) : body,
  }
}
