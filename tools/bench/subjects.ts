// The subjects of one runtime: the shop with its kinds of responses, and the baselines.
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { StaticPage } from './baselines/static.ts'
import { type Baseline, buildBaseline, type Runtime } from './build.ts'
import { readCachedPage } from './cached-page.ts'
import { readListing } from './listing-data.ts'
import { customerTexts, guestTexts, listingPath, startFreshPages, uncachedListingPath } from './listing-pages.ts'
import type { Expectation } from './load.ts'
import { type Server, serveInWorkerd, serveOnNode } from './servers.ts'
import { logIn } from './shops.ts'

/** Has baselines/static.ts write a log line. */
const logged = { 'x-log': '1' }

export const subjectNames = [
  'static',
  'static, brotli',
  'static, logged',
  'static, logged, brotli',
  'cached',
  'cached, brotli',
  'react',
  'drawn',
  'customer',
  'customer, drawn',
  'dashboard',
  'cart',
  'checkout',
  'orders',
] as const
export type SubjectName = (typeof subjectNames)[number]

/** A kind of request to one server. */
export type Subject<Name extends string = SubjectName> = {
  name: Name
  server: Server
  headers: Record<string, string>
  expect: Expectation
  /** Concurrent requests, if fewer than for others. */
  connections?: number
  /** At most `count` paths to request; new ones on each call if the page must not be cached. */
  paths(count: number): string[]
  /** Runs before a round; returns the expectation if it is not fixed. */
  prepare?(): Promise<Expectation>
}

export type Subjects = {
  subjects: Subject[]
  page: StaticPage
  drawnByReact: string
  stop(): Promise<void>
}

/** The shop renders the same page of a session at most twice at the same time. */
const maxRenders = 2

/** Pages that are rendered for each request of a customer. */
const livePages = [
  { name: 'dashboard', path: '/en/dashboard' },
  { name: 'cart', path: '/en/cart' },
  { name: 'checkout', path: '/en/checkout' },
  { name: 'orders', path: '/en/dashboard/orders' },
] as const

const identity = { 'accept-encoding': 'identity' }
const brotli = { 'accept-encoding': 'br' }

/** Starts the baselines for a running shop. */
export async function startSubjects(runtime: Runtime, shop: Server): Promise<Subjects> {
  const page = await readCachedPage(shop.origin, listingPath)
  const fixed = await startBaseline(runtime, 'static', { STATIC_PAGE: page })
  const react = await startBaseline(runtime, 'react', { LISTING: await readListing(shop.origin, listingPath) })
  const fresh = startFreshPages()
  const cookie = await logIn(shop.origin)

  const same = () => [listingPath]
  const whole = { status: 200, bytes: { least: 1_000, most: 10_000_000 }, sentences: guestTexts }
  const fromShell = { ...whole, cacheStatus: 'hit; detail=customer', sentences: customerTexts }
  const subjects: Subject[] = [
    { name: 'static', server: fixed, headers: identity, expect: plainForm(page), paths: same },
    { name: 'static, brotli', server: fixed, headers: brotli, expect: brotliForm(page), paths: same },
    {
      name: 'static, logged',
      server: fixed,
      headers: { ...identity, ...logged },
      expect: plainForm(page),
      paths: same,
    },
    {
      name: 'static, logged, brotli',
      server: fixed,
      headers: { ...brotli, ...logged },
      expect: brotliForm(page),
      paths: same,
    },
    {
      name: 'cached',
      server: shop,
      headers: identity,
      expect: whole,
      paths: same,
      prepare: async () => ({ ...plainForm(await readCachedPage(shop.origin, listingPath)), cacheStatus: 'hit' }),
    },
    {
      name: 'cached, brotli',
      server: shop,
      headers: brotli,
      expect: whole,
      paths: same,
      prepare: async () => ({ ...brotliForm(await readCachedPage(shop.origin, listingPath)), cacheStatus: 'hit' }),
    },
    { name: 'react', server: react, headers: identity, expect: whole, paths: same },
    // listings that were never requested, which are cached only after a second request
    { name: 'drawn', server: shop, headers: identity, expect: { ...whole, cacheStatus: 'fwd=miss' }, paths: fresh },
    {
      name: 'customer',
      server: shop,
      headers: { ...identity, cookie },
      expect: fromShell,
      paths: same,
      prepare: async () => {
        await waitForShell(shop.origin + listingPath, cookie)
        return fromShell
      },
    },
    {
      name: 'customer, drawn',
      server: shop,
      headers: { ...identity, cookie },
      expect: { ...whole, cacheStatus: 'fwd=bypass', sentences: customerTexts },
      paths: () => [uncachedListingPath],
      connections: maxRenders,
    },
    ...livePages.map(
      ({ name, path }): Subject => ({
        name,
        server: shop,
        headers: { ...identity, cookie },
        expect: { ...whole, sentences: ['<h1', 'Brasserie Nova', '</html>'] },
        paths: () => [path],
        connections: maxRenders,
      }),
    ),
  ]
  const stop = async () => {
    await Promise.all([fixed.stop(), react.stop()])
  }
  const drawn = await fetch(react.origin + listingPath)
  if (!drawn.ok) throw new Error(`Bare React answers ${drawn.status}`)
  const drawnByReact = await drawn.text()
  return { subjects, page, drawnByReact, stop }
}

/** Requests a customer's page until its shell is cached: concurrent requests without one would exceed the limit of renders. */
async function waitForShell(url: string, cookie: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const response = await fetch(url, { headers: { cookie } })
    await response.body?.cancel()
    if (response.headers.get('cache-status')?.includes('detail=customer')) return
    await sleep(50)
  }
  throw new Error(`The shop does not keep the shell of ${url}`)
}

/** Byte-exact response; the sentences were checked in the uncompressed body. */
const exactly = ({ length }: Buffer, etag: string, sentences: string[]): Expectation => ({
  status: 200,
  bytes: { least: length, most: length },
  etag,
  sentences,
})
const plainForm = ({ html, etags }: StaticPage) => exactly(Buffer.from(html), etags.plain, guestTexts)
const brotliForm = ({ brotli, etags }: StaticPage) => exactly(Buffer.from(brotli, 'base64'), etags.brotli, [])

const entries = {
  static: new URL('baselines/static.ts', import.meta.url),
  react: new URL('baselines/react.tsx', import.meta.url),
} satisfies Record<Baseline['name'], URL>

async function startBaseline(runtime: Runtime, name: Baseline['name'], constants: Baseline['constants']) {
  const bundle = await buildBaseline({ name, entry: fileURLToPath(entries[name]), constants }, runtime)
  const server = await (runtime === 'node' ? serveOnNode(bundle) : serveInWorkerd(bundle))
  const stop = async () => {
    await server.stop()
    rmSync(dirname(bundle), { recursive: true, force: true })
  }
  return { ...server, stop }
}
