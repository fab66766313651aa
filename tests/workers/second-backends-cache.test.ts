// Page cache over backends of a third party: withdrawn, flapping and unreachable data, and hits of repeated requests.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseContractOf } from '../support/endpoint.ts'
import { startGraphqlService } from '../support/graphql-service.ts'
import { startSecondCommerce } from '../support/second-commerce.ts'
import { type NodeShop, startNodeShop } from '../support/server.ts'
import { createLoggedInVisitor, type Visitor, visitorOf, waitForCached } from '../support/visit.ts'

const count = 200

/** Pages by URI; null: not there. */
const content = { gone: new Set<string>(), isDown: false }
const entry = ({ uri }: { uri?: string[] }) => {
  const name = uri?.[0] ?? ''
  if (!name.startsWith('page-') || content.gone.has(name)) return null
  return {
    __typename: 'pages_Entry',
    id: name,
    title: name,
    typeHandle: 'pages',
    sectionHandle: 'pages',
    siteId: 2,
    uri: name,
    contentBlocks: [],
  }
}

let commerce: Awaited<ReturnType<typeof startSecondCommerce>>
let cms: Awaited<ReturnType<typeof startGraphqlService>>
let shop: NodeShop
beforeAll(async () => {
  commerce = await startSecondCommerce([], { count })
  const lists = { entries: [], entryCount: 0, navigationNodes: [], retourRedirects: [], globalSet: null }
  cms = await startGraphqlService(baseContractOf('content'), { entry, ...lists }, () => content.isDown)
  const env = { COMMERCE_URL: commerce.url, CONTENT_URL: cms.url, LOG_LEVEL: 'warn' }
  shop = await startNodeShop({ clock: true, env })
})
afterAll(async () => {
  await shop?.stop()
  await Promise.all([commerce?.close(), cms?.close()])
})

const visitors = { guest: async () => visitorOf(shop), customer: () => createLoggedInVisitor(shop) }

async function statusOf(visitor: Visitor, path: string) {
  const answer = await visitor.ask(path)
  await answer.text()
  return answer.status
}

/** Statuses of requests every twenty seconds. @param prepare is called before each of them */
async function watch(visitor: Visitor, path: string, seconds: number, prepare = (_step: number) => {}) {
  const seen: number[] = []
  for (let at = 0; at < seconds; at += 20) {
    await shop.pass(20)
    prepare(at / 20)
    seen.push(await statusOf(visitor, path))
    // revalidation in the background
    await new Promise((done) => setTimeout(done, 100))
  }
  return seen
}

const kinds = {
  product: {
    path: (n: number) => `/en/offer/p/thing-${n}`,
    name: (n: number) => `thing-${n}`,
    state: () => commerce.state,
  },
  page: { path: (n: number) => `/en/page-${n}`, name: (n: number) => `page-${n}`, state: () => content },
}

describe.each(['guest', 'customer'] as const)('for a %s', (who) => {
  describe.each(['product', 'page'] as const)('a %s', (kind) => {
    const { path, name, state } = kinds[kind]
    const number = who === 'guest' ? 11 : 12

    test('that is withdrawn returns 404 within five minutes, and 200 once it is back', async () => {
      const visitor = await visitors[who]()
      await waitForCached(visitor, path(number))
      state().gone.add(name(number))
      const statuses = await watch(visitor, path(number), 400)
      expect(statuses).toContain(404)
      expect(statuses.indexOf(404) * 20 + 20).toBeLessThanOrEqual(300)
      expect(new Set(statuses.slice(statuses.indexOf(404)))).toEqual(new Set([404]))
      state().gone.delete(name(number))
      expect((await watch(visitor, path(number), 120)).at(-1)).toBe(200)
    }, 120_000)

    test('that flaps or whose backend fails stays', async () => {
      const visitor = await visitors[who]()
      await waitForCached(visitor, path(number + 2))
      // by time, not by request: a page and the reads of its customer make two requests, of which always the same would fail
      const flap = (step: number) => {
        if (step % 2) state().gone.delete(name(number + 2))
        else state().gone.add(name(number + 2))
      }
      expect(new Set(await watch(visitor, path(number + 2), 400, flap))).toEqual(new Set([200]))
      state().gone.delete(name(number + 2))
      state().isDown = true
      expect(new Set(await watch(visitor, path(number + 2), 400))).toEqual(new Set([200]))
      state().isDown = false
      await watch(visitor, path(number + 2), 60)
    }, 120_000)
  })

  test(`the third request of each of ${count} products is a hit`, async () => {
    const visitor = await visitors[who]()
    const hits: number[] = []
    for (let round = 0; round < 3; round++) {
      hits.push(0)
      for (let n = 1; n <= count; n++) {
        const answer = await visitor.ask(kinds.product.path(n))
        await answer.text()
        if (answer.headers.get('cache-status')?.includes('hit')) hits[round] = (hits[round] ?? 0) + 1
      }
    }
    expect(hits[2]).toBe(count)
  }, 120_000)
})
