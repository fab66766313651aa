// Pruning of tokens: an entry must never be served longer than the token of its purge is stored. Reads of a store, and reports of one that is followed, such as Redis.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
import { type FollowedTokens, TagTokens, type TokenReport, type TokenRow } from './tag-tokens.ts'

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

const row = (tag: string, token: string, changed_at: number): TokenRow => ({ tag, token, changed_at })
const now = 1_800_000_000_000

/** Time of `performance.now()`. */
let elapsedMs = 10_000

function openFollowed() {
  let listener: (report: TokenReport) => void = () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  const store: FollowedTokens = {
    follow(given) {
      listener = given
      return promise
    },
    renew: async (tags) => tags.map((tag, index) => row(tag, `new-${tag}`, now + index)),
  }
  const tokens = new TagTokens(
    store,
    () => undefined,
    () => now,
  )
  const report = (rows: TokenRow[], more: Partial<TokenReport> = {}) =>
    listener({ rows, isComplete: false, knownUntil: elapsedMs + 1_000, ...more })
  return { tokens, report, firstReport: resolve }
}

const stopClock = () => {
  elapsedMs = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs)
}

describe('a store that reports changes', () => {
  beforeEach(stopClock)
  afterEach(() => vi.restoreAllMocks())

  test('is waited for until its first report', async () => {
    const { tokens, report, firstReport } = openFollowed()
    const waiting = tokens.refresh()
    expect(waiting).toBeInstanceOf(Promise)
    report([row('entry:1', 'a', now)], { isComplete: true })
    firstReport()
    await waiting
    expect(tokens.refresh()).toBeUndefined()
    expect(tokens.snapshot(['entry:1', 'entry:2'])).toEqual({ all: '0', 'entry:1': 'a', 'entry:2': '0' })
  })

  test('ends entries with the tags that changed, and no others', () => {
    const { tokens, report } = openFollowed()
    report([row('entry:1', 'a', now)], { isComplete: true })
    const [one, two] = [tokens.snapshot(['entry:1']), tokens.snapshot(['entry:2'])]
    const { version } = tokens
    report([row('entry:1', 'b', now + 1)])
    expect([tokens.isCurrent(one), tokens.isCurrent(two)]).toEqual([false, true])
    expect(tokens.version).toBeGreaterThan(version)
  })

  test('ignores a report that is older than a purge of this process', async () => {
    const { tokens, report } = openFollowed()
    report([], { isComplete: true })
    expect(await tokens.renew(['entry:1'])).toEqual(['entry:1'])
    const purged = tokens.snapshot(['entry:1'])
    report([row('entry:1', 'late', now - 5)])
    report([row('entry:1', 'equal', now)])
    expect(tokens.isCurrent(purged)).toBe(true)
  })

  test('deletes earlier tokens with a complete report', () => {
    const { tokens, report } = openFollowed()
    report([row('entry:1', 'a', now), row('entry:2', 'x', now)], { isComplete: true })
    const { version } = tokens
    report([row('entry:1', 'b', now - 1)], { isComplete: true })
    expect(tokens.snapshot(['entry:1', 'entry:2'])).toMatchObject({ 'entry:1': 'b', 'entry:2': '0' })
    expect(tokens.version).toBeGreaterThan(version)
    // a partial report keeps the others
    report([row('entry:3', 'c', now)])
    expect(tokens.snapshot(['entry:1'])).toMatchObject({ 'entry:1': 'b' })
  })

  test('drops tokens of a report that are older than any entry', () => {
    const { tokens, report } = openFollowed()
    report([row('entry:1', 'a', 1), row('entry:2', 'b', now)], { isComplete: true })
    expect(tokens.snapshot(['entry:1', 'entry:2'])).toMatchObject({ 'entry:1': '0', 'entry:2': 'b' })
  })
})

describe('while the store does not confirm that nothing changed', () => {
  beforeEach(stopClock)
  afterEach(() => vi.restoreAllMocks())

  test('an entry is current until the end of the period of 900 ms in which it was made', () => {
    const { tokens, report } = openFollowed()
    report([], { isComplete: true, knownUntil: elapsedMs + 1_000 })
    const before = tokens.snapshot(['entry:1'])
    expect(before.all).toBe('0')
    elapsedMs += 999
    expect(tokens.isCurrent(before)).toBe(true)
    const known = tokens.version
    elapsedMs = 900 * 20
    expect(tokens.version).toBeGreaterThan(known)
    // an entry of the time before may have been purged since
    expect(tokens.isCurrent(before)).toBe(false)
    const during = tokens.snapshot(['entry:1'])
    expect(during.all).toMatch(/^unknown [\da-f-]{36} 20$/)
    expect(tokens.isCurrent(during)).toBe(true)
    const { version } = tokens
    elapsedMs += 899
    expect([tokens.isCurrent(during), tokens.version]).toEqual([true, version])
    elapsedMs += 1
    expect(tokens.isCurrent(during)).toBe(false)
    expect(tokens.version).toBeGreaterThan(version)
  })

  test('processes do not share entries, and none is current once the tokens are known again', () => {
    const [one, other] = [openFollowed(), openFollowed()]
    elapsedMs = 900 * 20
    const entry = one.tokens.snapshot([])
    expect([one.tokens.isCurrent(entry), other.tokens.isCurrent(entry)]).toEqual([true, false])
    one.report([], { knownUntil: elapsedMs + 1_000 })
    expect(one.tokens.isCurrent(entry)).toBe(false)
    expect(one.tokens.isCurrent(one.tokens.snapshot([]))).toBe(true)
    // the tokens are unknown again from the end of the confirmation on
    const known = one.tokens.snapshot([])
    elapsedMs += 1_000
    expect(one.tokens.isCurrent(known)).toBe(false)
  })
})

describe('a store that is read', () => {
  function openRead() {
    let clockMs = now
    const rows: TokenRow[] = []
    const read = vi.fn(async (since: number) => rows.filter((each) => each.changed_at > since))
    const log = vi.fn()
    const tokens = new TagTokens({ read, renew: async () => [] }, log, () => clockMs)
    return { tokens, rows, read, log, wait: (ms: number) => (clockMs += ms) }
  }

  test('is read again after five seconds, from the newest row on', async () => {
    const { tokens, rows, read, wait } = openRead()
    rows.push(row('entry:1', 'a', now - 100), row('entry:2', 'b', now - 50))
    await tokens.refresh()
    expect(tokens.refresh()).toBeUndefined()
    wait(4_999)
    expect(tokens.refresh()).toBeUndefined()
    wait(1)
    const reading = tokens.refresh()
    // others use the last known tokens meanwhile
    expect(tokens.refresh()).toBeUndefined()
    await reading
    expect(read).toHaveBeenCalledTimes(2)
    expect(read.mock.calls[1]?.[0]).toBe(now - 50)
    expect(read.mock.calls[0]?.[0]).toBeLessThan(now - 8 * 86_400_000)
    expect(tokens.snapshot(['entry:1', 'entry:2'])).toMatchObject({ 'entry:1': 'a', 'entry:2': 'b' })
  })

  test('that fails leaves the last known tokens, and is logged', async () => {
    const { tokens, rows, read, log, wait } = openRead()
    rows.push(row('entry:1', 'a', now))
    await tokens.refresh()
    wait(5_000)
    read.mockRejectedValueOnce(new Error('locked'))
    await tokens.refresh()
    expect(log.mock.calls).toEqual([['error', 'tag-tokens.read', { message: 'Error: locked' }]])
    expect(tokens.snapshot(['entry:1'])).toMatchObject({ 'entry:1': 'a' })
    expect(tokens.refresh()).toBeUndefined()
  })
})
