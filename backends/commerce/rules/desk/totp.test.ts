import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { findStep, newTotpSecret, toTotpUri } from './totp.ts'

/** Of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

// F667
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code of RFC 6238 is accepted, with a space too', (second, code) => {
  expect(findStep(secret, code, at(second))).toBe(Math.floor(second / 30))
  expect(findStep(secret, `${code.slice(0, 3)} ${code.slice(3)}`, at(second))).toBe(Math.floor(second / 30))
})

// F667
test('a code is accepted one step early and one step late, not two, and never with another length', () => {
  const step = 1_111_111_109
  for (const shift of [-30, 0, 30]) expect(findStep(secret, '081804', at(step + shift))).toBe(Math.floor(step / 30))
  for (const shift of [-60, 60]) expect(findStep(secret, '081804', at(step + shift))).toBeNull()
  for (const code of ['', '81804', '0081804', 'abcdef', '081805']) expect(findStep(secret, code, at(step))).toBeNull()
})

test('the URI names the shop, the account and the secret', () => {
  const own = newTotpSecret()
  expect(own).toMatch(/^[A-Z2-7]{32}$/)
  const uri = toTotpUri(own, 'an@shop.example', 'Proviant')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Proviant:an%40shop\.example\?/)
  expect(new URL(uri).searchParams.get('secret')).toBe(own)
})
