import { expect, test } from 'vitest'
import {
  countCalls,
  freshness,
  open,
  openEachTest,
  queryFor,
  settle,
  shared,
  waitUntil,
} from '#tests/support/read-through.ts'

openEachTest()

/** Pseudo-random numbers from 0 to 1, the same in each run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))

// F558
test('a purge takes effect immediately in its own process, and in another one within ten seconds', async () => {
  const { fetch } = countCalls()
  const [one, two] = [open(), open()]
  await one.cache.read(queryFor(fetch), waitUntil)
  await settle()
  await two.cache.read(queryFor(fetch), waitUntil)
  await one.tokens.renew(['entry:1'])
  expect((await one.cache.read(queryFor(fetch), waitUntil)).value).toBe('response 2')
  await settle()
  shared.now += 10_000
  expect((await two.cache.read(queryFor(fetch), waitUntil)).value).not.toBe('response 1')
})

// F558
test('a response that was requested before a purge is not cached after it', async () => {
  const { cache, tokens } = open()
  const call = Promise.withResolvers<string>()
  const slow = cache.read(
    queryFor(() => call.promise),
    waitUntil,
  )
  await sleep(5)
  await tokens.renew(['entry:1'])
  call.resolve('old')
  await slow
  await settle()
  const read = await cache.read(
    queryFor(async () => 'new'),
    waitUntil,
  )
  expect(read.value).toBe('new')
})

test('after each of 200 changes with a purge, its process never serves older data, another process not after ten seconds', async () => {
  const [one, two] = [open(), open()]
  let data = 'data 0'
  const random = seeded(7)
  /** The backend's data at the time of the call, returned after up to 8 ms. */
  const fetch = async () => {
    const found = data
    await sleep(random() * 8)
    return found
  }
  const work: Promise<unknown>[] = []
  const collect = (added: Promise<unknown>) => work.push(added)
  const staleAtOnce = { ...freshness, maxAge: 0, staleWhileRevalidate: 1e9 }
  const changed = queryFor(fetch, { freshness: staleAtOnce, maxWaitMs: 1 })
  const others = countCalls()
  const unchanged = queryFor(others.fetch, {
    freshness: { ...freshness, maxAge: 1e9 },
    key: 'other',
    tags: ['entry:2'],
  })
  const outdated: string[] = []
  const check = async ({ cache }: typeof one, when: string) => {
    const { value } = await cache.read(changed, collect)
    if (value !== data) outdated.push(`${when}: ${value}`)
  }
  await Promise.all([one, two].flatMap(({ cache }) => [changed, unchanged].map((query) => cache.read(query, collect))))
  for (let round = 1; round <= 200; round++) {
    // a revalidation is in flight when the data changes
    await one.cache.read(changed, collect)
    data = `data ${round}`
    if (round % 2) await sleep(random() * 3)
    await one.tokens.renew(['entry:1'])
    await Promise.all(Array.from({ length: 3 }, () => check(one, `${round}`)))
    shared.now += 10_000
    await check(two, `${round}, other process`)
    await Promise.all(work.splice(0))
    for (const process of [one, two]) await check(process, `${round}, after all revalidations`)
    expect((await one.cache.read(unchanged, collect)).state).toBe('hit')
  }
  expect(outdated).toEqual([])
  expect(others.count).toBeLessThanOrEqual(2)
})

// F558
test('a purge of one tag leaves responses with other tags fresh', async () => {
  const { fetch } = countCalls()
  const { cache, tokens } = open()
  const query = queryFor(fetch, { tags: ['entry:2'] })
  await cache.read(query, waitUntil)
  await tokens.renew(['entry:1'])
  expect(await cache.read(query, waitUntil)).toMatchObject({ value: 'response 1', state: 'hit' })
})
