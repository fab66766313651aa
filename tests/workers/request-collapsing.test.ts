// A page that is in no cache is drawn once, however many ask for it at the same time, and what is not there as often as it is asked for.
import { expect, test } from 'vitest'
import { until } from '../support/polling.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const visitors = 8

describeEachRuntime('a missing page', (runtime) => {
  const runImmediately = (path: string) =>
    Promise.all(
      Array.from({ length: visitors }, async () => {
        const answer = await visitorOf(runtime).ask(path)
        return { status: answer.status, how: answer.headers.get('cache-status') ?? '', text: await answer.text() }
      }),
    )

  test('is drawn once for all who ask at the same time, and everybody gets the same bytes', async () => {
    let page = 20
    // on a machine that is busy with something else a drawing may take longer than a visitor waits for it
    await until(async () => {
      const answers = await runImmediately(`/fr/products?page=${page++}`)
      const drawn = answers.filter(({ how }) => how === 'proviant-page; fwd=miss; stored')
      const shared = answers.filter(({ how }) => /^proviant-page; (?:fwd=miss; collapsed|hit; ttl=\d+)$/.test(how))
      // a page that is drawn for one visitor has a nonce of its own
      return drawn.length === 1 && shared.length === visitors - 1 && new Set(answers.map(({ text }) => text)).size === 1
    }, 60_000)
  })

  test('carries its sheet, like one from the cache', async () => {
    for (const path of ['/fr/products?page=2', '/fr/products?filters=search%3Afromage']) {
      const html = await (await visitorOf(runtime).ask(path)).text()
      expect([path, /<style[^>]*>@layer/.test(html), /rel="stylesheet"/.test(html)]).toEqual([path, true, false])
    }
  })

  test('that does not exist says so to all who ask, and is kept for nobody', async () => {
    for (const { status, how, text } of await runImmediately('/en/offer/p/nothing-of-this-name')) {
      expect([status, how]).toEqual([404, 'proviant-page; fwd=miss'])
      expect(text).toContain('<h1')
    }
    const keys = await runtime.kvKeys('page:')
    expect(keys.filter((key) => key.includes('nothing-of-this-name'))).toEqual([])
  })
})
