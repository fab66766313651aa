import { expect, test } from 'vitest'
import { trustedAddress } from './node-proxy.ts'

test('without a trusted proxy only the socket counts, whatever a header says', () => {
  expect(trustedAddress('')('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
  expect(trustedAddress('10.0.0.1')('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9')
})

test('behind trusted proxies the last address that is none of them is the visitor', () => {
  const addressOf = trustedAddress('127.0.0.1, 10.0.0.0/8')
  expect(addressOf('::ffff:127.0.0.1', '198.51.100.66, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
  expect(addressOf('10.0.0.4', null)).toBe('10.0.0.4')
})
