// `npm run dev`: pages hydrate, images load, and an edit updates the page.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { startDevServer } from '../support/dev-server.ts'
import { createShopper } from '../support/shopper.ts'

const edited = 'src/features/search/palette-messages.tsx'

/** Vite compiles module by module, for the worker and for the browser, which takes long on a busy machine. */
const slowly = { timeout: 120_000, interval: 500 }

test('the dev server renders a page with images, hydrates it and applies an edit of a component', async () => {
  const server = await startDevServer()
  onTestFinished(server.stop)
  const page = await openPage({ baseUrl: server.url, pictures: true, expectedProblems: [/./] })
  const { t, main } = await createShopper(page, 'en')
  // on the first visit the worker compiles longer than its own timeouts allow
  const html = () => fetch(`${server.url}/en/range`).then((answer) => answer.text(), server.output)
  await expect.poll(html, slowly).toContain('<article')

  await page.goto('/en/range', { timeout: slowly.timeout })
  const picture = main.locator('article img').first()
  const drawn = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
  await expect.poll(drawn, slowly).toBeGreaterThan(0)

  const palette = page.getByRole('dialog', { name: t('shell.search') })
  /** Text of the search palette, opened again after a reload by Vite. */
  const intro = async () => {
    if (!(await palette.isVisible())) await page.keyboard.press('/')
    return palette
      .locator('.palette-message')
      .innerText({ timeout: 1_000 })
      .catch(() => '')
  }
  await expect.poll(intro, slowly).toBe(t('search.intro'))

  const before = readFileSync(edited, 'utf8')
  const restore = () => writeFileSync(edited, before)
  process.once('exit', restore)
  onTestFinished(() => {
    process.off('exit', restore)
    restore()
  })
  writeFileSync(edited, before.replace("{t('search.intro')}", "{t('search.intro')} Edited."))
  await expect.poll(intro, slowly).toBe(`${t('search.intro')} Edited.`)
}, 400_000)
