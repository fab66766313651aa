import { once } from 'node:events'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { onFullDisk } from '../support/disk.ts'
import { runtimes } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { sendRawRequest } from '../support/socket.ts'
import { visitorOf, waitForCached } from '../support/visit.ts'

const [node] = runtimes
const { hostname, port } = new URL(node?.url ?? '')
const send = (text: string) => sendRawRequest(hostname, Number(port), text)

/** Reads the whole response, so that a shop can stop without waiting for it. */
async function see(url: string, init?: RequestInit) {
  const answer = await fetch(url, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a request with two Host headers returns 400', async () => {
  expect(await send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/)
  const two = await send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect(two).toMatch(/^HTTP\/1\.1 400/)
})

test('a client that does not finish its headers gets 408 after ten seconds', async () => {
  const started = performance.now()
  expect(await send('GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408/)
  expect(performance.now() - started).toBeLessThan(15_000)
})

test('a body rejected before its end closes its connection, so that no later request is lost with it', async () => {
  const head = 'POST /api/en/cart/items HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n'
  const body = 'Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n{"productId":"'
  const refused = await send(head + body)
  expect(refused).toMatch(/^HTTP\/1\.1 413/)
  expect(refused).toMatch(/\r\nconnection: close\r\n/i)
})

test('long API responses are compressed', async () => {
  const encodingOf = async (path: string, encoding: string) => {
    const answer = await fetch(`${node?.url}${path}`, { headers: { 'accept-encoding': encoding } })
    expect(await answer.json()).toEqual(expect.any(Object))
    return answer.headers.get('content-encoding')
  }
  for (const encoding of ['br', 'gzip']) {
    expect(await encodingOf('/api/en/catalogue/listing', encoding)).toBe(encoding)
    expect(await encodingOf('/api/en/cart', encoding)).toBeNull()
  }
})

test('a rejected promise that no code handles is logged, and the shop serves further requests', async () => {
  const shop = await startNodeShop({ through: ['env', 'NODE_OPTIONS=--import=./tests/support/unhandled-rejection.ts'] })
  await expect.poll(() => shop.output()).toContain('"event":"promise.unhandled"')
  expect(shop.output()).toContain('a read that was not awaited')
  expect((await see(`${shop.url}/en/login`)).status).toBe(200)
  await shop.stop()
})

test('an undeclared proxy is logged as a warning once', async () => {
  const shop = await startNodeShop()
  const warned = () => shop.output().split('proxy.undeclared').length - 1
  await see(`${shop.url}/en/login`)
  expect(warned()).toBe(0)
  for (const visitor of ['203.0.113.1', '198.51.100.2'])
    await see(`${shop.url}/en/login`, { headers: { 'x-forwarded-for': visitor } })
  await expect.poll(warned).toBe(1)
  await shop.stop()
})

test('with a full disk the shop starts, serves pages and reports not ready', async () => {
  const before = await startNodeShop()
  await waitForCached(visitorOf(before), '/en/brands')
  const dataDir = `${before.dataDir}-full`
  cpSync(before.dataDir, dataDir, { recursive: true })
  await before.stop()
  // as after a clean stop: SQLite has to create these files
  for (const file of readdirSync(dataDir).filter((name) => /-(shm|wal)$/.test(name))) rmSync(join(dataDir, file))
  const shop = await startNodeShop({ dataDir, through: onFullDisk(8) })
  for (const path of ['/en/brands', '/en/range?page=2', '/en/about-us', '/en/cart'])
    expect([path, (await see(shop.url + path)).status]).toEqual([path, 200])
  const ready = await see(`${shop.url}/readyz`)
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    503,
    expect.objectContaining({
      database: expect.objectContaining({ ok: true }),
      writes: expect.objectContaining({ ok: false }),
      disk: expect.objectContaining({ ok: false }),
    }),
  ])
  expect((await see(`${shop.url}/healthz`)).status).toBe(200)
  await shop.stop()
  rmSync(dataDir, { recursive: true })
})

test('a second shop does not start on the same data folder, unless its backends are external', async () => {
  const shop = await startNodeShop()
  const second = (env: Record<string, string> = {}) => startNodeShop({ dataDir: shop.dataDir, env })
  await expect(second()).rejects.toThrow(`Another shop serves ${shop.dataDir}: stop it first, or set another DATA_DIR.`)
  const backends = {
    COMMERCE_URL: `${shop.url}/graphql/commerce`,
    CONTENT_URL: `${shop.url}/graphql/content`,
  }
  const external = await second(backends)
  expect((await see(`${external.url}/en/brands`)).status).toBe(200)
  await external.stop()
  await shop.kill()
  const next = await second()
  await next.stop()
  rmSync(shop.dataDir, { recursive: true })
})

test('with a damaged cache the shop serves pages and is ready', async () => {
  const shop = await startNodeShop()
  const cache = new DatabaseSync(join(shop.dataDir, 'kv.sqlite'))
  cache.exec('DROP TABLE kv')
  cache.close()
  expect((await see(`${shop.url}/en/brands`)).status).toBe(200)
  const ready = await see(`${shop.url}/readyz`)
  expect([ready.status, JSON.parse(ready.text)]).toEqual([
    200,
    expect.objectContaining({ status: 'ready', kv: expect.objectContaining({ ok: false }) }),
  ])
  await shop.stop()
})

test('a request whose body ends early is logged without a stack trace', async () => {
  const shop = await startNodeShop({ env: { LOG_LEVEL: 'info' } })
  const { port: own } = new URL(shop.url)
  for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
    const socket = connect(Number(own), 'localhost')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    const head = 'POST /api/en/cart/items HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n'
    const part = length.startsWith('T') ? '5\r\n{"pro\r\n' : '{"pro'
    socket.write(`${head}Content-Type: application/json\r\n${length}\r\n\r\n${part}`)
    await sleep(300)
    socket.destroy()
  }
  await expect.poll(() => shop.output().split('"path":"/api/en/cart/items"').length - 1).toBe(2)
  expect(shop.output()).toContain('request.aborted')
  expect(shop.output()).not.toMatch(/"level":"error"|abortIncoming/)
  await shop.stop()
})

test('behind https every response has Strict-Transport-Security, static files too', async () => {
  const shop = await startNodeShop({ env: { PUBLIC_ORIGIN: 'https://shop.example' } })
  for (const path of ['/icons.svg', '/healthz', '/media/none.webp'])
    expect([path, (await see(shop.url + path)).headers.get('strict-transport-security')]).toEqual([
      path,
      expect.stringContaining('max-age='),
    ])
  await shop.stop()
})
