// Opens pages in Chromium as visitors see them. Called by tests/e2e; the first page of a lane starts its browser, which ends with it.
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { collectPageErrors } from './page-errors.ts'
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
  /** true: pictures are fetched and drawn, for tests that look at them. */
  pictures?: boolean
  /** Console errors that the test means to provoke, such as the browser's own line about a 404. */
  expectedProblems?: RegExp[]
  /** Anything else that Playwright's contexts take. */
  context?: BrowserContextOptions
}

const { executablePath, args, env } = inject('chromium')
/** A mouse that hovers, as Playwright sets it: a later flag replaces the whole of an earlier one. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
/**
 * Tests read the page and take no picture of it: with no memory to paint into, it is laid out, and painted nowhere. On cores that are
 * all busy, threads that compile and collect beside a page only add to the work.
 */
const thrifty = ['--force-gpu-mem-available-mb=0', '--js-flags=--single-threaded']

async function launch(pictures: boolean): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: [...args, ...thrifty, `--blink-settings=${mouse},imagesEnabled=${pictures}`],
    env: { ...process.env, ...env } as Record<string, string>,
  })
  browser.once('disconnected', () => browsers.delete(pictures))
  return browser
}

// Most tests look at no picture: what no browser asks for, no shop has to make, nor the browser to decode.
const browsers = new Map<boolean, Promise<Browser>>()
async function browserWith(pictures: boolean): Promise<Browser> {
  const browser = browsers.get(pictures) ?? launch(pictures)
  browsers.set(pictures, browser)
  return browser
}

// A headless browser names itself HeadlessChrome, which servers may treat as a robot.
const visitorOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`

/** Miniflare takes half a second to write one picture as AVIF; what both formats show is tested on Node. */
const askForWebp = (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,image/*' } })

/**
 * A page in a context of its own. When the test ends the context closes, and the test fails for every console error, uncaught
 * exception or refused resource (CSP) that it did not expect.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { page, close } = await openSharedPage(options)
  onTestFinished(close)
  return page
}

/** The same for a page that several tests look at, one after the other: `close` closes it and fails as above. */
export async function openSharedPage(options: PageOptions = {}): Promise<{ page: Page; close: () => Promise<void> }> {
  const pictures = options.pictures ?? false
  const browser = await browserWith(pictures)
  const context = await browser.newContext({
    baseURL: options.baseUrl ?? shops.node.url,
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    locale: options.locale ?? 'nl-BE',
    timezoneId: 'Europe/Brussels',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
    userAgent: options.userAgent ?? visitorOf(browser),
    ...options.context,
  })
  const isNode = !options.baseUrl || options.baseUrl === shops.node.url
  if (pictures && !isNode) await context.route('**/img/**', askForWebp)
  const problems = await collectPageErrors(context)
  const close = async () => {
    await context.close()
    const unexpected = problems.filter((problem) => !options.expectedProblems?.some((pattern) => pattern.test(problem)))
    expect(unexpected, 'problems in the browser').toEqual([])
  }
  return { page: await context.newPage(), close }
}
