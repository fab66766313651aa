// `npm run bench -- --compare`: compares the shop on Node with the same listing in TanStack Start and Next.js, alternating.
import { waitForCached } from '../cached-page.ts'
import { countElements, guestTexts, listingPath } from '../listing-pages.ts'
import { startLoadClient } from '../load.ts'
import { keepRunning, type Server } from '../servers.ts'
import { startShop } from '../shops.ts'
import { type Subject, type SubjectName, startSubjects } from '../subjects.ts'
import { measureSpeed, type Speed, type Throughput } from '../throughput.ts'
import { measureListingWeight, measurePageWeight, type Weights } from '../weights.ts'
import { type Framework, startFrameworks } from './servers.ts'
import { measureVisits, type Site, type Visits } from './visits.ts'

/** Variants of the shop that are measured in the same rounds. */
const beside: readonly SubjectName[] = ['static', 'cached', 'react', 'drawn']
export const shopName = 'shop'

export type Comparison = {
  speeds: Speed<SubjectName | Framework>[]
  visits: Visits[]
  weights: { name: string; weights: Weights }[]
  pages: { name: string; bytes: number; elements: number }[]
}

export async function compareFrameworks(
  { visits, ...pace }: Throughput & { visits: number },
  say: (line: string) => void,
): Promise<Comparison> {
  const client = startLoadClient()
  const { keep, stopAll } = keepRunning()
  try {
    const shop = keep(await startShop('node'))
    const own = keep(await startSubjects('node', shop))
    const frameworks = keep(await startFrameworks(shop, say)).servers
    const subjects: Subject<SubjectName | Framework>[] = own.subjects.filter(({ name }) => beside.includes(name))
    const pages = [toPage(shopName, own.page.html), toPage('bare React', own.drawnByReact)]
    for (const [name, server] of frameworks) {
      subjects.push(toSubject(name, server))
      pages.push(toPage(name, await readPage(name, server)))
    }
    say(`Throughput: ${pace.rounds} rounds of each in turn`)
    const speeds = await measureSpeed(client, [{ runtime: 'node', subjects }], pace)
    say('Weights in Chromium')
    const weights = [{ name: shopName, weights: await measureListingWeight(shop) }]
    for (const [name, server] of frameworks) weights.push({ name, weights: await weigh(server) })
    say(`Visits on Slow 4G: ${visits} of each kind in turn`)
    const prepare = () => waitForCached(shop.origin, listingPath)
    const sites: Site[] = [
      { name: shopName, url: shop.origin + listingPath, prepare },
      ...frameworks.map(([name, { origin }]) => ({ name, url: origin, prepare: async () => undefined })),
    ]
    return { speeds, weights, pages, visits: await measureVisits(sites, visits) }
  } finally {
    await stopAll()
    client.stop()
  }
}

const toPage = (name: string, html: string) => ({ name, bytes: Buffer.byteLength(html), elements: countElements(html) })

/** @throws Error if the page of Next.js does not come from its cache */
async function readPage(name: Framework, { origin }: Server): Promise<string> {
  const response = await fetch(origin)
  const kept = response.headers.get('x-nextjs-cache')
  if (name === 'Next.js' && kept !== 'HIT') throw new Error(`Next.js does not keep its page: ${kept}`)
  return response.text()
}

const toSubject = (name: Framework, server: Server): Subject<Framework> => ({
  name,
  server,
  headers: { 'accept-encoding': 'identity' },
  expect: { status: 200, bytes: { least: 1_000, most: 10_000_000 }, sentences: guestTexts },
  paths: () => ['/'],
})

const weigh = ({ origin }: Server) =>
  measurePageWeight(origin, async (page, add) => {
    await add.click()
    await page.locator('[data-cart-count]:not(:empty)').waitFor({ state: 'attached' })
  })
