import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggester, debounceMs, slowMs } from './suggester.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A shop that answers when it is told to. */
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

test('nothing is asked before the typing rests, and nothing for a single letter', async () => {
  const { asked, typeAndWait } = start()
  await typeAndWait('t', 1000)
  for (const text of ['to', 'tom', 'toma']) await typeAndWait(text, debounceMs - 1)
  expect(asked).toEqual([])
  await typeAndWait('tomat')
  expect(asked.map(({ question }) => question)).toEqual(['tomat'])
})

test('the same question in another wording is not asked again', async () => {
  const { asked, typeAndWait } = start()
  for (const text of ['Crème', 'creme ', ' CREME']) await typeAndWait(text)
  expect(asked).toHaveLength(1)
})

test('the former answer stays until the next one is there', async () => {
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

test('an answer that comes late never overwrites a newer one', async () => {
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

test('an emptied field shows nothing, whatever still comes', async () => {
  const { last, suggester, typeAndWait, flush } = start()
  await typeAndWait('tom')
  suggester.type('')
  last().answer('of tom')
  await flush()
  expect(suggester.getState()).toEqual({ question: '', answer: null, wording: '', status: 'idle' })
})

test('what failed is asked again on demand', async () => {
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
