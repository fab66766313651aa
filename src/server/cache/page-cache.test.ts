import { describe, expect, test } from 'vitest'
import { countReachable } from '#tests/support/garbage-collection.ts'
import { durable, freshness, inMemory, never, openPageCache } from '#tests/support/open-page-cache.ts'
import type { RenderResult } from './page-cache.ts'

test('a page is fresh, then stale, then expired, and finally not found', async () => {
  const { clock, pages, render, stateOf } = await openPageCache()
  await pages.revalidate('/en', durable, render)
  const renderedAt = clock.now
  const states = [0, 59, 60, 659, 660, 660 + 3_599, 660 + 3_600].map((seconds) => {
    clock.now = renderedAt + seconds * 1000
    return stateOf()
  })
  expect(states).toEqual(['fresh', 'fresh', 'stale', 'stale', 'expired', 'expired', undefined])
})

test('ttlSeconds is the remaining time for which a page is fresh, negative for a stale page', async () => {
  const { pages, render, pass } = await openPageCache()
  await pages.revalidate('/en', durable, render)
  pass(20)
  expect(pages.peek('/en', freshness)).toMatchObject({ state: 'fresh', ttlSeconds: 40 })
  pass(50)
  expect(pages.peek('/en', freshness)).toMatchObject({ state: 'stale', ttlSeconds: -10 })
})

test('a purge of one of its tags expires a page, a purge of another tag does not', async () => {
  const { pages, tokens, render, stateOf, stateInKv } = await openPageCache()
  await pages.revalidate('/en', durable, render)
  await tokens.renew(['entry:brot'])
  expect([stateOf(), await stateInKv()]).toEqual(['fresh', 'fresh'])
  await tokens.renew(['entry:käse'])
  expect([stateOf(), await stateInKv()]).toEqual(['expired', 'expired'])
})

test('a page that was rendered by a clock that was a day ahead is expired once the clock is corrected', async () => {
  const { pages, render, pass, stateOf } = await openPageCache()
  pass(86_400)
  await pages.revalidate('/en', durable, render)
  expect(stateOf()).toBe('fresh')
  // a render that was in flight at the correction does not prevent another one
  void pages.revalidate('/en', durable, never)
  pass(-86_400)
  expect(stateOf()).toBe('expired')
  await pages.revalidate('/en', durable, render)
  expect(pages.peek('/en', freshness)).toMatchObject({ state: 'fresh', ttlSeconds: 60 })
})

describe('KV', () => {
  test('another process finds a durable page with its tags beyond ASCII and its hydration data', async () => {
    const { pages, openCache, render } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    const other = openCache()
    const found = await other.find('/en', freshness)
    expect(found).toEqual(pages.peek('/en', freshness))
    expect(Object.keys(found?.page.tokens ?? {})).toEqual(['all', 'entry:käse'])
    expect(await other.data(found?.page.dataPath ?? '')).toBe('data()')
  })

  test('another process finds neither a page that is not durable, nor a page of another build', async () => {
    const { pages, openCache, render, stateOf, stateInKv } = await openPageCache()
    await pages.revalidate('/en', inMemory, render)
    expect([stateOf(), await stateInKv()]).toEqual(['fresh', undefined])
    await pages.revalidate('/en', durable, render)
    expect(await openCache('next').find('/en', freshness)).toBeNull()
  })

  test('a shell is stored uncompressed, a page for guests compressed', async () => {
    const { pages, openCache, render } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    await pages.revalidate('/shell', durable, () => render(200, { placeholders: [], fallbacks: [], reads: {} }))
    const sizes = await Promise.all(
      ['/en', '/shell'].map(async (key) => (await openCache().find(key, freshness))?.page.brotli.length),
    )
    expect(sizes).toEqual([expect.any(Number), 0])
    expect(sizes[0]).toBeGreaterThan(0)
  })

  test('hydration data that no process has is null', async () => {
    const { pages } = await openPageCache()
    expect(await pages.data('/_page/none.js')).toBeNull()
  })
})

describe('a render in flight', () => {
  test('is joined by other requests, which get its compressed page', async () => {
    const { pages, render } = await openPageCache()
    const work = pages.revalidate('/en', durable, render)
    expect([pages.isInFlight('/en'), pages.isInFlight('/de')]).toEqual([true, false])
    const page = (await pages.join('/en', 1_000))?.page
    expect([page?.status, page?.brotli.length]).toEqual([200, expect.any(Number)])
    expect(page?.brotli.length).toBeGreaterThan(0)
    await work
    expect([pages.isInFlight('/en'), await pages.join('/en', 1_000)]).toEqual([false, null])
  })

  test('is not repeated for the same key', async () => {
    const { pages, render } = await openPageCache()
    let renders = 0
    const count = () => {
      renders += 1
      return render()
    }
    await Promise.all([1, 2, 3].map(() => pages.revalidate('/en', durable, count)))
    expect(renders).toBe(1)
  })

  test('is not joined after a purge', async () => {
    const { pages, tokens, render } = await openPageCache()
    const gate = Promise.withResolvers<void>()
    const work = pages.revalidate('/en', durable, () => gate.promise.then(() => render()))
    await tokens.renew(['entry:brot'])
    expect([pages.isInFlight('/en'), await pages.join('/en', 1_000)]).toEqual([false, null])
    gate.resolve()
    await work
  })

  test('that never ends is released, with all that it references, after 30 s', async () => {
    const { pages, render, pass } = await openPageCache()
    const hang = (index: number) => {
      const hanging = () => never()
      void pages.revalidate(`/en/${index}`, durable, hanging)
      return new WeakRef(hanging)
    }
    const held = Array.from({ length: 20 }, (_, index) => hang(index))
    pass(31)
    await pages.revalidate('/en', durable, render)
    expect(await countReachable(held)).toBe(0)
  })
})

describe('a page that cannot be rendered for others', () => {
  test('is sent to the requests that wait for it, and not stored', async () => {
    const { pages, render, stateOf, stateInKv } = await openPageCache()
    const work = pages.revalidate('/en', durable, async () => ({ ...(await render()), isCacheable: false }))
    expect(await pages.join('/en', 1_000)).toMatchObject({ isCacheable: false })
    await work
    expect([stateOf(), await stateInKv()]).toEqual([undefined, undefined])
  })

  test.each<[string, (rendered: RenderResult) => Promise<RenderResult>]>([
    [
      'a page that is not cacheable',
      async (rendered) => (rendered && rendered !== 'skipped' ? { ...rendered, isCacheable: false } : null),
    ],
    ['null', async () => null],
    ['an error', async () => Promise.reject(new Error('broken'))],
  ])('is uncacheable for 5 s: %s', async (_, toResult) => {
    const { pages, render, pass } = await openPageCache()
    const rendered = await render()
    await pages.revalidate('/en', durable, () => toResult(rendered))
    expect([pages.isUncacheable('/en'), pages.isUncacheable('/de')]).toEqual([true, false])
    pass(4.9)
    expect(pages.isUncacheable('/en')).toBe(true)
    pass(0.1)
    expect(pages.isUncacheable('/en')).toBe(false)
  })

  test('is not uncacheable if its render was skipped: the next request tries', async () => {
    const { pages, render, stateOf } = await openPageCache()
    const work = pages.revalidate('/en', durable, async () => 'skipped')
    expect(await pages.join('/en', 1_000)).toBeNull()
    await work
    expect([pages.isUncacheable('/en'), stateOf()]).toEqual([false, undefined])
    await pages.revalidate('/en', durable, render)
    expect(stateOf()).toBe('fresh')
  })

  test('has hydration data that evicts no page, however many of them are requested', async () => {
    const { pages, render, stateOf } = await openPageCache()
    await pages.revalidate('/en', durable, render)
    const renderMissing = (index: number) => async () => {
      const { page } = await render(404)
      const data = String(index).padEnd(100_000)
      return { page: { ...page, dataPath: `/_page/${index}.js` }, data, isCacheable: false, isGone: true }
    }
    for (let index = 0; index < 200; index++) await pages.revalidate(`/en/${index}`, durable, renderMissing(index))
    expect(stateOf()).toBe('fresh')
    expect(await pages.data('/_page/199.js')).toMatch(/^199 /)
    expect(await pages.data('/_page/1.js')).toBeNull()
  })
})

test('wasRequestedBefore is true after noteRequest', async () => {
  const { pages } = await openPageCache()
  expect(pages.wasRequestedBefore('/en?sort=name')).toBe(false)
  pages.noteRequest('/en?sort=name')
  expect([pages.wasRequestedBefore('/en?sort=name'), pages.wasRequestedBefore('/en')]).toEqual([true, false])
})

test('the same error of renders is logged once an hour, with one of its pages', async () => {
  const { clock, logged, pages } = await openPageCache()
  const fail = () => Promise.reject(new Error('the screen declares no such read'))
  for (let page = 0; page < 520; page++) await pages.revalidate(`/en/${page}`, inMemory, fail)
  const facts = { message: 'Error: the screen declares no such read', key: '/en/0' }
  expect(logged).toEqual([{ event: 'page-cache.render', facts }])
  clock.now += 3_600_000
  await pages.revalidate('/en/1', inMemory, fail)
  expect(logged).toHaveLength(2)
})
