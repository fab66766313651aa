// Pruning of tokens: an entry must never be served longer than the token of its purge is stored.
import { describe, expect, test } from 'vitest'
import { open, openEachTest, queryFor, settle, shared, waitUntil } from '#tests/support/read-through.ts'
import { createLog } from '../config/log.ts'
import { MemoryBudget } from './memory.ts'
import { toPage } from './page.ts'
import { PageCache } from './page-cache.ts'
import {
  capabilitiesFreshness,
  contentFreshness,
  type Freshness,
  longestLifetime,
  maxTags,
  operationPolicies,
  stockPageFreshness,
} from './policy.ts'

openEachTest()

const dayMs = 86_400_000
const lifetimeMs = longestLifetime * 1000
const tokenLifeMs = lifetimeMs + dayMs
const lifeOf = ({ maxAge, staleWhileRevalidate, staleIfError }: Freshness) =>
  maxAge + staleWhileRevalidate + staleIfError
const longest = [capabilitiesFreshness, ...Object.values(operationPolicies)].find(
  (freshness) => lifeOf(freshness) === longestLifetime,
)
if (!longest) throw new Error('no response has the longest lifetime')

const storedTags = async () =>
  (await shared.db.prepare('SELECT tag FROM tag_tokens ORDER BY tag').all<{ tag: string }>()).results.map(
    ({ tag }) => tag,
  )

test('longestLifetime is the longest lifetime of responses and pages', () => {
  const lifetimes = [
    ...Object.values(operationPolicies),
    capabilitiesFreshness,
    contentFreshness,
    stockPageFreshness,
  ].map(lifeOf)
  expect(longestLifetime).toBe(Math.max(...lifetimes))
})

test('a purge prunes tokens that are a day older than any entry, at most 500 at a time', async () => {
  const { tokens } = open()
  await tokens.renew(Array.from({ length: 600 }, (_, index) => `section:2:${index}`))
  shared.now += dayMs
  await tokens.renew(['entry:1'])
  shared.now += tokenLifeMs - dayMs + 1_000
  await tokens.renew(['entry:2'])
  expect(await storedTags()).toHaveLength(102)
  await tokens.renew(['entry:2'])
  expect(await storedTags()).toEqual(['entry:1', 'entry:2'])
})

test('an entry that was purged stays purged until it is too old to be served: pruning never makes it current', async () => {
  const { cache, tokens } = open()
  const query = queryFor(async () => 'old', { freshness: longest })
  await cache.read(query, waitUntil)
  await settle()
  const madeAt = shared.now
  shared.now += 1_000
  await tokens.renew(['entry:1'])
  const down = { ...query, fetch: () => Promise.reject(new Error('backend down')) }
  const readIn = async ({ cache }: ReturnType<typeof open>) =>
    cache.read(down, waitUntil).then(
      ({ state }) => state,
      () => 'none',
    )
  const statesAt = async (ageMs: number) => {
    shared.now = madeAt + ageMs
    await tokens.renew(['entry:9'])
    return [await readIn({ cache, tokens }), await readIn(open())]
  }
  // while it may be served, it counts as purged, and is served only because the backend fails
  expect(await statesAt(lifetimeMs)).toEqual(['error', 'error'])
  expect(await storedTags()).toEqual(['entry:1', 'entry:9'])
  // its token is stored one day longer
  expect(await statesAt(lifetimeMs + 1_000)).toEqual(['none', 'none'])
  expect(await storedTags()).toEqual(['entry:1', 'entry:9'])
  expect(await statesAt(tokenLifeMs + 2_000)).toEqual(['none', 'none'])
  expect(await storedTags()).toEqual(['entry:9'])
})

test('an entry that was created after a purge stays current when its token is pruned, in every process', async () => {
  const { cache, tokens } = open()
  await tokens.renew(['entry:1', 'entry:2'])
  shared.now += tokenLifeMs - 60_000
  const fresh = queryFor(async () => 'made after the purge', { freshness: longest })
  await cache.read(fresh, waitUntil)
  await settle()
  shared.now += 120_000
  await tokens.renew(['entry:9'])
  expect(await storedTags()).toEqual(['entry:9'])
  const [early, late] = [open(), open()]
  expect((await cache.read(fresh, waitUntil)).state).toBe('hit')
  expect((await early.cache.read(fresh, waitUntil)).state).toBe('hit')
  // an entry of a process without that token is current in a process with it
  const other = queryFor(async () => 'made after the pruning', {
    tags: ['entry:2'],
    freshness: longest,
    key: 'other',
  })
  await late.cache.read(other, waitUntil)
  await settle()
  expect((await cache.read(other, waitUntil)).state).toBe('hit')
})

test('a purged page never becomes current again either', async () => {
  const { tokens } = open()
  const freshness = stockPageFreshness
  const memory = new MemoryBudget(10_000_000)
  const pages = new PageCache({
    kv: shared.kv,
    tokens,
    log: createLog('error'),
    logOnce: () => undefined,
    buildId: 'b',
    memory,
    now: () => shared.now,
  })
  const madeAt = shared.now
  const page = toPage('<head></head>', '', {
    renderedAt: madeAt,
    tokens: tokens.snapshot(['entry:1']),
    status: 200,
    csp: '',
  })
  await tokens.renew(['entry:1'])
  const stateAt = (ageMs: number) => {
    shared.now = madeAt + ageMs
    return pages.evaluate(page, freshness)?.state
  }
  expect(stateAt(1_000)).toBe('expired')
  expect(stateAt(lifeOf(freshness) * 1000 - 1_000)).toBe('expired')
  expect(stateAt(lifeOf(freshness) * 1000)).toBeUndefined()
  shared.now = madeAt + tokenLifeMs + 1_000
  await tokens.renew(['entry:9'])
  expect(pages.evaluate(page, freshness)).toBeNull()
})

describe('limits of the tags of an entry and of a purge', () => {
  const many = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}:${index}`)
  const tagsOf = (...tags: string[]) => Object.keys(open().tokens.snapshot(tags))
  const renewed = (...tags: string[]) => open().tokens.renew(tags)

  test('an entry within the limit has every tag once', () => {
    const tags = ['commerce', ...many('product', maxTags - 1)]
    expect(tagsOf('all', ...tags, ...tags)).toEqual(['all', ...tags])
  })

  test('an entry above the limit replaces its product tags by one tag that every product purge renews', async () => {
    const { tokens } = open()
    const above = tokens.snapshot(['commerce', ...many('product', maxTags), ...many('entry', 10)])
    expect(Object.keys(above)).toEqual(['all', 'commerce', ...many('entry', 10), 'product:*'])
    expect(await tokens.renew(['product:5'])).toEqual(['product:5', 'product:*'])
    expect(tokens.isCurrent(above)).toBe(false)
  })

  test('an entry that is still above the limit has only the sections of its entries', () => {
    expect(tagsOf('section:2:pages', ...many('entry', maxTags))).toEqual(['all', 'section:2:pages'])
  })

  test('a purge of more than 200 products renews the tag of all of commerce instead', async () => {
    expect(await renewed('entry:4', ...many('product', 200))).toHaveLength(202)
    expect(await renewed('entry:4', 'commerce', ...many('product', 201))).toEqual(['entry:4', 'commerce'])
  })

  test('a purge without products renews only its own tags', async () => {
    expect(await renewed('site:2', 'site:2')).toEqual(['site:2'])
  })
})
