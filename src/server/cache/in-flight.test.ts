import { expect, test } from 'vitest'
import { createLog } from '../config/log.ts'
import { openSqliteD1 } from '../platform/node/sqlite-d1.ts'
import { InFlight } from './in-flight.ts'
import { sqlTokens, TagTokens } from './tag-tokens.ts'

async function open() {
  const clock = { now: 1_000_000_000_000 }
  const db = openSqliteD1(':memory:')
  await db
    .prepare('CREATE TABLE tag_tokens (tag TEXT PRIMARY KEY, token TEXT NOT NULL, changed_at INTEGER NOT NULL)')
    .run()
  const tokens = new TagTokens(sqlTokens(db), createLog('error'), () => clock.now)
  const inFlight = new InFlight<string>({ abandonedMs: 5_000, tokens, now: () => clock.now })
  const work = Promise.withResolvers<string>()
  return { clock, tokens, inFlight, work }
}
const turn = () => new Promise((done) => setTimeout(done))

test('join: a request gets the value of work in flight, also the request that started it', async () => {
  const { inFlight, work } = await open()
  const started = inFlight.start('key', work.promise)
  const joined = [inFlight.join('key', 1_000), inFlight.join('key', 1_000, true), started]
  work.resolve('value')
  expect(await Promise.all(joined)).toEqual(['value', 'value', 'value'])
})

test('join: a request gets null without work in flight, and for another key', async () => {
  const { inFlight, work } = await open()
  void inFlight.start('key', work.promise)
  expect([inFlight.has('key'), inFlight.has('other')]).toEqual([true, false])
  expect(await inFlight.join('other', 1_000)).toBeNull()
})

test('join: a request gets null if the work takes longer than its timeout, and may join again', async () => {
  const { inFlight, work } = await open()
  void inFlight.start('key', work.promise)
  expect(await inFlight.join('key', 10)).toBeNull()
  expect(inFlight.has('key')).toBe(true)
  const joined = inFlight.join('key', 1_000)
  work.resolve('value')
  expect(await joined).toBe('value')
})

test('join: the error of the work is thrown to every request', async () => {
  const { inFlight, work } = await open()
  const started = inFlight.start('key', work.promise)
  const joined = inFlight.join('key', 1_000)
  work.reject(new Error('broken'))
  await expect(joined).rejects.toThrow('broken')
  await expect(started).rejects.toThrow('broken')
})

test('work that has settled is no longer in flight, whether it succeeded or failed', async () => {
  const { inFlight } = await open()
  await inFlight.start('key', Promise.resolve('value'))
  await inFlight.start('failed', Promise.reject(new Error('broken'))).catch(() => undefined)
  expect([inFlight.has('key'), inFlight.has('failed')]).toEqual([false, false])
})

test('work from before a purge is not joined after it', async () => {
  const { inFlight, tokens, work } = await open()
  void inFlight.start('key', work.promise)
  await tokens.renew(['entry:1'])
  expect([inFlight.has('key'), await inFlight.join('key', 1_000)]).toEqual([false, null])
})

test('work from before a purge that settles does not remove the work that replaced it', async () => {
  const { inFlight, tokens, work } = await open()
  void inFlight.start('key', work.promise)
  await tokens.renew(['entry:1'])
  const newer = Promise.withResolvers<string>()
  void inFlight.start('key', newer.promise)
  work.resolve('old')
  await turn()
  const joined = inFlight.join('key', 1_000)
  newer.resolve('new')
  expect(await joined).toBe('new')
})

test('work that was started longer ago than abandonedMs is not joined: it was cancelled with its request', async () => {
  const { inFlight, clock, work } = await open()
  void inFlight.start('key', work.promise)
  clock.now += 4_999
  expect(inFlight.has('key')).toBe(true)
  clock.now += 1
  expect([inFlight.has('key'), await inFlight.join('key', 1_000)]).toEqual([false, null])
})

test('work that was started by a clock that was ahead is not joined once the clock is corrected', async () => {
  const { inFlight, clock, work } = await open()
  void inFlight.start('key', work.promise)
  clock.now -= 86_400_000
  expect(inFlight.has('key')).toBe(false)
})
