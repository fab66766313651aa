// Measures the memory of the shop on Node after many mixed requests, including pictures.
import { startFreshPages } from './listing-pages.ts'
import type { Job, LoadClient } from './load.ts'
import { residentMb, waitForIdle } from './processes.ts'
import { startShop } from './shops.ts'
import type { Goal } from './targets.ts'

export type MemoryFigures = { requests: number; pictures: number; startMb: number; endMb: number }

const mostGrownMb = 250
const anything = { status: 200, bytes: { least: 1, most: 10_000_000 }, sentences: [] }
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'accept-encoding': 'br',
}
const ranges = ['/assortiment', '/en/range', '/de/products', '/fr/products']
const content = ['/en', '/de', '/fr', '/en/about-us', '/en/contact', '/de/ueber-uns']

/** Requests all pages of a new shop repeatedly; null if the system does not report the memory of a process. */
export async function measureMemory(
  client: LoadClient,
  requests: number,
  say: (line: string) => void,
): Promise<MemoryFigures | null> {
  const { origin, pid, stop } = await startShop('node')
  try {
    const startMb = pid === null ? null : await settle(pid)
    if (pid === null || startMb === null) return null
    say(`Memory: ${requests} mixed requests, ${Math.round(startMb)} MB before`)
    const { pages, pictures } = await findPaths(origin, requests)
    const some = (paths: string[], accept: string, share: number, connections: number) =>
      ask(client, { origin, paths, headers: { ...headers, accept }, connections }, Math.round(requests * share))
    // alternating, like real traffic
    for (let turn = 0; turn < 5; turn++) {
      await some(rotate(pages, turn / 5), 'text/html', 0.15, 8)
      // two at a time: encoding a picture is slow, and more would only queue
      await some(rotate(pictures, turn / 5), turn % 2 ? 'image/webp' : 'image/avif,image/webp', 0.05, 2)
      say(`  ${Math.round((requests * (turn + 1)) / 5)} answered: ${Math.round(residentMb(pid) ?? 0)} MB`)
    }
    const endMb = await settle(pid)
    return endMb === null ? null : { requests, pictures: pictures.length, startMb, endMb }
  } finally {
    await stop()
  }
}

async function settle(pid: number): Promise<number | null> {
  await waitForIdle(pid)
  return residentMb(pid)
}

const rotate = <Item>(items: readonly Item[], part: number): Item[] => {
  const start = Math.floor(items.length * part)
  return [...items.slice(start), ...items.slice(0, start)]
}

type Round = Pick<Job, 'origin' | 'paths' | 'headers' | 'connections'>

/** The load client ends a job after a minute, so jobs are repeated until all requests are sent. */
async function ask(client: LoadClient, round: Round, requests: number) {
  for (let left = requests; left > 0; ) {
    const paths = rotate(round.paths, (requests - left) / requests)
    const job = { ...round, paths, durationMs: 60_000, requests: left, expect: anything }
    left -= (await client.run(job)).requests
  }
}

/** Listings in every language, their products and pictures, content, data, and pages that are requested only once. */
async function findPaths(origin: string, requests: number): Promise<{ pages: string[]; pictures: string[] }> {
  const listings = ranges.flatMap((range) => [
    range,
    ...Array.from({ length: 23 }, (_, page) => `${range}?page=${page + 2}`),
  ])
  const read = async (path: string) =>
    (await fetch(origin + path, { headers: { 'user-agent': headers['user-agent'] } })).text()
  const html = (await Promise.all(listings.slice(0, 30).map(read))).join('')
  const unique = (pattern: RegExp) => [...new Set(Array.from(html.matchAll(pattern), ([, path = '']) => path))]
  const data = Array.from({ length: 40 }, (_, page) => `/api/en/catalogue/listing?page=${page + 1}`)
  const fresh = startFreshPages()(Math.min(500, Math.round(requests / 20)))
  const rarePages = [...listings, ...unique(/href="(\/[^"?#]*\/p\/[^"?#]+)"/g), ...content, ...data, ...fresh]
  // every other request is for a popular page, from the cache
  const popular = [...ranges, ...content]
  const pages = rarePages.flatMap((path, place) => [path, popular[place % popular.length] ?? path])
  return { pages, pictures: unique(/(\/img\/(?:413|576|640|768)\/[^\s",&]+)/g).slice(0, Math.round(requests / 20)) }
}

export const memoryGoal = (figures: MemoryFigures | null): Goal => ({
  id: 'memory',
  what: `grown by ${figures?.requests ?? 0} mixed requests, ${figures?.pictures ?? 0} pictures in two formats`,
  runtime: 'node',
  value: figures && figures.endMb - figures.startMb,
  unit: 'MB',
  gate: `<= ${mostGrownMb}`,
  goal: `<= ${mostGrownMb}`,
})
