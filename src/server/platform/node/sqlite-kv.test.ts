// The Node key-value store and Cloudflare's own must answer alike: every sentence in the first part runs on both.
import type { KVNamespace } from '@cloudflare/workers-types'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWorkerdBindings, type WorkerdBindings } from '#tests/support/workerd-bindings.ts'
import { openSqliteKv } from './sqlite-kv.ts'

let workerd: WorkerdBindings
let sqlite: ReturnType<typeof openSqliteKv>

beforeAll(async () => {
  workerd = await startWorkerdBindings()
  sqlite = openSqliteKv(':memory:')
}, 30_000)

afterAll(async () => {
  sqlite.close()
  await workerd.dispose()
})

const stores: [string, () => KVNamespace][] = [
  ['node:sqlite', () => sqlite],
  ['workerd', () => workerd.kv],
]

describe.each(stores)('KV on %s', (_name, open) => {
  let kv: KVNamespace

  beforeEach(async () => {
    kv = open()
    for (const { name } of (await kv.list()).keys) await kv.delete(name)
  })

  test('a value comes back as text, JSON, bytes or a stream', async () => {
    await kv.put('price', '{"cents":250,"label":"crème"}')
    expect(await kv.get('price')).toBe('{"cents":250,"label":"crème"}')
    expect(await kv.get('price', 'json')).toStrictEqual({ cents: 250, label: 'crème' })
    expect(await kv.get('price', { type: 'json' })).toStrictEqual({ cents: 250, label: 'crème' })
    expect((await kv.get('price', 'arrayBuffer'))?.byteLength).toBe(30)
    expect(await new Response((await kv.get('price', 'stream')) as never).text()).toContain('crème')
    expect(await kv.get('nothing', 'json')).toBeNull()
  })

  test('bytes come back unchanged', async () => {
    await kv.put('page', new Uint8Array([0, 255, 128]))
    await kv.put('part', new Uint8Array([9, 1, 2, 9]).subarray(1, 3))
    expect([...new Uint8Array((await kv.get('page', 'arrayBuffer')) as ArrayBuffer)]).toStrictEqual([0, 255, 128])
    expect([...new Uint8Array((await kv.get('part', 'arrayBuffer')) as ArrayBuffer)]).toStrictEqual([1, 2])
  })

  test('metadata travels with the value', async () => {
    await kv.put('page', 'html', { metadata: { tags: ['home'] }, expirationTtl: 60 })
    expect(await kv.getWithMetadata('page')).toMatchObject({ value: 'html', metadata: { tags: ['home'] } })
    expect(await kv.getWithMetadata('none', 'json')).toMatchObject({ value: null, metadata: null })
  })

  test('a later put replaces value, metadata and lifetime; delete ends it', async () => {
    await kv.put('a', '1', { metadata: { old: true }, expirationTtl: 60 })
    await kv.put('a', '2')
    expect(await kv.getWithMetadata('a')).toMatchObject({ value: '2', metadata: null })
    await kv.delete('a')
    await kv.delete('a')
    expect(await kv.get('a')).toBeNull()
  })

  test('keys are listed by prefix, page by page', async () => {
    for (const key of ['page:a', 'page:b', 'page:ü', 'pagf', 'pag', 'tag:x']) await kv.put(key, '1')
    const first = await kv.list({ prefix: 'page:', limit: 2 })
    expect(first.keys.map((key) => key.name)).toStrictEqual(['page:a', 'page:b'])
    if (first.list_complete) throw new Error('there is a third key')
    const second = await kv.list({ prefix: 'page:', limit: 2, cursor: first.cursor })
    expect(second.keys.map((key) => key.name)).toStrictEqual(['page:ü'])
    expect(second.list_complete).toBe(true)
  })

  test('many keys are read at once', async () => {
    await kv.put('a', '1')
    expect([...(await kv.get(['a', 'b']))]).toStrictEqual([
      ['a', '1'],
      ['b', null],
    ])
  })

  test.each([
    [59, 'at least 60'],
    [0, 'greater than 0'],
    [-5, 'greater than 0'],
  ])('a lifetime of %d seconds is refused', async (expirationTtl, message) => {
    await expect(kv.put('a', '1', { expirationTtl })).rejects.toThrow(message)
  })

  test('bad keys, values and metadata are refused', async () => {
    await expect(kv.put('', '1')).rejects.toThrow('Key name cannot be empty')
    await expect(kv.get('..')).rejects.toThrow('not allowed as a key name')
    await expect(kv.put('ü'.repeat(257), '1')).rejects.toThrow('length of 514 exceeds key length limit of 512')
    await expect(kv.put('a', {} as never)).rejects.toThrow('accepts only strings')
    await expect(kv.put('a', '1', { metadata: 'x'.repeat(1023) })).rejects.toThrow('exceeds limit of 1024')
    await kv.put('a', '1')
    await expect(kv.get('a', 'number' as never)).rejects.toThrow('Unknown response type')
  })
})

describe('KV on Node', () => {
  test('a value is gone when its time is up', async () => {
    let now = 1_000
    const kv = openSqliteKv(':memory:', () => now)
    await kv.put('short', '1', { expirationTtl: 60 })
    await kv.put('long', '2')
    now = 1_059
    expect(await kv.get('short')).toBe('1')
    now = 1_060
    expect(await kv.get('short')).toBeNull()
    expect((await kv.list()).keys.map((key) => key.name)).toStrictEqual(['long'])
    kv.close()
  })
})
