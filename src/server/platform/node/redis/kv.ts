/** Implements the key-value interface over Redis. While the connection is lost, values count as missing and writes are dropped: it stores only caches. */
import { RESP_TYPES } from '@redis/client'
import type { Kv } from '../../../storage/storage.ts'
import type { RedisConnection } from './connection.ts'

const asBytes = { [RESP_TYPES.BLOB_STRING]: Buffer }

export class RedisKv implements Kv {
  readonly #connection: RedisConnection

  constructor(connection: RedisConnection) {
    this.#connection = connection
  }

  get(key: string, type?: 'text'): Promise<string | null>
  get<Value>(key: string, type: 'json'): Promise<Value | null>
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>
  async get(key: string, type?: 'text' | 'json' | 'arrayBuffer'): Promise<unknown> {
    const bytes = await this.#connection.run((client) => client.withTypeMapping(asBytes).get(key)).catch(() => null)
    if (bytes === null) return null
    // a copy: small buffers are parts of a larger one
    if (type === 'arrayBuffer') return new Uint8Array(bytes).buffer
    return type === 'json' ? JSON.parse(bytes.toString()) : bytes.toString()
  }

  async put(
    key: string,
    value: string | Uint8Array,
    { expirationTtl }: { expirationTtl?: number } = {},
  ): Promise<void> {
    const content = typeof value === 'string' ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    const options = expirationTtl === undefined ? {} : { expiration: { type: 'EX', value: expirationTtl } as const }
    await this.#connection.run((client) => client.set(key, content, options)).catch(() => undefined)
  }

  async delete(key: string): Promise<void> {
    await this.#connection.run((client) => client.del(key)).catch(() => undefined)
  }
}
