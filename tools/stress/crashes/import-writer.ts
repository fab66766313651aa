// Imports that change every product, killed at random moments: all products have the values of one file.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { heapFlags, memoryEnv } from '../../../scripts/setup/memory-settings.mjs'
import { withDatabase } from '../buyers.ts'
import { count, none, type Writer } from './writer.ts'

/** Weight in grams that the first file gives all products; each further file adds one. */
const firstWeight = 100_000
/** Between two imports. */
const pauseMs = 2_000

export const createImportWriter = async (
  { dataDir, isOver }: { dataDir: string; isOver(): boolean },
  random: () => number,
): Promise<Writer & { kills(): number; finish(): Promise<void>; remove(): void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'proviant-imports-'))
  const env = { ...memoryEnv, ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, ['scripts/export.ts', join(folder, 'export')], { env })
  const toFile = createFiles(folder)
  let [version, confirmed, kills, crashed] = [0, 0, 0, 0]
  /** How long the last import took that was not killed. */
  let importMs = 0

  /** @param killAfterMs null: lets it finish. @returns its exit code; null if it was killed */
  async function importNext(killAfterMs: number | null): Promise<number | null> {
    // the lock of an import that crashed ends after two minutes
    withDatabase(dataDir, (db) => db.exec('UPDATE import_lock SET expires_at = 0'))
    version += 1
    const started = performance.now()
    const flags = [...heapFlags, '--disable-warning=ExperimentalWarning', 'scripts/import.ts', '--products']
    const child = spawn(process.execPath, [...flags, toFile(version)], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let message = ''
    child.stderr.on('data', (chunk) => {
      message += chunk
    })
    const ended = once(child, 'close')
    const killer = new AbortController()
    if (killAfterMs !== null)
      void sleep(killAfterMs, null, { signal: killer.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      )
    await ended
    killer.abort()
    if (child.exitCode === 0) {
      confirmed = version
      importMs = performance.now() - started
    } else if (child.exitCode === null) kills += 1
    else {
      crashed += 1
      console.error(message)
    }
    return child.exitCode
  }
  return {
    kills: () => kills,
    async run() {
      while (!isOver()) {
        await importNext(importMs > 0 && random() < 0.8 ? importMs * (0.3 + 0.8 * random()) : null)
        await sleep(pauseMs)
      }
    },
    /** The import after the last kill. */
    finish: async () => void (await importNext(null)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
    check: (db) => [
      ...checkProducts(db, confirmed, version),
      none(`imports that ended with an error, of ${version}, ${kills} of them killed`, crashed),
    ],
  }
}

/** Writes the exported products with the weight of a version. @returns the file */
function createFiles(folder: string): (version: number) => string {
  const [head = '', ...rows] = readFileSync(join(folder, 'export', 'products.csv'), 'utf8')
    .trimEnd()
    .split('\r\n')
  const names = head.replace('\uFEFF', '').split(';')
  const kept = ['sku', 'number', 'unit', 'amount', 'measure', 'weight_g', 'price', 'name_en']
  const weight = kept.indexOf('weight_g')
  const name = kept.indexOf('name_en')
  const cells = rows.map((row) => {
    const all = row.match(/(?:"(?:[^"]|"")*"|[^;"]*)(?:;|$)/g)?.map((cell) => cell.replace(/;$/, '')) ?? []
    return kept.map((column) => all[names.indexOf(column)] ?? '')
  })
  return (version) => {
    const file = join(folder, 'products.csv')
    const lines = cells.map((row) =>
      row
        .map((cell, index) => {
          if (index === weight) return String(firstWeight + version)
          return index === name && cell ? cell.replace(/"?$/, ` v${version}$&`) : cell
        })
        .join(';'),
    )
    writeFileSync(file, [kept.join(';'), ...lines].join('\r\n'))
    return file
  }
}

function checkProducts(db: DatabaseSync, confirmed: number, sent: number) {
  const weights = db
    .prepare('SELECT DISTINCT weight_grams AS grams FROM products WHERE weight_grams > ? ORDER BY 1')
    .all(firstWeight)
    .map(({ grams }) => Number(grams) - firstWeight)
  const newest = weights.at(-1) ?? 0
  const named = count(
    db,
    `SELECT count(*) AS n FROM product_texts WHERE locale = 'en' AND name LIKE '% v%' AND name NOT LIKE ?`,
    `% v${newest}`,
  )
  return [
    none('products with the weight of another import than the newest', Math.max(0, weights.length - 1)),
    none('products with the name of another import', named),
    none(`imports lost: the newest is ${newest}, of ${sent}`, newest < confirmed || newest > sent ? 1 : 0),
    none(
      'tables that an import left',
      count(
        db,
        "SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE 'import\\_%' ESCAPE '\\' AND name <> 'import_lock' AND type = 'table'",
      ),
    ),
  ]
}
