// Cuts the power at random moments after the last confirmed order: what was not synchronised may be lost, old or garbage.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteD1 } from '../../../src/server/platform/node/sqlite-d1.ts'
import { startNodeShop } from '../../../tests/support/server.ts'
import { seeded } from '../../bench/seeded-random.ts'
import { type EmbeddedCommerce, openEmbeddedCommerce } from '../embedded-commerce.ts'
import type { StressResult } from '../stress-result.ts'

const part = 'power cuts'
const file = 'commerce.sqlite'
/** SQLite's level at which a commit waits until the WAL is on the disk: https://www.sqlite.org/pragma.html#pragma_synchronous */
const synchronousFull = 2
const sectorBytes = 512
/** Cut copies on which the whole shop is started. */
const startedShops = 3

/** Contents of database and WAL. */
type Files = { database: Buffer; wal: Buffer }
type Cut = Files & { kind: string; orders: string[] }

export async function runPowerCuts({ cuts, seed }: { cuts: number; seed: number }): Promise<StressResult[]> {
  const random = seeded(seed)
  const commerce = await openEmbeddedCommerce()
  const folder = mkdtempSync(join(tmpdir(), 'proviant-cuts-'))
  try {
    const level = Number(await commerce.db.prepare('PRAGMA synchronous').first('synchronous'))
    const writer = createWriter(commerce, level >= synchronousFull)
    const failures: string[] = []
    const kinds = new Map<string, number>()
    let [orders, serving] = [0, 0]
    for (let index = 0; index < cuts; index++) {
      const cut = await writer.cut(random)
      kinds.set(cut.kind, (kinds.get(cut.kind) ?? 0) + 1)
      orders = cut.orders.length
      const copy = join(folder, String(index))
      const shown = `cut ${index}, ${cut.kind}`
      failures.push(...(await check(commerce.dataDir, copy, cut)).map((failure) => `${shown}: ${failure}`))
      if (index < startedShops) serving += Number(await serves(copy))
      rmSync(copy, { recursive: true })
    }
    for (const failure of failures) console.error(failure)
    const of = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ')
    const started = Math.min(startedShops, cuts)
    return [
      {
        part,
        what: `confirmed writes missing, or a damaged database, of ${cuts} (${of}); ${orders} orders at the end`,
        value: failures.length,
        unit: '',
        limit: 0,
      },
      { part, what: `shops that do not serve a cut copy, of ${started}`, value: started - serving, unit: '', limit: 0 },
    ]
  } finally {
    commerce.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param isSynchronised whether a confirmed order is on the disk; otherwise only what a checkpoint wrote */
function createWriter({ dataDir, db, fillCart, placeOrder }: EmbeddedCommerce, isSynchronised: boolean) {
  const path = join(dataDir, file)
  const read = (): Files => ({
    database: readFileSync(path),
    wal: existsSync(`${path}-wal`) ? readFileSync(`${path}-wal`) : Buffer.alloc(0),
  })
  const confirmed: string[] = []
  let durable: Files | null = null
  async function order() {
    await fillCart()
    const key = `power-cut-${confirmed.length}`
    await placeOrder(key)
    confirmed.push(key)
  }
  async function checkpoint() {
    await db.prepare('PRAGMA wal_checkpoint(PASSIVE)').run()
  }
  /** Files whose rest is not synchronised yet when the power is cut. */
  async function cutWrite(random: () => number): Promise<Cut> {
    await order()
    const [orders, onDisk] = [[...confirmed], isSynchronised || !durable ? read() : durable]
    const more = 1 + Math.floor(3 * random())
    for (let index = 0; index < more; index++) await order()
    const later = read()
    // a checkpoint of SQLite's own came between
    if (isSynchronised && !later.database.equals(onDisk.database)) return cutWrite(random)
    const start = firstDifference(onDisk.wal, later.wal)
    const isCutOff = random() < 0.5
    const wal = isCutOff ? cutOff(later.wal, start, random) : mix(onDisk.wal, later.wal, start, random)
    return { kind: isCutOff ? 'cut in the WAL' : 'with a mixed end of the WAL', database: onDisk.database, wal, orders }
  }
  /** Only a part of the pages of a checkpoint is in the database, and the WAL still has all of them. */
  async function cutCheckpoint(random: () => number): Promise<Cut> {
    await order()
    const [orders, before] = [[...confirmed], read()]
    await checkpoint()
    durable = read()
    const size = Math.max(before.database.length, durable.database.length)
    const database = mix(before.database, durable.database.subarray(0, size), 0, random, false)
    return { kind: 'in a checkpoint', database, wal: before.wal, orders }
  }
  return { cut: (random: () => number) => (random() < 0.25 ? cutCheckpoint(random) : cutWrite(random)) }
}

function firstDifference(before: Buffer, after: Buffer): number {
  const length = Math.min(before.length, after.length)
  for (let index = 0; index < length; index++) if (before[index] !== after[index]) return index
  return length
}

const cutOff = (wal: Buffer, start: number, random: () => number) =>
  wal.subarray(0, start + Math.floor(random() * (wal.length - start + 1)))

/** From `start` on each sector is new, old or, if `withGarbage`, anything. */
function mix(before: Buffer, after: Buffer, start: number, random: () => number, withGarbage = true): Buffer {
  const mixed = Buffer.from(after)
  for (let at = start; at < mixed.length; ) {
    const end = Math.min(mixed.length, (Math.floor(at / sectorBytes) + 1) * sectorBytes)
    const dice = random()
    if (dice < 1 / 3) {
      mixed.fill(0, at, end)
      if (at < before.length) before.copy(mixed, at, at, Math.min(end, before.length))
    } else if (withGarbage && dice < 2 / 3) for (let byte = at; byte < end; byte++) mixed[byte] = 256 * random()
    at = end
  }
  return mixed
}

/** @returns what is wrong with the copy after the shop has opened it */
async function check(dataDir: string, copy: string, { database, wal, orders }: Cut): Promise<string[]> {
  mkdirSync(copy)
  for (const name of ['shop.sqlite', 'content.sqlite']) backUp(join(dataDir, name), join(copy, name))
  cpSync(join(dataDir, 'secrets.json'), join(copy, 'secrets.json'))
  writeFileSync(join(copy, file), database)
  writeFileSync(join(copy, `${file}-wal`), wal)
  try {
    const db = openSqliteD1(join(copy, file))
    try {
      const state = await db.prepare('PRAGMA integrity_check').first<string>('integrity_check')
      const { results } = await db
        .prepare("SELECT idempotency_key AS key FROM orders WHERE idempotency_key LIKE 'power-cut-%'")
        .all<{ key: string }>()
      const found = new Set(results.map(({ key }) => key))
      const missing = orders.filter((key) => !found.has(key))
      const partial = await db
        .prepare(
          `SELECT count(*) AS n FROM orders o WHERE idempotency_key LIKE 'power-cut-%'
            AND quantity <> (SELECT coalesce(sum(quantity), 0) FROM order_items l WHERE l.order_id = o.id)`,
        )
        .first<number>('n')
      return [
        ...(state === 'ok' ? [] : [`integrity_check: ${state}`]),
        ...(missing.length > 0 ? [`lacks ${missing.join()}`] : []),
        ...(partial ? [`${partial} orders without their lines`] : []),
      ]
    } finally {
      db.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Copies a database that is open. */
function backUp(from: string, to: string) {
  const db = new DatabaseSync(from)
  db.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  db.close()
}

async function serves(dataDir: string): Promise<boolean> {
  const shop = await startNodeShop({ dataDir, env: { LOG_LEVEL: 'error' } }).catch((error) => {
    console.error(error)
    return null
  })
  const status = shop && (await fetch(`${shop.url}/readyz`)).status
  await shop?.kill()
  return status === 200
}
