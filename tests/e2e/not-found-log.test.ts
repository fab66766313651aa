import { expect, onTestFinished, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import { findPageViolations } from '../support/accessibility.ts'
import { openPage } from '../support/browser.ts'
import { operatorLink } from '../support/links.ts'
import { runtimes } from '../support/runtimes.ts'
import { createShopper, eventually, markDocument, waitForHydration } from '../support/shopper.ts'

const [shop] = runtimes
if (!shop) throw new Error('no shop')
const node = shop
const paths = ['/en/abuot-us', '/en/a-long-path/with-many-parts/copied-from-an-old-newsletter/product-overview-2019']

async function recordPaths() {
  const insert = 'INSERT OR REPLACE INTO missing_paths (path, hits, came_from, seen_at) VALUES (?, 1000, ?, 0)'
  for (const path of paths) await node.sql('SHOP_DB', insert, path, '/en/news')
  onTestFinished(async () => {
    await node.sql('SHOP_DB', 'DELETE FROM missing_paths')
    await node.sql('CONTENT_DB', 'DELETE FROM redirects WHERE source = ?', paths[0] ?? '')
    const headers = { authorization: `Bearer ${node.purgeToken}` }
    await fetch(`${node.url}/api/purge`, { method: 'POST', body: '{"tags":["operation:redirects"]}', headers })
  })
}

test.each(locales)('the not-found log has no accessibility violations and does not overflow (%s)', async (locale) => {
  await recordPaths()
  for (const width of [390, 1280]) {
    const page = await openPage({ reducedMotion: 'reduce', width })
    const { open, main, t } = await createShopper(page, locale)
    const [, query] = operatorLink(node).split('?')
    await open(`${localize(locale, 'operatorNotFound')}?${query}`)
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(t('operator.title'))
    expect(await findPageViolations(page, locale)).toEqual([])
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  }
})

test('a rejected target is marked at its field, and a saved redirect and a removed path leave the list in the same document', async () => {
  await recordPaths()
  const page = await openPage({ reducedMotion: 'reduce', expectedProblems: [/422/] })
  const { open, main, t } = await createShopper(page, 'en')
  await open(operatorLink(node))
  const isSameDocument = await markDocument(page)
  const panel = main.locator('section').filter({ hasText: paths[0] ?? '' })
  const target = panel.getByLabel(t('operator.target'))
  expect(await target.inputValue()).toBe('/en/about-us')
  await target.focus()
  await waitForHydration(target)
  await target.fill('/en/nowhere')
  await panel.getByRole('button', { name: t('operator.save') }).click()
  await panel.getByText(t('operator.targetMissing')).waitFor()
  await target.fill('/en/about-us')
  await panel.getByRole('button', { name: t('operator.save') }).click()
  await page.getByText(t('operator.saved', { source: paths[0] ?? '', target: '/en/about-us' })).waitFor()
  await eventually(() => panel.count()).toBe(0)
  await main.getByRole('button', { name: t('operator.removeNamed', { path: paths[1] ?? '' }) }).click()
  await main.getByText(t('operator.empty')).waitFor()
  expect(await isSameDocument()).toBe(true)
})
