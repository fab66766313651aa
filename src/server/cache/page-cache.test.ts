import { expect, test } from 'vitest'
import { countHeld } from '#tests/support/collect.ts'
import { createLog } from '../config/log.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { openSqliteKv } from '../platform/node/sqlite-kv.ts'
import { MemoryBudget } from './memory.ts'
import { toPage } from './page.ts'
import { PageCache } from './page-cache.ts'
import { TagTokens } from './tag-tokens.ts'

const freshness = { maxAge: 60, staleWhileRevalidate: 600, staleIfError: 3_600 }

/** A cache with a clock, and what fills one page of it. */
function open() {
  const clock = { now: 1_000_000_000_000 }
  const log = createLog('error')
  const kv = openSqliteKv(':memory:')
  const tokens = new TagTokens(openSqliteD1(':memory:'), log, () => clock.now)
  const pages = new PageCache({
    kv,
    tokens,
    log,
    buildId: 'b',
    memory: new MemoryBudget(10_000_000),
    now: () => clock.now,
  })
  const facts = () => ({
    freshUntil: clock.now + 60_000,
    staleUntil: clock.now + 660_000,
    tokens: {},
    status: 200,
    csp: '',
  })
  const make = async () => ({ page: toPage('<head></head>', '', facts()), data: '', isFit: true })
  const makeWithStock = async () => {
    const stock = { words: { '1': 'in_stock' }, askedAt: clock.now }
    return { page: toPage('<head></head>', '', { ...facts(), stock }), data: '', isFit: true }
  }
  return { clock, tokens, pages, make, makeWithStock, stateOf: () => pages.peek('/en', freshness)?.state }
}

test('a page is fresh, then shown while another is made, then where none can be made, and in the end not at all', async () => {
  const { clock, pages, make, stateOf } = open()
  await pages.revalidate('/en', freshness, make)
  const made = clock.now
  const states = [59, 61, 659, 661, 660 + 3_599, 660 + 3_601].map((seconds) => {
    clock.now = made + seconds * 1000
    return stateOf()
  })
  expect(states).toEqual(['hit', 'stale', 'stale', 'error', 'error', undefined])
})

test('a page that a clock which was a day ahead has made is drawn anew once the clock is right, and shown where that fails', async () => {
  const { clock, pages, make, stateOf } = open()
  clock.now += 86_400_000
  await pages.revalidate('/en', freshness, make)
  expect(stateOf()).toBe('hit')
  // a filling that the correction of the clock finds under way keeps nobody from making another one
  const dies = () => new Promise<never>(() => undefined)
  void pages.revalidate('/en', freshness, dies)
  clock.now -= 86_400_000
  expect(stateOf()).toBe('error')
  await pages.revalidate('/en', freshness, make)
  expect(pages.peek('/en', freshness)).toMatchObject({ state: 'hit', ttlSeconds: 60 })
})

test('who asks while a page is made gets that one, unless something was purged since it was begun', async () => {
  const { tokens, pages, make } = open()
  const done = pages.revalidate('/en', freshness, make)
  expect((await pages.making('/en'))?.page.status).toBe(200)
  await done
  expect(pages.making('/en')).toBeUndefined()

  const gate = Promise.withResolvers<void>()
  const slow = pages.revalidate('/en', freshness, () => gate.promise.then(make))
  tokens.version++
  expect(pages.making('/en')).toBeUndefined()
  gate.resolve()
  await slow
})

test('a page that is not fit for others is given to who waits for it, and to nobody else', async () => {
  const { pages, make, stateOf } = open()
  const done = pages.revalidate('/en', freshness, async () => ({ ...(await make()), isFit: false }))
  expect(await pages.making('/en')).not.toBeNull()
  await done
  expect([stateOf(), pages.wasUnfit('/en')]).toEqual([undefined, true])
})

test('what those hold who ask for any number of addresses of nothing pushes out no page', async () => {
  const { pages, make, stateOf } = open()
  await pages.revalidate('/en', freshness, make)
  const nothing = (at: number) => async () => {
    const data = String(at).padEnd(100_000)
    const { page } = await make()
    return { page: { ...page, status: 404, dataPath: `/_page/${at}.js` }, data, isFit: false }
  }
  for (let at = 0; at < 200; at++) await pages.revalidate(`/en/${at}`, freshness, nothing(at))
  expect(stateOf()).toBe('hit')
  // who has just seen one gets what it begins with
  expect(await pages.data('/_page/199.js')).toMatch(/^199 /)
})

test('a page that never comes to an end is forgotten, with all that it holds', async () => {
  const { clock, pages, make } = open()
  const dying = (at: number) => {
    const dies = () => new Promise<never>(() => undefined)
    void pages.revalidate(`/en/${at}`, freshness, dies)
    return new WeakRef(dies)
  }
  const held = Array.from({ length: 20 }, (_, at) => dying(at))
  clock.now += 31_000
  await pages.revalidate('/en', freshness, make)
  expect(await countHeld(held)).toBe(0)
})

test('what a page says of stock is asked again after 40 seconds, and after a minute before it is sent; then it goes on', async () => {
  const { clock, pages, makeWithStock, stateOf } = open()
  await pages.revalidate('/en', freshness, makeWithStock)
  const made = clock.now
  const stateAfter = (seconds: number) => {
    clock.now = made + seconds * 1000
    return stateOf()
  }
  expect([39, 41, 59, 61, 600].map(stateAfter)).toEqual(['hit', 'due', 'due', 'unsure', 'unsure'])
  const page = pages.peek('/en', freshness)?.page
  if (page) page.stock = { words: { '1': 'in_stock' }, askedAt: clock.now }
  expect([601, 641, 661].map(stateAfter)).toEqual(['stale', 'stale', 'error'])
  expect(pages.peek('/en', freshness)?.isTrue).toBe(false)
  // asked by a clock that was ahead
  if (page) page.stock = { words: {}, askedAt: made + 86_400_000 }
  expect(stateAfter(10)).toBe('unsure')
})
