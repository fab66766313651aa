import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggester, debounceMs, slowMs } from './suggester.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const asked: { question: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = []
  const suggester = createSuggester<string>(
    (question, signal) =>
      new Promise((answer, reject) => void asked.push({ question, signal, answer, fail: () => reject(new Error()) })),
  )
  const typeAndWait = async (text: string, waitMs = debounceMs) => {
    suggester.type(text)
    await vi.advanceTimersByTimeAsync(waitMs)
  }
  const last = () => asked[asked.length - 1] as (typeof asked)[number]
  return { asked, last, suggester, typeAndWait, flush: () => vi.advanceTimersByTimeAsync(0) }
}

test('sends no request before the debounce time, and none for a single character', async () => {
  const { asked, typeAndWait } = start()
  await typeAndWait('t', 1000)
  for (const text of ['to', 'tom', 'toma']) await typeAndWait(text, debounceMs - 1)
  expect(asked).toEqual([])
  await typeAndWait('tomat')
  expect(asked.map(({ question }) => question)).toEqual(['tomat'])
})

test('sends no second request for an equal normalized query', async () => {
  const { asked, typeAndWait } = start()
  for (const text of ['Crème', 'creme ', ' CREME']) await typeAndWait(text)
  expect(asked).toHaveLength(1)
})

test('keeps the previous result until the next one arrives, and reports a slow request', async () => {
  const { last, suggester, typeAndWait, flush } = start()
  await typeAndWait('tom')
  last().answer('of tom')
  await flush()
  await typeAndWait('tomat')
  expect(suggester.getState()).toEqual({ question: 'tomat', answer: 'of tom', wording: 'tom', status: 'waiting' })
  await vi.advanceTimersByTimeAsync(slowMs)
  expect(suggester.getState()).toEqual({ question: 'tomat', answer: 'of tom', wording: 'tom', status: 'slow' })
  last().answer('of tomat')
  await flush()
  expect(suggester.getState()).toEqual({ question: 'tomat', answer: 'of tomat', wording: 'tomat', status: 'ready' })
})

test('aborts the previous request and ignores its late response', async () => {
  const { asked, suggester, typeAndWait, flush } = start()
  await typeAndWait('tom')
  await typeAndWait('tomat')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer('of tomat')
  await flush()
  asked[0]?.answer('of tom')
  await flush()
  expect(suggester.getState()).toEqual({ question: 'tomat', answer: 'of tomat', wording: 'tomat', status: 'ready' })
})

test('clears the result if the field is emptied, and ignores a late response', async () => {
  const { last, suggester, typeAndWait, flush } = start()
  await typeAndWait('tom')
  suggester.type('')
  last().answer('of tom')
  await flush()
  expect(suggester.getState()).toEqual({ question: '', answer: null, wording: '', status: 'idle' })
})

test('retry sends a failed query again', async () => {
  const { asked, last, suggester, typeAndWait, flush } = start()
  await typeAndWait('tom')
  last().fail()
  await flush()
  expect(suggester.getState().status).toBe('failed')
  suggester.retry()
  await flush()
  expect(asked).toHaveLength(2)
  last().answer('of tom')
  await flush()
  expect(suggester.getState()).toEqual({ question: 'tom', answer: 'of tom', wording: 'tom', status: 'ready' })
})
