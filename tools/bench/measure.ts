// Runs all measurements: starts shops and baselines, measures, stops everything.
import { cpus } from 'node:os'
import { serveBarePage } from './bare-page.ts'
import { type Runtime, runtimes } from './build.ts'
import { type CatalogueFigures, type CatalogueThoroughness, measureCatalogue } from './catalogue/measure.ts'
import { type Expiring, measureExpiry } from './expiry.ts'
import { type FirstVisits, measureFirstVisits } from './first-visit.ts'
import { type IsolateFigures, measureIsolate } from './isolate.ts'
import { type Latency, measureLatency } from './latency.ts'
import { countElements } from './listing-pages.ts'
import { startLoadClient } from './load.ts'
import { type LongTail, measureLongTail } from './long-tail.ts'
import { type MemoryFigures, measureMemory } from './memory.ts'
import { keepRunning, type Server } from './servers.ts'
import { startShop } from './shops.ts'
import { type Subjects, startSubjects } from './subjects.ts'
import { measureSpeed, type Speed, type Throughput } from './throughput.ts'
import { measureListingWeight, type Weights } from './weights.ts'

export type Results = {
  machine: string
  speeds: Speed[]
  latencies: Latency[]
  weights: Weights
  firstVisits: FirstVisits
  expiring: Expiring
  longTail: LongTail[]
  /** The embedded commerce backend alone, with a small and a large catalogue. */
  catalogue: CatalogueFigures[]
  /** The shop on Node; null if the system does not report it. */
  memory: MemoryFigures | null
  isolate: IsolateFigures
  /** Body sizes of the compared pages: the cached page, and the output of bare React. */
  pages: { cached: number; cachedElements: number; reactElements: number; react: number }
}

type Thoroughness = Throughput & {
  latency: { rounds: number; requests: number }
  catalogue: CatalogueThoroughness
  mixedRequests: number
  visits: number
  expiringMs: number
  isolate: { visits: number }
}

export const thorough: Thoroughness = {
  rounds: 5,
  roundMs: 1_200,
  warmMs: 3_000,
  latency: { rounds: 5, requests: 8 },
  catalogue: { rounds: 5, questions: 200 },
  mixedRequests: 20_000,
  visits: 7,
  expiringMs: 10_000,
  isolate: { visits: 150 },
}
/** A smoke test; the figures are rough. */
export const quick: Thoroughness = {
  rounds: 1,
  roundMs: 300,
  warmMs: 0,
  latency: { rounds: 1, requests: 3 },
  catalogue: { rounds: 1, questions: 100 },
  mixedRequests: 1_000,
  visits: 2,
  expiringMs: 3_000,
  isolate: { visits: 20 },
}

export async function measure(thoroughness: Thoroughness, say: (line: string) => void): Promise<Results> {
  // First, while nothing else is running.
  const catalogue = await measureCatalogue(thoroughness.catalogue, say)
  const client = startLoadClient()
  const { keep, stopAll } = keepRunning()
  try {
    const memory = await measureMemory(client, thoroughness.mixedRequests, say)
    const isolate = await measureIsolate(thoroughness.isolate, say)
    say('Starting the shop and its baselines on Node and in workerd')
    const shops = new Map<Runtime, Server>()
    const baselines: (Subjects & { runtime: Runtime })[] = []
    for (const runtime of runtimes) {
      const shop = keep(await startShop(runtime))
      shops.set(runtime, shop)
      baselines.push({ runtime, ...keep(await startSubjects(runtime, shop)) })
    }
    const onNode = shops.get('node')
    const [first] = baselines
    if (!onNode || !first) throw new Error('The shop did not start on Node')

    say(`Throughput: ${thoroughness.rounds} alternating rounds of each baseline`)
    const speeds = await measureSpeed(client, baselines, thoroughness)
    say(`Slow backends: ${thoroughness.latency.rounds} rounds of each delay in turn`)
    const latencies = await measureLatency(client, onNode, { ...thoroughness.latency, warmMs: thoroughness.warmMs })
    say('Weights in Chromium')
    const weights = await measureListingWeight(onNode)
    const { page, drawnByReact } = first
    say(`First visits on Slow 4G: ${thoroughness.visits} of each kind in turn`)
    const bare = keep(await serveBarePage(drawnByReact))
    const firstVisits = await measureFirstVisits(onNode, bare.origin, thoroughness.visits)
    say('Cached pages while they expire')
    const expiring = await measureExpiry(client, thoroughness.expiringMs)
    say('A day of long-tail traffic, simulated')
    const longTail = await measureLongTail({ plain: page.html.length, brotli: page.brotli.length * 0.75 })
    return {
      machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}`,
      speeds,
      latencies,
      weights,
      firstVisits,
      expiring,
      longTail,
      catalogue,
      memory,
      isolate,
      pages: {
        cached: Buffer.byteLength(page.html),
        cachedElements: countElements(page.html),
        react: Buffer.byteLength(drawnByReact),
        reactElements: countElements(drawnByReact),
      },
    }
  } finally {
    await stopAll()
    client.stop()
  }
}
