// Measures the embedded commerce backend with a small and a large catalogue, each in its own process, alternating.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildBaseline } from '../build.ts'
import { median, percentile } from '../statistics.ts'
import { seededDatabase } from './databases.ts'
import type { Job, Start } from './process.ts'

export const sizes = [1_000, 50_000] as const

export type Spread = { median: number; p99: number }
export type CatalogueFigures = Start & {
  products: number
  /** CPU milliseconds of a listing with facets, of a search per typed letter, and of the facet counts alone. */
  listing: Spread
  search: Spread
  facets: Spread
}

export type CatalogueThoroughness = { rounds: number; questions: number }

export async function measureCatalogue(
  { rounds, questions }: CatalogueThoroughness,
  say: (line: string) => void,
): Promise<CatalogueFigures[]> {
  const entry = fileURLToPath(new URL('process.ts', import.meta.url))
  const bundle = await buildBaseline({ name: 'catalogue', entry, constants: {} }, 'node')
  const backends: { products: number; backend: Awaited<ReturnType<typeof startBackend>>; times: Times }[] = []
  try {
    for (const products of sizes) {
      const file = await seededDatabase(products, say)
      const backend = await startBackend(bundle, file)
      backends.push({ products, backend, times: { listing: [], search: [], facets: [] } })
    }
    say(`Ranges of ${sizes.join(' and ')} products: ${rounds} rounds of ${questions} questions each in turn`)
    // Round 0 is a warm-up for the JIT compiler.
    for (let round = 0; round <= rounds; round += 1) {
      for (const kind of ['listing', 'search', 'facets'] as const) {
        for (const { backend, times } of backends) {
          const measured = await backend.run<number[]>({ kind, count: questions, seed: round + 1 })
          if (round > 0) times[kind].push(...measured)
        }
      }
    }
    return backends.map(({ products, backend, times }) => ({
      products,
      ...backend.started,
      listing: toSpread(times.listing),
      search: toSpread(times.search),
      facets: toSpread(times.facets),
    }))
  } finally {
    for (const { backend } of backends) backend.stop()
    rmSync(dirname(bundle), { recursive: true, force: true })
  }
}

type Times = Record<'listing' | 'search' | 'facets', number[]>

const toSpread = (times: readonly number[]): Spread => ({ median: median(times), p99: percentile(times, 0.99) })

async function startBackend(bundle: string, file: string) {
  const child = fork(bundle, [file], { execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'] })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('A backend of the benchmark ended')))
  died.catch(() => undefined)
  async function run<Value>(job: Job): Promise<Value> {
    const answered = once(child, 'message') as Promise<[{ value: Value; error?: string }]>
    child.send(job)
    const [{ value, error }] = await Promise.race([answered, died])
    if (error) throw new Error(error)
    return value
  }
  return { started: await run<Start>({ kind: 'start' }), run, stop: () => child.disconnect() }
}
