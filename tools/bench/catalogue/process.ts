// Child process with one backend over one database; measure.ts starts it with the path of the database.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '../../../backends/commerce/catalogue/catalogue.ts'
import { createCatalogueStore } from '../../../backends/commerce/catalogue/catalogue.ts'
import { countFacets } from '../../../backends/commerce/catalogue/facet-counts.ts'
import { createCommerce } from '../../../backends/commerce/handler.ts'
import { toFilters } from '../../../backends/commerce/resolvers/products/listing.ts'
import { readCatalogueVersion } from '../../../backends/commerce/sql/catalogue.ts'
import type { Locale } from '../../../backends/graphql/locales.ts'
import { getProductListing, getProductListingFacets } from '../../../contracts/generated/commerce.ts'
import type { TypedDocument } from '../../../contracts/typed-document.ts'
import { openSqliteD1 } from '../../../src/server/platform/node/sqlite-d1.ts'
import { createQueries } from './queries.ts'

export type Job = { kind: 'start' } | { kind: 'listing' | 'search' | 'facets'; count: number; seed: number }
export type Start = {
  firstAnswer: { wallMs: number; cpuMs: number }
  firstSearchCpuMs: number
  /** After garbage collection; `grownMb` is the growth by the catalogue with its search index. */
  memory: { residentMb: number; grownMb: number }
}

const db = openSqliteD1(process.argv[2] ?? '')
let commerce: (request: Request) => Promise<Response> = () => Promise.reject(new Error('Not started'))
let catalogue: Catalogue | null = null

process.on('message', (job: Job) => {
  const answer = job.kind === 'start' ? start() : measure(job)
  answer.then((value) => process.send?.({ value })).catch((error) => process.send?.({ error: String(error?.stack) }))
})
process.once('disconnect', () => process.exit())

async function start(): Promise<Start> {
  const before = await heapMb()
  const since = { wall: performance.now(), cpu: process.cpuUsage() }
  commerce = createCommerce({ db, debug: false, shopOrigin: 'https://shop.example' })
  await ask(getProductListing, { first: 16, page: 1 }, 'en')
  const firstAnswer = { wallMs: performance.now() - since.wall, cpuMs: cpuMs(since.cpu) }
  const searching = process.cpuUsage()
  await ask(getProductListing, { search: 'kaas', first: 8 }, 'nl')
  const firstSearchCpuMs = cpuMs(searching)
  const grownMb = (await heapMb()) - before
  return { firstAnswer, firstSearchCpuMs, memory: { residentMb: process.memoryUsage.rss() / 2 ** 20, grownMb } }
}

async function measure({ kind, count, seed }: Exclude<Job, { kind: 'start' }>): Promise<number[]> {
  const questions = await createQueries(db, seed)
  const times: number[] = []
  if (kind === 'search') {
    while (times.length < count) {
      for (const search of questions.typing())
        times.push(await timed(() => ask(getProductListing, { search, first: 8 }, 'nl')))
    }
    return times
  }
  catalogue ??= kind === 'facets' ? await createCatalogueStore(db)(await readCatalogueVersion(db)) : null
  for (let index = 0; index < count; index += 1) {
    const { locale, page, filters } = questions.listing()
    const { on_stock: stock, ...common } = filters
    const asListing = { ...common, page, first: 16, ...(stock !== undefined && { is_stock_article: stock }) }
    const listingAndFacets = async () => {
      await ask(getProductListing, asListing, locale)
      await ask(getProductListingFacets, filters, locale)
    }
    times.push(await (kind === 'listing' ? timed(listingAndFacets) : timeCounts(common, locale)))
  }
  return times
}

/** Repeats the counts ten times, because one is below the resolution of the clock. */
async function timeCounts({ search: _, ...input }: Parameters<typeof toFilters>[0], locale: Locale): Promise<number> {
  const range = catalogue
  if (!range) throw new Error('The range is not read')
  const filters = toFilters(input, {})
  const now = { search: null, soldOut: await range.soldOut(new Date()) }
  const total = await timed(async () => {
    for (let index = 0; index < 10; index += 1) countFacets(range, filters, locale, now)
  })
  return total / 10
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return cpuMs(before)
}

async function ask<Result, Variables>(
  { text, name }: TypedDocument<Result, Variables>,
  variables: Variables,
  locale: Locale,
): Promise<void> {
  const response = await commerce(
    new Request('https://shop.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-locale': locale },
      body: JSON.stringify({ query: text, variables, operationName: name }),
    }),
  )
  const answer = await response.text()
  if (answer.includes('"errors"')) throw new Error(`${name}: ${answer.slice(0, 500)}`)
}

function cpuMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Memory in use on the heap and in typed arrays, in MiB. */
async function heapMb(): Promise<number> {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.()
    await sleep(20)
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}
