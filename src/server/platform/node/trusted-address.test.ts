import { expect, test } from 'vitest'
import { trustedAddress } from './trusted-address.ts'

test('ignores X-Forwarded-For of an untrusted address', () => {
  expect(trustedAddress('10.0.0.1')('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
})

test('returns the last address that is not a trusted proxy', () => {
  const addressOf = trustedAddress('127.0.0.1, 10.0.0.0/8')
  expect(addressOf('::ffff:127.0.0.1', '198.51.100.66, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
  expect(addressOf('10.0.0.4', undefined)).toBe('10.0.0.4')
})

test('returns the socket address of a sender on the internet that claims to be a proxy', () => {
  for (const own of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'])
    for (const said of ['198.51.100.1', '127.0.0.1', 'unknown, 10.0.0.1']) expect(trustedAddress()(own, said)).toBe(own)
})

test('behind an undeclared proxy the address is unknown, and the operator is notified once', () => {
  let told = 0
  const addressOf = trustedAddress('', () => told++)
  expect(addressOf('203.0.113.9', undefined)).toBe('203.0.113.9')
  expect(told).toBe(0)
  for (const proxy of ['127.0.0.1', '::1', '::ffff:172.17.0.1', '10.0.0.2', 'fd00::2'])
    for (const visitor of ['198.51.100.1', '198.51.100.2']) expect(addressOf(proxy, visitor)).toBeUndefined()
  expect(told).toBe(1)
})
