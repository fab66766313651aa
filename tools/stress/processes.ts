// Four processes that share CACHE_URL behind a balancer, over external backends: while processes are killed and their connections to Redis
// are cut, no response is older than the last purge of its page by more than a second, and a limit holds over all processes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqliteD1 } from '../../src/server/platform/node/sqlite-d1.ts'
import { startRedis } from '../../tests/support/redis-server.ts'
import { type NodeShop, startNodeShop } from '../../tests/support/server.ts'
import { visitorOf, waitForCached } from '../../tests/support/visit.ts'
import { percentile } from '../bench/statistics.ts'
import { startBalancer, targetHeader } from './balancer.ts'
import { type BreakableProxy, startBreakableProxy } from './breakable-proxy.ts'
import { readStatus } from './paced-requests.ts'
import type { StressResult } from './stress-result.ts'

const part = 'processes'
const count = 4
const readers = 4
const readPauseMs = 100
/** Every process renders a page again after it was edited. */
const editPauseMs = 1_500
/** Edits between two storms, and the purges of a storm. */
const stormEvery = 10
const stormSize = 50
/** Time after which no process may serve what was purged. */
const followMs = 1_000
const searchesPerMinute = 60
/** A caller may use as many searches at once. */
const searchBurst = 12
const searchSeconds = 10

/** URL, and language and URI of the entry. */
const pages = [
  ['/en/about-us', 'en', 'about-us'],
  ['/de/ueber-uns', 'de', 'ueber-uns'],
  ['/fr/notre-maison', 'fr', 'notre-maison'],
  ['/en/terms-and-conditions', 'en', 'terms-and-conditions'],
] as const

/** `purgedAt`: `performance.now()` when the purge was answered with 200. */
type Edition = { number: number; purgedAt: number }

const secrets = {
  SESSION_KEYS: `k1:${Buffer.from('s'.repeat(32)).toString('base64')}`,
  PURGE_TOKENS: 'purge-token-of-the-stress-test-0123456789',
}

export async function runProcesses({ seconds }: { seconds: number }): Promise<StressResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-processes-'))
  const backend = await startNodeShop({ env: { LOG_LEVEL: 'error' } })
  let redis = await startRedis()
  const proxies: BreakableProxy[] = []
  for (let index = 0; index < count; index++) proxies.push(await startBreakableProxy(redis.port))
  /** A balancer uses a process only when it is ready: here when it has rendered its first pages. */
  async function start(index: number): Promise<NodeShop> {
    const shop = await startNodeShop({
      dataDir: join(folder, String(index)),
      env: {
        ...secrets,
        CACHE_URL: `redis://127.0.0.1:${proxies[index]?.port}`,
        COMMERCE_URL: `${backend.url}/graphql/commerce`,
        CONTENT_URL: `${backend.url}/graphql/content`,
        PUBLIC_ORIGIN: 'http://localhost:8787',
        PURGE_LIMIT: '100000',
        SEARCH_LIMIT: String(searchesPerMinute),
        TRUST_PROXY: '127.0.0.1,::1',
        LOG_LEVEL: 'error',
      },
    })
    for (const [path] of pages) await waitForCached(visitorOf(shop), path)
    return shop
  }
  const shops: NodeShop[] = []
  for (let index = 0; index < count; index++) shops.push(await start(index))
  const targets = shops.map(({ url }) => url)
  const balancer = await startBalancer(targets)
  const database = openSqliteD1(join(backend.dataDir, 'content.sqlite'))
  const editions = new Map(pages.map(([path]) => [path as string, [] as Edition[]]))
  let isOver = false
  try {
    const purges: number[] = []
    let refused = 0

    async function purge(path: string): Promise<boolean> {
      const headers = { authorization: `Bearer ${secrets.PURGE_TOKENS}`, 'content-type': 'application/json' }
      const asked = performance.now()
      const body = JSON.stringify({ uris: [path] })
      const status = await readStatus(fetch(`${balancer.url}/api/purge`, { method: 'POST', headers, body }))
      if (status === 200) purges.push(performance.now() - asked)
      else refused++
      return status === 200
    }
    /** An edition counts from the purge that was accepted. */
    async function edit() {
      for (let number = 1; !isOver; number++) {
        const [path, language, uri] = pages[number % pages.length] ?? pages[0]
        await database
          .prepare(
            'UPDATE entry_texts SET title = ? WHERE uri = ? AND site_id = (SELECT id FROM sites WHERE language = ?)',
          )
          .bind(`Edition ${number}.`, uri, language)
          .run()
        while (!(await purge(path)) && !isOver) await sleep(50)
        editions.get(path)?.push({ number, purgedAt: performance.now() })
        // a storm of purges now and then
        if (number % stormEvery === 0) await Promise.all(Array.from({ length: stormSize }, () => purge(path)))
        await sleep(editPauseMs)
      }
    }

    const reads = { all: 0, failed: 0, stale: 0, staleIfError: 0, worstMs: 0, times: [] as number[] }
    async function read(reader: number) {
      const visitor = visitorOf(balancer, `203.0.113.${reader + 1}`)
      for (let index = reader; !isOver; index++) {
        await sleep(readPauseMs)
        const path = pages[index % pages.length]?.[0] ?? ''
        const asked = performance.now()
        const response = await visitor.ask(path).catch(() => null)
        const html = await response?.text().catch(() => null)
        reads.all++
        const served = Number(/Edition (\d+)\./.exec(html ?? '')?.[1] ?? Number.NaN)
        if (response?.status !== 200 || html === null) {
          reads.failed++
          continue
        }
        reads.times.push(performance.now() - asked)
        const missed = editions.get(path)?.find(({ number }) => !(served >= number))
        const lateMs = missed ? asked - missed.purgedAt : 0
        if (lateMs <= followMs) reads.worstMs = Math.max(reads.worstMs, lateMs)
        else if (hadFailure(shops[Number(response.headers.get(targetHeader))], asked)) reads.staleIfError++
        else {
          reads.stale++
          reads.worstMs = Math.max(reads.worstMs, lateMs)
        }
      }
    }

    const faults = { kills: 0, cuts: 0, silences: 0, restarts: 0 }
    async function breakThings() {
      const until = performance.now() + seconds * 1000
      for (let step = 0; performance.now() < until; step++) {
        const index = Math.floor(Math.random() * count)
        const proxy = proxies[index]
        await sleep(500)
        if (step % 4 === 0) {
          faults.cuts++
          proxy?.cut()
        } else if (step % 4 === 1) {
          faults.silences++
          proxy?.silence()
        } else if (step % 4 === 2) {
          faults.kills++
          await shops[index]?.kill()
          const shop = await start(index)
          shops[index] = shop
          targets[index] = shop.url
        } else {
          faults.restarts++
          await redis.kill()
          await sleep(500)
          redis = await startRedis(redis.port)
        }
        await sleep(1_500)
        proxy?.repair()
      }
    }

    const running = [edit(), ...Array.from({ length: readers }, (_, index) => read(index))]
    await breakThings()
    isOver = true
    await Promise.all(running)

    await waitUntilReached(shops)
    const searches = await countSearches(balancer.url)
    const { kills, cuts, silences, restarts } = faults
    const under = `${kills} kills, ${cuts} cut and ${silences} silent connections, ${restarts} restarts of Redis`
    const allowed = searchBurst + Math.ceil((searchSeconds * searchesPerMinute) / 60) + 1
    return [
      {
        part,
        what: `stale of ${reads.all} responses later than 1 s after ${purges.length} purges; ${under}`,
        value: reads.stale,
        unit: '',
        limit: 0,
      },
      {
        part,
        what: 'the same, while a backend had timed out for the process (stale-if-error)',
        value: reads.staleIfError,
        unit: '',
        limit: null,
      },
      {
        part,
        what: 'longest time that a purged page was still served',
        value: reads.worstMs,
        unit: 'ms',
        limit: followMs,
      },
      { part, what: `failed responses of ${reads.all}`, value: reads.failed, unit: '', limit: null },
      { part, what: 'time of a response, 95 %', value: percentile(reads.times, 0.95), unit: 'ms', limit: null },
      { part, what: 'time of a purge, 95 %', value: percentile(purges, 0.95), unit: 'ms', limit: null },
      { part, what: 'purges that were refused, and repeated', value: refused, unit: '', limit: null },
      {
        part,
        what: `accepted of ${searches.all} searches in ${searchSeconds} s at ${count} processes, ${searchesPerMinute} per minute allowed`,
        value: searches.accepted,
        unit: '',
        limit: allowed,
      },
    ]
  } finally {
    isOver = true
    balancer.close()
    for (const proxy of proxies) proxy.close()
    await Promise.all([...shops, backend].map((shop) => shop.kill()))
    await redis.kill()
    database.close()
    rmSync(folder, { recursive: true, force: true })
    rmSync(backend.dataDir, { recursive: true, force: true })
  }
}

/** Whether a backend has failed for this process since ten seconds before the request: it may then serve older content (stale-if-error). */
function hadFailure(shop: NodeShop | undefined, asked: number): boolean {
  const since = performance.timeOrigin + asked - 10_000
  const failures = shop?.output().matchAll(/"ts":"([^"]+)","level":"\w+","event":"backend.failed"/g) ?? []
  return Array.from(failures).some(([, at = '']) => Date.parse(at) > since)
}

async function waitUntilReached(shops: readonly NodeShop[]) {
  for (const { url } of shops) {
    for (let tries = 0; tries < 100; tries++) {
      const { cache } = (await (await fetch(`${url}/readyz`)).json()) as { cache?: { ok: boolean } }
      if (cache?.ok) break
      await sleep(100)
    }
  }
}

async function countSearches(url: string) {
  const visitor = visitorOf({ url }, '198.51.100.1')
  const statuses: number[] = []
  const until = performance.now() + searchSeconds * 1000
  while (performance.now() < until) {
    statuses.push(await readStatus(visitor.ask(`/api/en/search?q=word${statuses.length}`)))
    await sleep(20)
  }
  return { all: statuses.length, accepted: statuses.filter((status) => status === 200).length }
}
