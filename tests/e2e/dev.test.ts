// `npm run dev`: pages live, pictures are there, and an edit is seen.
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { startDevServer } from '../support/dev-server.ts'
import { shopperOn } from '../support/shopper.ts'

const edited = 'src/features/search/palette-messages.tsx'

/** Vite reads the house module by module, for the worker and then for the browser: on a machine that is busy that takes long. */
const slowly = { timeout: 120_000, interval: 500 }

test('while developing, a page lives and shows its pictures, and an edit of a component is seen where one is', async () => {
  const server = await startDevServer()
  onTestFinished(server.stop)
  const page = await openPage({ baseUrl: server.url, pictures: true, expectedProblems: [/./] })
  const { t, main } = await shopperOn(page, 'en')
  // the worker is read module by module on the first visit, slower than its own deadlines
  const html = () => fetch(`${server.url}/en/range`).then((answer) => answer.text(), server.output)
  await expect.poll(html, slowly).toContain('<article')

  await page.goto('/en/range', { timeout: slowly.timeout })
  const picture = main.locator('article img').first()
  const drawn = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
  await expect.poll(drawn, slowly).toBeGreaterThan(0)

  const palette = page.getByRole('dialog', { name: t('shell.search') })
  /** What the palette says, opened again where Vite has loaded the page anew. */
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
