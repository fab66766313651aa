// Opens pages in Chromium. The first page of a vitest worker starts the browser, which ends with the worker.
import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { collectPageErrors } from './page-errors.ts'
import { shops } from './runtimes.ts'

export type PageOptions = {
  /** Base URL of relative paths in `goto`. */
  baseUrl?: string
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  /** Language of the browser; only `/` depends on it. */
  locale?: string
  /** false: JavaScript is disabled. */
  javaScriptEnabled?: boolean
  /** User agent; Chrome on Linux if absent. */
  userAgent?: string
  /** true: images are loaded. */
  pictures?: boolean
  /** Console errors that the test expects, such as the browser's message for a 404. */
  expectedProblems?: RegExp[]
  /** Other options of Playwright's browser context. */
  context?: BrowserContextOptions
}

const { executablePath, args, env } = inject('chromium')
/** Enables a mouse with hover, as Playwright does: a later flag replaces an earlier one completely. */
const mouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'
/**
 * Tests take no screenshots: without raster memory pages are laid out but not painted. On busy cores, threads that compile and
 * collect garbage beside a page only add to the load.
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

// Most tests look at no images; blocking them saves the shop from rendering and the browser from decoding them.
const browsers = new Map<boolean, Promise<Browser>>()
async function browserWith(pictures: boolean): Promise<Browser> {
  const browser = browsers.get(pictures) ?? launch(pictures)
  browsers.set(pictures, browser)
  return browser
}

// The default user agent says HeadlessChrome, which servers may treat as a robot.
const visitorOf = (browser: Browser) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`

/** Miniflare takes 0.5 s to encode one AVIF image; the image tests on Node cover both formats. */
const askForWebp = (route: Route) =>
  route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,image/*' } })

/**
 * Opens a page in its own context. At the end of the test the context closes, and the test fails for every unexpected console
 * error, uncaught exception and blocked resource (CSP).
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { page, close } = await openSharedPage(options)
  onTestFinished(close)
  return page
}

/** A page for several tests in a row: `close` closes it and fails in the same cases. */
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
    expect(unexpected.join('\n'), 'problems in the browser').toBe('')
  }
  return { page: await context.newPage(), close }
}
