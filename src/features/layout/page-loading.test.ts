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

const after = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return state
}

// F166, F314, F524
test('shows no bar for a page that loads within 200 ms', () => {
  bar.start()
  expect(after(199)).toBe('idle')
  bar.finish(false)
  expect([state, after(1), after(5_000)]).toEqual(['idle', 'idle', 'idle'])
})

// F166, F314, F316, F318, F524, F526, F527
test('shows the bar from 200 ms until the page has loaded, and 900 ms more', () => {
  bar.start()
  expect([after(200), after(30_000)]).toEqual(['run', 'run'])
  bar.finish(false)
  expect([state, after(899), after(1)]).toEqual(['done', 'done', 'idle'])
})

// F166, F317
test('ends the bar as an error if the page could not be loaded', () => {
  bar.start()
  after(200)
  bar.finish(true)
  expect([state, after(900)]).toEqual(['error', 'idle'])
})

// F314
test('a second navigation keeps a running bar, and starts again after a finished one', () => {
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

test('stays idle if the bar never ran', () => {
  bar.finish(true)
  expect([state, after(900)]).toEqual(['idle', 'idle'])
})
