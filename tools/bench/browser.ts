import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'

/** Lighthouse's Slow 4G with DevTools throttling: bytes per second, and milliseconds of latency. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }
const slowerProcessor = 4

export type OpenBrowser = {
  browser: Browser
  /** User agent of a Chromium with a window, because the shop responds differently to robots. */
  userAgent: string
}

/** The caller closes the browser. */
export async function openBrowser(): Promise<OpenBrowser> {
  const { executablePath, args, env } = await findChromium()
  const all = { ...process.env, ...env } as Record<string, string>
  const browser = await chromium.launch({ executablePath, args, env: all })
  const [major] = browser.version().split('.')
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`
  return { browser, userAgent }
}

/** A page with an empty cache, on Slow 4G with a CPU slowed down four times. */
export async function withSlowPage<Answer>(
  { browser, userAgent }: OpenBrowser,
  use: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ userAgent, viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    return await use(page)
  } finally {
    await context.close()
  }
}
