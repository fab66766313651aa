// Damages of the files of a stopped shop.
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** @param random bytes */
export type Damage = (file: string, random: () => number) => void

const noise = (length: number, random: () => number) => Uint8Array.from({ length }, () => 256 * random())

function overwrite(file: string, at: number, bytes: Uint8Array) {
  const handle = openSync(file, 'r+')
  writeSync(handle, bytes, 0, bytes.length, at)
  closeSync(handle)
}

export const databaseDamages: Record<string, Damage> = {
  'an overwritten header': (file, random) => overwrite(file, 0, noise(100, random)),
  'half of the file missing': (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'an end in the middle of a page': (file) => truncateSync(file, statSync(file).size - 1_000),
  'pages of zeros': (file) => {
    const { size } = statSync(file)
    overwrite(file, Math.floor(size / 4 / 4096) * 4096, new Uint8Array(Math.floor(size / 4)))
  },
  'pages of noise': (file, random) => {
    const { size } = statSync(file)
    overwrite(file, Math.floor(size / 2 / 4096) * 4096, noise(Math.floor(size / 4), random))
  },
  'a folder in place of the file': (file) => {
    rmSync(file)
    rmSync(`${file}-wal`, { force: true })
    rmSync(`${file}-shm`, { force: true })
    mkdirSync(file)
  },
}

/** The database is whole: SQLite has to ignore the WAL or its end. */
export const walDamages: Record<string, Damage> = {
  'a WAL of noise': (file, random) => writeFileSync(`${file}-wal`, noise(40_000, random)),
  'a WAL with noise after its header': (file, random) => {
    const header = existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`).subarray(0, 32) : new Uint8Array(32)
    writeFileSync(`${file}-wal`, Buffer.concat([header, noise(40_000, random)]))
  },
}

/** Values of the cache with other bytes than were stored. */
export const cacheDamages: Record<string, Damage> = {
  'entries of noise': (file) => change(file, 'randomblob(length(value))'),
  'entries cut in half': (file) => change(file, 'substr(value, 1, length(value) / 2)'),
  'empty entries': (file) => change(file, "''"),
  'entries with a noisy end': (file) =>
    change(file, 'CAST(substr(value, 1, length(value) / 2) || randomblob(length(value) / 2) AS BLOB)'),
}

function change(file: string, value: string) {
  const db = new DatabaseSync(file)
  db.exec(`UPDATE kv SET value = ${value}`)
  db.close()
}
