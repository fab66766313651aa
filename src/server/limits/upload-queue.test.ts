import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UploadQueue } from './upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const open = (maxRunning = 1, rests = false) => new UploadQueue({ maxRunning, rests, now: Date.now })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Ids in the order in which they started. */
function startAll(queue: UploadQueue, callers: readonly string[]) {
  const started: { index: number; release: () => void }[] = []
  const refused: number[] = []
  for (const [index, caller] of callers.entries())
    void queue.enter(caller).then((release) => (release ? started.push({ index, release }) : refused.push(index)))
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

test('after an upload the next one waits for as long as that one took', async () => {
  const { started } = startAll(open(1, true), ['a', 'b'])
  await pass(400)
  started[0]?.release()
  await pass(350)
  expect(started).toHaveLength(1)
  await pass(150)
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
