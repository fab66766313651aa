import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { purgeAs } from '../support/fetch-page.ts'
import { callsOf, type ProxiedShop, startShopBehind } from '../support/proxied-shop.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { createLoggedInVisitor, nadia, type Visitor, visitorOf } from '../support/visit.ts'

const delayMs = 400

/** The calls of a page to commerce, in rounds: each begins after a call of the previous one has ended. */
function roundsOf(shop: ProxiedShop): string[][] {
  const calls = callsOf(shop.commerce)
  const arrived = shop.commerce.requests().filter(({ body }) => body !== '')
  const rounds: string[][] = []
  const depths: number[] = []
  for (const [index, { arrivedAt }] of arrived.entries()) {
    const earlier = depths.filter((_, before) => (arrived[before]?.arrivedAt ?? 0) + delayMs * 0.95 <= arrivedAt)
    const depth = Math.max(-1, ...earlier) + 1
    depths.push(depth)
    rounds[depth] = [...(rounds[depth] ?? []), calls[index]?.operationName ?? '']
  }
  return rounds
}

describeEachRuntime('round trips to a slow commerce backend', ({ name }) => {
  let shop: ProxiedShop
  beforeAll(async () => {
    shop = await startShopBehind(name)
    shop.commerce.behave({ mode: 'pass', delayMs })
  })
  afterAll(() => shop.stop())

  /** Rounds of a page without cached responses of commerce. */
  async function roundsFor(path: string, visitor: Visitor, of = shop) {
    await purgeAs(of, { tags: ['commerce'] })
    of.commerce.forget()
    const answer = await visitor.ask(path)
    expect([path, answer.status, (await answer.text()).includes('<h1')]).toEqual([path, 200, true])
    return roundsOf(of)
  }

  test('the first listing of a process waits for two, the introspection and the listing', async () => {
    const fresh = await startShopBehind(name)
    onTestFinished(() => fresh.stop())
    fresh.commerce.behave({ mode: 'pass', delayMs })
    const rounds = await roundsFor('/en/range', visitorOf(fresh), fresh)
    expect(rounds).toEqual([
      expect.arrayContaining(['capabilities']),
      expect.arrayContaining(['categories', 'getProductListing']),
    ])
  })

  test('a listing of all products, of a category and of a brand waits for one, and for two in German and French', async () => {
    const guest = visitorOf(shop)
    const firstOf = async (path: string) => {
      const text = await (await guest.ask(`/api/${path}`)).text()
      return (/"href":"([^"]+)"/.exec(text)?.[1] ?? '').replace(/[?#].*/, '')
    }
    const [category, brand] = [await firstOf('en/catalogue/departments'), await firstOf('en/catalogue/brands')]
    for (const path of ['/en/range', category, brand, '/en/range?filters=is_stock_article%3A1'])
      expect([path, (await roundsFor(path, guest)).length]).toEqual([path, 1])
    for (const path of [await firstOf('de/catalogue/departments'), await firstOf('de/catalogue/brands')])
      expect([path, (await roundsFor(path, guest)).length <= 2]).toEqual([path, true])
  })

  test("a customer's listing waits for at most two", async () => {
    const customer = await createLoggedInVisitor(shop, nadia)
    for (const path of ['/en/range', '/en/range?page=2'])
      expect([path, (await roundsFor(path, customer)).length <= 2]).toEqual([path, true])
  })
})
