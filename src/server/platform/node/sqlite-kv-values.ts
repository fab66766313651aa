// What KV accepts and how a value is kept and given back. Called by sqlite-kv.ts; the words are those of Cloudflare's KV.
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'

export type GetOptions = string | { type?: string; cacheTtl?: number }
export type PutOptions = { expiration?: number; expirationTtl?: number; metadata?: unknown }

const limits = { keyBytes: 512, metadataBytes: 1024, minimumTtlSeconds: 60 }

/** Throws for a key that KV refuses: empty, `.`, `..` or over 512 bytes. */
export function requireKey(key: string, method: 'GET' | 'PUT' | 'DELETE'): void {
  if (key === '') throw new TypeError('Key name cannot be empty.')
  if (key === '.' || key === '..') throw new TypeError(`"${key}" is not allowed as a key name.`)
  const bytes = Buffer.byteLength(key)
  if (bytes > limits.keyBytes) {
    throw new Error(`KV ${method} failed: 414 UTF-8 encoded length of ${bytes} exceeds key length limit of 512.`)
  }
}

/** When a value ends, in seconds since 1970; null for never. */
export function expiryOf(options: PutOptions | undefined, nowSeconds: number): number | null {
  const { expirationTtl: ttl, expiration } = options ?? {}
  if (ttl !== undefined) {
    if (!Number.isInteger(ttl) || ttl <= 0) {
      throw new Error(`KV PUT failed: 400 Invalid expiration_ttl of ${ttl}. Please specify integer greater than 0.`)
    }
    if (ttl < limits.minimumTtlSeconds) {
      throw new Error(`KV PUT failed: 400 Invalid expiration_ttl of ${ttl}. Expiration TTL must be at least 60.`)
    }
    return nowSeconds + ttl
  }
  if (expiration === undefined) return null
  if (!Number.isInteger(expiration) || expiration < nowSeconds + limits.minimumTtlSeconds) {
    throw new Error(
      `KV PUT failed: 400 Invalid expiration of ${expiration}. Expiration times must be at least 60 seconds in the future.`,
    )
  }
  return expiration
}

/** Metadata as it is kept; at most 1,024 bytes. */
export function metadataText(metadata: unknown): string | null {
  if (metadata === undefined || metadata === null) return null
  const text = JSON.stringify(metadata)
  const bytes = Buffer.byteLength(text)
  if (bytes > limits.metadataBytes) {
    throw new Error(`KV PUT failed: 413 Metadata length of ${bytes} exceeds limit of 1024.`)
  }
  return text
}

/** A value as it is kept: text as text, bytes as bytes. */
export async function toStored(value: unknown): Promise<SQLInputValue> {
  if (typeof value === 'string') return value
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  if (value instanceof ReadableStream) return new Uint8Array(await new Response(value).arrayBuffer())
  throw new TypeError('KV put() accepts only strings, ArrayBuffers, ArrayBufferViews, and ReadableStreams as values.')
}

/** A kept value in the type that was asked for; null stays null. */
export function valueAs(stored: SQLOutputValue, type: string): unknown {
  if (stored === null) return null
  const text = () => (stored instanceof Uint8Array ? new TextDecoder().decode(stored) : String(stored))
  const bytes = () => (stored instanceof Uint8Array ? stored.slice() : new TextEncoder().encode(String(stored)))
  if (type === 'text') return text()
  if (type === 'json') return JSON.parse(text())
  if (type === 'arrayBuffer') return bytes().buffer
  if (type === 'stream') return new Blob([bytes()]).stream()
  throw new TypeError('Unknown response type. Possible types are "text", "arrayBuffer", "json", and "stream".')
}
