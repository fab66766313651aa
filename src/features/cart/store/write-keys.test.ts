import { expect, test } from 'vitest'
import type { Result } from '#service/result.ts'
import { addItemToCart, removeLine } from '../cart.actions.ts'
import { createWriteKeys } from './write-keys.ts'

const done: Result<null> = { ok: true, value: null }
const failed = (status: number): Result<null> => ({ ok: false, problem: { status, title: 'No' } })

/** Key that a write sends, and its response. */
function start(
  keys: ReturnType<typeof createWriteKeys>,
  fields: Record<string, string>,
  action: { path: string } = addItemToCart,
) {
  const { promise, resolve } = Promise.withResolvers<Result<null>>()
  let key = ''
  const outcome = keys.send(action, new URLSearchParams(fields), (sent) => {
    key = sent.idempotencyKey ?? ''
    return promise
  })
  return {
    key,
    answer: (answer: Result<null>) => {
      resolve(answer)
      return outcome
    },
  }
}
const item = { productId: '7', quantity: '2' }

test('a repeat of an unanswered addition has the same key, a different addition another', () => {
  const keys = createWriteKeys()
  const first = start(keys, item)
  expect(start(keys, item).key).toBe(first.key)
  expect(start(keys, { ...item, quantity: '3' }).key).not.toBe(first.key)
})

test.each([0, 500, 503, 504])('a repeat has the same key if the outcome is unknown (status %d)', async (status) => {
  const keys = createWriteKeys()
  const first = start(keys, item)
  await first.answer(failed(status))
  const other = start(keys, { ...item, productId: '8' })
  await other.answer(done)
  const second = start(keys, item)
  expect(second.key).toBe(first.key)
  await second.answer(done)
  expect(start(keys, item).key).not.toBe(first.key)
})

test.each([200, 409, 422, 429])('an addition after an answered one has a new key (status %d)', async (status) => {
  const keys = createWriteKeys()
  const first = start(keys, item)
  await first.answer(status === 200 ? done : failed(status))
  expect(start(keys, item).key).not.toBe(first.key)
})

test('an addition after a removal has a new key, and a given key is kept', async () => {
  const keys = createWriteKeys()
  const first = start(keys, item)
  await first.answer(failed(0))
  await start(keys, {}, removeLine('4')).answer(done)
  expect(start(keys, item).key).not.toBe(first.key)
  expect(start(keys, { ...item, idempotencyKey: 'chosen-key' }).key).toBe('chosen-key')
})
