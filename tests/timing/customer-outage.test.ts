// Cached page shells of customers during a commerce outage: sent at once, ending with an error message instead of prices.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readChunks } from '../support/chunks.ts'
import type { Behaviour } from '../support/delaying-proxy.ts'
import { waitUntil } from '../support/polling.ts'
import { type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { runtimes } from '../support/runtimes.ts'
import { createLoggedInVisitor, type Visitor } from '../support/visit.ts'

const paths = ['/en', '/en/range']
const unavailable = 'This part cannot be reached right now.'
const price = /€\s?\d/

describe.each(runtimes)('cached pages of customers ($name)', ({ name }) => {
  let shop: ProxiedShop
  let customer: Visitor

  beforeAll(async () => {
    shop = await startShopBehind(name)
    customer = await createLoggedInVisitor(shop)
  })
  afterAll(() => shop.stop())

  /** The page, and whether a commerce request was pending when its first bytes arrived. */
  async function read(path: string) {
    const cookie = [...customer.cookies].map((pair) => pair.join('=')).join('; ')
    let wasAsking = false
    let poll: NodeJS.Timeout | undefined
    const chunks = await readChunks(shop.url + path, { cookie }, () => {
      poll = setInterval(() => {
        wasAsking ||= shop.commerce.waiting() > 0
      }, 5)
    })
    clearInterval(poll)
    return { text: chunks.map(({ text }) => text).join(''), wasAsking }
  }
  const isCached = async (path: string) => {
    const answer = await customer.ask(path)
    await answer.text()
    return answer.headers.get('cache-status') === 'proviant-page; hit; detail=customer'
  }

  test.each<[string, Behaviour]>([
    ['is slow', { mode: 'pass', delayMs: 600 }],
    ['refuses', { mode: 'status', status: 500 }],
    ['hangs', { mode: 'hang' }],
  ])('are sent at once if commerce %s, and end with prices or an error message', async (_, behaviour) => {
    for (const path of paths) {
      shop.commerce.behave({ mode: 'pass' })
      await waitUntil(() => isCached(path), 30_000)
      shop.commerce.behave(behaviour)
      const { text, wasAsking: wasPending } = await read(path)
      const shown = text.replace(/<script[\s\S]*?<\/script>/g, '')
      expect(shown).toMatch(/<\/html>$/)
      const isThere = behaviour.mode === 'pass'
      // an error status arrives before the first poll
      if (behaviour.mode !== 'status') expect(wasPending).toBe(true)
      expect([path, price.test(shown), shown.includes(unavailable)]).toEqual([path, isThere, !isThere])
    }
  })
})
