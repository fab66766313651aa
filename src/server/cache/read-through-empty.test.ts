import { expect, test } from 'vitest'
import { open, openEachTest, question, settle, shared, waitUntil } from '#tests/support/read-through.ts'

openEachTest()

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
  shared.now += 4_000
  expect(await answers.read(mayBeEmpty(fetch), waitUntil)).toMatchObject({ value: '', state: 'doubtful' })
  await settle()
  expect([calls, await shared.kv.get('k')]).toEqual([1, null])
  shared.now += 2_000
  expect((await answers.read(mayBeEmpty(fetch), waitUntil)).value).toBe('')
  shared.now += 6_000
  expect(await answers.read(mayBeEmpty(fetch), waitUntil)).toMatchObject({ value: 'something', state: 'miss' })
  await settle()
  expect(await shared.kv.get('k')).toContain('something')
})

test('an empty answer does not take the place of a good one, until it has been empty for a minute', async () => {
  const { answers } = open()
  await answers.read(mayBeEmpty(full), waitUntil)
  await settle()
  shared.now += 61_000
  for (const passMs of [0, 0, 20_000, 20_000, 19_000]) {
    shared.now += passMs
    expect((await answers.read(mayBeEmpty(empty), waitUntil)).value).toBe('something')
    await settle()
  }
  shared.now += 6_000
  expect(await answers.read(mayBeEmpty(empty), waitUntil)).toMatchObject({ value: '', state: 'miss' })
  await settle()
  expect(await shared.kv.get('k')).toContain('something')
  // believed, it is given at once while it is asked for again
  shared.now += 6_000
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
    await tokens.renew(['entry:1'])
    expect((await answers.read(asked(empty), waitUntil)).value).toBe(value)
    await settle()
    expect((await answers.read(asked(empty), waitUntil)).state).toBe(stands ? 'error' : 'doubtful')
  }
})
