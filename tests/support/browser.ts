// Opens pages in Chromium as visitors see them. Called by tests/e2e; importing it starts one browser for the test file.
import { type BrowserContextOptions, chromium, type Page, type Route } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { watchForProblems } from './page-problems.ts'
import { shops } from './runtimes.ts'

export type PageOptions = {
  /** Path that relative addresses of `goto` start from. */
  baseUrl?: string
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  /** Language of the browser, which only `/` reacts to. */
  locale?: string
  /** false: the page as visitors without JavaScript get it. */
  javaScriptEnabled?: boolean
  /** Replaces the ordinary Chrome on Linux. */
  userAgent?: string
  /** Console errors that the test means to provoke, such as the browser's own line about a 404. */
  expectedProblems?: RegExp[]
  /** Anything else that Playwright's contexts take. */
  context?: BrowserContextOptions
}

const { executablePath, args, env } = inject('chromium')
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env } as Record<string, string>,
})
afterAll(() => browser.close())

// A headless browser names itself HeadlessChrome, which servers may treat as a robot.
const [major] = browser.version().split('.')
const visitor = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`

/** Miniflare takes half a second to write one picture as AVIF; what both formats show is tested on Node. */
const askForWebp = (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,image/*' } })

/**
 * A page in a context of its own. When the test ends the context closes, and the test fails for every console error, uncaught
 * exception or refused resource (CSP) that it did not expect.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: options.baseUrl ?? shops.node.url,
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    locale: options.locale ?? 'nl-BE',
    timezoneId: 'Europe/Brussels',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    userAgent: options.userAgent ?? visitor,
    ...options.context,
  })
  const isNode = !options.baseUrl || options.baseUrl === shops.node.url
  if (!isNode) await context.route('**/img/**', askForWebp)
  const problems = await watchForProblems(context)
  onTestFinished(async () => {
    await context.close()
    const unexpected = problems.filter((problem) => !options.expectedProblems?.some((pattern) => pattern.test(problem)))
    expect(unexpected, 'problems in the browser').toEqual([])
  })
  return context.newPage()
}
