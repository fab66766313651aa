// The SQLite store and KV must give the same results: the tests of the first part run on both.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startWorkerdBindings, type WorkerdBindings } from '#tests/support/workerd-bindings.ts'
import type { Kv } from '../../storage/storage.ts'
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

const stores: [string, () => Kv][] = [
  ['node:sqlite', () => sqlite],
  ['workerd', () => workerd.kv],
]

describe.each(stores)('KV on %s', (_name, open) => {
  // F561
  test('a value can be read as text, JSON or bytes', async () => {
    const kv = open()
    await kv.put('price', '{"cents":250,"label":"crème"}')
    expect(await kv.get('price')).toBe('{"cents":250,"label":"crème"}')
    expect(await kv.get('price', 'json')).toStrictEqual({ cents: 250, label: 'crème' })
    expect((await kv.get('price', 'arrayBuffer'))?.byteLength).toBe(30)
    expect([await kv.get('nothing'), await kv.get('nothing', 'json')]).toEqual([null, null])
  })

  // F561
  test('bytes are returned unchanged', async () => {
    const kv = open()
    await kv.put('page', new Uint8Array([0, 255, 128]))
    await kv.put('part', new Uint8Array([9, 1, 2, 9]).subarray(1, 3))
    const read = async (key: string) => (await kv.get(key, 'arrayBuffer')) ?? new ArrayBuffer()
    expect([...new Uint8Array(await read('page'))]).toStrictEqual([0, 255, 128])
    expect([...new Uint8Array(await read('part'))]).toStrictEqual([1, 2])
    await kv.put('text', new TextEncoder().encode('crème'))
    expect(await kv.get('text')).toBe('crème')
  })

  // F561
  test('a deleted value cannot be read, and deleting a missing one does not throw', async () => {
    const kv = open()
    await kv.put('page', '1')
    await kv.delete('page')
    await kv.delete('page')
    expect([await kv.get('page'), await kv.get('page', 'arrayBuffer')]).toEqual([null, null])
  })
})

describe('KV on Node', () => {
  // F561
  test('an expired value cannot be read, and a later put replaces the expiry', async () => {
    let now = 1_000
    const kv = openSqliteKv(':memory:', () => now)
    await kv.put('short', '1', { expirationTtl: 60 })
    await kv.put('long', '2')
    await kv.put('replaced', '3', { expirationTtl: 60 })
    await kv.put('replaced', '4')
    now = 1_059
    expect(await kv.get('short')).toBe('1')
    now = 1_060
    expect([await kv.get('short'), await kv.get('long'), await kv.get('replaced')]).toEqual([null, '2', '4'])
    expect(await kv.get('short', 'arrayBuffer')).toBeNull()
    kv.close()
  })

  /** Two connections to one file, as of two processes. */
  function openTwice() {
    const folder = mkdtempSync(join(tmpdir(), 'proviant-'))
    const file = join(folder, 'kv.sqlite')
    const [kv, other] = [openSqliteKv(file), openSqliteKv(file)]
    onTestFinished(() => {
      other.close()
      rmSync(folder, { recursive: true })
    })
    return { kv, other }
  }

  test('values written in one turn of the event loop are visible to this process at once, and to others together', async () => {
    const { kv, other } = openTwice()
    await kv.put('old', '0')
    const writes = [kv.put('page', '1'), kv.put('data', '2'), kv.delete('old')]
    const read = (from: Kv) => Promise.all([from.get('page'), from.get('data'), from.get('old')])
    expect(await read(kv)).toEqual(['1', '2', null])
    expect(await read(other)).toEqual([null, null, '0'])
    await writes[0]
    expect(await read(other)).toEqual(['1', '2', null])
    await Promise.all(writes)
    await kv.put('page', '3')
    expect(await read(other)).toEqual(['3', '2', null])
    kv.close()
  })

  test('a write that fails rejects alone, and a closed store has the writes of its last turn', async () => {
    const { kv, other } = openTwice()
    const writes = [kv.put('page', '1'), kv.put('broken', null as never), kv.put('data', '2')]
    expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    const last = kv.put('last', '3')
    kv.close()
    await last
    expect([await other.get('page'), await other.get('data'), await other.get('last')]).toEqual(['1', '2', '3'])
  })
})
