import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChromium } from './chromium.ts'

test('rejects a CHROMIUM_PATH that is not a program with an error that names it', async () => {
  await expect(findChromium({ path: '/nowhere/chromium' })).rejects.toThrow(
    '"/nowhere/chromium", which is not a program',
  )
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'without an installed browser the Chromium from npm opens a page and clicks',
  { timeout: 60_000 },
  async () => {
    const found = await findChromium({ path: '', places: [] })
    expect(spawnSync(found.executablePath, ['--version'], { env: found.env, encoding: 'utf8' }).stdout).toContain(
      'Chromium',
    )
    const browser = await chromium.launch(found)
    const page = await browser.newPage()
    await page.setContent('<button onclick="this.textContent = \'Clicked\'">Click</button>')
    await page.getByRole('button').click()
    expect(await page.getByRole('button').textContent()).toBe('Clicked')
    await page.close()
    await browser.close()
  },
)
