import { expect, test } from 'vitest'
import { countHeld } from '#tests/support/collect.ts'
import { never, open, openEachTest, pending, question, settle, shared, waitUntil } from '#tests/support/read-through.ts'

openEachTest()

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
  shared.now += 61_000
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
  shared.now += 700_000
  expect(await answers.read(question(down), waitUntil)).toMatchObject({ value: 'answer', state: 'error' })
})

test('who has an old answer does not wait for a backend that says nothing', async () => {
  const { answers, tokens } = open()
  await answers.read(
    question(async () => 'old'),
    waitUntil,
  )
  const impatient = { ...question(never), patienceMs: 20 }
  shared.now += 700_000
  expect(await answers.read(impatient, waitUntil)).toMatchObject({ value: 'old', state: 'error' })
  // for what was purged, until the deadline; not for what no editor changes, nor once the backend is known to keep silent
  await tokens.renew(['entry:1'])
  for (const waiting of [
    { ...impatient, withinMs: 30 },
    { ...impatient, tags: [], withinMs: 60_000 },
    { ...impatient, patienceMs: 0, withinMs: 60_000 },
  ])
    expect(await answers.read(waiting, waitUntil)).toMatchObject({ value: 'old', state: 'error' })
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
  shared.now += 61_000
  expect(await answers.read(anew, waitUntil)).toMatchObject({ value: 'new', state: 'miss' })
})

test('an answer is as old as its question', async () => {
  const { answers } = open()
  const asked = shared.now
  const slow = question(async () => {
    shared.now += 2_000
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

test('after a clock that was a day ahead is set right, old answers are asked for anew and purges of other processes are seen', async () => {
  let calls = 0
  const fetch = async () => `answer ${++calls}`
  const [one, two] = [open(), open()]
  const right = shared.now
  shared.now += 86_400_000
  await one.tokens.renew(['entry:9'])
  await one.answers.read(question(fetch), waitUntil)
  await two.answers.read(question(fetch), waitUntil)
  await settle()
  shared.now = right
  expect(await one.answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 2', state: 'miss' })
  await settle()
  expect(await open().answers.read(question(fetch), waitUntil)).toMatchObject({ value: 'answer 2', state: 'hit' })
  await two.answers.read(question(fetch), waitUntil)
  await one.tokens.renew(['entry:1'])
  shared.now += 10_000
  expect((await two.answers.read(question(fetch), waitUntil)).value).toBe('answer 4')
  // nobody knows how old it is: it is shown where nothing else can be had
  shared.now -= 86_400_000
  const down = async () => Promise.reject(new Error('down'))
  expect(await one.answers.read(question(down), waitUntil)).toMatchObject({ state: 'error' })
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
  expect(await shared.kv.get('k')).toBeNull()
  expect(await open().answers.read(worded, waitUntil)).toMatchObject({ value: 'answer 2', state: 'miss' })
})

test('a call that never ends is forgotten, with all that it holds', async () => {
  const { answers } = open()
  const behind = () => undefined
  const dying = (at: number) => {
    const dies = () => never()
    void answers.read({ ...question(dies), key: `${at}` }, behind)
    return new WeakRef(dies)
  }
  const held = Array.from({ length: 20 }, (_, at) => dying(at))
  await answers.read({ ...question(async () => 'answer'), key: 'other' }, behind)
  shared.now += 6_000
  await answers.read({ ...question(async () => 'answer'), key: 'last' }, behind)
  expect(await countHeld(held)).toBe(0)
})
