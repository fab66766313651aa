// Tokens of a store that reports changes, such as Redis, and the reads of one that does not.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FollowedTokens, TagTokens, type TokenReport, type TokenRow } from './tag-tokens.ts'

const row = (tag: string, token: string, changed_at: number): TokenRow => ({ tag, token, changed_at })
const now = 1_800_000_000_000

let elapsedMs = 0
beforeEach(() => {
  elapsedMs = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => elapsedMs)
})
afterEach(() => vi.restoreAllMocks())

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

describe('a store that reports changes', () => {
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

  test('forgets earlier tokens with a complete report', () => {
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
