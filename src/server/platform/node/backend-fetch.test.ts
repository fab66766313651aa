import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { readLimited } from '../../clients/read-limited.ts'
import { backendFetch } from './backend-fetch.ts'

async function callBackend(answer: (response: ServerResponse) => unknown, deadline = new AbortController()) {
  const server = createServer((_request, response) => void answer(response)).listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const headers = new Headers({ accept: 'application/json' })
  return backendFetch(url, { method: 'POST', body: '{}', headers, redirect: 'manual', signal: deadline.signal })
}
const textOf = async (call: ReturnType<typeof callBackend>) =>
  new TextDecoder().decode(await readLimited(await call, 1_000))

test('reads plain and compressed responses with their status', async () => {
  expect(await textOf(callBackend((response) => response.end('käse')))).toBe('käse')
  const packed = gzipSync('käse')
  expect(await textOf(callBackend((response) => response.setHeader('content-encoding', 'gzip').end(packed)))).toBe(
    'käse',
  )
  expect((await callBackend((response) => response.writeHead(503).end('no'))).status).toBe(503)
})

test('does not follow redirects', async () => {
  const answer = await callBackend((response) => response.writeHead(307, { location: 'http://localhost:1/' }).end())
  expect([answer.status, answer.headers.get('location')]).toEqual([307, 'http://localhost:1/'])
})

test('rejects a body above the limit, also if it is small when compressed', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const long = Buffer.alloc(10_000_000)
    const left = Promise.withResolvers<void>()
    const call = callBackend((response) => {
      response.once('close', left.resolve)
      response.setHeader('content-encoding', encoding)
      if (encoding === 'gzip') return response.write(gzipSync(long))
      return response.setHeader('content-length', long.length).write(long.subarray(0, 1_000))
    })
    await expect(textOf(call)).rejects.toThrow(RangeError)
    await left.promise
  }
})

test('a timeout ends a call, with or without a response', async () => {
  for (const begin of [(response: ServerResponse) => void response.write('{'), () => undefined]) {
    const deadline = new AbortController()
    const text = textOf(callBackend(begin, deadline))
    setTimeout(() => deadline.abort(), 50)
    await expect(text).rejects.toThrow()
  }
})
