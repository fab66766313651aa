// Opens pages with hostile strings in Chromium: no script of theirs runs, nothing sticks out, and the page hydrates.
import type { Page } from 'playwright-core'
import { appAttr } from '../../../src/protocol/protocol.ts'
import type { OpenBrowser } from '../../bench/browser.ts'
import type { RecordRequest } from './requests.ts'
import { findStickingText } from './sticking-text.ts'

export const browserFaultKinds = ['script', 'policy', 'layout', 'hydration'] as const
type BrowserFault = { kind: (typeof browserFaultKinds)[number]; detail: string }

export const widths = [390, 1280] as const
const maxWaitMs = 15_000

/** Strings may contain addresses of pictures; their files are not loaded. */
const ignoredDirectives = /^(?:img|media|font)-src/

/** Everything that a string starts: dialogs, windows, requests for /ran, `__ran`. */
async function watch(page: Page, origin: string): Promise<BrowserFault[]> {
  const faults: BrowserFault[] = []
  const report = (kind: BrowserFault['kind'], detail: string) =>
    void faults.push({ kind, detail: detail.slice(0, 300) })
  page.on('dialog', async (dialog) => {
    report('script', `dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => report('script', `window: ${popup.url()}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isForeign = url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:'
    const isLoading = !['image', 'media'].includes(request.resourceType())
    if (url.pathname === '/ran' && isLoading) report('script', 'request for /ran')
    else if (isForeign && isLoading) report('script', `request: ${request.url()}`)
  })
  page.on('pageerror', (error) => report('hydration', error.stack ?? error.message))
  await page.exposeBinding('reportViolation', (_source, violation: string) => {
    if (!ignoredDirectives.test(violation)) report('policy', violation)
  })
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(globalThis, name, () => Reflect.set(globalThis, '__ran', name))
    addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI, sample }) => {
      if (disposition !== 'enforce') return
      Reflect.get(globalThis, 'reportViolation')?.(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return faults
}

/** Waits until React has hydrated the page, and follows a link of the header. Pages of the desk have no app. */
async function checkHydration(page: Page): Promise<string | null> {
  const app = page.locator(`[${appAttr}]`).first()
  if ((await app.count()) === 0) return null
  await app.dispatchEvent('pointerdown')
  await page.waitForFunction(
    () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    null,
    { timeout: maxWaitMs },
  )
  const home = page.locator('a.logo:visible').first()
  if ((await home.count()) === 0) return 'no logo'
  const path = new URL(page.url()).pathname
  if ((await home.getAttribute('href')) === path) return null
  await home.click({ timeout: maxWaitMs })
  await page.waitForFunction((before) => location.pathname !== before, path, { timeout: maxWaitMs })
  return null
}

/** @param cookies of the caller */
export async function openInBrowser(options: {
  browser: OpenBrowser
  origin: string
  cookies: ReadonlyMap<string, string>
  request: RecordRequest
  width: number
}): Promise<BrowserFault[]> {
  const { browser, origin, cookies, request, width } = options
  const context = await browser.browser.newContext({
    userAgent: browser.userAgent,
    viewport: { width, height: 900 },
    // the home page of this language has no redirect to that of the browser's
    locale: 'nl-BE',
  })
  try {
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))
    const page = await context.newPage()
    const faults = await watch(page, new URL(origin).origin)
    const answer = await page.goto(origin + request.path, { waitUntil: 'load', timeout: maxWaitMs })
    if (!answer || answer.status() >= 500) faults.push({ kind: 'hydration', detail: `status ${answer?.status()}` })
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: maxWaitMs })
    for (const detail of await page.evaluate(findStickingText)) faults.push({ kind: 'layout', detail })
    const failure = await checkHydration(page).catch((error: unknown) => String(error))
    if (failure) faults.push({ kind: 'hydration', detail: failure.slice(0, 300) })
    const ran = await page.evaluate(() => Reflect.get(globalThis, '__ran') as unknown)
    if (ran !== undefined) faults.push({ kind: 'script', detail: `__ran is ${String(ran)}` })
    return faults
  } catch (error) {
    return [{ kind: 'hydration', detail: String(error).slice(0, 300) }]
  } finally {
    await context.close()
  }
}
