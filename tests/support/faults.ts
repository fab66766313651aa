import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Behaviour } from './delaying-proxy.ts'

const json = { 'content-type': 'application/json' }
const html = { 'content-type': 'text/html' }
const status = (code: number, body = '', headers: Record<string, string> = json): Behaviour => ({
  mode: 'status',
  status: code,
  body,
  headers,
})
const saying = (body: unknown) => status(200, typeof body === 'string' ? body : JSON.stringify(body))
const writing = (write: (response: ServerResponse) => unknown): Behaviour => ({ mode: 'write', write })

/** Sends one byte every 200 ms, so that the connection never times out as idle. */
function drip(response: ServerResponse) {
  response.writeHead(200, json).write('{"data":')
  const timer = setInterval(() => response.write(' '), 200)
  response.once('close', () => clearInterval(timer))
}

/** 12 MB, above the size limit of responses. */
const huge = Buffer.alloc(12_000_000, ' ')
const message = { message: 'Internal server error' }
const reads = ['getProductListing', 'getProductListingFacets', 'productBySlug', 'entry', 'categories', 'navs']
const all = (value: unknown) => Object.fromEntries(reads.map((name) => [name, value]))

/** Faults that never end, so the caller waits for its timeout. */
export const hanging = {
  hang: { mode: 'hang' },
  'hang-after-headers': writing((response) => response.writeHead(200, json).flushHeaders()),
  drip: writing(drip),
} as const satisfies Record<string, Behaviour>

export const answering = {
  refuse: { mode: 'refuse' },
  reset: writing((response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"data":', () => response.socket?.destroy())
  }),
  truncated: saying('{"data":{"getProductListing":{"data":[{"id":"1","na'),
  'status-400': status(400, 'Bad Request'),
  'status-401': status(401),
  'status-403': status(403),
  'status-404': status(404, '<h1>Not Found</h1>', html),
  'status-429': status(429, '', { ...json, 'retry-after': '30' }),
  'status-500': status(500),
  'status-502': status(502, '<html>Bad Gateway</html>', html),
  'status-503': status(503, '', { ...json, 'retry-after': '30' }),
  redirect: status(302, '', { location: 'https://elsewhere.example/' }),
  'html-with-200': status(200, '<!doctype html><h1>Maintenance</h1>', html),
  'no-json': saying('not json'),
  empty: saying(''),
  array: saying({ data: [] }),
  'wrong-type': status(200, JSON.stringify({ data: {} }), { 'content-type': 'text/plain' }),
  'no-data': saying({ data: null }),
  'errors-only': saying({ errors: [message] }),
  'errors-and-nulls': saying({ data: all(null), errors: [message] }),
  'another-answer': saying({ data: { somethingElse: true } }),
  'text-for-things': saying({ data: all('text') }),
  'empty-things': saying({ data: all({}) }),
  'invalid-text': writing((response) => response.writeHead(200, json).end(Buffer.from([0xff, 0xfe, 0x80, 0x22]))),
  'no-gzip': status(200, 'not gzip', { ...json, 'content-encoding': 'gzip' }),
  'gzip-bomb': writing((response) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(huge)),
  ),
  huge: writing((response) => response.writeHead(200, json).end(huge)),
} as const satisfies Record<string, Behaviour>

const errorsOf = (extensions: object) => JSON.stringify({ data: null, errors: [{ ...message, extensions }] })

/** Responses of a backend that executed a write and then failed. */
export const failedAfterWrite = {
  'no response': undefined,
  'the code INTERNAL': { status: 200, body: errorsOf({ code: 'INTERNAL' }) },
  'the code INTERNAL_SERVER_ERROR': { status: 200, body: errorsOf({ code: 'INTERNAL_SERVER_ERROR' }) },
  'no code': { status: 200, body: errorsOf({}) },
  'HTTP 429': { status: 429, body: '' },
  'HTTP 503': { status: 503, body: errorsOf({}) },
} as const
