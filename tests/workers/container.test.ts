// The steps of the Dockerfile, in folders; the shop that they make runs outside of the project.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutActions } from '../support/checkout-actions.ts'
import { type Image, runDockerfile } from '../support/dockerfile.ts'
import { freePort } from '../support/free-port.ts'
import { waitUntil } from '../support/polling.ts'
import type { Runtime } from '../support/runtimes.ts'
import { demoPassword, findOrderableProducts, nadia, visitorOf } from '../support/visit.ts'

const place = mkdtempSync(join(tmpdir(), 'proviant-container-'))
const sessionKeys = `k1:${Buffer.alloc(32, 7).toString('base64')}`

let image: Image
let env: Record<string, string>
let url: string
let shop: ReturnType<typeof spawn>
let output = ''

/** Node itself and the environment of the image, without that of the test. */
const start = ([program = '', ...args]: string[]) => spawn(program, args, { cwd: image.workdir, env, stdio: 'pipe' })

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`)
    .sort()

let files: string[]

beforeAll(async () => {
  image = runDockerfile(place)
  files = listFiles(image.workdir)
  const port = await freePort()
  url = `http://localhost:${port}`
  env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    // the root file system of a container may be read-only
    TMPDIR: join(place, 'none'),
    ...image.env,
    PORT: String(port),
    PUBLIC_ORIGIN: url,
    SESSION_KEYS: sessionKeys,
    PURGE_TOKENS: 'p'.repeat(32),
    DEMO: '1',
  }
  shop = start(image.command)
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  await waitUntil(async () => {
    if (shop.exitCode !== null) throw new Error(`The shop stopped with exit code ${shop.exitCode}:\n${output}`)
    return (await fetch(`${url}/healthz`).catch(() => null))?.ok === true
  }, 60_000)
})

afterAll(() => {
  shop?.kill('SIGKILL')
  rmSync(place, { recursive: true, force: true })
})

test('runs as a user without rights, with its data in a volume', () => {
  expect(image.user).toBe('node')
  expect(image.volumes).toEqual([env.DATA_DIR])
})

test('contains no package that only the edge, the build or the tests need', () => {
  const packages = readdirSync(join(image.workdir, 'node_modules'))
  expect(packages).toContain('sharp')
  for (const name of ['wrangler', 'miniflare', 'workerd', 'vite', 'graffle', 'typescript'])
    expect(packages).not.toContain(name)
})

test('pages in two languages, a picture and the health check succeed', async () => {
  const guest = visitorOf({ url })
  for (const [path, language] of [
    ['/en/range', 'en'],
    ['/assortiment', 'nl'],
  ] as const) {
    const page = await guest.ask(path)
    const html = await page.text()
    expect([page.status, html]).toEqual([200, expect.stringMatching(new RegExp(`<html lang="${language}"`))])
    const [picture = ''] = /\/img\/[^"\s]+/.exec(html) ?? []
    const image = await guest.ask(picture.replaceAll('&amp;', '&'))
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  const [code] = await once(start(image.health), 'exit')
  expect(code).toBe(0)
})

test('a customer places an order, which a backup by a command of the package contains', async () => {
  const { readyToOrder, place: placeOrder, ordersOf } = checkoutActions({ url } as Runtime)
  const [productId = ''] = await findOrderableProducts({ url }, 1)
  const product = { productId } as Parameters<typeof readyToOrder>[1]
  const { customer, fields } = await readyToOrder(nadia, product, 2)
  const before = (await ordersOf(customer)).total
  expect((await placeOrder(customer, fields)).status).toBe(200)
  expect((await ordersOf(customer)).total).toBe(before + 1)
  const backup = join(env.DATA_DIR ?? '', 'backup')
  const [program = '', ...args] = [...image.command, 'backup', backup]
  execFileSync(program, args, { cwd: image.workdir, env, stdio: 'pipe' })
  expect(readdirSync(backup)).toContain('commerce.sqlite')
})

test('SIGTERM ends the shop with 0 after the response to a request in flight', async () => {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ email: nadia, password: demoPassword })
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const head = `POST /api/en/account/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${url}\r\nSec-Fetch-Site: same-origin`
  socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`)
  await sleep(300)
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await waitUntil(async () => (await fetch(`${url}/healthz`).catch(() => null)) === null, 10_000)
  socket.write(body.slice(9))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200[\s\S]*set-cookie: pv_s=/i)
  expect(await ended).toEqual([0, null])
})

test('the folder of the shop is unchanged, and each line of its output is JSON', () => {
  expect(listFiles(image.workdir)).toEqual(files)
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => typeof JSON.parse(line)),
  ).not.toContain('string')
})
