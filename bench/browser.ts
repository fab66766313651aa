// A Chromium for what the benchmark measures in a browser. Called by weights.ts and first-visit.ts.
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '#scripts/chromium.ts'

export type OpenBrowser = {
  browser: Browser
  /** What a Chromium with a window says of itself: the shop answers robots in another way. */
  userAgent: string
}

/** The caller closes it. */
export async function openBrowser(): Promise<OpenBrowser> {
  const { executablePath, args, env } = await findChromium()
  const all = { ...process.env, ...env } as Record<string, string>
  const browser = await chromium.launch({ executablePath, args, env: all })
  const [major] = browser.version().split('.')
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`
  return { browser, userAgent }
}
