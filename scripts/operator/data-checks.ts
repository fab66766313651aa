// Checks of the data folder: its disk, its databases, and its clock.
import { existsSync } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFiles } from '#server/platform/node/bindings.ts'
import { createDiskProbe } from '#server/platform/node/disk-probe.ts'
import type { Sql } from '#server/storage/storage.ts'
import { migrationFolders } from '../migrate.ts'
import { right, wrong } from './findings.ts'

const migrations: Partial<Record<keyof typeof dataFiles, string>> = migrationFolders

async function listWaiting(folder: string, journal: readonly { name?: unknown }[]): Promise<string[]> {
  const applied = new Set(journal.map(({ name }) => name))
  return (await readdir(folder)).filter((file) => file.endsWith('.sql') && !applied.has(file))
}

type Migrated = { name: string; migrations: string; db: Sql }

async function findMissing({ name, migrations, db }: Migrated): Promise<string[]> {
  const rows = await db.prepare("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'").all()
  const { results } =
    rows.results.length > 0 ? await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>() : rows
  const waiting = await listWaiting(migrations, results)
  return waiting.length > 0
    ? [`${name} lacks ${waiting.length} migrations: run \`npx wrangler d1 migrations apply ${name} --remote\`.`]
    : []
}

/** Of databases on Workers, which wrangler migrates. */
export async function checkMigrations(databases: readonly Migrated[]) {
  const found = (await Promise.all(databases.map(findMissing))).flat()
  return found.length > 0 ? found.map(wrong) : [right(`The ${databases.length} databases have all migrations.`)]
}

const minFreeBytes = 1_000_000_000
const clockToleranceMs = 60_000

const toGigabytes = (bytes: number) => (bytes / 1e9).toFixed(1)

/** Opens the file for reading only, so that the check may run while the shop is open. */
async function findDatabaseFault(file: string, folder: string | undefined): Promise<string | null> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [result] = database.prepare('PRAGMA quick_check(1)').all()
    const state = String(Object.values(result ?? {})[0])
    if (state !== 'ok') return `${file} is damaged (${state}): restore it from the last backup.`
    if (!folder) return null
    const waiting = await listWaiting(folder, database.prepare('SELECT name FROM d1_migrations').all())
    return waiting.length > 0
      ? `${file} lacks ${waiting.length} migrations: the next \`npm start\` applies them.`
      : null
  } catch (error) {
    return `${file} cannot be read: ${error instanceof Error ? error.message : error}.`
  } finally {
    database.close()
  }
}

export async function checkDatabases(dataDir: string) {
  const files = Object.entries(dataFiles).map(([name, file]) => ({ name, file: join(dataDir, file) }))
  const missing = files.filter(({ file }) => !existsSync(file))
  if (missing.length > 0) return missing.map(({ file }) => wrong(`${file} does not exist: \`npm start\` creates it.`))
  const faults = await Promise.all(
    files.map(({ name, file }) => findDatabaseFault(file, migrations[name as keyof typeof dataFiles])),
  )
  const found = faults.filter((fault) => fault !== null)
  return found.length > 0
    ? found.map(wrong)
    : [right(`The ${files.length} databases are undamaged and have all migrations.`)]
}

export async function checkDisk(dataDir: string) {
  try {
    await createDiskProbe(dataDir)()
  } catch (error) {
    return [wrong(`The disk of ${dataDir} takes no writes: ${error instanceof Error ? error.message : error}.`)]
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  return free < minFreeBytes
    ? [wrong(`Only ${toGigabytes(free)} GB are free on the disk of ${dataDir}: orders fail when it is full.`)]
    : [right(`The disk takes writes and has ${toGigabytes(free)} GB free.`)]
}

/** Compares the clock with the newest records, and with the time that servers report. @param servers URLs */
export async function checkClock(databases: { SHOP_DB: Sql; COMMERCE_DB: Sql }, servers: readonly string[]) {
  const [tokens, orders] = await Promise.all([
    databases.SHOP_DB.prepare('SELECT max(changed_at) AS at FROM tag_tokens').first<number>('at'),
    databases.COMMERCE_DB.prepare('SELECT max(created_at) AS at FROM orders').first<string>('at'),
  ])
  const newest = Math.max(tokens ?? 0, Date.parse(orders ?? '') || 0)
  if (newest > Date.now() + clockToleranceMs)
    return [wrong(`The clock is behind: the newest record is from ${new Date(newest).toISOString()}.`)]
  for (const server of servers) {
    const response = await fetch(server, { method: 'HEAD', signal: AbortSignal.timeout(5_000) }).catch(() => null)
    const time = Date.parse(response?.headers.get('date') ?? '')
    const seconds = Math.round((Date.now() - time) / 1000)
    if (Math.abs(seconds) * 1000 > clockToleranceMs)
      return [wrong(`The clock differs by ${seconds} s from that of ${new URL(server).host}: synchronize it.`)]
  }
  return [right('The clock agrees with the newest records.')]
}
