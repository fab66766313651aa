/** Identifies the visitor's network for rate limits. Outside of memory only a keyed hash of it is used. */
import { createHmac } from 'node:crypto'
import type { AppContext } from '../context/env.ts'
import type { Platform } from '../platform/bindings.ts'

/** @returns /24 of an IPv4 address, /64 of an IPv6 address */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.')
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...(plain.includes('::') ? zeros : []), ...right].slice(0, 4).join(':')
}

/** The client address: on Node from the socket or a trusted proxy, on Workers from Cloudflare's header; undefined if unknown. */
function addressOf(c: AppContext): string | undefined {
  const platform: Platform = c.executionCtx
  return 'clientAddress' in platform ? platform.clientAddress : c.req.header('cf-connecting-ip')
}

/** The client in plain text, only for limits in memory: its IPv4 address, or the /64 of an IPv6 address; empty if unknown. */
export function rateLimitKey(c: AppContext): string {
  const address = addressOf(c)?.replace(/^::ffff:/i, '') ?? ''
  return address.includes('.') ? address : networkOf(address)
}

/** @returns keyed hash of the network; null for requests other than POST, since backends limit only writes */
export function clientNetwork(c: AppContext): string | null {
  const address = c.req.method === 'POST' ? addressOf(c) : undefined
  const secret = c.var.services.config.sessionKeys[0]?.bytes
  if (!address || !secret) return null
  return createHmac('sha256', secret).update(networkOf(address)).digest('hex').slice(0, 24)
}
