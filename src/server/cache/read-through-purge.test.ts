import { expect, test } from 'vitest'
import { freshness, open, openEachTest, question, settle, shared, waitUntil } from '#tests/support/read-through.ts'

openEachTest()

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test('a purge is seen by its process at once and by another within ten seconds', async () => {
  let calls = 0
  const fetch = async () => `answer ${++calls}`
  const [one, two] = [open(), open()]
  await one.answers.read(question(fetch), waitUntil)
  await settle()
  await two.answers.read(question(fetch), waitUntil)
  await one.tokens.renew(['entry:1'])
  expect((await one.answers.read(question(fetch), waitUntil)).value).toBe('answer 2')
  await settle()
  shared.now += 10_000
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
  await tokens.renew(['entry:1'])
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

test('two hundred changes with a purge each: its process never gives an older text after it, another one not after ten seconds', async () => {
  const [one, two] = [open(), open()]
  let text = 'text 0'
  let others = 0
  const random = seeded(7)
  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
  /** What the backend says now, told after up to 8 ms, while visitors wait for one. */
  const fetch = async () => {
    const said = text
    await pause(random() * 8)
    return said
  }
  const work: Promise<unknown>[] = []
  const behind = (filling: Promise<unknown>) => work.push(filling)
  // always old enough to be filled anew behind a visitor's back, from a backend that is slower than anybody waits for
  const slow = { ...question(fetch), freshness: { ...freshness, maxAge: 0, staleWhileRevalidate: 1e9 }, patienceMs: 1 }
  const unchanged = { ...freshness, maxAge: 1e9 }
  const other = {
    ...slow,
    freshness: unchanged,
    key: 'other',
    tags: ['entry:2'],
    fetch: async () => `other ${++others}`,
  }
  const late: string[] = []
  const look = async ({ answers }: typeof one, when: string) => {
    const { value } = await answers.read(slow, behind)
    if (value !== text) late.push(`${when}: ${value}`)
  }
  await Promise.all([one, two].flatMap(({ answers }) => [slow, other].map((query) => answers.read(query, behind))))
  for (let round = 1; round <= 200; round++) {
    // a fill is under way when the text changes
    await one.answers.read(slow, behind)
    text = `text ${round}`
    if (round % 2) await pause(random() * 3)
    await one.tokens.renew(['entry:1'])
    await Promise.all(Array.from({ length: 3 }, () => look(one, `${round}`)))
    shared.now += 10_000
    await look(two, `${round}, elsewhere`)
    await Promise.all(work.splice(0))
    for (const each of [one, two]) await look(each, `${round}, once all fills have ended`)
    expect((await one.answers.read(other, behind)).state).toBe('hit')
  }
  expect([late, others <= 2]).toEqual([[], true])
})

test('another entry is not touched by a purge', async () => {
  const { answers, tokens } = open()
  await answers.read(
    question(async () => 'answer', ['entry:2']),
    waitUntil,
  )
  await tokens.renew(['entry:1'])
  expect(
    (
      await answers.read(
        question(async () => 'new', ['entry:2']),
        waitUntil,
      )
    ).state,
  ).toBe('hit')
})
