import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type UploadPermit, UploadQueue } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const open = (maxRunning = 1, restFactor = 0, isBusy = () => false) =>
  new UploadQueue({ maxRunning, restFactor, isBusy, now: Date.now })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Ids in the order in which they started. */
function startAll(queue: UploadQueue, callers: readonly string[]) {
  const started: ({ index: number } & UploadPermit)[] = []
  const refused: number[] = []
  for (const [index, caller] of callers.entries())
    void queue.enter(caller).then((permit) => (permit ? started.push({ index, ...permit }) : refused.push(index)))
  return { started, refused }
}

test('uploads run one at a time, in the order of their arrival', async () => {
  const { started } = startAll(open(), ['a', 'b', 'c'])
  await pass(1_000)
  expect(started.map(({ index }) => index)).toEqual([0])
  started[0]?.release()
  await pass(100)
  expect(started.map(({ index }) => index)).toEqual([0, 1])
  started[1]?.release()
  await pass(100)
  expect(started.map(({ index }) => index)).toEqual([0, 1, 2])
})

test('after an upload the next one waits for three times as long as that one took', async () => {
  const { started } = startAll(open(1, 3), ['a', 'b'])
  await pass(400)
  started[0]?.release()
  await pass(1_150)
  expect(started).toHaveLength(1)
  await pass(100)
  expect(started).toHaveLength(2)
})

test('a caller has four uploads, and all callers together twenty that wait', async () => {
  const queue = open()
  const own = startAll(queue, Array(6).fill('a'))
  await pass(0)
  expect(own.refused).toEqual([4, 5])
  const others = startAll(
    queue,
    Array.from({ length: 20 }, (_, index) => `b${index}`),
  )
  await pass(0)
  expect(others.refused).toEqual([17, 18, 19])
})

test('a caller without an address is limited with all callers only', async () => {
  const { refused } = startAll(open(), Array(22).fill(''))
  await pass(0)
  expect(refused).toEqual([21])
})

test('is refused after ten seconds', async () => {
  const { started, refused } = startAll(open(), ['a', 'b'])
  await pass(10_100)
  expect([started.length, refused]).toEqual([1, [1]])
})

test('an upload whose request was cancelled ends after 30 s', async () => {
  const queue = open()
  startAll(queue, ['a'])
  await pass(29_000)
  const { started } = startAll(queue, ['b'])
  await pass(2_000)
  expect(started).toHaveLength(1)
})

test('an upload pauses while a page is rendered, but not for longer than half a second', async () => {
  vi.useRealTimers()
  let isBusy = true
  const queue = new UploadQueue({ maxRunning: 1, restFactor: 0, isBusy: () => isBusy })
  const permit = await queue.enter('a')
  const pause = async () => {
    const since = performance.now()
    await permit?.pause()
    return performance.now() - since
  }
  setTimeout(() => {
    isBusy = false
  }, 50)
  const first = await pause()
  expect(first).toBeGreaterThan(40)
  expect(first).toBeLessThan(400)
  isBusy = true
  expect(await pause()).toBeGreaterThan(490)
})

test.each([
  ['back', -86_400_000],
  ['forward', 86_400_000],
])('a clock that is set %s by a day while an upload runs delays the next one by 90 s at most', async (_, ms) => {
  let ahead = 0
  const queue = new UploadQueue({ maxRunning: 1, restFactor: 3, isBusy: () => false, now: () => Date.now() + ahead })
  const { started } = startAll(queue, ['a'])
  await pass(100)
  ahead = ms
  started[0]?.release()
  await pass(90_000)
  const next = startAll(queue, ['b'])
  await pass(100)
  expect(next.started).toHaveLength(1)
})

test('after a clock was set back by a day, a cancelled upload still ends', async () => {
  let ahead = 0
  const queue = new UploadQueue({ maxRunning: 1, restFactor: 0, isBusy: () => false, now: () => Date.now() + ahead })
  startAll(queue, ['cancelled'])
  await pass(100)
  ahead = -86_400_000
  const { started } = startAll(queue, ['b'])
  await pass(100)
  expect(started).toHaveLength(1)
})
