import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadingBarState } from '#ui/states/loading-bar.tsx'
import { LoadingBarTimer } from './page-loading.ts'

let state: LoadingBarState
let bar: LoadingBarTimer
beforeEach(() => {
  vi.useFakeTimers()
  state = 'idle'
  bar = new LoadingBarTimer((next) => {
    state = next
  })
})
afterEach(() => void vi.useRealTimers())

/** The state after so many milliseconds more. */
const after = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return state
}

// F524
test('a page that comes within 200 ms shows no bar, then or later', () => {
  bar.start()
  expect(after(199)).toBe('idle')
  bar.finish(false)
  expect([state, after(1), after(5_000)]).toEqual(['idle', 'idle', 'idle'])
})

// F314, F316, F318, F524
test('a page that takes longer shows a bar from 200 ms until it is there, and for 900 ms more', () => {
  bar.start()
  expect([after(200), after(30_000)]).toEqual(['run', 'run'])
  bar.finish(false)
  expect([state, after(899), after(1)]).toEqual(['done', 'done', 'idle'])
})

// F317
test('a page that could not be fetched ends the bar as an error', () => {
  bar.start()
  after(200)
  bar.finish(true)
  expect([state, after(900)]).toEqual(['error', 'idle'])
})

test('a second page while the bar runs is the same wait, after it has finished another one', () => {
  bar.start()
  after(200)
  bar.start()
  expect(state).toBe('run')
  bar.finish(false)
  bar.start()
  expect([state, after(199), after(1)]).toEqual(['idle', 'idle', 'run'])
  bar.finish(false)
  expect([after(899), after(1)]).toEqual(['done', 'idle'])
})

test('a bar that never ran stays at rest', () => {
  bar.finish(true)
  expect([state, after(900)]).toEqual(['idle', 'idle'])
})
