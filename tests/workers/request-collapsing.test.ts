import { expect, test } from 'vitest'
import { waitUntil } from '../support/polling.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const visitors = 8

describeEachRuntime('uncached page', (runtime) => {
  const runImmediately = (path: string) =>
    Promise.all(
      Array.from({ length: visitors }, async () => {
        const answer = await visitorOf(runtime).ask(path)
        return { status: answer.status, how: answer.headers.get('cache-status') ?? '', text: await answer.text() }
      }),
    )

  test('is rendered once for concurrent requests, which get the same bytes', async () => {
    let page = 20
    // on a busy machine a render can take longer than a request waits for it
    await waitUntil(async () => {
      const answers = await runImmediately(`/fr/products?page=${page++}`)
      const drawn = answers.filter(({ how }) => how === 'proviant-page; fwd=miss; stored')
      const shared = answers.filter(({ how }) => /^proviant-page; (?:fwd=miss; collapsed|hit; ttl=\d+)$/.test(how))
      // a page rendered for one visitor has its own nonce
      return drawn.length === 1 && shared.length === visitors - 1 && new Set(answers.map(({ text }) => text)).size === 1
    }, 60_000)
  })

  test('has inline styles, like a cached page', async () => {
    for (const path of ['/fr/products?page=2', '/fr/products?filters=search%3Afromage']) {
      const html = await (await visitorOf(runtime).ask(path)).text()
      expect([path, /<style[^>]*>@layer/.test(html), /rel="stylesheet"/.test(html)]).toEqual([path, true, false])
    }
  })

  test('returns 404 to all concurrent requests if it does not exist, and is not cached', async () => {
    for (const { status, how, text } of await runImmediately('/en/offer/p/nothing-of-this-name')) {
      expect([status, how]).toEqual([404, 'proviant-page; fwd=miss'])
      expect(text).toContain('<h1')
    }
    const keys = await runtime.kvKeys('page:')
    expect(keys.filter((key) => key.includes('nothing-of-this-name'))).toEqual([])
  })
})
