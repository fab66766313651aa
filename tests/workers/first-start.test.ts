// Requests on Node before a shop has data leave no cached pages. workerd: edge-start.test.ts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { prepareNode } from '../../scripts/prepare.ts'
import { waitUntil } from '../support/polling.ts'
import { startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

const pages = ['/en', '/en/range', '/en/about-us', '/assortiment?page=2']

test('a shop that received requests before it had data shows the data as soon as they exist', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'proviant-first-start-'))
  const shop = await startNodeShop({ dataDir, env: { DEMO: '0' } })
  onTestFinished(async () => {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const guest = visitorOf(shop)
  const see = async (path: string) => {
    const answer = await guest.ask(path)
    return { status: answer.status, goods: /href="[^"]*\/p\/[^"]+"/.test(await answer.text()) }
  }
  // twice, to detect cached pages
  for (const path of [...pages, ...pages]) expect((await see(path)).goods).toBe(false)
  await prepareNode(dataDir, {})
  for (const path of pages) await waitUntil(async () => (await see(path)).status === 200, 60_000)
  for (const path of ['/en/range', '/assortiment?page=2']) await waitUntil(async () => (await see(path)).goods, 60_000)
})
