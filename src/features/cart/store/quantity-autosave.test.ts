import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuantityAutosave, type SaveResult } from './quantity-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offline = { problem: { status: 0, title: 'unreachable' } }

/** Cart with one line of quantity 3; the test resolves each save. */
function lineOfThree() {
  const sent: string[] = []
  const keys: string[] = []
  const answers: ((answer: SaveResult) => void)[] = []
  const changes = createQuantityAutosave((_, text, idempotencyKey) => {
    sent.push(text)
    keys.push(idempotencyKey)
    return new Promise((answer) => answers.push(answer))
  })
  const answer = async (given: SaveResult) => {
    answers.shift()?.(given)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sent, keys, answer, changes, type: (text: string) => changes.write('line', text, 3) }
}

test('saves the last quantity 500 ms after typing pauses', async () => {
  const { sent, answer, changes, type } = lineOfThree()
  type('1')
  vi.advanceTimersByTime(400)
  type('12')
  vi.advanceTimersByTime(499)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  await answer({ quantity: 12 })
  expect([sent, changes.get('line')]).toMatchObject([['12'], { text: '12', state: 'saved' }])
})

test('flush saves at once and resolves when the backend has responded', async () => {
  const { sent, answer, changes, type } = lineOfThree()
  type('8')
  let saved: boolean | undefined
  void changes.flush().then((is) => (saved = is))
  expect(sent).toEqual(['8'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect([saved, sent]).toEqual([undefined, ['8']])
  await answer({ quantity: 8 })
  expect(saved).toBe(true)
})

test('a quantity typed while a save is in flight is saved next, and flush waits for it', async () => {
  const { sent, answer, changes, type } = lineOfThree()
  type('8')
  const first = changes.flush()
  type('9')
  const all = changes.flush()
  await answer({ quantity: 8 })
  expect(sent).toEqual(['8', '9'])
  await answer({ quantity: 9 })
  expect([await first, await all]).toEqual([true, true])
  type('7')
  void changes.flush()
  type('6')
  await answer({ quantity: 7 })
  expect(sent).toEqual(['8', '9', '7'])
  vi.advanceTimersByTime(500)
  expect(sent).toEqual(['8', '9', '7', '6'])
})

test('a retry reuses the idempotency key and keeps a newer quantity from elsewhere', async () => {
  const { keys, answer, changes, type } = lineOfThree()
  type('8')
  void changes.flush()
  await answer(offline)
  vi.advanceTimersByTime(5_000)
  // the first response was lost, and another tab has set 9 since
  await answer({ quantity: 9 })
  expect(changes.get('line')).toMatchObject({ text: '9', state: 'saved' })
  type('8')
  void changes.flush()
  const [first, again, next] = keys
  expect(first).toMatch(/^\w{16,}$/)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('without a connection the quantity stays unsaved, and is retried after 5 s or when typed again', async () => {
  const { sent, answer, changes, type } = lineOfThree()
  type('8')
  const leaving = changes.flush()
  await answer(offline)
  expect(await leaving).toBe(false)
  expect([changes.get('line'), changes.hasUnsaved()]).toMatchObject([{ text: '8', state: 'unsaved' }, true])
  type('8')
  vi.advanceTimersByTime(500)
  await answer(offline)
  vi.advanceTimersByTime(5_000)
  expect([sent, changes.get('line')?.problem]).toEqual([['8', '8', '8'], offline.problem])
  await answer({ quantity: 8 })
  expect([await changes.flush(), changes.hasUnsaved()]).toEqual([true, false])
})

test('a rejected quantity keeps its error until another one is typed', async () => {
  const { sent, answer, changes, type } = lineOfThree()
  const problem = { status: 422, title: 'no' }
  type('1,5')
  const leaving = changes.flush()
  await answer({ problem })
  expect([await leaving, await changes.flush(), sent]).toEqual([false, false, ['1,5']])
  expect([changes.get('line'), changes.findOpen()]).toMatchObject([{ text: '1,5', state: 'refused', problem }, 'line'])
  type('3')
  expect([changes.get('line'), await changes.flush()]).toEqual([null, true])
})

test('the quantity of the response replaces the typed one, and null removes the change', async () => {
  const { answer, changes, type } = lineOfThree()
  type('80')
  const leaving = changes.flush()
  await answer({ quantity: 26 })
  expect([await leaving, changes.get('line')?.text]).toEqual([true, '26'])
  type('0')
  void changes.flush()
  await answer({ quantity: null })
  expect(changes.get('line')).toBeNull()
  type('8')
  changes.keep(['another'])
  expect([changes.get('line'), vi.getTimerCount()]).toEqual([null, 0])
})
