/** Where a visitor comes from, for limits on attempts: a keyed hash of the network, never the address itself. */
import { createHmac } from 'node:crypto'
import type { AppContext } from '../env.ts'
import type { Platform } from '../platform/bindings.ts'

/** /24 of an IPv4 address, /64 of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.')
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(plain.includes('::') ? zeros : []), ...right].slice(0, 4).join(':')
}

/** The address as the platform tells it: the socket's or a trusted proxy's on Node, if there is one to believe, Cloudflare's header on Workers. */
function addressOf(c: AppContext): string | undefined {
  const platform: Platform = c.executionCtx
  return 'clientAddress' in platform ? platform.clientAddress : c.req.header('cf-connecting-ip')
}

/** The network itself, for counts that stay in memory; empty where the platform does not tell. */
export const rateLimitKey = (c: AppContext): string => networkOf(addressOf(c) ?? '')

/** Null for reads: only attempts to write are counted elsewhere. */
export function clientNetwork(c: AppContext): string | null {
  const address = c.req.method === 'POST' ? addressOf(c) : undefined
  const secret = c.var.services.config.sessionKeys[0]?.bytes
  if (!address || !secret) return null
  return createHmac('sha256', secret).update(networkOf(address)).digest('hex').slice(0, 24)
}
