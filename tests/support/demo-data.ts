// A prepared data folder, made once and copied for each shop that a test run starts. Called by server.ts, edge-shop.ts and tests.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fastPasswords } from '#backends/commerce/testing/fast-passwords.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from '../../scripts/prepare.ts'

/** What the data depend on, and the day, because orders and news are dated from today. */
const sources = [
  'migrations',
  'backends',
  'contracts',
  'scripts/prepare.ts',
  'scripts/migrate.ts',
  'scripts/sql-statements.ts',
]

type Kind = 'node' | 'edge'
type Prepare = (folder: string) => Promise<void>

/** Pictures in other sizes, named by their content: shops on Node share them, because one takes a tenth of a second to write. */
const sizedPictures = resolve('.cache', 'sized-pictures')

const made = new Map<Kind, Promise<string>>()

/** A temporary copy of the folder that `prepare` fills; kept in `.cache` until a source of the data changes. */
export async function copyDemoData(kind: Kind, prepare: Prepare): Promise<string> {
  const kept = made.get(kind) ?? makeDemoData(kind, prepare)
  made.set(kind, kept)
  const copy = mkdtempSync(join(tmpdir(), 'proviant-'))
  cpSync(await kept, copy, { recursive: true })
  if (kind === 'node') {
    await mkdir(sizedPictures, { recursive: true })
    symlinkSync(sizedPictures, join(copy, 'images'), 'junction')
  }
  return copy
}

/** The same of a shop on Node that has just been seeded. */
export const copyNodeData = () =>
  copyDemoData('node', async (folder) => {
    await prepareNode(folder, {})
    const bindings = openNodeBindings({ dataDir: folder, vars: {} })
    await fastPasswords(bindings.COMMERCE_DB)
    bindings.close()
  })

async function makeDemoData(kind: Kind, prepare: Prepare): Promise<string> {
  const kept = join('.cache', `demo-data-${kind}-${fingerprint()}`)
  if (existsSync(kept)) return kept
  removeOld(`demo-data-${kind}-`, basename(kept))
  const partial = `${kept}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await prepare(partial)
  try {
    renameSync(partial, kept)
  } catch (error) {
    // another process that made the same was quicker
    if (!existsSync(kept)) throw error
    rmSync(partial, { recursive: true })
  }
  return kept
}

function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const source of sources.filter((place) => existsSync(place))) {
    const names = source.endsWith('.ts') ? [''] : readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()
    for (const name of names.filter((file) => /^$|\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'))) {
      hash.update(name).update(readFileSync(join(source, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** @param current what another process may be making right now */
function removeOld(prefix: string, current: string): void {
  if (!existsSync('.cache')) return
  const isOld = (name: string) => name.startsWith(prefix) && !name.startsWith(current)
  for (const name of readdirSync('.cache').filter(isOld)) {
    rmSync(join('.cache', name), { recursive: true, force: true })
  }
}
