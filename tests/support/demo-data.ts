// Demo data folder, prepared once and copied for each shop that a test run starts.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fastPasswords } from '#backends/commerce/testing/fast-passwords.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { prepareNode } from '../../scripts/prepare.ts'

/** Sources of the data. The day counts too: orders and news are dated relative to today. */
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

/** Resized images, named by content hash. Shops on Node share them because encoding one takes 0.1 s. */
const sizedPictures = resolve('.cache', 'sized-pictures')

const made = new Map<Kind, Promise<string>>()

/** A temporary copy of the folder that `prepare` fills, cached in `.cache` until a source of the data changes. */
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

/** A temporary copy of the demo data of a newly seeded shop on Node. */
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
    // another process has created the same folder meanwhile
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

/** @param current folder that another process may be creating now */
function removeOld(prefix: string, current: string): void {
  if (!existsSync('.cache')) return
  const isOld = (name: string) => name.startsWith(prefix) && !name.startsWith(current)
  for (const name of readdirSync('.cache').filter(isOld)) {
    rmSync(join('.cache', name), { recursive: true, force: true })
  }
}
