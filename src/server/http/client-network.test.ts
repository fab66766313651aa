import { expect, test } from 'vitest'
import { networkOf } from './client-network.ts'

test('addresses of the same /24 or /64 share a network, others do not', () => {
  expect(networkOf('203.0.113.7')).toBe(networkOf('203.0.113.99'))
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113')
  expect(networkOf('2001:db8:1:2::5')).toBe(networkOf('2001:db8:1:2:aaaa::9'))
  expect(networkOf('2001:db8:1:2::5')).not.toBe(networkOf('2001:db8:1:3::5'))
  expect(networkOf('::1')).toBe('0:0:0:0')
})
