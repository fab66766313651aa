import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { openSqliteD1 } from '../sqlite-d1.ts'
import { openSqliteKv } from '../sqlite-kv.ts'
import { ReadThrough } from './read-through.ts'
import { TagTokens } from './tag-tokens.ts'

const freshness = { fresh: 60, stale: 600, onError: 3_600 }
const pending: Promise<unknown>[] = []
const waitUntil = (work: Promise<unknown>) => void pending.push(work)
let now = 1_000_000_000_000
let db: ReturnType<typeof openSqliteD1>
let kv: ReturnType<typeof openSqliteKv>

/** Another process over the same stores. */
const open = () => {
  const log = createLog('error')
  const tokens = new TagTokens(db, log, () => now)
  return { tokens, answers: new ReadThrough({ kv, tokens, log, now: () => now }) }
}
const waits = { withinMs: 60_000, patienceMs: 60_000 }
const question = (fetch: () => Promise<string>, tags = ['entry:1']) => ({ key: 'k', freshness, tags, fetch, ...waits })
const never = () => new Promise<string>(() => undefined)
const settle = async () => void (await Promise.allSettled(pending.splice(0)))

beforeEach(async () => {
  db = openSqliteD1(':memory:')
  kv = openSqliteKv(':memory:')
  await db.exec('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
})
afterEach(settle)

test('a fresh answer is asked for once, by every process', async () => {
  let calls = 0
  const fetch = async () => `answer ${++calls}`
  const one = open()
  expect((await one.answers.read(question(fetch), waitUntil)).state).toBe('miss')
  await settle()
  expect(await one.answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 1', state: 'hit' })
  expect(await open().answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 1', state: 'hit' })
})

test('an old answer is given at once while one refresh runs', async () => {
  let calls = 0
  const { answers } = open()
  const fetch = async () => `answer ${++calls}`
  await answers.read(question(fetch), waitUntil)
  now += 61_000
  expect(await answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 1', state: 'stale' })
  await settle()
  expect(await answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 2', state: 'hit' })
})

test('a backend that fails leaves the last answer standing, and the error when there is none', async () => {
  const { answers } = open()
  const down = async () => Promise.reject(new Error('down'))
  await expect(answers.read(question(down), waitUntil)).rejects.toThrow('down')
  await answers.read(
    question(async () => 'answer'),
    waitUntil,
  )
  now += 700_000
  expect(await answers.read(question(down), waitUntil)).toMatchObject({ value: 'answer', state: 'error' })
})

test('who has an old answer does not wait for a backend that says nothing', async () => {
  const { answers, tokens } = open()
  await answers.read(
    question(async () => 'old'),
    waitUntil,
  )
  const impatient = { ...question(never), patienceMs: 20 }
  await tokens.change(['entry:1'])
  expect(await answers.read(impatient, waitUntil)).toMatchObject({ value: 'old', state: 'error' })
  now += 700_000
  expect(await answers.read(impatient, waitUntil)).toMatchObject({ value: 'old', state: 'error' })
  pending.length = 0
})

test('what is made for others waits for a new answer, also while an old one would do', async () => {
  const { answers } = open()
  const anew = { ...question(async () => 'new'), patienceMs: null }
  await answers.read(
    question(async () => 'old'),
    waitUntil,
  )
  expect((await answers.read(anew, waitUntil)).value).toBe('old')
  now += 61_000
  expect(await answers.read(anew, waitUntil)).toMatchObject({ value: 'new', state: 'miss' })
})

test('an answer is as old as its question', async () => {
  const { answers } = open()
  const asked = now
  const slow = question(async () => {
    now += 2_000
    return 'answer'
  })
  expect((await answers.read(slow, waitUntil)).askedAt).toBe(asked)
})

test("who follows another one's call that never ends has what is left of its own deadline", async () => {
  const { answers } = open()
  const deadlines: number[] = []
  const hanging = { ...question(never), withinMs: 2_000 }
  void answers.read(hanging, waitUntil)
  const follower = {
    ...hanging,
    fetch: async (withinMs: number) => {
      deadlines.push(withinMs)
      return 'answer'
    },
  }
  expect((await answers.read(follower, waitUntil)).value).toBe('answer')
  expect(deadlines).toEqual([800])
  pending.length = 0
})

test('many who ask at once cause one call', async () => {
  let calls = 0
  const { answers } = open()
  const fetch = async () => {
    calls++
    await new Promise((done) => setTimeout(done, 20))
    return 'answer'
  }
  await Promise.all(Array.from({ length: 50 }, () => answers.read(question(fetch), waitUntil)))
  expect(calls).toBe(1)
})

test('a purge is seen by its process at once and by another within ten seconds', async () => {
  let calls = 0
  const fetch = async () => `answer ${++calls}`
  const [one, two] = [open(), open()]
  await one.answers.read(question(fetch), waitUntil)
  await settle()
  await two.answers.read(question(fetch), waitUntil)
  await one.tokens.change(['entry:1'])
  expect((await one.answers.read(question(fetch), waitUntil)).value).toBe('answer 2')
  await settle()
  now += 10_000
  expect((await two.answers.read(question(fetch), waitUntil)).value).not.toBe('answer 1')
})

test('an answer that was asked for before a purge is never kept as good after it', async () => {
  let release: (text: string) => void = () => undefined
  const { answers, tokens } = open()
  const slow = answers.read(
    question(() => new Promise((done) => (release = done))),
    waitUntil,
  )
  await new Promise((done) => setTimeout(done, 5))
  await tokens.change(['entry:1'])
  release('old')
  await slow
  await settle()
  expect(
    (
      await answers.read(
        question(async () => 'new'),
        waitUntil,
      )
    ).value,
  ).toBe('new')
})

test('after a clock that was a day ahead is set right, old answers are asked for anew and purges of other processes are seen', async () => {
  let calls = 0
  const fetch = async () => `answer ${++calls}`
  const [one, two] = [open(), open()]
  const right = now
  now += 86_400_000
  await one.tokens.change(['entry:9'])
  await one.answers.read(question(fetch), waitUntil)
  await two.answers.read(question(fetch), waitUntil)
  await settle()
  now = right
  expect(await one.answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 2', state: 'miss' })
  await settle()
  expect(await open().answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 2', state: 'hit' })
  await two.answers.read(question(fetch), waitUntil)
  await one.tokens.change(['entry:1'])
  now += 10_000
  expect((await two.answers.read(question(fetch), waitUntil)).value).toBe('answer 4')
  // nobody knows how old it is: it is shown where nothing else can be had
  now -= 86_400_000
  const down = async () => Promise.reject(new Error('down'))
  expect(await one.answers.read(question(down), waitUntil)).toMatchObject({ state: 'error' })
})

test('another entry is not touched by a purge', async () => {
  const { answers, tokens } = open()
  await answers.read(
    question(async () => 'answer', ['entry:2']),
    waitUntil,
  )
  await tokens.change(['entry:1'])
  expect(
    (
      await answers.read(
        question(async () => 'new', ['entry:2']),
        waitUntil,
      )
    ).state,
  ).toBe('hit')
})

test('a kept value cannot be changed by who reads it', async () => {
  const { answers } = open()
  const { value } = await answers.read({ ...question(never), fetch: async () => ({ list: [1] }) }, waitUntil)
  expect(() => value.list.push(2)).toThrow()
})

test("an answer to somebody's own words stays in memory: other processes and the store know nothing of it", async () => {
  let calls = 0
  const fetch = async () => `answer ${++calls}`
  const { answers } = open()
  const worded = { ...question(fetch), worded: true }
  await answers.read(worded, waitUntil)
  await settle()
  expect(await answers.read(worded, waitUntil)).toMatchObject({ value: 'answer 1', state: 'hit' })
  expect(await kv.get('k')).toBeNull()
  expect(await open().answers.read(worded, waitUntil)).toMatchObject({ value: 'answer 2', state: 'miss' })
})

/** A question that may be answered by nothing. */
const mayBeEmpty = (fetch: () => Promise<string>, more: object = {}) => ({
  ...question(fetch),
  isEmpty: (value: string) => value === '',
  ...more,
})
const empty = async () => ''
const full = async () => 'something'

test('an empty answer is asked for again after seconds, and never leaves this process', async () => {
  let calls = 0
  const { answers } = open()
  const fetch = async () => (++calls < 3 ? '' : 'something')
  expect(await answers.read(mayBeEmpty(fetch), waitUntil)).toMatchObject({ value: '', state: 'doubtful' })
  now += 4_000
  expect(await answers.read(mayBeEmpty(fetch), waitUntil)).toMatchObject({ value: '', state: 'doubtful' })
  await settle()
  expect([calls, await kv.get('k')]).toEqual([1, null])
  now += 2_000
  expect((await answers.read(mayBeEmpty(fetch), waitUntil)).value).toBe('')
  now += 6_000
  expect(await answers.read(mayBeEmpty(fetch), waitUntil)).toMatchObject({ value: 'something', state: 'miss' })
  await settle()
  expect(await kv.get('k')).toContain('something')
})

test('an empty answer does not take the place of a good one, until it has been empty for a minute', async () => {
  const { answers } = open()
  await answers.read(mayBeEmpty(full), waitUntil)
  await settle()
  now += 61_000
  for (const passMs of [0, 0, 20_000, 20_000, 19_000]) {
    now += passMs
    expect((await answers.read(mayBeEmpty(empty), waitUntil)).value).toBe('something')
    await settle()
  }
  now += 6_000
  expect(await answers.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
  await settle()
  expect(await kv.get('k')).toContain('something')
  // believed, it is given at once while it is asked for again
  now += 6_000
  expect(await answers.read(mayBeEmpty(full), waitUntil)).toMatchObject({ value: '', state: 'stale' })
  await settle()
  expect(await answers.read(mayBeEmpty(full), waitUntil)).toMatchObject({ value: 'something', state: 'hit' })
})

test('what was purged and is empty now is gone at once, but not what always is there', async () => {
  for (const [stands, value] of [
    [false, ''],
    [true, 'something'],
  ] as const) {
    const { answers, tokens } = open()
    const asked = (fetch: () => Promise<string>) => mayBeEmpty(fetch, { stands, key: `stands ${stands}` })
    await answers.read(asked(full), waitUntil)
    await settle()
    await tokens.change(['entry:1'])
    expect((await answers.read(asked(empty), waitUntil)).value).toBe(value)
    await settle()
    expect((await answers.read(asked(empty), waitUntil)).state).toBe(stands ? 'error' : 'doubtful')
  }
})
