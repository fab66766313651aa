// Measures in Chromium what a guest's browser loads for a listing, before and after the first interaction.
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page, Response } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { waitForCached } from './cached-page.ts'
import { waitForHydration } from './first-visit.ts'
import { listingPath } from './listing-pages.ts'
import type { Server } from './servers.ts'

const kinds = { document: 'html', stylesheet: 'css', script: 'js' } as const
export const weightKinds = ['html', 'inline css', 'css', 'js', 'page data'] as const
type Kind = (typeof weightKinds)[number]
type Bytes = { raw: number; brotli: number }

export type Weights = {
  /** Until the network is idle, without interaction. */
  before: Record<Kind, Bytes>
  /** Total after a click on an add button and the load of the app. */
  after: Record<Kind, Bytes>
  /** Bytes of the document, and without the scripts and the link for hydration data. */
  html: { all: number; withoutData: number }
}

/** Measures the cached listing of a shop on Node, which sends brotli. */
export async function measureListingWeight(shop: Server): Promise<Weights> {
  await waitForCached(shop.origin, listingPath)
  return measurePageWeight(shop.origin + listingPath, async (page, add) => {
    const added = page.waitForResponse((response) => response.url().includes('/cart/items'))
    await add.click()
    if ((await added).request().resourceType() !== 'fetch') throw new Error('The press was answered with a document')
    await waitForHydration(page)
  })
}

/** @param press acts on the first add button */
export async function measurePageWeight(
  url: string,
  press: (page: Page, add: Locator) => Promise<unknown>,
): Promise<Weights> {
  const { browser, userAgent } = await openBrowser()
  try {
    const page = await browser.newPage({ userAgent, viewport: { width: 1280, height: 900 } })
    const answers: Response[] = []
    page.on('response', (response) => answers.push(response))
    await page.goto(url, { waitUntil: 'networkidle' })
    const html = (await answers[0]?.text()) ?? ''
    const before = await weigh(answers)
    await press(page, page.locator('form[data-app] button.add-button').first())
    await page.waitForLoadState('networkidle')
    const after = await weigh(answers)
    return { before, after, html: { all: html.length, withoutData: withoutData(html).length } }
  } finally {
    await browser.close()
  }
}

async function weigh(answers: readonly Response[]): Promise<Weights['before']> {
  const none = (): Bytes => ({ raw: 0, brotli: 0 })
  const sums = Object.fromEntries(weightKinds.map((kind) => [kind, none()])) as Weights['before']
  for (const response of [...answers]) {
    const kind = kindOf(response)
    if (!kind || !response.ok()) continue
    const body = await response.body()
    const { responseBodySize } = await response.request().sizes()
    sums[kind].raw += body.length
    sums[kind].brotli += (await response.headerValue('content-encoding')) === 'br' ? responseBodySize : squeeze(body)
    if (kind !== 'html') continue
    const inline = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body.toString())?.[1] ?? ''
    sums['inline css'].raw += inline.length
    sums['inline css'].brotli += squeeze(Buffer.from(inline))
  }
  return sums
}

/** Hydration data is sent as a script and counted as page data. */
function kindOf(response: Response): Kind | undefined {
  if (new URL(response.url()).pathname.startsWith('/_page/')) return 'page data'
  return kinds[response.request().resourceType() as keyof typeof kinds]
}

const squeeze = (body: Buffer) => (body.length > 0 ? brotliCompressSync(body).length : 0)

const withoutData = (html: string) =>
  html.replace(/<script(?![^>]*\ssrc=)[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="page-data"[^>]*>/, '')
