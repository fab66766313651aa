import { afterAll, beforeAll, expect, test } from 'vitest'
import { entryIds } from '#backends/content/seed/data/ids.ts'
import { type DelayingProxy, startDelayingProxy } from '../support/delaying-proxy.ts'
import { fetchPage } from '../support/fetch-page.ts'
import { shops } from '../support/runtimes.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, visitorOf, waitForCached } from '../support/visit.ts'

const words = {
  '/en': 'Ordering at the pace of a kitchen',
  '/en/about-us': 'I changed the menu, not the supplier.',
  '/en/contact': 'name="message"',
  '/en/news': 'Crema',
  '/fr/questions-frequentes': 'Pourquoi ne vois-je pas de prix',
  '/de/kontakt': 'name="message"',
}

let content: DelayingProxy
let shop: NodeShop
beforeAll(async () => {
  content = await startDelayingProxy(`${shops.node.url}/graphql/content`)
  const env = { CONTENT_URL: content.url, CONTENT_FAQ_PAGE: String(entryIds.faqPage), LOG_LEVEL: 'error' }
  shop = await startNodeShop({ clock: true, env })
})
afterAll(async () => {
  await shop?.stop()
  await content?.close()
})

test('after an hour without content backend cached pages return 200 with their text, others 503 with layout', async () => {
  const guest = visitorOf(shop)
  for (const path of Object.keys(words)) await waitForCached(guest, path)
  const customer = await createLoggedInVisitor(shop)
  content.behave({ mode: 'refuse' })
  await shop.pass(3_600)
  // the cached page, and the same page rendered from cached content
  for (const visitor of [guest, guest, customer])
    for (const [path, said] of Object.entries(words)) {
      const page = await fetchPage(visitor, path)
      expect([path, page.status, page.visible.includes(said)]).toEqual([path, 200, true])
    }
  const unseen = await fetchPage(guest, '/en/sustainability-never-seen')
  expect([unseen.status, unseen.headers.get('retry-after')]).toEqual([503, '10'])
  for (const part of ['<header', '<nav', '<h1', '<footer']) expect(unseen.visible).toContain(part)
})
