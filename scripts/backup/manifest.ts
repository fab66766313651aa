// The list of the files of a backup, with their hashes: a backup without it is incomplete.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type } from 'arktype'
import { dataFiles } from '#server/platform/node/bindings.ts'
import { migrationFolders } from '../migrate.ts'

export const manifestName = 'backup.json'

const databaseNames = Object.keys(migrationFolders) as (keyof typeof migrationFolders)[]

/** `kv.sqlite` contains only caches. */
export const databases = databaseNames.map((name) => ({ file: dataFiles[name], migrations: migrationFolders[name] }))

/** Paths are relative to the folder, with `/`; hashes are SHA-256 in hexadecimal. */
const Manifest = type({ format: '1', createdAt: 'string', files: { '[string]': 'string' } })
export type Manifest = typeof Manifest.infer

/** @throws Error with a sentence if the folder contains no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} contains no complete backup: it has no ${manifestName}.`)
  })
  const manifest = parseJson(text)
  const isInside = (path: string) => !path.includes('\\') && !path.split('/').some((part) => /^\.{0,2}$/.test(part))
  const missing = manifest && databases.find(({ file }) => !manifest.files[file])
  if (!manifest || missing || !Object.keys(manifest.files).every(isInside))
    throw new Error(`${join(folder, manifestName)} is damaged, or of a newer version of the shop.`)
  return manifest
}

function parseJson(text: string): Manifest | null {
  try {
    const parsed = Manifest(JSON.parse(text))
    return parsed instanceof type.errors ? null : parsed
  } catch {
    return null
  }
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
