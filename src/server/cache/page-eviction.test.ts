import { describe, expect, test } from 'vitest'
import { durable, openPageCache } from '#tests/support/open-page-cache.ts'

describe('a cached page that is gone', () => {
  test('is evicted from memory and KV after two renders at least 30 s apart', async () => {
    const { pages, render, renderGone, pass, stateOf, stateInKv } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    await pages.revalidate('/en', durable, renderGone)
    pass(29.9)
    await pages.revalidate('/en', durable, renderGone)
    expect([stateOf(), await stateInKv()]).toEqual(['fresh', 'fresh'])
    pass(0.1)
    await pages.revalidate('/en', durable, renderGone)
    expect([stateOf(), await stateInKv()]).toEqual([undefined, undefined])
  })

  test('is evicted by the first render after a purge of one of its tags', async () => {
    const { pages, tokens, render, renderGone, stateOf, stateInKv } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    await tokens.renew(['entry:käse'])
    await pages.revalidate('/en', durable, renderGone)
    expect([stateOf(), await stateInKv()]).toEqual([undefined, undefined])
  })

  test('is not evicted by the first render after a purge of another tag', async () => {
    const { pages, tokens, render, renderGone, stateOf } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    await tokens.renew(['entry:brot'])
    await pages.revalidate('/en', durable, renderGone)
    expect(stateOf()).toBe('fresh')
  })

  test('is not evicted if a render with status 200 is between two that are gone', async () => {
    const { pages, render, renderGone, pass, stateOf, stateInKv } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    await pages.revalidate('/en', durable, renderGone)
    pass(20)
    await pages.revalidate('/en', durable, render)
    pass(20)
    await pages.revalidate('/en', durable, renderGone)
    expect([stateOf(), await stateInKv()]).toEqual(['fresh', 'fresh'])
    pass(30)
    await pages.revalidate('/en', durable, renderGone)
    expect([stateOf(), await stateInKv()]).toEqual([undefined, undefined])
  })

  test('is not evicted while renders fail, which do not count (stale-if-error)', async () => {
    const { pages, render, renderGone, pass, stateOf, stateInKv } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    for (const fail of [async () => null, () => Promise.reject(new Error('broken')), async () => 'skipped' as const]) {
      pass(300)
      await pages.revalidate('/en', durable, fail)
    }
    expect([stateOf(), await stateInKv()]).toEqual(['expired', 'expired'])
    // the first render that counts
    await pages.revalidate('/en', durable, renderGone)
    expect([stateOf(), await stateInKv()]).toEqual(['expired', 'expired'])
  })

  test('is stored again by the next render with status 200', async () => {
    const { pages, tokens, render, renderGone, stateOf, stateInKv } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    await tokens.renew(['entry:käse'])
    await pages.revalidate('/en', durable, renderGone)
    await pages.revalidate('/en', durable, render)
    expect([stateOf(), await stateInKv()]).toEqual(['fresh', 'fresh'])
  })
})
