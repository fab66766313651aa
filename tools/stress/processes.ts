// Four processes that share CACHE_URL behind a balancer, over external backends: while processes are killed and their connections to Redis
// are cut, no response is older than the last purge of its page by more than a second, and a limit holds over all processes.
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqliteD1 } from '../../src/server/platform/node/sqlite-d1.ts'
import type { NodeShop } from '../../tests/support/server.ts'
import { visitorOf } from '../../tests/support/visit.ts'
import { percentile } from '../bench/statistics.ts'
import { targetHeader } from './balancer.ts'
import { readStatus } from './paced-requests.ts'
import { startProcessGroup } from './process-group.ts'
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

export async function runProcesses({ seconds }: { seconds: number }): Promise<StressResult[]> {
  const group = await startProcessGroup({
    count,
    warmUp: pages.map(([path]) => path),
    env: { SEARCH_LIMIT: String(searchesPerMinute) },
  })
  const { backend, shops, proxies, balancer } = group
  const database = openSqliteD1(join(backend.dataDir, 'content.sqlite'))
  const editions = new Map(pages.map(([path]) => [path as string, [] as Edition[]]))
  let isOver = false
  try {
    const purges: number[] = []
    let refused = 0

    async function purge(path: string): Promise<boolean> {
      const headers = { authorization: `Bearer ${group.purgeToken}`, 'content-type': 'application/json' }
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
          await group.restartShop(index)
        } else {
          faults.restarts++
          await group.restartRedis()
        }
        await sleep(1_500)
        proxy?.repair()
      }
    }

    const breaking = breakThings().finally(() => {
      isOver = true
    })
    await Promise.all([breaking, edit(), ...Array.from({ length: readers }, (_, index) => read(index))])

    await group.waitForCache()
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
    database.close()
    await group.stop()
  }
}

/** Whether a backend has failed for this process since ten seconds before the request: it may then serve older content (stale-if-error). */
function hadFailure(shop: NodeShop | undefined, asked: number): boolean {
  const since = performance.timeOrigin + asked - 10_000
  const failures = shop?.output().matchAll(/"ts":"([^"]+)","level":"\w+","event":"backend.failed"/g) ?? []
  return Array.from(failures).some(([, at = '']) => Date.parse(at) > since)
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
