import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { notFoundLogPath, operatorKeys, previewKeys, signLink, subscriptionKeys, verifyLink } from './signed-link.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const until = now / 1000 + 60
const key = (letter: string) => ({ kid: letter, bytes: new Uint8Array(32).fill(letter.charCodeAt(0)) })
const [old, young] = [key('a'), key('b')]
const opens = '/en/about-us'

test('a link is valid only for its path, until it expires', async () => {
  const keys = previewKeys({ sessionKeys: [old], previewKey: null })
  const query = signLink(keys, opens, until)
  const state = (given: URLSearchParams, what = opens, at = now) => verifyLink(keys, what, given, at)
  expect(await state(query)).toBe('good')
  expect(await state(query, opens, now + 60_000)).toBe('old')
  expect(await state(query, '/en/news')).toBe('wrong')
  for (const [name, value] of [
    ['until', String(until + 1)],
    ['until', 'x'],
    ['signature', (query.get('signature') ?? '').replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
    ['signature', ''],
  ] as const) {
    const changed = new URLSearchParams(query)
    changed.set(name, value)
    expect([name, value, await state(changed)]).toEqual([name, value, 'wrong'])
  }
})

test('links signed with a replaced key stay valid; keys of another purpose do not verify', async () => {
  const query = signLink(previewKeys({ sessionKeys: [old], previewKey: null }), opens, until)
  expect(verifyLink(previewKeys({ sessionKeys: [young, old], previewKey: 'c'.repeat(32) }), opens, query, now)).toBe(
    'good',
  )
  expect(verifyLink(previewKeys({ sessionKeys: [young], previewKey: null }), opens, query, now)).toBe('wrong')
  expect(verifyLink(operatorKeys({ sessionKeys: [old] }), opens, query, now)).toBe('wrong')
})

test('a CMS signs with its own key: HMAC-SHA256 over path, line feed and expiry', async () => {
  const signature = createHmac('sha256', 'c'.repeat(32)).update(`${opens}\n${until}`).digest('hex')
  const keys = previewKeys({ sessionKeys: [old], previewKey: 'c'.repeat(32) })
  expect(verifyLink(keys, opens, new URLSearchParams({ until: String(until), signature }), now)).toBe('good')
})

test('links in mails stay valid: keys are derived from the session key by purpose, and the 404 log keeps its path', () => {
  const derived = (purpose: string) => [createHmac('sha256', old.bytes).update(`proviant|v1|${purpose}`).digest()]
  const sessionKeys = [old]
  expect(operatorKeys({ sessionKeys })).toEqual(derived('operator-links'))
  expect(subscriptionKeys({ sessionKeys })).toEqual(derived('subscription-links'))
  expect(previewKeys({ sessionKeys, previewKey: null })).toEqual(derived('preview-links'))
  expect(notFoundLogPath).toBe('/operator/not-found')
})

test('a link with a longer time or signature than the shop writes is wrong, even if it is signed', () => {
  const keys = operatorKeys({ sessionKeys: [old] })
  expect(verifyLink(keys, opens, signLink(keys, opens, 1_234_567_890_123), now)).toBe('wrong')
  const query = signLink(keys, opens, until)
  for (const signature of [`00${query.get('signature')}`, `${query.get('signature')}00`])
    expect(verifyLink(keys, opens, new URLSearchParams({ until: String(until), signature }), now)).toBe('wrong')
  expect(verifyLink(keys, opens, new URLSearchParams(), now)).toBe('wrong')
})

test('cannot be signed without a key', () => {
  expect(() => signLink([], opens, until)).toThrow('there is no key to sign links')
})
