import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

// F188, F308
test('add shows a toast at once, with its time of creation as id', () => {
  const store = createToastStore()
  const toast = { title: 'Added to your cart', description: '2 boxes', color: 'success' } as const
  expect(store.add(toast)).toBe('1000000')
  expect(store.getToasts()).toMatchObject([{ ...toast, id: '1000000' }])
  store.add({ title: 'Saved' })
  expect(store.getToasts()[1]).toMatchObject({ id: '1000001', title: 'Saved', color: 'info' })
})

// F309, F521
test('a toast closes after five seconds', () => {
  const store = createToastStore()
  store.add({ title: 'Saved' })
  vi.advanceTimersByTime(4_999)
  expect(store.getToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.getToasts()).toHaveLength(0)
})

// F310, F311
test('pause stops the remaining time, and resume continues it', () => {
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
test('close removes a toast, also while it is paused', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Saved' }) ?? ''
  store.pause(id)
  store.close(id)
  store.resume(id)
  expect(store.getToasts()).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
})

// F313
test('act runs the action once and closes the toast', async () => {
  const store = createToastStore()
  const undo = vi.fn()
  const id = store.add({ title: 'Removed', action: { label: 'Undo', run: undo } }) ?? ''
  await Promise.all([store.act(id), store.act(id)])
  expect(undo).toHaveBeenCalledTimes(1)
  expect(store.getToasts()).toHaveLength(0)
})

// F313
test('a failed action keeps its toast until it succeeds or the toast is closed', async () => {
  const store = createToastStore()
  const undo = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const id = store.add({ title: 'Removed', action: { label: 'Undo', run: undo } }) ?? ''
  await store.act(id)
  vi.advanceTimersByTime(60_000)
  expect(store.getToasts()).toHaveLength(1)
  await store.act(id)
  expect([undo.mock.calls.length, store.getToasts().length]).toEqual([2, 0])
})

test('equal toasts with an action are all shown', () => {
  const store = createToastStore()
  const removed = { title: 'Removed', description: 'Tomatoes', action: { label: 'Undo', run: () => undefined } }
  store.add(removed)
  store.add(removed)
  expect(store.getToasts()).toHaveLength(2)
})

test('a fourth toast replaces the oldest', () => {
  const store = createToastStore()
  for (const title of ['one', 'two', 'three', 'four']) store.add({ title })
  expect(store.getToasts().map(({ title }) => title)).toEqual(['two', 'three', 'four'])
  expect(new Set(store.getToasts().map(({ id }) => id)).size).toBe(3)
})

test('a toast with an action in flight is not replaced', async () => {
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

test('the same text is shown once within five seconds', () => {
  const store = createToastStore()
  store.add({ title: 'Backend', description: 'down' })
  expect(store.add({ title: 'Backend', description: 'down' })).toBeNull()
  expect(store.add({ title: 'Backend', description: 'slow' })).not.toBeNull()
  expect(store.getToasts()).toHaveLength(2)
  vi.advanceTimersByTime(5_000)
  expect(store.add({ title: 'Backend', description: 'down' })).not.toBeNull()
})

test('a corrected system clock neither keeps a toast nor suppresses one', () => {
  const store = createToastStore()
  const id = store.add({ title: 'Saved' }) ?? ''
  vi.setSystemTime(0)
  store.pause(id)
  store.resume(id)
  vi.advanceTimersByTime(5_000)
  expect(store.getToasts()).toHaveLength(0)
  expect(store.add({ title: 'Saved' })).not.toBeNull()
})

test('subscribe reports every change until it is cancelled', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.add({ title: 'one' })
  vi.advanceTimersByTime(5_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  store.add({ title: 'two' })
  expect(listener).toHaveBeenCalledTimes(2)
})
