// An editor unpublishes a page without a purge. On Node, whose clock a test can set forward.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

const path = '/en/about-us'

let shop: NodeShop
beforeAll(async () => {
  shop = await startNodeShop({ clock: true, env: { LOG_LEVEL: 'error' } })
})
afterAll(() => shop?.stop())

async function setEnabled(isEnabled: boolean) {
  const { CONTENT_DB, close } = openNodeBindings({ dataDir: shop.dataDir, vars: {} })
  const sql = "UPDATE entry_texts SET enabled = ? WHERE uri = 'about-us'"
  await CONTENT_DB.prepare(sql)
    .bind(isEnabled ? 1 : 0)
    .run()
  close()
}

/** Statuses of requests for the page, one every twenty seconds. */
async function watch(visitors: readonly Visitor[], seconds: number) {
  const seen: number[][] = visitors.map(() => [])
  for (let at = 0; at < seconds; at += 20) {
    await shop.pass(20)
    for (const [place, visitor] of visitors.entries()) {
      const answer = await visitor.ask(path)
      await answer.text()
      seen[place]?.push(answer.status)
    }
    // revalidation in the background
    await new Promise((done) => setTimeout(done, 250))
  }
  return seen
}

test('an unpublished page returns 404 to guests and customers within five minutes, and 200 once it is published again', async () => {
  const visitors = [visitorOf(shop), await createLoggedInVisitor(shop)]
  for (const visitor of visitors) await waitForCached(visitor, path)
  await setEnabled(false)
  for (const statuses of await watch(visitors, 480)) {
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(404)
    expect(statuses.lastIndexOf(200)).toBe(statuses.indexOf(404) - 1)
    expect(statuses.indexOf(404) * 20 + 20).toBeLessThanOrEqual(300)
  }
  await setEnabled(true)
  for (const statuses of await watch(visitors, 120)) expect(statuses.at(-1)).toBe(200)
}, 120_000)
