import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { AppContext } from '../context/env.ts'
import { clientNetwork, networkOf, rateLimitKey } from './client-network.ts'

const key = new Uint8Array(32).fill(7)

/** A request on Node, whose address comes from the socket, or on Workers, whose address is a header of Cloudflare. */
const toContext = (
  client: { socket?: string; cloudflare?: string },
  method = 'POST',
  sessionKeys = [{ kid: 'k', bytes: key }],
) =>
  ({
    req: { method, header: (name: string) => (name === 'cf-connecting-ip' ? client.cloudflare : undefined) },
    executionCtx: 'socket' in client ? { clientAddress: client.socket } : {},
    var: { services: { config: { sessionKeys } } },
  }) as unknown as AppContext

test('addresses of the same /24 or /64 share a network, others do not', () => {
  expect(networkOf('203.0.113.7')).toBe(networkOf('203.0.113.99'))
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113')
  expect(networkOf('2001:db8:1:2::5')).toBe(networkOf('2001:db8:1:2:aaaa::9'))
  expect(networkOf('2001:db8:1:2::5')).not.toBe(networkOf('2001:db8:1:3::5'))
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('the first four groups of an IPv6 address are its network, also if zeros are left out', () => {
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001::1:2:3:4:5:6')).toBe('2001:0:1:2')
  expect(networkOf('::FFFF:203.0.113.7')).toBe('203.0.113')
  expect(networkOf('1::ffff:203:7')).toBe('1:0:0:0')
  expect(networkOf('::')).toBe('0:0:0:0')
})

test('limits in memory have the whole IPv4 address, or the network of an IPv6 address, as their key', () => {
  expect(rateLimitKey(toContext({ socket: '203.0.113.7' }))).toBe('203.0.113.7')
  expect(rateLimitKey(toContext({ socket: '::ffff:203.0.113.7' }))).toBe('203.0.113.7')
  expect(rateLimitKey(toContext({ socket: '::FFFF:203.0.113.7' }))).toBe('203.0.113.7')
  expect(rateLimitKey(toContext({ socket: '2001:db8:1:2::5' }))).toBe('2001:db8:1:2')
  expect(rateLimitKey(toContext({ cloudflare: '203.0.113.7' }))).toBe('203.0.113.7')
  expect([rateLimitKey(toContext({})), rateLimitKey(toContext({ socket: '' }))]).toEqual(['', ''])
})

test('on Node a header cannot replace the address of the socket', () => {
  expect(rateLimitKey(toContext({ socket: '203.0.113.7', cloudflare: '198.51.100.1' }))).toBe('203.0.113.7')
})

test('backends get a keyed hash of the network, for writes only', () => {
  const hash = createHmac('sha256', key).update('203.0.113').digest('hex').slice(0, 24)
  expect(clientNetwork(toContext({ socket: '203.0.113.7' }))).toBe(hash)
  expect(clientNetwork(toContext({ socket: '203.0.113.99' }))).toBe(hash)
  expect(clientNetwork(toContext({ socket: '203.0.113.7' }, 'GET'))).toBe(null)
  expect(clientNetwork(toContext({}))).toBe(null)
  expect(clientNetwork(toContext({ socket: '203.0.113.7' }, 'POST', []))).toBe(null)
})
