import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

// F188, F308
test('a toast is there at once, with the time of its creation as id', () => {
  const store = createToastStore()
  expect(store.add({ title: 'Added to your cart', color: 'success' })).toBe('1000000')
  expect(store.getToasts()).toMatchObject([{ id: '1000000', title: 'Added to your cart', color: 'success' }])
})

// F309, F521
test('a toast goes by itself after five seconds', () => {
  const store = createToastStore()
  store.add({ title: 'Saved' })
  vi.advanceTimersByTime(4_999)
  expect(store.getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.getToasts()).toHaveLength(0)
})

// F310, F311
test('under the pointer its time stands still, and goes on where it stopped', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Saved' }) ?? ''
  vi.advanceTimersByTime(3_000)
  store.pause(id)
  store.pause(id)
  vi.advanceTimersByTime(60_000)
  expect(store.getToasts()).toMatchObject([{ paused: true }])
  store.resume(id)
  store.resume(id)
  vi.advanceTimersByTime(1_999)
  expect(store.getToasts()).toMatchObject([{ paused: false }])
  vi.advanceTimersByTime(1)
  expect(store.getToasts()).toHaveLength(0)
})

// F312
test('a toast can be closed by hand, also while it is paused', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Saved' }) ?? ''
  store.pause(id)
  store.close(id)
  store.resume(id)
  expect(store.getToasts()).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

// F313
test('the deed of a toast is done once and closes it', async () => {
  const store = createToastStore()
  const undo = vi.fn()
  const id = store.add({ title: 'Removed', action: { label: 'Undo', run: undo } }) ?? ''
  await Promise.all([store.act(id), store.act(id)])
  expect(undo).toHaveBeenCalledTimes(1)
  expect(store.getToasts()).toHaveLength(0)
})

test('a deed that could not be done keeps its toast, until it is done or closed by hand', async () => {
  const store = createToastStore()
  const undo = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const id = store.add({ title: 'Removed', action: { label: 'Undo', run: undo } }) ?? ''
  await store.act(id)
  vi.advanceTimersByTime(60_000)
  expect(store.getToasts()).toHaveLength(1)
  await store.act(id)
  expect([undo.mock.calls.length, store.getToasts().length]).toEqual([2, 0])
})

test('what is done twice can be taken back twice, however soon', () => {
  const store = createToastStore()
  const removed = { title: 'Removed', description: 'Tomatoes', action: { label: 'Undo', run: () => undefined } }
  store.add(removed)
  store.add(removed)
  expect(store.getToasts()).toHaveLength(2)
})

test('of four toasts the oldest makes place', () => {
  const store = createToastStore()
  for (const title of ['one', 'two', 'three', 'four']) store.add({ title })
  expect(store.getToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
  expect(new Set(store.getToasts().map(({ id }) => id)).size).toBe(3)
})

test('a toast whose deed is under way makes no place', async () => {
  const store = createToastStore()
  let fail = () => undefined as unknown
  const run = () => new Promise((done) => (fail = () => done(false)))
  const id = store.add({ title: 'Removed', action: { label: 'Undo', run } }) ?? ''
  const acting = store.act(id)
  for (const title of ['two', 'three', 'four']) store.add({ title })
  fail()
  await acting
  expect(store.getToasts().map(({ title }) => title)).toEqual(['Removed', 'three', 'four'])
})

test('the same text within five seconds is shown once', () => {
  const store = createToastStore()
  store.add({ title: 'Backend', description: 'down' })
  expect(store.add({ title: 'Backend', description: 'down' })).toBeNull()
  expect(store.add({ title: 'Backend', description: 'slow' })).not.toBeNull()
  expect(store.getToasts()).toHaveLength(2)
  vi.advanceTimersByTime(5_000)
  expect(store.add({ title: 'Backend', description: 'down' })).not.toBeNull()
})

test('a clock that was ahead and is corrected lets no toast stay, and silences none', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Saved' }) ?? ''
  vi.setSystemTime(0)
  store.pause(id)
  store.resume(id)
  vi.advanceTimersByTime(5_000)
  expect(store.getToasts()).toHaveLength(0)
  expect(store.add({ title: 'Saved' })).not.toBeNull()
})

test('who listens hears of every change until it stops listening', () => {
  const store = createToastStore()
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  store.add({ title: 'one' })
  vi.advanceTimersByTime(5_000)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  store.add({ title: 'two' })
  expect(heard).toHaveBeenCalledTimes(2)
})
