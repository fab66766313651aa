import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Backend } from '../../clients/graphql.ts'

/** Backend calls with undici on Node: no web streams, which take longer than the rest of a call. Follows no redirects. Loaded on first use. */
export const backendFetch: Backend['fetch'] = async (url, { method, headers, body: sent, signal }) => {
  const { request } = await import('undici')
  const requestHeaders = { ...Object.fromEntries(headers), 'accept-encoding': 'gzip' }
  const {
    statusCode: status,
    headers: responseHeaders,
    body,
  } = await request(url, { method, headers: requestHeaders, body: sent, signal })
  const isGzip = responseHeaders['content-encoding'] === 'gzip'
  return {
    status,
    headers: { get: (name) => responseHeaders[name]?.toString() ?? null },
    // errors are emitted by the stream
    body: isGzip ? pipeline(body, createGunzip(), () => undefined) : body,
  }
}
