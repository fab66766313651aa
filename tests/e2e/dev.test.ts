// `npm run dev`: pages hydrate, images load, an edit updates the pages of guests and customers, and errors show in the browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { startDevServer } from '../support/dev-server.ts'
import { asCustomer, createShopper, waitForHydration } from '../support/shopper.ts'

/** Vite compiles module by module, for the worker and for the browser, which takes long on a busy machine. */
const slowly = { timeout: 120_000, interval: 100 }

const styleOf = (element: Element) => getComputedStyle(element).backgroundColor

const title = 'src/ui/layout/page-header.tsx'
const service = 'src/features/listing/listing.service.ts'
const route = 'src/routes/catalogue.$.tsx'

test('the dev server applies every kind of edit to the pages of guests and customers, and shows errors', async () => {
  const server = await startDevServer()
  onTestFinished(server.stop)
  /** Replaces text of a file while `check` runs. */
  const withEdit = async (path: string, from: string | RegExp, to: string, check: () => Promise<unknown>) => {
    const file = join(server.root, path)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(from, to)
    expect(after, file).not.toBe(before)
    writeFileSync(file, after)
    await check().finally(() => writeFileSync(file, before))
  }

  // on the first visit the worker compiles longer than its own timeouts allow
  const html = () => fetch(`${server.url}/en/range`).then((answer) => answer.text(), server.output)
  await expect.poll(html, slowly).toContain('<article')
  const options = { baseUrl: server.url, pictures: true, expectedProblems: [/./] }
  const guest = await openPage(options)
  const customer = await asCustomer(await openPage(options), server)
  const pages = [guest, customer]
  for (const page of pages) await createShopper(page, 'en')
  const heading = (page: Page) => page.locator('#main h1').innerText({ timeout: 1_000 })
  const openRange = async () => {
    for (const page of pages) {
      const visit = () =>
        page.goto('/en/range', slowly).then(
          () => heading(page),
          () => 'aborted by a reload',
        )
      await expect.poll(visit, slowly).toBe('The whole range')
      // without a click
      await waitForHydration(page.locator('#main h1'))
    }
  }
  await openRange()

  const kit = await openPage(options)
  await kit.goto('/dev/kit?theme=dark', slowly)
  await expect
    .poll(() => kit.locator('#Button .button-default').first().evaluate(styleOf), slowly)
    .toBe('rgb(255, 182, 65)')
  expect(await kit.locator('#Toast .toast').count()).toBeGreaterThan(3)

  const picture = guest.locator('#main article img').first()
  const drawn = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
  await expect.poll(drawn, slowly).toBeGreaterThan(0)

  const inBoth = async (read: (page: Page) => Promise<string>, expected: string) => {
    for (const page of pages) await expect.poll(() => read(page).catch(() => ''), slowly).toContain(expected)
  }
  const spacing = (page: Page) => page.locator('#main h1').evaluate((h1) => getComputedStyle(h1).letterSpacing)
  const overlay = (page: Page) =>
    page.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '')

  const texts = 'src/i18n/messages/en.json'
  const printed = server.output().length
  await withEdit(texts, /"The whole range"/g, '"Message."', () => inBoth(heading, 'Message.'))
  // the worker loads the messages again, not all modules that depend on them
  expect(server.output().slice(printed)).not.toContain('hot updated: virtual:cloudflare/worker-entry')
  // the pages are still loading: they would not receive the next edit
  await openRange()
  await withEdit(title, '      {title}\n', '      {title} Component.\n', () => inBoth(heading, 'Component.'))
  const styles = 'src/ui/styles/base/type.css'
  await withEdit(styles, /$/, '#main h1 { letter-spacing: 7px }', () => inBoth(spacing, '7px'))
  await withEdit(route, 'facts.brand, title)', "facts.brand, 'Route.')", () => inBoth((page) => page.title(), 'Route.'))
  // an edit during the reload after another one would not reload the page again
  for (const page of pages) await expect.poll(() => page.title().catch(() => 'Route.'), slowly).not.toContain('Route.')
  const products = (page: Page) => page.locator('#main article').count().then(String)
  await withEdit(service, /return toListing\((.*)\)\n/, 'return { ...toListing($1), products: [] }\n', async () => {
    for (const page of pages) await expect.poll(() => products(page).catch(() => ''), slowly).toBe('0')
  })

  await openRange()
  await withEdit(
    service,
    'const [tree, answer] =',
    "if (path === '') throw new Error('Boom.')\n  const [tree, answer] =",
    () => inBoth(overlay, 'Boom.'),
  )
  await withEdit(title, '  return (\n    <div', '  return ((\n    <div', () => inBoth(overlay, `${title}:`))
}, 800_000)
