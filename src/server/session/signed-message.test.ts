import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isEqual, isSignedMessage, signatureHeader, signMessage } from './signed-message.ts'

const now = 1_800_000_000
beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(now * 1000 + 400)
})
afterEach(() => vi.useRealTimers())

test('a signature is the HMAC-SHA256 of "time.body", with its time in seconds', () => {
  const hmac = createHmac('sha256', 'secret').update(`${now}.{"a":1}`).digest('hex')
  expect(signatureHeader).toBe('x-proviant-signature')
  expect(signMessage('secret', '{"a":1}')).toBe(`t=${now},v1=${hmac}`)
})

test('a message is accepted only with its own body and key', () => {
  const header = signMessage('secret', 'body')
  expect(isSignedMessage(header, 'body', 'secret')).toBe(true)
  expect(isSignedMessage(header, 'body ', 'secret')).toBe(false)
  expect(isSignedMessage(header, 'body', 'other')).toBe(false)
  expect(isSignedMessage(undefined, 'body', 'secret')).toBe(false)
  for (const changed of [
    ` ${header}`,
    `${header}0`,
    header.replace('t=', 't=x'),
    header.toUpperCase(),
    header.slice(0, -1),
  ])
    expect([changed, isSignedMessage(changed, 'body', 'secret')]).toEqual([changed, false])
})

test('a message is accepted for five minutes before and after its time', () => {
  const isAccepted = (ageSeconds: number) => isSignedMessage(signMessage('k', 'b', now - ageSeconds), 'b', 'k')
  expect([-300, -299, 0, 299].map(isAccepted)).toEqual([true, true, true, true])
  expect([-302, 301, 86_400].map(isAccepted)).toEqual([false, false, false])
  vi.setSystemTime(now * 1000)
  expect([-300, 300].map(isAccepted)).toEqual([true, true])
  expect([-301, 301].map(isAccepted)).toEqual([false, false])
})

test('isEqual compares whole texts, also of different length', () => {
  expect([isEqual('a', 'a'), isEqual('', '')]).toEqual([true, true])
  expect([isEqual('a', 'b'), isEqual('a', 'ab'), isEqual('ab', 'a'), isEqual('', 'a')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
