import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Backend } from '../../clients/graphql.ts'

/**
 * Calls backends with undici on Node: without web streams, which take longer than the rest of a call. Follows no redirects. Loaded
 * with the first call: embedded backends do not need it.
 */
export const backendFetch: Backend['fetch'] = async (url, { method, headers, body: sent, signal }) => {
  const { request } = await import('undici')
  const given = { ...Object.fromEntries(headers), 'accept-encoding': 'gzip' }
  const { statusCode: status, headers: told, body } = await request(url, { method, headers: given, body: sent, signal })
  const isPacked = told['content-encoding'] === 'gzip'
  return {
    status,
    headers: { get: (name) => told[name]?.toString() ?? null },
    // the reader of the stream receives the error
    body: isPacked ? pipeline(body, createGunzip(), () => undefined) : body,
  }
}
