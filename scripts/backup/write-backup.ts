// Writes a backup of a data folder: its databases, the pictures of products, and the generated secrets.
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { hashesPath } from '#server/images/picture-hashes.ts'
import { copyDatabase } from './databases.ts'
import { databases, hashFile, type Manifest, manifestName } from './manifest.ts'

/** Files that are copied as they are, if they exist. `secrets.json` is for its owner only. */
const plainFiles = ['secrets.json', 'media', hashesPath.slice(1)]

export type WrittenBackup = { files: number; bytes: number; hasSecrets: boolean }

/**
 * The folder must not exist, or be empty. It appears at the end, so an interrupted backup leaves `<folder>.partial` only.
 * @throws Error with a sentence
 */
export async function writeBackup(dataDir: string, folder: string): Promise<WrittenBackup> {
  const missing = databases.find(({ file }) => !existsSync(join(dataDir, file)))
  if (missing) throw new Error(`${join(dataDir, missing.file)} does not exist: set DATA_DIR as for the shop.`)
  if ((await readdir(folder).catch(codeOf)).length > 0)
    throw new Error(`${folder} exists and is not an empty folder: name a new one.`)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  try {
    await mkdir(partial, { recursive: true, mode: 0o700 })
    for (const { file } of databases) await copyDatabase(join(dataDir, file), join(partial, file))
    const copied = (await Promise.all(plainFiles.map((name) => listFiles(join(dataDir, name))))).flat()
    for (const file of copied) await copyInto(join(partial, relative(dataDir, file)), file)
    const written = await describe(partial, [
      ...databases.map(({ file }) => file),
      ...copied.map((file) => relative(dataDir, file)),
    ])
    await rm(folder, { recursive: true, force: true })
    await rename(partial, folder)
    return written
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** An empty list if there is no such folder. */
const codeOf = (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : [String(error.code)])

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function copyInto(target: string, source: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, target)
  await chmod(target, 0o600)
}

async function describe(folder: string, names: readonly string[]): Promise<WrittenBackup> {
  const files: Manifest['files'] = {}
  let bytes = 0
  for (const name of names) {
    files[name.split(sep).join('/')] = await hashFile(join(folder, name))
    bytes += (await stat(join(folder, name))).size
  }
  const manifest: Manifest = { format: 1, createdAt: new Date().toISOString(), files }
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  return { files: names.length, bytes, hasSecrets: 'secrets.json' in files }
}
